import CGtk

/// Shows and hides its child with a transition.
@MainActor open class Revealer: Widget {
  /// Hides nothing yet.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_revealer_new())) }

  /// Adopts a GtkRevealer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// What is revealed.
  public var child: Widget? {
    get { Widget.wrap(gtk_revealer_get_child(native()), as: Widget.self) }
    set { if newValue !== child { gtk_revealer_set_child(native(), incoming(newValue)) } }
  }

  /// Whether the child is to be shown.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(native()) != 0 }
    set { if newValue != revealsChild { gtk_revealer_set_reveal_child(native(), newValue ? 1 : 0) } }
  }

  /// How the child comes and goes.
  public enum TransitionType: UInt32 {
    /// At once.
    case none = 0
    /// It fades.
    case crossfade = 1
    /// It slides in towards the right.
    case slideRight = 2
    /// It slides in towards the left.
    case slideLeft = 3
    /// It slides in upwards.
    case slideUp = 4
    /// It slides in downwards.
    case slideDown = 5
  }

  /// How the child comes and goes.
  public var transitionType: TransitionType {
    get { TransitionType(rawValue: gtk_revealer_get_transition_type(native()).rawValue) ?? .none }
    set { gtk_revealer_set_transition_type(native(), GtkRevealerTransitionType(newValue.rawValue)) }
  }

  /// Whether the child is shown and the transition over.
  public var isChildRevealed: Bool { gtk_revealer_get_child_revealed(native()) != 0 }

  /// How long the transition takes, in milliseconds.
  public var transitionDuration: Int {
    get { Int(gtk_revealer_get_transition_duration(native())) }
    set { if newValue != transitionDuration { gtk_revealer_set_transition_duration(native(), UInt32(newValue)) } }
  }
}
