import TrackedKit

/// The app's model, handed down to whatever is in a window of the app; nil elsewhere.
struct AppModelTrait: TraitDefinition {
  static let defaultValue: AppModel? = nil
}

extension TraitCollection {
  var appModel: AppModel? { self[AppModelTrait.self] }
}

extension MutableTraits {
  var appModel: AppModel? {
    get { self[AppModelTrait.self] }
    set { self[AppModelTrait.self] = newValue }
  }
}

extension ViewController {
  /// The app's model, from wherever it was provided above; nil in no window of the app. Tracked where a hook reads it.
  var appModel: AppModel? { traitCollection.appModel }
}

/// Hands the model and its theme to everything below `root`: once for a window, and without passing them on.
func provideAppModel(_ model: AppModel, to root: some TraitEnvironment) {
  root.traitOverrides.appModel = model
  root.traitOverrides.appTheme = model.theme
}
