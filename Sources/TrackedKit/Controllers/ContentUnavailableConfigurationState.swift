import GtkTracking

/// What `updateContentUnavailableConfiguration(using:)` may depend on.
@MainActor public struct ContentUnavailableConfigurationState {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// What is in the search bar of the controller's navigation item; nil while nothing is searched for.
  public var searchText: String?
}
