import TrackedKit


private final class PageController: ViewController {
private let interaction = PercentDrivenInteractiveTransition()
func dragged(_ pan: PanGestureRecognizer) {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Presentation/InteractiveTransitioning.swift", line: 12)
switch pan.state {
case .began: navigationController?.popViewController(animated: true)   // the delegate gives this object
case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
default: if pan.velocity(in: view).x > 0 { interaction.finish() } else { interaction.cancel() }
}
#sourceLocation()
}}
