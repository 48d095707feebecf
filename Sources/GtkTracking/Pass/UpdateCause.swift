import Tracking

/// Why a hook runs.
@MainActor public enum UpdateCause: CustomStringConvertible {
  /// It never ran before.
  case firstRun
  /// An observable property it read was changed; nil where the key path is not known.
  case property(AnyKeyPath?)
  /// A trait it read has another value.
  case trait(String)
  /// `setNeeds…` was called, or what it configures was replaced.
  case manual
  /// The state of the cell or button changed.
  case state
  /// GTK asked for it: a new size, or a new picture.
  case system

  /// The cause in one or two words.
  public var description: String {
    switch self {
    case .firstRun: "first run"
    case .property(let path): path.map { "property \(Self.name(of: $0))" } ?? "property"
    case .trait(let name): "trait \(name)"
    case .manual: "manual"
    case .state: "state"
    case .system: "system"
    }
  }

  /// What a key path leads to: `\Settings.badgeCount` gives `badgeCount`, or `of Settings` where the program was stripped of its names.
  static func name(of path: AnyKeyPath) -> String { PropertyName.of(path) ?? "of \(type(of: path).rootType)" }

  /// The same with the type that has the property: `Settings.badgeCount`.
  static func fullName(of path: AnyKeyPath) -> String {
    "\(type(of: path).rootType).\(PropertyName.of(path) ?? "…")"
  }
}
