import Gtk
import GtkTracking

/// The target of an animation: one property of one object.
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
  private var timing: AnimationTiming
  private let group: AnimationGroup
  /// Shows a fraction of the way.
  private let show: (Double) -> Void
  /// Makes the shown value the property's value.
  private let settle: () -> Void
  /// The time of the first frame since it moves; only then the way begins, however long the frame took to come.
  private var start: Int64?
  /// How many seconds of the way it had done at that time, and how many it has done by now.
  private var elapsedAtStart = 0.0
  private var elapsed = 0.0
  private var isReversed = false
  private var state = State.moving
  /// How much of the way is shown.
  private(set) var fraction = 0.0

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

  /// What it moves along: a `StraightWay` or a `KeyframeWay` of its type of values.
  var way: AnyObject?

  func belongs(to group: AnimationGroup) -> Bool { self.group === group }

  /// Whether frames move it along.
  var isMoving: Bool { state == .moving }

  /// Whether it goes on until something ends it.
  var isEndless: Bool { !isReversed && timing.end == .infinity }

  /// Shows where the property is at a time of the frame clock.
  func advance(to time: Int64) {
    let start = start ?? time
    self.start = start
    let passed = Double(time - start) / 1_000_000
    elapsed = elapsedAtStart + (isReversed ? -passed : passed)
    if !isReversed, elapsed >= timing.end { return finish() }
    if isReversed, elapsed <= 0 { return rest(at: .start) }
    showFraction(timing.fraction(at: elapsed))
  }

  private func showFraction(_ fraction: Double) {
    self.fraction = fraction
    show(fraction)
  }

  /// Brings the property to the end of the way, which is its value: also where the way came back before.
  func finish() {
    guard leave() else { return }
    showFraction(1)
    group.end(self, at: .end)
  }

  /// It is out of sight: it is where it was on its way to.
  func cutOff() { if isReversed { rest(at: .start) } else { finish() } }

  /// Another animation, or a plain change, takes the property over where it is.
  func yield() {
    if leave() { group.lose(self) }
  }

  /// Brings the property to the end of the way before its time.
  func abandon() {
    guard leave() else { return }
    showFraction(1)
    group.lose(self)
  }

  /// Leaves the property where it is until it moves on, comes to rest or is taken over.
  func freeze() {
    guard state == .moving else { return }
    state = .frozen
    elapsedAtStart = elapsed
    start = nil
  }

  /// Moves on from where it was left.
  ///
  /// - Parameters:
  ///   - curve: nil for the one it had.
  ///   - duration: how long the rest takes, in seconds; nil for as long as it has left.
  func unfreeze(_ curve: AnimationTiming.Curve?, lasting duration: Double?) {
    guard state == .frozen else { return }
    state = .moving
    let shown = fraction
    if let curve { timing.curve = curve }
    if let duration {
      let left = isReversed ? shown : 1 - shown
      timing.delay = 0
      timing.duration = left > 0 ? duration / left : duration
    }
    if curve != nil || duration != nil { elapsedAtStart = timing.elapsed(at: shown) }
  }

  /// Shows a fraction of the way, and goes on from there.
  func scrub(to fraction: Double) {
    guard state == .frozen else { return }
    elapsed = timing.elapsed(at: fraction)
    elapsedAtStart = elapsed
    showFraction(fraction)
  }

  /// Turns round.
  func setReversed(_ isReversed: Bool) {
    guard state != .ended, isReversed != self.isReversed else { return }
    self.isReversed = isReversed
    elapsedAtStart = elapsed
    start = nil
  }

  /// Brings the property to a place on the way, which becomes its value.
  func rest(at position: ViewAnimatingPosition) {
    guard position != .end else { return finish() }
    guard leave() else { return }
    if position == .start { showFraction(0) }
    settle()
    group.end(self, at: position)
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
  private var position = ViewAnimatingPosition.end
  private var completion: ((Bool) -> Void)?
  /// Like the completion, for an animator: called with the position at which it ended.
  var onEnd: ((ViewAnimatingPosition) -> Void)?

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
    Self.collected?.append(self)
  }

  private static var collected: [AnimationGroup]?

  /// The groups that `body` begins.
  static func collect(_ body: () -> Void) -> [AnimationGroup] {
    let outer = collected
    collected = []
    body()
    let groups = collected ?? []
    collected = outer
    return groups
  }

  func begin(_ animation: Animation) { animations[ObjectIdentifier(animation)] = animation }

  /// - Parameter position: other than the end for an animation that did not come there.
  func end(_ animation: Animation, at position: ViewAnimatingPosition) {
    animations[ObjectIdentifier(animation)] = nil
    if position != .end { self.position = position }
    finishIfDone()
  }

  /// Another animation took one over; it does not interrupt the first with a completion. What the scope itself sets once more has not been
  /// interrupted.
  func lose(_ animation: Animation) {
    animations[ObjectIdentifier(animation)] = nil
    if isClosed { position = .current }
    MainLoop.whenIdle { self.finishIfDone() }
  }

  /// The scope is left: no further animation joins.
  func close() {
    isClosed = true
    // Where nothing moves, the caller is still called back later, not inside its own call.
    if animations.isEmpty { MainLoop.whenIdle { self.finishIfDone() } }
  }

  /// Brings all to a place on their ways.
  func rest(at position: ViewAnimatingPosition) { animations.values.forEach { $0.rest(at: position) } }

  private func finishIfDone() {
    guard isClosed, animations.isEmpty else { return }
    let (completion, onEnd) = (completion, onEnd)
    self.completion = nil
    self.onEnd = nil
    PassContext.untracked {
      completion?(position == .end)
      onEnd?(position)
    }
  }
}

// What an animator does with all of its animations.
extension AnimationGroup {
  /// How much of the way is shown: that of the animation that has done least of it.
  var fraction: Double { animations.values.lazy.map(\.fraction).min() ?? 0 }

  /// Leaves all where they are.
  func pause() { animations.values.forEach { $0.freeze() } }

  /// Lets all move on.
  func resume(curve: AnimationTiming.Curve? = nil, lasting duration: Double? = nil) {
    // What ends at once may call a completion, which may begin others.
    for animation in Array(animations.values) {
      animation.unfreeze(curve, lasting: duration)
      guard let widget = animation.widget, let window = widget.window, widget.isMapped else {
        animation.cutOff()
        continue
      }
      WindowParts.of(window).animator.resume(animation)
    }
  }

  /// Shows a fraction of all ways.
  func scrub(to fraction: Double) { animations.values.forEach { $0.scrub(to: fraction) } }

  /// Turns all round, or forward again.
  func setReversed(_ isReversed: Bool) { animations.values.forEach { $0.setReversed(isReversed) } }
}
