import Gtk

/// A node that has different nodes below itself at different times, other than a `ForEach`.
protocol PlaceNode: _Node {
  /// Says which of them it has now.
  var place: AnyHashable { get }
}

/// The widgets of a part of the graph that was removed, which may still be on their way out: where the part comes back meanwhile, each of its
/// widgets begins where the one is that it replaces.
struct GoneWidgets {
  private struct Gone {
    let place: [AnyHashable]
    weak var widget: Widget?
  }

  private var gone: [Gone] = []

  /// Whether there is still one.
  var isThere: Bool { gone.contains { $0.widget != nil } }

  /// A part is about to be removed.
  mutating func note(_ node: _Node) { gone = Self.widgets(of: node) }

  /// The part is made again.
  mutating func come(back node: _Node) {
    guard isThere else { return }
    for new in Self.widgets(of: node) {
      guard let index = gone.firstIndex(where: { $0.place == new.place }) else { continue }
      new.widget?.attach(Returning(gone.remove(at: index).widget))
    }
    gone = []
  }

  private static func widgets(of node: _Node) -> [Gone] {
    var items: [LayoutItem] = []
    node.appendItems(to: &items)
    return items.flatMap { item in
      var widgets: [Widget] = []
      item.appendWidgets(to: &widgets)
      let place = item.node?.place(below: node) ?? []
      return widgets.map { Gone(place: place, widget: $0) }
    }
  }
}

/// What a widget comes back for.
final class Returning {
  private(set) weak var widget: Widget?
  init(_ widget: Widget?) { self.widget = widget }
}

extension _Node {
  /// What leads from a node above to this one.
  fileprivate func place(below top: _Node) -> [AnyHashable] {
    var place: [AnyHashable] = [ObjectIdentifier(type(of: self))]
    var next: _Node? = self
    while let node = next {
      if let part = node as? any PlaceNode { place.append(part.place) }
      if let part = node as? any IdentifiedNode { place.append(part.identity) }
      next = node === top ? nil : node.parent
    }
    return place
  }
}
