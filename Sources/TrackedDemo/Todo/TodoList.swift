import TrackedKit

/// The to-do list: its items in order, which of them are shown, and how they are stored.
@Observable final class TodoList {
  enum Filter: String, CaseIterable {
    case all, open, done
  }

  /// The parts of the list that is shown.
  enum Section: CaseIterable { case open, done }

  /// What is known of the file.
  enum StoreState: Equatable {
    case saved, saving, failed
    /// The file must not be touched.
    case readOnly
  }

  private(set) var items: [TodoItem] = []
  /// The items that the filter lets through, in order: open ones before those that are done.
  private(set) var visibleItems: [TodoItem] = []
  /// How many of them are open.
  private var visibleOpenCount = 0
  private(set) var completedCount = 0
  private(set) var filter = Filter.all
  /// The item whose title is being edited; `edit(_:)` begins it.
  private(set) var editedItem: TodoItem?
  /// What was typed for its title up to now: it is kept by whatever ends the editing, also where no widget notices.
  @ObservationIgnored var editedTitle = ""
  private(set) var storeState = StoreState.saved

  @ObservationIgnored private var store: TodoStore?
  @ObservationIgnored private var isWriting = false
  @ObservationIgnored private var hasUnsavedChanges = false
  /// What was taken away, with its place; the last one comes back first.
  @ObservationIgnored private var removals: [(item: TodoItem, index: Int)] = []
  @ObservationIgnored private var notices: Notices?
  /// The message that the list could not be saved, while it is shown.
  @ObservationIgnored private var failureNotice: Int?
  @ObservationIgnored private var fileWatch: FileWatch?
  /// The file was changed while the store had no time to read it.
  @ObservationIgnored private var hasFileChanged = false
  /// Called when the person chooses another filter.
  @ObservationIgnored var onFilterChange: (Filter) -> Void = { _ in }

  var openCount: Int { items.count - completedCount }
  var summary: String {
    items.isEmpty
      ? String(localized: "Nothing to do") : String(localized: "\(completedCount) of \(items.count) done")
  }
}

// Changes.
extension TodoList {
  @discardableResult
  func add(_ title: String) -> TodoItem? {
    let title = title.trimmed
    guard !title.isEmpty else { return nil }
    let item = TodoItem(TodoRecord(id: TodoRecord.freshID(), title: title, isCompleted: false))
    items.append(item)
    refreshVisibleItems()
    itemsDidChange()
    return item
  }

  func setCompleted(_ item: TodoItem, _ isCompleted: Bool) {
    guard item.isCompleted != isCompleted else { return }
    item.isCompleted = isCompleted
    completedCount += isCompleted ? 1 : -1
    refreshVisibleItems()
    itemsDidChange()
  }

  /// Begins to edit a title; what is being edited is kept first.
  func edit(_ item: TodoItem) {
    guard editedItem !== item else { return }
    endEditing(keeping: true)
    editedTitle = item.title
    editedItem = item
  }

  /// Ends editing. An empty title leaves the old one.
  func endEditing(keeping keepsTitle: Bool) {
    guard let item = editedItem else { return }
    editedItem = nil
    if keepsTitle { rename(item, to: editedTitle) }
  }

  /// An empty title leaves the old one.
  func rename(_ item: TodoItem, to title: String) {
    let title = title.trimmed
    if editedItem === item { editedItem = nil }
    guard !title.isEmpty, title != item.title else { return }
    item.title = title
    itemsDidChange()
  }

  /// Takes an item away; `undoRemoval()` puts back what was taken away last.
  ///
  /// - Returns: what puts this item back where it was.
  @discardableResult
  func remove(_ item: TodoItem) -> (() -> Void)? {
    guard let index = items.firstIndex(where: { $0 === item }) else { return nil }
    if editedItem === item { endEditing(keeping: false) }
    items.remove(at: index)
    removals.append((item, index))
    if item.isCompleted { completedCount -= 1 }
    refreshVisibleItems()
    itemsDidChange()
    return { [weak self] in self?.insert(item, at: index) }
  }

  /// Puts back the item that was taken away last.
  ///
  /// - Returns: the item; nil if there is none.
  @discardableResult
  func undoRemoval() -> TodoItem? {
    while let (item, index) = removals.popLast() {
      if insert(item, at: index) { return item }
    }
    return nil
  }

  /// - Returns: false for an item that is there already: another process may have changed it meanwhile, which brings it back.
  @discardableResult
  private func insert(_ item: TodoItem, at index: Int) -> Bool {
    guard !items.contains(where: { $0.id == item.id }) else { return false }
    items.insert(item, at: min(index, items.count))
    if item.isCompleted { completedCount += 1 }
    refreshVisibleItems()
    itemsDidChange()
    return true
  }

  /// Moves an item in front of or behind another one that is shown.
  func move(_ item: TodoItem, to place: TodoItem) {
    guard item !== place, let from = items.firstIndex(where: { $0 === item }),
      let to = items.firstIndex(where: { $0 === place })
    else { return }
    items.remove(at: from)
    items.insert(item, at: to)
    refreshVisibleItems()
    itemsDidChange()
  }

  /// Moves an item by one place among those of its section that are shown.
  func move(_ item: TodoItem, by offset: Int) {
    let section = visibleItems(in: item.isCompleted ? .done : .open)
    guard let position = section.firstIndex(where: { $0 === item }), section.indices.contains(position + offset) else {
      return
    }
    move(item, to: section[position + offset])
  }

