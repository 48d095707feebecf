import GtkTracking

/// The state on which a look may depend, as a value passed to configurations.
@MainActor public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// Custom state, by custom keys.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a custom state.
@RawRepresented(by: String.self)
public nonisolated struct ConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
  /// A key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
