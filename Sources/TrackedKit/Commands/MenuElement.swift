import Gtk
public import Observation

/// What a menu consists of: an `Action`, a `Command`, another `Menu`, or elements that are still to come.
///
/// What is shown is read in the tracked hook of each place that shows it: an element may be changed at any time, and in a hook
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

  /// What an element looks like and whether it can be chosen.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Seen, and not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys or deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not seen.
    public static let hidden = Attributes(rawValue: 4)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether what an element stands for is so.
  public nonisolated enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is: a tick tells it.
    case on
    /// Partly: a dash tells it.
    case mixed
  }
}
