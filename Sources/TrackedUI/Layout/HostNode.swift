/// The topmost node of an island: shows its views one below the other in the middle.
final class HostNode<Content: View>: CollectingNode<Never, _ViewNode<Content>> {
  private var new: Content?
  private let attach: (LayoutWidget) -> Void

  init(_ view: Content, _ island: Island, _ environment: EnvironmentScope, attach: @escaping (LayoutWidget) -> Void) {
    self.attach = attach
    super.init(
      LayoutWidget(LayoutEngineOf(HostLayout())),
      _NodeInputs(island: island, parent: nil, environment: environment, stackAxis: .vertical))
    child = Content._makeNode(
      view, _NodeInputs(island: island, parent: self, environment: environment, stackAxis: .vertical))
    collectItems()
    attach(widget)
  }

  /// Takes another value in, in the next pass.
  func take(_ view: Content) {
    new = view
    island.refresh(self)
  }

  override func takeInputs() {
    guard let view = new else { return }
    new = nil
    child.update(view)
  }
}
