import Gtk

/// Lets a control that the program has made be pressed, with the pointer or a finger: what UIKit tells of by touches.
///
/// It claims nothing: a button inside, or a gesture of the program's, has its way, and the press comes to nothing then.
final class ControlPress {
  private unowned let control: Control
  private var isDown = false

  init(_ control: Control) {
    self.control = control
    let click = GestureClick()
    click.onPressed { [weak self] _, _, _ in self?.began() }
    click.onReleased { [weak self] _, x, y in self?.ended(at: Point(x: x, y: y)) }
    let cancelled = Signal<OpaqueArgument>(click, "cancel")
    cancelled { [weak self] _ in self?.cancelled() }
    control.add(click)
  }

  private func began() {
    guard control.isEnabled, !isDown else { return }
    isDown = true
    control.isHighlighted = true
    control.sendActions(for: .touchDown)
  }

  private func ended(at place: Point) {
    guard isDown else { return }
    isDown = false
    control.isHighlighted = false
    control.sendActions(for: control.bounds.contains(place) ? .touchUpInside : .touchUpOutside)
  }

  private func cancelled() {
    guard isDown else { return }
    isDown = false
    control.isHighlighted = false
    control.sendActions(for: .touchCancel)
  }
}
