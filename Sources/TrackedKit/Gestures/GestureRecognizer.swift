public import Gtk

/// Recognises something that the pointer or fingers do in a view, and reports it.
///
/// Use one of the subclasses: `view.addGestureRecognizer(TapGestureRecognizer(target: self, action: openDetails))`. Actions
/// are called only for the user's gestures, outside of any tracked hook. The target is held weakly.
///
/// A custom class overrides the methods for touches, and sets `state`:
///
/// ```swift
/// final class PressRecognizer: GestureRecognizer {
///   override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .began }
///   override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .ended }
/// }
/// ```
@MainActor open class GestureRecognizer {
  /// How far a gesture has come.
  public nonisolated enum State: Sendable {
    /// Nothing was recognised yet.
    case possible
    /// One that lasts was recognised.
    case began
    /// It continues, and something about it has changed.
    case changed
    /// It came to its end; a gesture that does not last comes to its end at once.
    case ended
    /// Another gesture has the pointer, or the view is no longer shown.
    case cancelled
    /// It was another gesture.
    case failed

    /// A gesture that does not last was recognised.
    public static let recognized = State.ended
  }

  /// The view it was added to; nil before, and for a GTK widget, which is `widget`.
  open var view: View? { widget as? View }
  /// The widget it was added to, a view or a GTK widget; nil before.
  public final private(set) weak var widget: Gtk.Widget?
  /// The gesture's progress. While an action is called it is never `.possible`. A subclass sets it in the methods for touches: its
  /// value is reported like any other's, `.failed` and `.ended` for the rest of the touch.
  open var state: State {
    get { reached }
    set {
      switch newValue {
      case .possible: break
      case .failed:
        fail()
        reached = .failed
      case .began, .changed, .ended, .cancelled: enter(newValue)
      }
      if newValue == .failed || newValue == .ended || newValue == .cancelled { touchFeed?.isOver = true }
    }
  }
  final var reached = State.possible
  /// Feeds it touches; nil for gestures that use other events.
  final var touchFeed: TouchFeed?
  /// A name, for messages of the program.
  open var name: String?
  /// Whether it recognises anything. Setting it to false ends a gesture that lasts.
  @AlwaysObserved open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      for controller in controllers { controller.propagationPhase = phase }
      if !isEnabled { cancel() }
    }
  }

  /// Whether touches of the view and its content are cancelled when the gesture is recognised: `touchesCancelled(_:with:)` is called.
  /// True unless set. Controls and rows decide themselves which touches they take.
  open var cancelsTouchesInView = true
  /// Decides about it. Held weakly.
  open weak var delegate: (any GestureRecognizerDelegate)?
  private var targets: [TargetAction] = []
  private var controllers: [EventController] = []
  private var phase: EventController.PropagationPhase { isEnabled ? .bubble : .none }
  /// Where the pointer is, in the coordinates of `view`.
  final var location = Point.zero

  /// Calls a method of a target. Without a target the method is passed along the responder chain from the view.
  public required init(target: AnyObject? = nil, action: Selector? = nil) {
    if let action { targets = [TargetAction(target, action)] }
  }

  /// Without a target.
  @_disfavoredOverload public convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of a target, or a closure.
  public convenience init(target: AnyObject?, action: @escaping @MainActor () -> Void) {
    self.init(target: target, action: nil)
    targets = [TargetAction(target, action)]
  }

  /// Calls a method of a target; without a target, of the nearest responder of its class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  /// Calls a method of a target that takes a flag, with true: `action: View.endEditing`.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Bool) -> Bool
  ) {
    let call: @MainActor (Target) -> @MainActor () -> Void = { target in { _ = action(target)(true) } }
    self.init(target: target, action: Selector(call))
  }

  /// Calls one more.
  public final func addTarget(_ target: AnyObject?, action: Selector) { add(TargetAction(target, action)) }

  /// Calls one more.
  public final func addTarget(_ target: AnyObject?, action: @escaping @MainActor () -> Void) {
    add(TargetAction(target, action))
  }

  final func add(_ target: TargetAction) { targets.append(target) }

  /// Calls a method of a target, too; without a target, of the nearest responder of its class.
  @_disfavoredOverload public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Removes a target; nil for either argument matches any.
  open func removeTarget(_ target: AnyObject?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.currentTarget === target) && (action == nil || $0.selector == action)
    }
  }

  /// How many fingers take part, or the pointer, while something is recognised.
  open var numberOfTouches: Int {
    switch reached {
    case .began, .changed, .ended: 1
    case .possible, .cancelled, .failed: 0
    }
  }

  /// The pointer's position in a view of the same window; nil means the window.
  open func location(in view: View?) -> Point { place(in: view) }

  /// The pointer's position in a widget of the same window; nil means the window.
  public final func location(in other: Gtk.Widget?) -> Point {
    if let view = other as? View { location(in: view) } else { place(in: other) }
  }

  private func place(in other: Gtk.Widget?) -> Point {
    guard let widget, let other = (other ?? widget.window)?.originOfCoordinates else { return location }
    let place = other === widget ? location : widget.place(location, in: other) ?? location
    return place.offset(by: other.contentCorner, -1)
  }

  // MARK: One after the other

  private struct Requirement { weak var other: GestureRecognizer? }
  private var requirements: [Requirement] = []
  /// The gestures that wait for this one to be recognised or to fail.
  private var waiting: [(Bool) -> Void] = []
  /// Whether it would be recognised if another one did not prevent it.
  final var isWaiting = false

  /// Makes this gesture wait until another one has failed: a tap for a second tap that does not come. If the other one is recognised, this one fails.
  open func require(toFail other: GestureRecognizer) { requirements.append(Requirement(other: other)) }

  /// Whether it may still be recognised, by what has happened so far.
  var isUndecided: Bool { false }

  /// Tells those that wait.
  final func decide(recognized: Bool) {
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0(recognized) }
  }

  /// Goes to a state and calls the targets, when no other gesture has to fail first.
  final func enter(_ new: State) {
    let starts = new == .began || (new == .ended && (state == .possible || state == .failed))
    guard starts else { return deliver(new) }
    guard !isWaiting else { return }
    let asked = companions.filter { other in
      delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
        || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
    }
    let others = (requirements.compactMap(\.other) + asked).filter { $0.isEnabled && $0.isUndecided }
    guard let other = others.first else { return begin(new) }
    isWaiting = true
    other.waiting.append { [weak self] wasRecognized in
      guard let self, isWaiting else { return }
      isWaiting = false
      if wasRecognized { reached = .failed } else if isEnabled { enter(new) }
    }
  }

  /// It is recognised, if the delegate agrees and no gesture goes on here beside which it may not be recognised.
  private func begin(_ new: State) {
    guard !isPrevented, view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else {
      fail()
      // Whatever the rest of the touch is like.
      if let touchFeed { (reached, touchFeed.isOver) = (.failed, true) }
      return
    }
    takeTouch()
    deliver(new)
  }

  /// Whether another gesture ends, or is not recognised, when this one is. True unless overridden; a delegate may let both go on all the
  /// same.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether this gesture ends, or is not recognised, when another one is. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether it waits until another one has failed. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether another one waits until this one has failed. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether it is one or the other: false for those that merely watch.
  var preventsOthers: Bool { true }

  /// Another one was recognised beside which this one may not go on.
  func stop() { touchFeed?.stop() ?? cancel() }

  private func deliver(_ new: State) {
    reached = new
    if new == .began || new == .ended {
      decide(recognized: true)
      if cancelsTouchesInView, let widget { WindowParts.existing(of: widget.window)?.touches.cancel(in: widget) }
    }
    for target in targets { target.send(self, from: widget) }
    if new == .ended || new == .cancelled { reached = .possible }
  }

  /// It was another gesture.
  final func fail() {
    reached = .possible
    isWaiting = false
    decide(recognized: false)
  }

  /// Ends a gesture that lasts.
  final func cancel() {
    if state == .began || state == .changed { enter(.cancelled) } else { fail() }
  }

  // MARK: GTK's side

  /// Starts receiving events: touches, unless it uses others. Called when it is added to a view.
  func makeController() -> EventController { makeTouchFeed() }

  // MARK: Touches

  /// A finger, or the pointer's first button, was pressed in the view or in something inside. For a custom class; call
  /// `super` in subclasses of the gesture recognizers here, which use the touches as well.
  open func touchesBegan(_ touches: Set<Touch>, with event: TrackedKit.Event) {}

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: TrackedKit.Event) {}

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: TrackedKit.Event) {}

  /// The touch was cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: TrackedKit.Event) {}

  /// The touch has ended, whatever happened to the gesture: the next one begins again.
  open func reset() {}

  /// The touch has ended, whether or not the recognizer was notified.
  func forgetTouch() {}

  final func attach(to widget: Gtk.Widget) {
    self.widget?.removeGestureRecognizer(self)
    self.widget = widget
    controllers = [makeController()]
    // One that goes by something else may still have touch methods that the program overrides.
    if touchFeed == nil, ProgramClasses.contains(type(of: self)) { controllers.append(makeTouchFeed()) }
    for controller in controllers {
      controller.propagationPhase = phase
      widget.add(controller)
    }
  }

  private func makeTouchFeed() -> EventController {
    let feed = TouchFeed(self)
    touchFeed = feed
    return feed.drag
  }

  final func detach() {
    let old = controllers
    controllers = []
    touchFeed = nil
    for controller in old { widget?.remove(controller) }
    cancel()
    widget = nil
  }
}

