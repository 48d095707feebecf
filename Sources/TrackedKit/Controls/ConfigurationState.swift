import GtkTracking

/// What a look may depend on, as a value that configurations are asked with.
@MainActor public protocol ConfigurationState {
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// Custom state, by custom keys.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a custom state.
public nonisolated struct ConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
  /// The name; no two states have the same.
  public let rawValue: String

  /// A key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
