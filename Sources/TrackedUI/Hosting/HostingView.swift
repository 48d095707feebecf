public import Foundation
import Gtk

/// A view of the kit that shows a declarative view.
public final class HostingView<Content: View>: TrackedKit.View {
  private var island: Island!
  private var node: HostNode<Content>!
  private let outer: EnvironmentScope?
  /// Whose view it is.
  var controllerOfIsland: () -> ViewController? = { nil } {
    didSet { island.controllerOfWidget = controllerOfIsland }
  }

  /// Whether nothing is made, and no room is asked for, before it is chosen among others for the first time.
  var waitsToBeShown = false

  /// What is shown. Another value is taken in in place: widgets stay where type and place are the same (C-174).
  public var rootView: Content {
    didSet { if let node { node.take(rootView) } }
  }

  /// A view that shows `rootView`.
  public convenience init(rootView: Content) { self.init(rootView, in: nil) }

  /// - Parameter environment: what holds where the declarative view around this one is.
  init(_ rootView: Content, in environment: EnvironmentScope?) {
    self.rootView = rootView
    outer = environment
    super.init()
    island = Island(self) { [unowned self] island in
      node = HostNode(self.rootView, island, EnvironmentScope(below: outer)) { [unowned self] widget in
        if widget.parent !== self { addSubview(widget) }
      }
      return node
    }
  }

  /// Makes the view a part of what another island shows, wherever the widget is: of its page, and of the controller of that.
  func becomePart(of outer: Island) {
    island.host = outer
    controllerOfIsland = { [weak outer] in outer?.controller }
  }

  /// Follows what is said in another island, which shows the view somewhere else: see `Island.outer`.
  func follow(_ outer: Island, at node: _Node? = nil) {
    island.outer = outer
    island.outerNode = node
  }

  /// The graph of the view.
  var islandOfView: Island { island }

  isolated deinit { island.tearDown() }

  /// Makes the widgets now, before the first pass.
  func makeIfNeeded() { island.makeIfNeeded() }

  /// The size the content takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    makeIfNeeded()
    return node.widget.sizeThatFits(proposal)
  }

  /// The size the content asks for; what is longer than any screen does not make the window so large, which X servers refuse.
  public override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    // A stack asks all of its pages for room.
    if waitsToBeShown, node == nil, !isChildVisible { return Measurement(minimum: 0, natural: 0) }
    makeIfNeeded()
    let wish = super.measure(orientation, forSize: forSize)
    return Measurement(minimum: min(wish.minimum, 8192), natural: min(wish.natural, 16384))
  }

  /// The content is about to be seen.
  public override func willMap() {
    super.willMap()
    // Who shows it gives the keyboard to a field in it. What was made before waits for the pass, as more may be written until then.
    if node == nil { makeIfNeeded() }
    island.setShown(true)
  }

  /// The content is not seen any more.
  public override func didUnmap() {
    super.didUnmap()
    island.setShown(false)
  }
}