/// Every gesture recognizer, in its own type.
@MainActor public protocol GestureRecognizerProtocol: GestureRecognizer {
  /// Calls a method of a target. Without a target the method is passed along the responder chain from the view.
  init(target: AnyObject?, action: Selector?)
}

extension GestureRecognizer: GestureRecognizerProtocol {}

extension GestureRecognizerProtocol {
  /// Calls a method of a target, or a closure, with the recognizer.
  public init(target: AnyObject?, action: @escaping @MainActor (Self) -> Void) {
    self.init(target: target, action: nil)
    add(TargetAction(target, action))
  }

  /// Calls a method of a target with the recognizer; without a target, of the nearest responder of its class.
  @_disfavoredOverload public init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  /// Calls one more, with the recognizer.
  public func addTarget(_ target: AnyObject?, action: @escaping @MainActor (Self) -> Void) {
    add(TargetAction(target, action))
  }

  /// Calls a method of a target with the recognizer, too; without a target, of the nearest responder of its class.
  @_disfavoredOverload public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    addTarget(target, action: Selector(action))
  }
}

/// The recognizers of a widget.
private final class GestureList {
  var recognizers: [GestureRecognizer] = []
}

extension WidgetProtocol {
  /// The gesture recognizers, in the order in which they were added; nil for none. Setting it removes those that are not among the new ones.
  public var gestureRecognizers: [GestureRecognizer]? {
    get {
      if let view = self as? View { return view.gestureRecognizers }
      return plainGestureRecognizers
    }
    set {
      if let view = self as? View {
        view.gestureRecognizers = newValue
      } else {
        replaceGestureRecognizers(newValue)
      }
    }
  }

