/// One state of a list of items, as a value: states that come from one another share one sequence, and each but the current
/// one knows the edit that leads to it from its neighbour. Reading a state turns the sequence into it, edit by edit, so that
/// a copy costs nothing and an edit as much as in the sequence itself, however long the list is.
///
/// The states of one list form a tree; the way between two is the edits that were made between them.
nonisolated final class ItemState<Item: Hashable> {
  private enum Content {
    case current(ItemSequence<Item>)
    case edited(ItemEdit<Item>, from: ItemState)
    case ended
  }

  private var content: Content

  init(_ items: [Item]) { content = .current(ItemSequence(items)) }

  private init(_ sequence: ItemSequence<Item>) { content = .current(sequence) }

  deinit {
    // A long way is let go step by step: each state would otherwise end inside of the one before.
    var next = takeNeighbour()
    while next != nil, isKnownUniquelyReferenced(&next) { next = next?.takeNeighbour() }
  }

  private func takeNeighbour() -> ItemState? {
    guard case .edited(_, let state) = content else { return nil }
    content = .ended
    return state
  }

  /// The items of this state. Not to be kept: another state's turn changes the sequence.
  var sequence: ItemSequence<Item> {
    if case .current(let sequence) = content { return sequence }
    var way: [ItemState] = []
    var state = self
    while case .edited(_, let neighbour) = state.content {
      way.append(state)
      state = neighbour
    }
    guard case .current(let sequence) = state.content else { preconditionFailure("a way ends at the current state") }
    for next in way.reversed() {
      guard case .edited(let edit, _) = next.content else { preconditionFailure("a state on the way is an edited one") }
      state.content = .edited(sequence.apply(edit), from: next)
      next.content = .current(sequence)
      state = next
    }
    return sequence
  }

  /// The state after an edit.
  func edited(_ edit: ItemEdit<Item>) -> ItemState {
    let sequence = sequence
    let undo = sequence.apply(edit)
    let next = ItemState(sequence)
    content = .edited(undo, from: next)
    return next
  }

  /// The states and edits on the way from `start` to this one; nil if they are states of different lists.
  func way(from start: ItemState) -> [(edit: ItemEdit<Item>, state: ItemState)]? {
    _ = start.sequence
    var way: [(ItemEdit<Item>, ItemState)] = []
    var state = self
    while state !== start {
      guard case .edited(let edit, let neighbour) = state.content else { return nil }
      way.append((edit, state))
      state = neighbour
    }
    return way.reversed()
  }
}
