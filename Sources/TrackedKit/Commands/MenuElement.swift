import Gtk
public import Observation

/// An element of a menu: an `Action`, a `Command`, another `Menu`, or elements that are still to come.
///
/// The tracked hook of each place that shows an element reads it: change it at any time, also in a hook
/// (C-235).
@MainActor @Observable open class MenuElement {
  /// The text; empty for none.
  public internal(set) var title: String
  /// A second, smaller line; nil for none.
  public internal(set) var subtitle: String?
  /// A picture before the text; nil for none.
  public internal(set) var image: Image?

  init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Whether an element can be chosen, and how it looks.
  @RawRepresented(by: UInt.self)
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// Seen, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys or deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not seen.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is on, off or mixed.
  public nonisolated enum State: Int, Sendable {
    /// It is not.
    case off
    /// On, shown by a tick.
    case on
    /// Mixed, shown by a dash.
    case mixed
  }
}
