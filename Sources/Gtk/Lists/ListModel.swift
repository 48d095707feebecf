import CGtk

/// A list written in Swift, for `ListView` and `GridView`: its items are made on demand, so that a million
/// rows cost nothing until they are shown.
@MainActor open class ListModel: Object {
  private let countItems: () -> Int
  private let itemAt: (Int) -> AnyHashable
  /// The items that GTK holds now: an item that only moved must come back as the same object, or its row is filled again.
  private var liveItems: [AnyHashable: WeakItem] = [:]
  private struct WeakItem { weak var item: ListModelItem? }
  /// Whether a change is being reported: those who are told later than others know nothing of it yet.
  private var isTelling = false
  /// The changes that have not been reported to GTK yet, in order.
  private var held: [(position: Int, removed: Int, added: Int)] = []
  /// How many items GTK knows of; nil before it has asked. Only reports change it: GTK ends the process where an item is missing.
  private var told: Int?
  private var isToCheck = false
  private var hasWarned = false

  /// A list of `count` items; `item` makes the value for a position. Equal values stand for the same item, so a list
  /// holds no value twice.
  ///
  /// Both closures are called on the main thread, whenever GTK needs them. After the answer of `count` changes, or an item is
  /// replaced, call `itemsChanged(at:removed:added:)`.
  public init(count: @escaping () -> Int, item: @escaping (Int) -> AnyHashable) {
    countItems = count
    itemAt = item
    super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(ListModelClass.type, 0, nil, nil)))
  }

  /// How many items there are.
  public final var count: Int { countItems() }

  /// Reports to GTK that, from `position` on, `removed` items were replaced by `added` others. A report from `onBind` or another signal of a row's
  /// factory reaches GTK when it has finished with the rows, which it is working on at that moment; and so does one from a filter or sorter, from the
  /// closures of a list or tree, and from `onItemsChanged`.
  public final func itemsChanged(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    checkLater()
    guard !held.isEmpty || isTelling || TreeWork.isTellingOfDrag || RowWork.isUnderWay(on: self) else {
      return tell(position, removed, added)
    }
    if held.isEmpty { TreeWork.later { [weak self] in self?.tellHeld() } }
    held.append((position, removed, added))
  }

  private func tell(_ position: Int, _ removed: Int, _ added: Int) {
    isTelling = true
    let known = told ?? position + removed
    let gone = min(removed, max(0, known - position))
    if let told { self.told = told - gone + added }
    RowWork.reporting {
      g_list_model_items_changed(
        native(), UInt32(clamping: min(position, known)), UInt32(clamping: gone), UInt32(clamping: added))
      isTelling = false
    }
  }

  private func tellHeld() {
    while !held.isEmpty {
      let change = held.removeFirst()
      tell(change.position, change.removed, change.added)
    }
  }

  /// The value of a position.
  public final func value(at position: Int) -> AnyHashable { itemAt(position) }

  /// Several reports may belong to one change.
  private func checkLater() {
    guard !isToCheck, !hasWarned else { return }
    isToCheck = true
    MainLoop.afterCurrentTurn { [weak self] in
      guard let self else { return }
      isToCheck = false
      if held.isEmpty { check() }
    }
  }

  private func check() {
    let count = countItems()
    guard let told, told != count, !hasWarned else { return }
    hasWarned = true
    Log.warning(
      "a ListModel has \(count) items, but GTK was told of \(told): call itemsChanged(at:removed:added:) for each change of its count",
      domain: "TrackedKit")
  }

  /// How many items GTK knows of.
  var toldCount: Int {
    if let told { return told }
    let first = held.reduce(count) { $0 + $1.removed - $1.added }
    told = first
    return first
  }

  /// The current position of the item that GTK knows at a position; nil if it is gone.
  private func place(ofTold position: Int) -> Int? {
    var place = position
    for change in held where place >= change.position {
      guard place >= change.position + change.removed else { return nil }
      place += change.added - change.removed
    }
    return place
  }

  func makeItem(at position: Int) -> ListModelItem? {
    guard position < toldCount else { return nil }
    guard let place = place(ofTold: position) else { return .gone() }
    guard place < count else {
      checkLater()
      return .gone()
    }
    let value = RowWork.answering { itemAt(place) }
    if let item = liveItems[value]?.item {
      if RowWork.answering({ ItemContent.isSame(item.value, value) }) { return item }
      // It is the same item still, chosen and in its row, with another content. The key that is equal has the old one.
      liveItems[value] = nil
      liveItems[value] = WeakItem(item: item)
      item.show(value)
      return item
    }
    let item = ListModelItem(value, of: self) { [weak self] in
      // A successor may have been made before this one ended.
      if self?.liveItems[value]?.item == nil { self?.liveItems[value] = nil }
    }
    liveItems[value] = WeakItem(item: item)
    return item
  }
}
