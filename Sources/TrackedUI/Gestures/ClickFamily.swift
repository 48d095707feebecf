import Foundation
import Gtk

/// Gestures that wait for clicks on one widget and leave each other out: a click counts for one of them.
final class ClickFamily {
  private struct Member {
    weak var click: GestureClick?
    let count: () -> Int
  }

  private var members: [Member] = []
  /// What counts unless more clicks come.
  private var waiting: [MainLoopSource] = []
  /// Whether it counts every click, whatever else waits for clicks.
  private let isApart: Bool

  private init(isApart: Bool = false) { self.isApart = isApart }

  /// What is connected now belongs to it; nil for the widget's own.
  private static var current: ClickFamily?

  /// Connects what counts every click for itself, whatever else waits for clicks.
  static func apart<Result>(_ connect: () -> Result) -> Result {
    let outer = current
    current = ClickFamily(isApart: true)
    defer { current = outer }
    return connect()
  }

  /// The family that is joined by what is connected now.
  static func joined(on widget: Widget) -> ClickFamily {
    if let current { return current }
    if let family = widget.attachment(ClickFamily.self) { return family }
    let family = ClickFamily()
    widget.attach(family)
    return family
  }

  /// The last click that was acted on, and its family.
  private static var taken: (event: GestureClick.EventIdentity, family: ObjectIdentifier)?

  /// Whether the press that is under way was a long one for a gesture that waits for that: it is no click any more.
  private static var wasHeld = false

  /// A click begins, and nothing has acted on it: two quick ones may have the same time and the same address.
  static func begin() { (taken, wasHeld) = (nil, false) }

  /// What a long press that is connected now calls when it counts.
  static func holding() -> () -> Void { current?.isApart == true ? {} : { wasHeld = true } }

  /// Acts on a click, unless it was held for a long press, or a view inside, or one around that goes first, has acted on it.
  func act(on click: GestureClick, _ act: () -> Void) {
    if !isApart, let event = click.eventIdentity {
      if Self.wasHeld { return }
      if let taken = Self.taken, taken.event == event, taken.family != ObjectIdentifier(self) { return }
      Self.taken = (event, ObjectIdentifier(self))
    }
    act()
  }

  func join(_ click: GestureClick, count: @escaping () -> Int) {
    members.removeAll { $0.click == nil }
    members.append(Member(click: click, count: count))
  }

  /// A click begins: what has waited to see whether one comes does not count.
  func pressed() {
    waiting.forEach { $0.cancel() }
    waiting = []
  }

  /// Does something unless another click comes in time.
  func wait(milliseconds: UInt32, _ act: @escaping () -> Void) {
    waiting.append(MainLoop.after(milliseconds: milliseconds, act))
  }

  /// Whether anything waits for more clicks than so many.
  func waitsForMore(than count: Int) -> Bool {
    members.contains { $0.click?.widget != nil && $0.count() > max(count, 1) }
  }

  /// Whether a click is the last of so many: clicks are counted up to the most that anything waits for, and from one again.
  func isComplete(_ presses: Int, of count: Int) -> Bool {
    // One that has been taken off its widget waits no longer, and cannot be asked.
    let most = members.reduce(max(count, 1)) { $1.click?.widget == nil ? $0 : max($0, $1.count()) }
    return (presses - 1) % most + 1 == max(count, 1)
  }
}

extension Widget {
  /// What is called for so many clicks in a row, each time, with the place of the last one. Where something waits for more clicks, fewer count
  /// once it is certain that no more come, after the time of a double click.
  ///
  /// - Parameters:
  ///   - count: how many, asked at each click.
  ///   - space: where places are counted from, asked at each click.
  func clicks(
    _ count: @escaping () -> Int, in space: @escaping () -> CoordinateSpace = { .local },
    _ act: @escaping (CGPoint) -> Void
  ) -> GestureClick {
    let click = GestureClick()
    let family = ClickFamily.joined(on: self)
    family.join(click, count: count)
    var pressed: Int64 = 0
    var way = TapWay()
    click.onMoved { [unowned self] place in _ = way.stays(at: place, in: self) }
    click.onPressed { [unowned self] presses, x, y in
      pressed = MainLoop.monotonicMicroseconds
      way = TapWay(from: Point(x: x, y: y), in: self)
      ClickFamily.begin()
      family.pressed()
      if presses > 1 { keepPressFromRows() }
    }
    click.onReleased { [unowned self, unowned click] presses, x, y in
      guard way.stays(at: Point(x: x, y: y), in: self), family.isComplete(presses, of: count()) else { return }
      let base = widget(of: space())
      let origin = base.flatMap { $0 === self ? nil : frame(in: $0)?.origin } ?? .zero
      let place = CGPoint(x: x + origin.x, y: y + origin.y)
      let rest = Int64(DisplaySettings.shared.doubleClickTime) - (MainLoop.monotonicMicroseconds - pressed) / 1000
      family.act(on: click) {
        // One that goes first keeps the click from GTK's buttons inside, which belong to no family.
        if click.propagationPhase == .capture { click.claim() }
        guard rest > 0, family.waitsForMore(than: count()) else { return act(place) }
        family.wait(milliseconds: UInt32(rest)) { [weak click] in if click?.widget != nil { act(place) } }
      }
    }
    return click
  }
}