  /// Attaches a recognizer to this widget, and to no other.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    if let view = self as? View {
      view.addGestureRecognizer(recognizer)
    } else {
      plainAddGestureRecognizer(recognizer)
    }
  }

  /// Removes a recognizer; nothing happens if it is not here.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    if let view = self as? View {
      view.removeGestureRecognizer(recognizer)
    } else {
      plainRemoveGestureRecognizer(recognizer)
    }
  }
}

// What that does, below what a view's class makes of it.
extension WidgetProtocol {
  var plainGestureRecognizers: [GestureRecognizer]? {
    let list = attachment(GestureList.self)?.recognizers ?? []
    return list.isEmpty ? nil : list
  }

  func replaceGestureRecognizers(_ recognizers: [GestureRecognizer]?) {
    let new = recognizers ?? []
    for old in gestureRecognizers ?? [] where !new.contains(old) { removeGestureRecognizer(old) }
    new.forEach(addGestureRecognizer)
  }

  func plainAddGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.widget !== self else { return }
    recognizer.attach(to: self)
    attachment(orNew: GestureList()).recognizers.append(recognizer)
  }

  func plainRemoveGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.widget === self else { return }
    // Often it is taken away by what it tells.
    ProgramCalls.keep(recognizer)
    attachment(GestureList.self)?.recognizers.removeAll { $0 === recognizer }
    recognizer.detach()
  }
}
