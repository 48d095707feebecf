import GtkTracking

/// What a look may depend on, as a value that configurations are asked with.
@MainActor public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// State of one's own, by keys of one's own.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}
