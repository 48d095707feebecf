public import Foundation
import Gtk

/// Something that a person does with the pointer on a view.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What it reports.
  associatedtype Value
  /// Listens on a widget. Views are made again while a gesture goes on: `current` gives what they say then.
  func _connect(
    to widget: Widget, current: @escaping () -> Self, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController]
}

/// A click, or some in a row. It ends with each of them; where a gesture of more clicks is on the view as well, with the first of those.
@MainActor public struct TapGesture: Gesture {
  let count: Int

  /// A click, or some in a row.
  public init(count: Int = 1) { self.count = count }

  /// Listens for clicks.
  public func _connect(
    to widget: Widget, current: @escaping () -> TapGesture, changed: @escaping (()) -> Void,
    ended: @escaping (()) -> Void
  ) -> [EventController] {
    [widget.clicks({ current().count }) { _ in ended(()) }]
  }
}

/// A press that lasts.
@MainActor public struct LongPressGesture: Gesture {
  /// How long it lasts; nil for as long as the desktop says.
  let minimumDuration: Double?

  /// A press that lasts as long as the desktop says.
  public init() { minimumDuration = nil }

  /// A press that lasts some seconds: between half and twice as long as the desktop says.
  public init(minimumDuration: Double) { self.minimumDuration = minimumDuration }

  /// Reports true when a press begins, and false when it is released too early or moves too far.
  public func _connect(
    to widget: Widget, current: @escaping () -> LongPressGesture, changed: @escaping (Bool) -> Void,
    ended: @escaping (Bool) -> Void
  ) -> [EventController] {
    let press = GestureLongPress()
    if let minimumDuration { press.setDuration(minimumDuration) }
    var isPressed = false
    func tell(_ pressed: Bool) {
      guard pressed != isPressed else { return }
      isPressed = pressed
      changed(pressed)
    }
    let hold = ClickFamily.holding()
    press.onPressed { _, _ in
      isPressed = false
      hold()
      ended(true)
    }
    press.onCancelled { tell(false) }
    return [press, PressWatch { tell($0 == .down) }]
  }
}

/// A press that moves.
@MainActor public struct DragGesture: Gesture {
  /// Where a drag is.
  public nonisolated struct Value: Equatable, Sendable {
    /// Where it began, in the view's coordinates.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it is from where it began.
    public var translation: CGSize
    /// When it was there.
    public var time: Date
    /// How fast it moves, in logical pixels a second.
    public var velocity: CGSize

    /// Where it would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
    }
    /// How far from where it began it would come to rest if it were let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.glide,
        height: translation.height + velocity.height * Self.glide)
    }

    /// For how many seconds what is let go moves on at its speed.
    private static let glide = 0.25
  }

  let minimumDistance: Double
  let space: CoordinateSpace

  /// A press that moves.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far before it counts, in logical pixels.
  ///   - coordinateSpace: where places are counted from.
  public init(minimumDistance: Double = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace.coordinateSpace
  }

  /// A press that moves.
  @_disfavoredOverload
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace
  }

  /// Listens for drags. The view may move along, so distances are measured in the window.
  public func _connect(
    to widget: Widget, current: @escaping () -> DragGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    let drag = GestureDrag()
    var start = CGPoint.zero
    var place = CGPoint.zero
    var isCounted = false
    var speed = DragSpeed()
    let value = { [unowned widget] (x: Double, y: Double) -> Value in
      // The controller measures from the start in the widget, wherever that is by now.
      let now = widget.window.flatMap { widget.frame(in: $0) }.map { CGPoint($0.origin) } ?? place
      let moved = CGSize(width: x + now.x - place.x, height: y + now.y - place.y)
      return Value(
        startLocation: start, location: CGPoint(x: start.x + moved.width, y: start.y + moved.height),
        translation: moved,
        time: .now, velocity: speed.velocity)
    }
    drag.onDragBegin { [unowned widget] x, y in
      let base = widget.widget(of: current().space)
      let origin = base.flatMap { $0 === widget ? nil : widget.frame(in: $0)?.origin } ?? .zero
      start = CGPoint(x: x + origin.x, y: y + origin.y)
      speed = DragSpeed()
      place = widget.window.flatMap { widget.frame(in: $0) }.map { CGPoint($0.origin) } ?? .zero
      // Without a distance a press counts by itself.
      isCounted = current().minimumDistance <= 0
      if isCounted { changed(value(0, 0)) }
    }
    drag.onPointerMoved { x, y in
      var now = value(x, y)
      speed.note(now.translation)
      now.velocity = speed.velocity
      let distance = (now.translation.width * now.translation.width + now.translation.height * now.translation.height)
        .squareRoot()
      if distance >= current().minimumDistance { isCounted = true }
      if isCounted { changed(now) }
    }
    drag.onDragEnd { x, y in
      if isCounted { ended(value(x, y)) }
    }
    return [drag]
  }
}

