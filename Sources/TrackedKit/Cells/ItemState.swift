/// One state of a list with sections, as a value: states that come from one another share one sequence, and each but the current
/// one knows the edit that leads to it from its neighbour. Reading a state turns the sequence into it, edit by edit, so that
/// a copy costs nothing and an edit as much as in the sequence itself, however long the list is.
///
/// The states of one list form a tree; the way between two is the edits that were made between them.
nonisolated final class ItemState<Section: Hashable, Item: Hashable> {
  private enum Content {
    case current(SectionedItems<Section, Item>)
    case edited(SnapshotEdit<Section, Item>, from: ItemState)
    case ended
  }

  private var content: Content

  init(_ sections: SectionedItems<Section, Item> = SectionedItems()) { content = .current(sections) }

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

  /// The sections of this state. Not to be kept: another state's turn changes them.
  var sections: SectionedItems<Section, Item> {
    if case .current(let sections) = content { return sections }
    var way: [ItemState] = []
    var state = self
    while case .edited(_, let neighbour) = state.content {
      way.append(state)
      state = neighbour
    }
    guard case .current(let sections) = state.content else { preconditionFailure("a way ends at the current state") }
    for next in way.reversed() {
      guard case .edited(let edit, _) = next.content else { preconditionFailure("a state on the way is an edited one") }
      state.content = .edited(sections.apply(edit), from: next)
      next.content = .current(sections)
      state = next
    }
    return sections
  }

  /// The state after an edit.
  func edited(_ edit: SnapshotEdit<Section, Item>) -> ItemState {
    let sections = sections
    let undo = sections.apply(edit)
    let next = ItemState(sections)
    content = .edited(undo, from: next)
    return next
  }

  /// The states and edits on the way from `start` to this one; nil if they are states of different lists.
  func way(from start: ItemState) -> [(edit: SnapshotEdit<Section, Item>, state: ItemState)]? {
    _ = start.sections
    var way: [(SnapshotEdit<Section, Item>, ItemState)] = []
    var state = self
    while state !== start {
      guard case .edited(let edit, let neighbour) = state.content else { return nil }
      way.append((edit, state))
      state = neighbour
    }
    return way.reversed()
  }
}