  /// The items of a section that the filter lets through, in order.
  func visibleItems(in section: Section) -> ArraySlice<TodoItem> {
    section == .open ? visibleItems[..<visibleOpenCount] : visibleItems[visibleOpenCount...]
  }

  func setFilter(_ filter: Filter) {
    guard filter != self.filter else { return }
    self.filter = filter
    refreshVisibleItems()
    onFilterChange(filter)
  }

  private func refreshVisibleItems() {
    let open = filter == .done ? [] : items.filter { !$0.record.isCompleted }
    let done = filter == .open ? [] : items.filter { $0.record.isCompleted }
    visibleOpenCount = open.count
    visibleItems = open + done
  }
}

// Storing.
extension TodoList {
  /// Reads the file at start. What is wrong with it is told, and nothing is lost.
  ///
  /// - Parameter follows: whether what other processes write is shown at once, and not with the next save only.
  func load(from store: TodoStore = .standard, reportingTo notices: Notices, following follows: Bool = true) {
    self.notices = notices
    switch store.load() {
    case .records(let records): show(records)
    case .missing: break
    case .damaged(let movedTo):
      report("The to-do list could not be read. The file was set aside as \(movedTo); a new list was started.")
    case .newer(let path):
      leaveAlone(newerFile: path)
      return
    case .failed(let reason):
      storeState = .readOnly
      report("The to-do list could not be read: \(reason). Changes are not saved.")
      return
    }
    self.store = store
    if follows { watchFile() }
  }

  private func watchFile() {
    fileWatch = store.map { FileWatch($0.path) { [weak self] in self?.fileDidChange() } }
  }

  private func report(_ problem: String) { notices?.show(problem) }

  /// Shows these items without storing them.
  func show(_ records: [TodoRecord]) {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    items = records.map { record in
      guard let item = known[record.id] else { return TodoItem(record) }
      item.take(record)
      return item
    }
    completedCount = records.count { $0.isCompleted }
    if let editedItem, !items.contains(where: { $0 === editedItem }) { endEditing(keeping: false) }
    refreshVisibleItems()
  }

  private func itemsDidChange() {
    guard store != nil else { return }
    hasUnsavedChanges = true
    storeState = .saving
    if !isWriting { write() }
  }

  /// Writes the list on another thread; what changes meanwhile is written next. "Saved" is shown only when the file is
  /// safely on the disk and nothing has changed since.
  private func write() {
    guard let store else { return }
    isWriting = true
    Task {
      // Several changes of one turn are one write.
      await Task.yield()
      hasUnsavedChanges = false
      let records = items.map(\.record)
      let outcome = await Task.detached { store.save(records) }.value
      isWriting = false
      finishWriting(records, outcome)
    }
  }

  private func finishWriting(_ records: [TodoRecord], _ outcome: TodoStore.Outcome) {
    switch outcome {
    case .saved(let stored, let setAside):
      if let setAside { tellOfDamage(setAside) }
      adopt(stored, since: records)
      if let failureNotice { notices?.dismiss(failureNotice) }
      failureNotice = nil
      // The first save makes the folder.
      if fileWatch?.isWatching == false { watchFile() }
      if hasUnsavedChanges { return write() }
      storeState = .saved
      if hasFileChanged { fileDidChange() }
    case .newer(let path): leaveAlone(newerFile: path)
    case .failed(let reason):
      storeState = .failed
      failureNotice = notices?.show("The to-do list could not be saved: \(reason)", action: "Retry") { [weak self] in
        self?.retrySaving()
      }
    }
  }

  /// Tries again to save what could not be saved.
  func retrySaving() {
    if storeState == .failed { itemsDidChange() }
  }

  /// The file has changed: by another process, or by a write of this one, which the store knows.
  private func fileDidChange() {
    hasFileChanged = isWriting
    guard let store, !isWriting, storeState != .failed else { return }
    // No write may begin between reading the file and showing what it holds: it would undo what others wrote.
    isWriting = true
    Task {
      let news = await Task.detached { store.readChanges() }.value
      isWriting = false
      if let news { show(TodoMerge.merge(base: news.known, mine: items.map(\.record), theirs: news.stored)) }
      if hasUnsavedChanges { return write() }
      if hasFileChanged { fileDidChange() }
    }
  }

  /// Shows what other processes changed, beside what was changed here since `records` were given to the store.
  private func adopt(_ stored: [TodoRecord], since records: [TodoRecord]) {
    guard stored != records else { return }
    show(TodoMerge.merge(base: records, mine: items.map(\.record), theirs: stored))
  }

  private func leaveAlone(newerFile path: String) {
    store = nil
    storeState = .readOnly
    report("\(path) was written by a newer version of the app. It is left unchanged; changes are not saved.")
  }

  private func tellOfDamage(_ movedTo: String) {
    report("The file of the to-do list was damaged by another program. It was set aside as \(movedTo).")
  }

  /// Keeps what is being edited, and writes at once what is not written yet.
  func saveBeforeExit() {
    endEditing(keeping: true)
    guard let store, storeState != .saved else { return }
    switch store.save(items.map(\.record)) {
    case .saved(_, let setAside): if let setAside { tellOfDamage(setAside) }
    case .newer(let path): leaveAlone(newerFile: path)
    case .failed(let reason): report("The to-do list could not be saved: \(reason)")
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