/// How fast a drag moves: over the last of its steps.
private struct DragSpeed {
  private var steps: [(time: Int64, translation: CGSize)] = []
  /// What counts of the past, in microseconds.
  private static let memory: Int64 = 100_000

  mutating func note(_ translation: CGSize) {
    let now = MainLoop.monotonicMicroseconds
    steps.removeAll { now - $0.time > Self.memory }
    steps.append((now, translation))
  }

  /// In logical pixels a second; nothing where the pointer has been held.
  var velocity: CGSize {
    guard let first = steps.first, let last = steps.last, last.time > first.time,
      MainLoop.monotonicMicroseconds - last.time < Self.memory
    else { return .zero }
    let seconds = Double(last.time - first.time) / 1_000_000
    return CGSize(
      width: (last.translation.width - first.translation.width) / seconds,
      height: (last.translation.height - first.translation.height) / seconds)
  }
}

/// A gesture with something to do.
@MainActor public struct _ActingGesture<Base: Gesture>: Gesture {
  let base: Base
  let onChanged: (Base.Value) -> Void
  let onEnded: (Base.Value) -> Void
  let onStop: () -> Void

  /// Listens for the gesture.
  public func _connect(
    to widget: Widget, current: @escaping () -> _ActingGesture, changed: @escaping (Base.Value) -> Void,
    ended: @escaping (Base.Value) -> Void
  ) -> [EventController] {
    base._connect(
      to: widget, current: { current().base },
      changed: { value in
        current().onChanged(value)
        changed(value)
      },
      ended: { value in
        current().onStop()
        current().onEnded(value)
        ended(value)
      })
  }
}

extension Gesture {
  /// Does something at each change.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
    _ActingGesture(base: self, onChanged: action, onEnded: { _ in }, onStop: {})
  }

  /// Does something at the end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActingGesture<Self> {
    _ActingGesture(base: self, onChanged: { _ in }, onEnded: action, onStop: {})
  }

  /// Keeps a state up to date while the gesture lasts; at its end it is what it was at first.
  ///
  /// - Parameter body: gets the gesture's value, the state to set, and how the change is shown.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActingGesture<Self> {
    _ActingGesture(
      base: self,
      onChanged: { value in
        var now = state.wrappedValue
        var transaction = Transaction()
        body(value, &now, &transaction)
        withTransaction(transaction) { state.set(now) }
      }, onEnded: { _ in }, onStop: { state.reset() })
  }
}

/// A value that is there while a gesture lasts, and what it was at first otherwise.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
/// Circle().offset(offset).gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
/// ```
@MainActor @preconcurrency @propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: () -> Value
  /// Says how its end is shown.
  private let atEnd: (Value, inout Transaction) -> Void
  private var storage: StateStorage<Value>?

  /// A value that begins with another one.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initial = wrappedValue
    atEnd = { _, _ in }
  }

  /// A value that begins with another one.
  public init(initialValue: @autoclosure @escaping () -> Value) { self.init(wrappedValue: initialValue()) }

  /// A value whose return to what it was at first is shown as a transaction says.
  public init(wrappedValue: @autoclosure @escaping () -> Value, resetTransaction: Transaction) {
    initial = wrappedValue
    atEnd = { $1 = resetTransaction }
  }

  /// A value whose return to what it was at first is shown as a transaction says.
  public init(initialValue: @autoclosure @escaping () -> Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue(), resetTransaction: resetTransaction)
  }

  /// A value whose return to what it was at first is shown as `reset` says, which gets the value at the end.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initial = wrappedValue
    atEnd = reset
  }

  /// A value whose return to what it was at first is shown as `reset` says, which gets the value at the end.
  public init(
    initialValue: @autoclosure @escaping () -> Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.init(wrappedValue: initialValue(), reset: reset)
  }

  /// A value that is there or not, at first not, whose return is shown as a transaction says.
  public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A value that is there or not, at first not, whose return is shown as `reset` says.
  public init(reset: @escaping (Value, inout Transaction) -> Void) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, reset: reset)
  }

  /// The value now.
  public var wrappedValue: Value { storage?.value ?? initial() }

  /// For `updating(_:body:)`.
  public var projectedValue: GestureState { self }

  func set(_ value: Value) { storage?.value = value }

  func reset() {
    guard let storage else { return }
    var transaction = Transaction()
    atEnd(storage.value, &transaction)
    withTransaction(transaction) { storage.value = initial() }
  }

  /// Connects it with the value that the node keeps.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let state = property.assumingMemoryBound(to: GestureState.self)
    let kept =
      slot.storage.map { unsafeDowncast($0, to: StateStorage<Value>.self) }
      ?? StateStorage(state.pointee.initial(), slot.name, "")
    slot.storage = kept
    state.pointee.storage = kept
  }
}

