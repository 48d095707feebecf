import FoundationEssentials
import TrackedUI
final class AppModel {}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Environment/EnvironmentKey.swift", line: 4)
struct AppModelKey: EnvironmentKey { static let defaultValue: AppModel? = nil }
extension EnvironmentValues {
  var appModel: AppModel? { get { self[AppModelKey.self] } set { self[AppModelKey.self] = newValue } }
}
#sourceLocation()

