import Foundation
import Gtk

/// Tells when a widget is at another place in a space: it may move with what is around without a layout of its own.
///
/// Looked at after each layout of the window, as long as something has asked.
final class PlaceWatch {
  private weak var widget: Widget?
  private var asked: [(space: CoordinateSpace, frame: CGRect?)] = []
  private var others: [Other] = []
  private struct Other {
    weak var widget: Widget?
    let frame: CGRect?
  }
  private var connection: SignalConnection?
  private weak var clock: FrameClock?
  private let didMove: () -> Void

  /// - Parameter didMove: called in the window's layout, whenever an answer has changed.
  init(_ widget: Widget, didMove: @escaping () -> Void) {
    self.widget = widget
    self.didMove = didMove
  }

  isolated deinit { connection?.disconnect() }

  /// Forgets what was asked: what is made again asks again.
  func begin() {
    asked.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
  }

  /// The rectangle of another widget in the coordinates of this one, noted as asked.
  func frame(of other: Widget) -> CGRect {
    let frame = widget.flatMap { other.frame(in: $0) }.map { CGRect($0) }
    others.append(Other(widget: other, frame: frame))
    listen()
    return frame ?? .zero
  }

  /// The widget's rectangle in a space, noted as asked.
  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = measured(space)
    asked.append((space, frame))
    listen()
    return frame ?? .zero
  }

  /// The rectangle of a space's widget in the coordinates of this one; nil where there is none.
  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let widget, let base = widget.widget(of: space) else { return nil }
    let place = frame(in: space)
    return CGRect(x: -place.x, y: -place.y, width: Double(base.width), height: Double(base.height))
  }

  /// The size of what the widget is in, noted as asked: the innermost scroll view around, or the window's content.
  func containerSize(along axes: Axis.Set) -> CGSize? {
    guard let widget else { return nil }
    let scroller = widget.widget(of: .named(AnyHashable(ScrollSpace())))
    guard let base = scroller ?? widget.window?.child else { return nil }
    let frame = frame(of: base)
    base.attachment(ShownAxes.self)?.fill(axes, base)
    return CGSize(width: frame.width, height: frame.height)
  }

  /// Whether what scrolls the widget goes up and down.
  var scrollsVertically: Bool {
    let scroller = widget?.widget(of: .named(AnyHashable(ScrollSpace()))) as? ScrolledWindow
    guard let across = scroller?.horizontalAdjustment, let down = scroller?.verticalAdjustment else { return true }
    return down.upper > down.pageSize || across.upper <= across.pageSize
  }

  private func measured(_ space: CoordinateSpace) -> CGRect? {
    guard let widget, widget.window != nil, let base = widget.widget(of: space) else { return nil }
    if base === widget { return CGRect(x: 0, y: 0, width: Double(widget.width), height: Double(widget.height)) }
    return widget.frame(in: base).map { CGRect($0) }
  }

  /// Goes on listening when the widget has come into a window.
  func listen() {
    guard !asked.isEmpty || !others.isEmpty, let clock = widget?.frameClock, clock !== self.clock else { return }
    connection?.disconnect()
    self.clock = clock
    connection = Advice.silently { clock.onLayout { [weak self] in self?.look() } }
  }

  private func look() {
    guard let widget, widget.isMapped else { return }
    for other in others where other.widget?.frame(in: widget).map({ CGRect($0) }) != other.frame { return didMove() }
    for (space, frame) in asked where measured(space) != frame { return didMove() }
  }
}
