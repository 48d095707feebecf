/// Brings together what two processes made of one list. Nothing that one of them added or changed is lost.
nonisolated struct TodoMerge {
  /// The list as both knew it last.
  private let base: [Int: TodoRecord]
  private let mine: [TodoRecord]
  private let theirs: [TodoRecord]

  /// The list with the changes of both sides, item by item and field by field.
  ///
  /// A field that both changed is mine. An item that one side took away stays if the other changed it. The order is mine
  /// where I moved something, and theirs otherwise.
  static func merge(base: [TodoRecord], mine: [TodoRecord], theirs: [TodoRecord]) -> [TodoRecord] {
    if theirs == base || theirs == mine { return mine }
    if mine == base { return theirs }
    return TodoMerge(base: base, mine: mine, theirs: theirs).merged(isMyOrder: isReordered(mine, since: base))
  }

  private init(base: [TodoRecord], mine: [TodoRecord], theirs: [TodoRecord]) {
    self.base = Self.byID(base)
    self.mine = mine
    let known = Self.byID(mine)
    let old = self.base
    // Two different items that both sides added under one identifier are two items.
    self.theirs = theirs.map { record in
      guard old[record.id] == nil, let other = known[record.id], other != record else { return record }
      return TodoRecord(id: TodoRecord.freshID(), title: record.title, isCompleted: record.isCompleted)
    }
  }

  private func merged(isMyOrder: Bool) -> [TodoRecord] {
    let (my, their) = (Self.byID(mine), Self.byID(theirs))
    let (first, second) = isMyOrder ? (mine, theirs) : (theirs, mine)
    return Self.woven(first.map(\.id), second.map(\.id)).compactMap { id in
      switch (my[id], their[id]) {
      case (let my?, let their?): combine(my, their)
      case (let record?, nil), (nil, let record?): base[id] == record ? nil : record
      case (nil, nil): nil
      }
    }
  }

  private func combine(_ my: TodoRecord, _ their: TodoRecord) -> TodoRecord {
    guard let old = base[my.id] else { return my }
    return TodoRecord(
      id: my.id, title: my.title == old.title ? their.title : my.title,
      isCompleted: my.isCompleted == old.isCompleted ? their.isCompleted : my.isCompleted)
  }

  /// The first order, with what only the second has in front of what follows it there, or at the end.
  private static func woven(_ first: [Int], _ second: [Int]) -> [Int] {
    let known = Set(first)
    var before: [Int: [Int]] = [:]
    var waiting: [Int] = []
    for id in second {
      if known.contains(id) {
        before[id] = waiting
        waiting = []
      } else {
        waiting.append(id)
      }
    }
    return first.flatMap { (before[$0] ?? []) + [$0] } + waiting
  }

  private static func isReordered(_ records: [TodoRecord], since base: [TodoRecord]) -> Bool {
    let (old, new) = (Set(base.map(\.id)), Set(records.map(\.id)))
    return base.lazy.map(\.id).filter(new.contains).elementsEqual(records.lazy.map(\.id).filter(old.contains)) == false
  }

  private static func byID(_ records: [TodoRecord]) -> [Int: TodoRecord] {
    Dictionary(records.map { ($0.id, $0) }) { first, _ in first }
  }
}
