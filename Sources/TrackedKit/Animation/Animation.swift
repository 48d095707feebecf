import Gtk

/// What is animated: one property of one object.
struct AnimationKey: Hashable {
  let object: ObjectIdentifier
  let property: AnyHashable

  init(_ object: AnyObject, _ property: AnyHashable) {
    self.object = ObjectIdentifier(object)
    self.property = property
  }
}

/// One property on its way.
final class Animation {
  private enum State { case moving, frozen, ended }

  let key: AnimationKey
  /// Where it is seen.
  private(set) weak var widget: Widget?
  private let timing: AnimationTiming
  private let group: AnimationGroup
  /// Shows a fraction of the way.
  private let show: (Double) -> Void
  /// Makes what is shown the property's value.
  private let settle: () -> Void
  /// The time of the first frame; only then the way begins, however long the frame took to come.
  private var start: Int64?
  private var state = State.moving

  init(
    _ key: AnimationKey, of widget: Widget, _ timing: AnimationTiming, _ group: AnimationGroup,
    show: @escaping (Double) -> Void, settle: @escaping () -> Void
  ) {
    self.key = key
    self.widget = widget
    self.timing = timing
    self.group = group
    self.show = show
    self.settle = settle
  }

  /// Whether frames move it along.
  var isMoving: Bool { state == .moving }

  /// Shows where the property is at a time of the frame clock.
  func advance(to time: Int64) {
    let start = start ?? time
    self.start = start
    let elapsed = Double(time - start) / 1_000_000
    if elapsed >= timing.end { finish() } else { show(timing.fraction(at: elapsed)) }
  }

  /// Brings the property to the end of the way.
  func finish() {
    guard leave() else { return }
    show(timing.autoreverses && !timing.repeats ? 0 : 1)
    group.end(self, isFinished: true)
  }

  /// Another animation, or a plain change, takes the property over where it is.
  func yield() {
    if leave() { group.lose(self) }
  }

  /// Leaves the property where it is until it comes to rest or is taken over.
  func freeze() {
    if state == .moving { state = .frozen }
  }

  /// Brings the property to a place on the way, which becomes its value.
  func rest(at position: AnimatingPosition) {
    guard position != .end else { return finish() }
    guard leave() else { return }
    if position == .start { show(0) }
    settle()
    group.end(self, isFinished: false)
  }

  /// - Returns: false if it has ended before.
  private func leave() -> Bool {
    guard state != .ended else { return false }
    state = .ended
    if let list = widget.flatMap(AnimationList.existing), list.animations[key] === self { list.animations[key] = nil }
    return true
  }
}

/// The animations of one widget that have not ended.
final class AnimationList {
  var animations: [AnimationKey: Animation] = [:]

  static func existing(of widget: Widget) -> AnimationList? {
    widget.attachment(AnimationList.self)
  }

  /// The list of a widget, made when it is first needed.
  static func of(_ widget: Widget) -> AnimationList {
    if let list = existing(of: widget) { return list }
    let list = AnimationList()
    widget.attach(list)
    return list
  }
}

/// The animations of one scope; its completion is called once, when the last one has ended.
final class AnimationGroup {
  private var animations: [ObjectIdentifier: Animation] = [:]
  private var isClosed = false
  private var wasInterrupted = false
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  func begin(_ animation: Animation) { animations[ObjectIdentifier(animation)] = animation }

  /// - Parameter isFinished: false for an animation that did not come to its end.
  func end(_ animation: Animation, isFinished: Bool) {
    animations[ObjectIdentifier(animation)] = nil
    if !isFinished { wasInterrupted = true }
    finishIfDone()
  }

  /// Another animation took one over; whoever started that is not interrupted by a completion.
  func lose(_ animation: Animation) {
    animations[ObjectIdentifier(animation)] = nil
    wasInterrupted = true
    MainLoop.whenIdle { self.finishIfDone() }
  }

  /// The scope is left: no further animation joins.
  func close() {
    isClosed = true
    // Where nothing moves the caller still hears of it later, not inside its own call.
    if animations.isEmpty { MainLoop.whenIdle { self.finishIfDone() } }
  }

  /// Leaves all where they are until they are told where to rest.
  func freeze() { animations.values.forEach { $0.freeze() } }

  /// Brings all to a place on their ways.
  func rest(at position: AnimatingPosition) { animations.values.forEach { $0.rest(at: position) } }

  private func finishIfDone() {
    guard isClosed, animations.isEmpty, let completion else { return }
    self.completion = nil
    PassContext.untracked { completion(!wasInterrupted) }
  }
}
