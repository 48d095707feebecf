public import Gtk

/// A view that the user acts on. Members are declared in an extension, so that they know the class: `addTarget` passes a method its sender.
@MainActor public protocol ControlProtocol: Control {}

/// The base of controls that lay out and draw themselves. A subclass receives events by gestures and sends them
/// with `sendActions(for:)`:
///
/// ```swift
/// final class RatingControl: Control {
///   var rating = 0 { didSet { setNeedsDisplay() } }
///
///   func tapped(_ star: Int) {
///     rating = star
///     sendActions(for: .valueChanged)
///   }
/// }
/// ```
@MainActor open class Control: View, ControlProtocol, ContextMenuInteractionDelegate {
  /// Whether a program's class is highlighted: its override is called after GTK's own state has changed, and asks for the old value. Nil for
  /// a class of the kit.
  private var knownHighlighted: Bool?
  private var press: ControlPress?

  /// A control that lays itself out and draws itself.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    // What the kit derives from it has GTK's widgets to be pressed.
    guard type(of: self) == Control.self || ProgramClasses.contains(type(of: self)) else { return }
    // The program's subclass may watch the state by overriding it.
    knownHighlighted = false
    onStateFlagsChanged { [unowned self] _ in
      let isPressed = stateFlags.contains(.active)
      if isPressed != knownHighlighted { isHighlighted = isPressed }
    }
    // What GTK has no class for is pressed as any view is.
    if Self.nativeClass == nil { press = ControlPress(self) }
  }

  /// A control with a primary action.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Tracking

  /// Whether a touch that began here is followed: from `beginTracking(_:with:)` on until it ends.
  open var isTracking: Bool { press?.isTracking == true }

  /// Whether the touch that is followed is inside.
  open var isTouchInside: Bool { press?.isInside == true }

  /// A finger, or the pointer's first button, has come down on a custom control. True, the default, follows it: events are
  /// sent, and the control is highlighted meanwhile. Not tracked.
  open func beginTracking(_ touch: Touch, with event: TrackedKit.Event?) -> Bool { true }

  /// The touch has moved. False follows it no longer: `endTracking(_:with:)` is called.
  open func continueTracking(_ touch: Touch, with event: TrackedKit.Event?) -> Bool { true }

  /// The touch was lifted, or is followed no longer.
  open func endTracking(_ touch: Touch?, with event: TrackedKit.Event?) {}

  /// The touch was cancelled.
  open func cancelTracking(with event: TrackedKit.Event?) {}

  /// Nothing: a control gets touches by `beginTracking(_:with:)` and the methods after it.
  open override func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event?) {}

  /// Nothing, see `touchesBegan(_:with:)`.
  open override func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event?) {}

  /// Nothing, see `touchesBegan(_:with:)`.
  open override func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event?) {}

  /// Nothing, see `touchesBegan(_:with:)`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: TrackedKit.Event?) {}

  // MARK: State

  /// Whether the user can act on it.
  open var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }

  /// Whether it is chosen; what that looks like is the control's own matter. No GTK widget changes it by itself.
  open var isSelected: Bool {
    get { stateFlags.contains(.selected) }
    set {
      setStateFlags(.selected, newValue)
      setAccessibleSelected(newValue)
    }
  }

  /// Whether it is pressed. GTK's own presses set it; a subclass that overrides it is called for them.
  open var isHighlighted: Bool {
    get { knownHighlighted ?? stateFlags.contains(.active) }
    set {
      if knownHighlighted != nil { knownHighlighted = newValue }
      setStateFlags(.active, newValue)
    }
  }

  /// All states at once. Whether it has the keyboard is none of them: see `hasFocus`.
  open var state: Control.State {
    var state: Control.State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  // MARK: Context menu

  /// The interaction of the control's context menu; nil until `isContextMenuInteractionEnabled`.
  public private(set) final var contextMenuInteraction: ContextMenuInteraction?

  /// Whether a press of the second button, a long touch and the menu key open what
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` says. A `Button` opens its `menu` there without this.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      let interaction = contextMenuInteraction ?? ContextMenuInteraction(delegate: self)
      contextMenuInteraction = newValue ? interaction : nil
      if newValue { addInteraction(interaction) } else { removeInteraction(interaction) }
    }
  }

  /// The control's context menu; none unless overridden.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? { nil }

  /// The control's context menu is about to be shown.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// The control's context menu is about to go.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Sending

  /// Calls the targets and actions of `events`, as for the user: by `sendAction(_:)` and `sendAction(_:to:for:)`.
  open func sendActions(for events: Control.Event) { ControlActions.existing(of: self)?.send(events, from: self) }

  /// Does an action with this control as its sender. Called for each that was added for an event.
  open func sendAction(_ action: Action) { action.performWithSender(self, target: nil) }

  /// Calls a method of a target with this control or, without a target, of the nearest responder that has it. Called for each target of
  /// an event; an override that does not call `super` suppresses the call.
  ///
  /// - Parameter event: nil; the control's events say what the user did.
  open func sendAction(_ action: Selector, to target: Any?, for event: TrackedKit.Event?) {
    if let target = target as AnyObject? {
      action.perform(on: target, sender: self)
    } else if action.isClosure {
      action.perform(on: self, sender: self)
    } else {
      ResponderChain.send(action, withoutTargetFrom: self)
    }
  }
}

extension ControlProtocol {
  /// Calls an action at events. One with the same identifier for the same events is replaced.
  public func addAction(_ action: Action, for events: Control.Event) {
    let actions = ControlActions.of(self)
    actions.entries.removeAll { $0.action?.identifier == action.identifier && $0.events == events }
    actions.entries.append(ControlActions.Entry(events: events, action: action))
  }

  /// Removes an action from these events.
  public func removeAction(_ action: Action, for events: Control.Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Removes the action of an identifier from these events.
  public func removeAction(identifiedBy identifier: Action.Identifier, for events: Control.Event) {
    ControlActions.of(self).remove(events) { $0.action?.identifier == identifier }
  }

  /// Calls a method of `target` at events, with the control. The target is held weakly.
  ///
  /// ```swift
  /// slider.addTarget(self, action: Player.seek, for: .valueChanged)   // func seek(_ sender: Slider)
  /// slider.addTarget(self, action: seek, for: .valueChanged)          // the same, as #selector(seek) would say it
  /// ```
  ///
  /// - Parameter target: nil for the nearest widget above, or controller of one, that is of the method's class.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void, for events: Control.Event
  ) {
    ControlActions.of(self).add(target, events) { control, target in
      guard let control = control as? Self else { return }
      action(target)(control)
    }
  }

  /// Calls a method of `target` at events. The target is held weakly.
  ///
  /// - Parameter target: nil for the nearest widget above, or controller of one, that is of the method's class.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: Control.Event
  ) {
    ControlActions.of(self).add(target, events) { _, target in action(target)() }
  }

  /// Calls a method of `target` at events, with the control and the user's event: the touch, where the control follows one
  /// itself. The target is held weakly.
  ///
  /// - Parameter target: nil for the nearest widget above, or its controller, that is of the method's class.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender, TrackedKit.Event) -> Void,
    for events: Control.Event
  ) {
    ControlActions.of(self).add(target, events) { control, target in
      guard let control = (control as Any) as? Sender else { return }
      action(target)(control, ControlPress.currentEvent ?? TrackedKit.Event())
    }
  }

  /// Does an action at events, with the control, for functions that are given a selector. The target is held weakly.
  ///
  /// - Parameter target: nil for the nearest responder that has the method.
  public func addTarget(_ target: Any?, action: Selector, for events: Control.Event) {
    let actions = ControlActions.of(self)
    guard let target = target as AnyObject? else { return actions.addUntargeted(action, events) }
    actions.add(target, events, of: AnyObject.self) { control, target in
      action.perform(on: target, sender: control)
    }
  }

  /// Calls a closure at events while `target` lives. A method of the target itself, `action: save`, is held without keeping
  /// the target alive; another closure takes it weakly: `{ [weak self] in … }`.
  public func addTarget(
    _ target: AnyObject?, action: @escaping @MainActor () -> Void, for events: Control.Event
  ) {
    let method = BoundMethod(PlainMethod(call: action), of: target)
    ControlActions.of(self).add(target, events, of: AnyObject.self) { _, target in method.holder(of: target).call() }
  }

  /// Calls a closure at events, with the control, while `target` lives. A method of the target itself, `action: save`, is held
  /// without keeping the target alive; another closure takes it weakly: `{ [weak self] sender in … }`.
  public func addTarget(
    _ target: AnyObject?, action: @escaping @MainActor (Self) -> Void, for events: Control.Event
  ) {
    let method = BoundMethod(SenderMethod<Self>(call: action), of: target)
    ControlActions.of(self).add(target, events, of: AnyObject.self) { control, target in
      if let control = control as? Self { method.holder(of: target).call(control) }
    }
  }

  /// Calls a method that takes any sender; see the other forms.
  public func addTarget(_ target: AnyObject?, action: @escaping @MainActor (Any) -> Void, for events: Control.Event) {
    let method = BoundMethod(AnySenderMethod(call: action), of: target)
    ControlActions.of(self).add(target, events, of: AnyObject.self) { control, target in
      method.holder(of: target).call(control)
    }
  }

  /// Removes `target` from these events; nil removes every target. Single methods cannot be compared: `action`
  /// is nil.
  public func removeTarget(_ target: AnyObject?, action: Never? = nil, for events: Control.Event) {
    ControlActions.of(self).remove(events) { $0.hasTarget && (target == nil || $0.target === target) }
  }

  /// The objects whose methods are called at any event.
  public var allTargets: Set<ObjectIdentifier> {
    Set(ControlActions.existing(of: self)?.entries.compactMap { $0.target.map(ObjectIdentifier.init) } ?? [])
  }

  /// The events at which something is called.
  public var allControlEvents: Control.Event {
    ControlActions.existing(of: self)?.entries.reduce(into: []) { $0.formUnion($1.events) } ?? []
  }
}
