// Made by scripts/generate-wrappers of scripts/support/wrappers/Revealer.txt: edit that, not this.
import CGtk

/// Every `Revealer`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol RevealerProtocol: Revealer {}

extension Revealer: nonisolated RevealerProtocol {}

extension RevealerProtocol {
  /// How the child appears and disappears.
  @NativeProperty(gtk_revealer_get_transition_type, gtk_revealer_set_transition_type)
  public var transitionType: RevealerTransitionType

  /// How long the transition takes, in milliseconds.
  @NativeProperty(gtk_revealer_get_transition_duration, gtk_revealer_set_transition_duration)
  public var transitionDuration: Int

  /// Whether the child is to be shown.
  @NativeProperty(gtk_revealer_get_reveal_child, gtk_revealer_set_reveal_child) public var revealsChild: Bool

  /// Whether the child is shown and the transition over.
  public var isChildRevealed: Bool { gtk_revealer_get_child_revealed(native()) != 0 }

  /// The widget that is revealed.
  @NativeChild(gtk_revealer_get_child, gtk_revealer_set_child) public var child: Widget?
}

// Signals.
extension RevealerProtocol {
  /// The user, or C code, changed `transitionType`.
  public var onNotifyTransitionType: Signal<> { notify("transition-type", delivery: .userChanges) }

  /// The user, or C code, changed `transitionDuration`.
  public var onNotifyTransitionDuration: Signal<> { notify("transition-duration", delivery: .userChanges) }

  /// The user, or C code, changed `revealsChild`.
  public var onNotifyRevealChild: Signal<> { notify("reveal-child", delivery: .userChanges) }

  /// `isChildRevealed` changed.
  public var onNotifyChildRevealed: Signal<> { notify("child-revealed") }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RevealerProtocol {
  @available(*, unavailable, renamed: "revealsChild")
  @NeverCalled public var revealChild: Bool
  @available(*, unavailable, renamed: "isChildRevealed")
  @NeverCalled public var childRevealed: Bool
}

/// How the child of a revealer appears and disappears.
@Counterpart(of: GtkRevealerTransitionType.self)
public nonisolated struct RevealerTransitionType: NativeEnumeration {
  /// At once.
  public static let none = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_NONE)

  /// It fades.
  public static let crossfade = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)

  /// It slides in towards the right.
  public static let slideRight = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT)

  /// It slides in towards the left.
  public static let slideLeft = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT)

  /// It slides in upwards.
  public static let slideUp = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)

  /// It slides in downwards.
  public static let slideDown = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)

  /// It swings in towards the right.
  public static let swingRight = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT)

  /// It swings in towards the left.
  public static let swingLeft = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT)

  /// It swings in upwards.
  public static let swingUp = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SWING_UP)

  /// It swings in downwards.
  public static let swingDown = RevealerTransitionType(GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN)
}
