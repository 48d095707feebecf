import GtkTracking

/// A sequence of distinct items in a tree of short runs: finding, inserting and removing an item take a time that grows with
/// the logarithm of their number, and none of them renumbers the items behind.
///
/// An item is found by its run (`runs`), and its position by counting the items before it on the way up.
nonisolated final class ItemTree<Item: Hashable> {
  /// A run of items, or a branch over runs.
  class Node {
    // Safe: set only by the branch that holds the node; a node that a branch lets go of is empty or goes with it.
    unowned(unsafe) var parent: Branch?
    var count = 0
  }

  final class Run: Node {
    var items: [Item]

    init(_ items: [Item]) {
      self.items = items
      super.init()
      count = items.count
    }
  }

  final class Branch: Node {
    var children: [Node]

    init(_ children: [Node]) {
      self.children = children
      super.init()
      adopt()
    }

    func adopt() {
      count = 0
      for child in children {
        child.parent = self
        count += child.count
      }
    }
  }

  private static var runLimit: Int { 64 }
  private static var branchLimit: Int { 32 }

  private var root: Branch
  private var runs: [Item: Run]

  /// A tree of `items`, which are distinct.
  init(_ items: [Item]) {
    runs = [:]
    runs.reserveCapacity(items.count)
    var level: [Node] = []
    let filled = Self.runLimit * 3 / 4
    for start in stride(from: 0, to: items.count, by: filled) {
      let run = Run(Array(items[start..<min(start + filled, items.count)]))
      for item in run.items { runs[item] = run }
      level.append(run)
    }
    while level.count > Self.branchLimit {
      level = stride(from: 0, to: level.count, by: Self.branchLimit / 2).map {
        Branch(Array(level[$0..<min($0 + Self.branchLimit / 2, level.count)]))
      }
    }
    root = Branch(level)
  }

  var count: Int { root.count }

  /// Every item, in order.
  var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(count)
    func add(_ node: Node) {
      if let run = node as? Run { items += run.items } else { (node as? Branch)?.children.forEach(add) }
    }
    add(root)
    return items
  }

  func contains(_ item: Item) -> Bool { runs[item] != nil }

  subscript(position: Int) -> Item {
    let (run, offset) = find(position)
    return run.items[offset]
  }

  func position(of item: Item) -> Int? {
    guard let run = runs[item], var position = run.items.firstIndex(of: item) else { return nil }
    var node: Node = run
    while let parent = node.parent {
      for sibling in parent.children {
        if sibling === node { break }
        position += sibling.count
      }
      node = parent
    }
    return position
  }

  func insert(_ item: Item, at position: Int) {
    if root.children.isEmpty {
      let run = Run([item])
      runs[item] = run
      root.children = [run]
      root.adopt()
      return
    }
    // Behind the item before, so that the end of the last run is found too.
    let (run, offset) = position == 0 ? find(0) : find(position - 1)
    run.items.insert(item, at: position == 0 ? 0 : offset + 1)
    runs[item] = run
    addToCounts(from: run, 1)
    if run.items.count > Self.runLimit { split(run) }
  }

  func remove(at position: Int) -> Item {
    let (run, offset) = find(position)
    let item = run.items.remove(at: offset)
    runs[item] = nil
    addToCounts(from: run, -1)
    if run.items.isEmpty { drop(run) }
    return item
  }

  private func find(_ position: Int) -> (run: Run, offset: Int) {
    precondition(position >= 0 && position < count, "there is no item at \(position) of \(count)")
    var (branch, rest) = (root, position)
    while true {
      var index = 0
      while rest >= branch.children[index].count {
        rest -= branch.children[index].count
        index += 1
      }
      switch branch.children[index] {
      case let below as Branch: branch = below
      case let run as Run: return (run, rest)
      default: preconditionFailure("a node is a run or a branch")
      }
    }
  }

  private func addToCounts(from node: Node, _ difference: Int) {
    var next: Node? = node
    while let node = next {
      node.count += difference
      next = node.parent
    }
  }

  private func split(_ run: Run) {
    let half = run.items.count / 2
    let second = Run(Array(run.items[half...]))
    run.items.removeSubrange(half...)
    run.count = half
    for item in second.items { runs[item] = second }
    insert(second, behind: run)
  }

  /// The counts above `node` and `new` are already correct.
  private func insert(_ new: Node, behind node: Node) {
    guard let parent = node.parent else {
      root = Branch([node, new])
      return
    }
    guard let index = parent.children.firstIndex(where: { $0 === node }) else {
      preconditionFailure("a child is missing")
    }
    parent.children.insert(new, at: index + 1)
    new.parent = parent
    guard parent.children.count > Self.branchLimit else { return }
    let half = parent.children.count / 2
    let second = Branch(Array(parent.children[half...]))
    parent.children.removeSubrange(half...)
    parent.count -= second.count
    insert(second, behind: parent)
  }

  /// Removes an empty node, and then others that become empty.
  private func drop(_ node: Node) {
    guard let parent = node.parent else { return }
    parent.children.removeAll { $0 === node }
    if parent.children.isEmpty, parent !== root { drop(parent) }
  }
}
