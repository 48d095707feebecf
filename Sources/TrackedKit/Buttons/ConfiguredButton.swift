import Gtk

/// A button whose look follows its state and the model: `updateConfiguration()` and, after it, a
/// `configurationUpdateHandler` set `configuration`, and run again when something they read has changed (C-147, C-148).
@MainActor open class ConfiguredButton: Button {
  private let content = ButtonContent()
  private var methodHook: Hook!
  private var handlerHook: Hook?

  /// A button that looks as `configuration` says until a hook says otherwise.
  public init(configuration: Configuration = .bordered()) {
    self.configuration = configuration
    super.init()
    child = content
    apply()
    let node = WidgetNode.of(self)
    methodHook = node.addHook(.updateConfiguration) { [unowned self] in updateConfiguration() }
    Signal<Int>(self, "state-flags-changed").connect { [unowned self] _ in stateDidChange() }
  }

  /// What the button shows.
  public var configuration: Configuration {
    didSet { if configuration != oldValue { apply() } }
  }

  /// Sets `configuration` for the current state. Tracked; runs before the first frame, when the state changes, and when
  /// something it read changes (C-149). Call `super`.
  open func updateConfiguration() {}

  /// As `updateConfiguration()`, after it, for a button without a class of its own. Tracked. Setting it asks for a run.
  public var configurationUpdateHandler: ((ConfiguredButton) -> Void)? {
    didSet {
      if let handlerHook {
        handlerHook.invalidate(.manual)
      } else {
        handlerHook = WidgetNode.of(self).addHook(.configurationUpdateHandler) { [unowned self] in
          configurationUpdateHandler?(self)
        }
      }
    }
  }

  /// Asks for both in the next update pass; several requests make one run (C-150).
  public func setNeedsUpdateConfiguration() { invalidateConfiguration(.manual) }

  /// Whether the button is held down.
  public var isHighlighted: Bool { currentState.contains(.active) }

  /// Whether the pointer is over the button.
  public var isHovered: Bool { currentState.contains(.prelight) }

  /// The states that a configuration may depend on; others, such as the direction of text, are the style's.
  private static let states: StateFlags = [.active, .prelight, .insensitive, .selected]

  private lazy var lastState = currentState
  private var currentState: StateFlags { stateFlags.intersection(Self.states) }

  private func stateDidChange() {
    guard currentState != lastState else { return }
    lastState = currentState
    invalidateConfiguration(.state)
  }

  private func invalidateConfiguration(_ cause: UpdateCause) {
    methodHook.invalidate(cause)
    handlerHook?.invalidate(cause)
  }

  private func apply() {
    content.show(configuration)
    hasFrame = configuration.style != .plain
    setCSSClass("suggested-action", .when(configuration.style == .filled))
    setCSSClass("tinted", .when(configuration.style == .tinted))
    if let title = configuration.title { setAccessibleLabel(title) }
    setAccessibleBusy(configuration.showsActivityIndicator)
  }
}
