/// Things that wait for their turn, in order. Taking one back does not look through the others: GTK takes back all rows behind a change.
package struct WaitingItems<Item> {
  private var items: [(id: ObjectIdentifier, item: Item)] = []
  private var waiting: Set<ObjectIdentifier> = []

  package init() {}

  /// An item waits from now on.
  package mutating func append(_ item: Item, _ object: AnyObject) {
    let id = ObjectIdentifier(object)
    waiting.insert(id)
    items.append((id, item))
  }

  /// An item does not wait any more.
  package mutating func remove(_ object: AnyObject) { waiting.remove(ObjectIdentifier(object)) }

  /// All that wait, each once; none does from then on.
  package mutating func takeAll() -> [Item] {
    var result: [Item] = []
    for (id, item) in items where waiting.remove(id) != nil { result.append(item) }
    items = []
    return result
  }
}