extension GestureState: IgnoredInput {}

extension GestureLongPress {
  /// Has a press count after some seconds, as near to it as GTK's factor of the desktop's time goes.
  func setDuration(_ seconds: Double) {
    delayFactor = min(max(seconds * 1000 / Double(DisplaySettings.shared.longPressTime), 0.5), 2)
  }
}

private struct GestureModifier<Used: Gesture>: WidgetModifier {
  let gesture: Used
  /// Whether it gets events before what is inside.
  var isFirst = false
  /// Whether it acts whatever else does: other gestures take no click from it.
  var isBeside = false
  /// Whether it acts. One that stops in the middle is over without an end.
  var isEnabled = true

  func apply(to widget: Widget, _ node: _Node) {
    // What is disabled takes no gestures, as it takes no clicks.
    guard isEnabled, EnvironmentValues(of: node).isEnabled else { return remove(from: widget, node) }
    if let connected = ConnectedGesture<Used>.of(widget, node) {
      connected.gesture = gesture
      return
    }
    let connect = { ConnectedGesture.connect(gesture, to: widget, node, isFirst: isFirst) }
    if isBeside { ClickFamily.apart(connect) } else { connect() }
  }

  func remove(from widget: Widget, _ node: _Node) { ConnectedGesture<Used>.of(widget, node)?.disconnect(from: widget) }
}

/// A gesture on a widget.
private final class ConnectedGesture<Used: Gesture> {
  var gesture: Used
  private unowned let node: _Node
  private var controllers: [EventController] = []
  private final class All { var connected: [ConnectedGesture] = [] }

  private init(_ gesture: Used, _ node: _Node) {
    self.gesture = gesture
    self.node = node
  }

  static func of(_ widget: Widget, _ node: _Node) -> ConnectedGesture? {
    widget.attachment(All.self)?.connected.first { $0.node === node }
  }

  static func connect(_ gesture: Used, to widget: Widget, _ node: _Node, isFirst: Bool) {
    let connected = ConnectedGesture(gesture, node)
    widget.attachment(orNew: All()).connected.append(connected)
    connected.controllers = gesture._connect(
      to: widget, current: { [unowned connected] in connected.gesture }, changed: { _ in }, ended: { _ in })
    if isFirst { for controller in connected.controllers { controller.propagationPhase = .capture } }
    connected.controllers.forEach(widget.add)
  }

  func disconnect(from widget: Widget) {
    controllers.forEach(widget.remove)
    widget.attachment(All.self)?.connected.removeAll { $0 === self }
  }
}

extension View {
  /// Lets a gesture act on the view while it is enabled. The view stays the same one.
  public func gesture<Used: Gesture>(_ gesture: Used, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Lets a gesture act on the view, or only those inside. The view stays the same one.
  public func gesture<Used: Gesture>(_ gesture: Used, including mask: GestureMask) -> some View {
    masked(GestureModifier(gesture: gesture), mask)
  }

  /// Lets a gesture act on the view before those inside while it is enabled. The view stays the same one.
  public func highPriorityGesture<Used: Gesture>(_ gesture: Used, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isFirst: true, isEnabled: isEnabled))
  }

  /// Lets a gesture act on the view before those inside, or only those inside. The view stays the same one.
  public func highPriorityGesture<Used: Gesture>(_ gesture: Used, including mask: GestureMask) -> some View {
    masked(GestureModifier(gesture: gesture, isFirst: true), mask)
  }

  /// Lets a gesture act on the view beside those inside while it is enabled. The view stays the same one.
  public func simultaneousGesture<Used: Gesture>(_ gesture: Used, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture: gesture, isBeside: true, isEnabled: isEnabled))
  }

  /// Lets a gesture act on the view beside those inside, or only those inside. The view stays the same one.
  public func simultaneousGesture<Used: Gesture>(_ gesture: Used, including mask: GestureMask) -> some View {
    masked(GestureModifier(gesture: gesture, isBeside: true), mask)
  }

  private func masked<Used: Gesture>(_ modifier: GestureModifier<Used>, _ mask: GestureMask) -> some View {
    var modifier = modifier
    modifier.isEnabled = mask.contains(.gesture)
    return self.modifier(modifier).allowsHitTesting(!mask.isEmpty)
  }
}
