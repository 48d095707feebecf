import Gtk
import Observation

/// What the desktop says of how things move, observable like a model.
@Observable private final class Motion {
  static let shared = Motion()
  private(set) var isReduced: Bool
  @ObservationIgnored private var connection: SignalConnection?

  init() {
    isReduced = !DisplaySettings.shared.animationsEnabled
    connection = DisplaySettings.shared.onNotifyEnableAnimations.includingProgrammatic { [weak self] in
      let isReduced = !DisplaySettings.shared.animationsEnabled
      if self?.isReduced != isReduced { self?.isReduced = isReduced }
    }
  }
}

private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }
private struct ReducedMotionKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
  /// Whether the person has switched animations off on the desktop.
  public var accessibilityReduceMotion: Bool {
    get { self[ReducedMotionKey.self] ?? Advice.silently { Motion.shared }.isReduced }
    set { self[ReducedMotionKey.self] = newValue }
  }

  /// Whether nothing is to be seen through: a desktop has no such setting.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colours alone must not tell things apart: a desktop has no such setting.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the screen's colours are inverted: a desktop does not tell.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons are to have visible outlines: the theme's have.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a screen reader is at work: a desktop does not tell programs.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether more than one window can be open: on a desktop, yes.
  public var supportsMultipleWindows: Bool { true }
  /// The size of a pixel of the screen in logical pixels.
  public var pixelLength: Double { 1 / displayScale }

  /// How days are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// Remembers how to undo what was done, for the controller that shows the view and the keys Ctrl+Z and Ctrl+Shift+Z; nil where the
  /// view is not in a window.
  public var undoManager: UndoManager? { node.island.controller?.undoManager }
}
