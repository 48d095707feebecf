import TrackedUI

/// The app's model in declarative views: the trait of the window they are in.
struct AppModelKey: TraitBridgedEnvironmentKey {
  static let defaultValue: AppModel? = nil

  static func read(from traitCollection: TraitCollection) -> AppModel? { traitCollection.appModel }
  static func write(to mutableTraits: inout any MutableTraits, value: AppModel?) { mutableTraits.appModel = value }
}

extension EnvironmentValues {
  /// The app's model; nil in no window of the app.
  var appModel: AppModel? {
    get { self[AppModelKey.self] }
    set { self[AppModelKey.self] = newValue }
  }
}
