public import Foundation
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
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How days are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// Remembers how to undo what was done, for the controller that shows the view and the keys Ctrl+Z and Ctrl+Shift+Z; nil where the
  /// view is not in a window.
  public var undoManager: UndoManager? { node.island.controller?.undoManager }

  /// Whether the view's window has the keyboard.
  public var appearsActive: Bool { scenePhase == .active }
  /// Whether the view's window has the keyboard.
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }
  /// Whether what scrolls around the view can be scrolled.
  public var isScrollEnabled: Bool {
    get { !scrollIsDisabled }
    set { scrollIsDisabled = !newValue }
  }
  /// Whether input methods do not correct what is written in the fields inside.
  public var autocorrectionDisabled: Bool {
    get { inputHints.contains(.noSpellcheck) }
    set { if newValue { inputHints.insert(.noSpellcheck) } else { inputHints.remove(.noSpellcheck) } }
  }
  /// How heavy letters are to be for the person; nil, as a desktop has no such setting.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// The text size, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize.category }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
  /// Whether assistive technology is at work: a desktop does not tell programs.
  public var accessibilityEnabled: Bool { false }
  /// Whether the screen is dimmed, as a watch's is: never.
  public var isLuminanceReduced: Bool { false }
  /// The nearest thing around that can have the keyboard.
  @available(*, unavailable, message: "keep a @FocusState and give the view .focused(_:)")
  public var isFocused: Bool { false }
}

/// Whether a window has the keyboard.
public nonisolated enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// It has.
  case key
  /// It is one of the program that has.
  case active
  /// It has not.
  case inactive
}

/// How heavy letters are.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
  /// As they are.
  case regular
  /// Heavier.
  case bold
}
