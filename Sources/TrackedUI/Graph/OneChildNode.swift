/// A node with one node below it. `Given` is `Never` where the node stands for no view of its own.
class OneChildNode<Given: View, Child: _Node>: _ViewNode<Given> {
  /// The node below; nil until an initialiser has made it.
  final var child: Child!

  /// What is to be laid out below, back to front.
  final var childItems: [LayoutItem] {
    var items: [LayoutItem] = []
    child.appendItems(to: &items)
    return items
  }

  /// Has another node below, and removes the old one.
  final func replaceChild(with new: Child) {
    let old = child
    child = new
    old?.remove()
    itemsDidChange()
    preferencesDidChange()
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}
