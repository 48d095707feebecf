import FoundationEssentials
import TrackedUI
private enum Theme: String, CaseIterable {
  case light, dark
  var name: String { rawValue }
}
@Observable private final class Settings { var theme = Theme.light }


private struct ThemeView: View {
@Bindable var settings: Settings
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Controls/Picker.swift", line: 6)
Picker("Theme", selection: $settings.theme) { ForEach(Theme.allCases, id: \.self) { Text($0.name).tag($0) } }
#sourceLocation()
}}
