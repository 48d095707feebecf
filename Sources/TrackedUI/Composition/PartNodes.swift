/// What a modifier makes for each part of a view: for each view of a `Group` or `Section`, and for each row of a `ForEach` in a list or in a lazy
/// stack. The first part that is no such row has the same one for as long as the modifier is there.
@MainActor final class PartNodes<Made: _Node> {
  private struct OfPart {
    weak var part: _Node?
    let made: Made
  }

  private var first: Made?
  private var others: [ObjectIdentifier: OfPart] = [:]
  private var order: [ObjectIdentifier] = []

  /// First to last, as they were made.
  var all: [Made] { (first.map { [$0] } ?? []) + order.compactMap { others[$0]?.made } }

  /// The nodes of rows, which are in islands of their own.
  func rows(outside island: Island) -> [_Node] {
    order.compactMap { others[$0]?.part }.filter { $0.island !== island }
  }

  /// The one for the first part.
  func ofFirst(make: () -> Made) -> Made {
    let made = first ?? make()
    first = made
    return made
  }

  /// The one for another part, which has to have a node to be found again.
  func of(_ item: LayoutItem, make: () -> Made) -> Made? {
    guard let part = item.node else { return nil }
    let key = ObjectIdentifier(part)
    if let known = others[key], known.part === part { return known.made }
    others[key]?.made.remove()
    if others[key] == nil { order.append(key) }
    let made = make()
    others[key] = OfPart(part: part, made: made)
    return made
  }

  /// Removes those whose part is gone.
  func dropLost() {
    let count = others.count
    for (key, other) in others where other.part?.isRemoved != false {
      other.made.remove()
      others[key] = nil
    }
    if others.count != count { order.removeAll { others[$0] == nil } }
  }
}

extension PartNodes {
  /// The items of a view, each with what is made for it.
  func change(_ all: [LayoutItem], _ change: @escaping (LayoutItem, _ isFirst: Bool) -> LayoutItem) -> [LayoutItem] {
    dropLost()
    var isFirst = true
    return all.map { item in
      if let rows = item as? RowsItem { return rows.changed { change($0, false) } }
      defer { isFirst = false }
      return change(item, isFirst)
    }
  }
}
