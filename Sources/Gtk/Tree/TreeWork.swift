import CGtk

/// What GTK is currently doing to the widget tree, and what has to wait until it has finished.
///
/// GTK tells widgets that they are shown, hidden or removed while it walks over their siblings, and asserts that nothing moves
/// meanwhile. Program code that runs then may remove the same view or an ancestor of it, or end the window. Such a request
/// waits for the end of GTK's work, and does nothing if GTK has already done it:
///
/// ```swift
/// override func viewDidDisappear(_ animated: Bool) { view.removeFromSuperview() }
/// ```
///
/// Main actor.
package enum TreeWork {
  typealias Pointer = UnsafeMutablePointer<GtkWidget>

  /// What GTK tells a widget.
  enum Step {
    case map, unmap, root, unroot
    /// That it is realized, say, or that the pointer has come: GTK goes on with the widget, and those around it.
    case signal
    /// Nothing: a list asks the program about its rows, and goes on with the next one.
    case rows
    /// That something is dragged over it: GTK goes on with what the pointer is on, whatever that is.
    case drop
  }

  private struct Telling {
    let widget: Pointer
    let step: Step
    /// Whether GTK is walking over the children: otherwise it is before or after that.
    let isInside: Bool

    /// Whether GTK is walking over the children of a widget.
    func goesOverChildren(of parent: Pointer) -> Bool {
      (isInside && widget == parent) || step == .drop || gtk_widget_is_ancestor(widget, parent) != 0
        || isNotebook(around: parent)
    }

    /// Whether this is a notebook in the middle of `switch-page`: it still uses the new page after its handlers. Its pages are in an internal stack.
    private func isNotebook(around parent: Pointer) -> Bool {
      step == .signal && gtk_widget_get_parent(parent) == widget && cgtk_is_a(widget, gtk_notebook_get_type()) != 0
    }
  }

  /// The current notifications of widgets, the innermost one last.
  @exclusivity(unchecked) private static var steps: [Telling] = []
  /// How many widgets are being asked whether the pointer is on them, one inside the other.
  @exclusivity(unchecked) private static var pickDepth = 0
  /// The widgets that are measuring, placing or drawing themselves, one inside the other.
  @exclusivity(unchecked) private static var laidOut: [Pointer?] = []
  /// How many rows of lists are being filled or emptied, one inside the other.
  @exclusivity(unchecked) private static var rowDepth = 0
  /// How many changes this module is making, one inside the other.
  @exclusivity(unchecked) private static var changeDepth = 0
  /// The widgets being removed, from before the program is notified.
  @exclusivity(unchecked) private static var leaving: [Pointer] = []
  @exclusivity(unchecked) private static var waiting: [() -> Void] = []
  @exclusivity(unchecked) private static var isScheduled = false

  /// Whether a widget is measuring, placing or drawing itself.
  package static var isLayingOut: Bool { !laidOut.isEmpty }

  /// Whether GTK is walking the tree, laying it out, or working on the rows of a list.
  private static var isUnderWay: Bool { isLayingOut || pickDepth > 0 || rowDepth > 0 || !steps.isEmpty }

  // MARK: GTK's work

  /// - Parameter isInside: whether GTK is walking over the widget's children.
  static func during<Result>(
    _ step: Step, of widget: Pointer, isInside: Bool = false, _ body: () -> Result
  ) -> Result {
    ProgramCalls.begin()
    steps.append(Telling(widget: widget, step: step, isInside: isInside))
    let result = body()
    steps.removeLast()
    ProgramCalls.end()
    scheduleIfOver()
    return result
  }

  /// A list box or flow box asks the program about its rows: those that come or go meanwhile do so when it has been over them.
  static func duringRows<Result>(of list: Pointer, _ body: () -> Result) -> Result {
    during(.rows, of: list, isInside: true, body)
  }

  static func beginLayout(_ widget: Pointer?) {
    ProgramCalls.begin()
    laidOut.append(widget)
  }

  static func endLayout() {
    laidOut.removeLast()
    ProgramCalls.end()
    scheduleIfOver()
  }

  /// GTK asks which widget the pointer is on, and uses the answer afterwards.
  static func duringPick<Result>(_ body: () -> Result) -> Result {
    ProgramCalls.begin()
    pickDepth += 1
    defer {
      pickDepth -= 1
      ProgramCalls.end()
      scheduleIfOver()
    }
    return body()
  }

  /// GTK has a row filled or emptied, and then continues with its list.
  static func beginRow() { rowDepth += 1 }

  static func endRow() {
    rowDepth -= 1
    scheduleIfOver()
  }

  /// Whether GTK tells a widget that something is dragged over it: rows stay until it has finished with what the pointer is on.
  package static var isTellingOfDrag: Bool { steps.contains { $0.step == .drop } }

  /// Whether GTK is notifying something inside a widget that it was added, removed or shown, and has not finished with the widget yet.
  package static func isTelling(inside widget: Widget) -> Bool {
    steps.contains {
      ![.signal, .rows, .drop].contains($0.step) && gtk_widget_is_ancestor($0.widget, widget.widgetPointer) != 0
    }
  }

  /// Whether GTK is measuring, placing or drawing a list, and walks over its rows.
  package static func isWalkingOverRows(of list: Widget) -> Bool { RowLayout.isWalking(over: list) }

  /// Whether GTK has rows of a list filled or emptied that is in a window: until it is done with them, the list cannot be measured.
  package static func isFillingRows(in window: Window) -> Bool {
    rowDepth > 0 && RowWork.isUnderWay(below: window.widgetPointer)
  }

  // MARK: Changes

  /// Runs a change of this module, and afterwards what had to wait for it.
  static func change<Result>(_ body: () throws -> Result) rethrows -> Result {
    // What waits already may wait for work that GTK is doing and this change is part of: a row that goes gives the keyboard away, say.
    let isOutermost = changeDepth == 0 && !isUnderWay && waiting.isEmpty
    changeDepth += 1
    defer {
      changeDepth -= 1
      if isOutermost, !waiting.isEmpty { runWaiting() }
    }
    return try body()
  }

  /// Whether GTK is working on a widget or something below it, or walking over its siblings: it can be neither moved nor removed.
  static func isBusy(_ widget: Pointer) -> Bool {
    guard isUnderWay, let parent = gtk_widget_get_parent(widget) else { return false }
    return pickDepth > 0 || isLayingOutPopover(in: widget)
      || steps.contains { $0.goesOverChildren(of: parent) } || RowWork.isUnderWay(below: widget)
  }

  /// Whether a widget is a popover, or has one open, that GTK is measuring or drawing with a surface of its own, which it goes on with.
  static func isLayingOutPopover(in widget: Pointer) -> Bool {
    // A loop: each call of an isolated closure that the standard library makes is checked.
    for case let part? in laidOut {
      guard let native = gtk_widget_get_native(part) else { continue }
      let popover = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
      if RawWidget(popover).isPopover, popover == widget || gtk_widget_is_ancestor(popover, widget) != 0 { return true }
    }
    return false
  }

  /// Runs code that removes a widget from its place: at once, or as soon as GTK no longer works on it.
  package static func whenFree(_ widget: Widget?, _ action: @escaping () -> Void) {
    if let widget, isBusy(widget.widgetPointer) { later(action) } else { action() }
  }

  /// Whether a child added to a widget now would be missed, or met twice, by GTK, which is telling of a window that the widget comes into or
  /// leaves, or asks about the rows of a list: GTK has been over the children, or is at one of them and knows the next.
  static func isPassingChildren(of widget: Pointer) -> Bool {
    guard !steps.isEmpty else { return false }
    // Which of its own widgets GTK walks over is not known here: those around the one that it reports, perhaps.
    let isUnknown = RawWidget(widget).existingWrapper?.asCustomWidget == nil
    return steps.contains {
      switch $0.step {
      case .unroot:
        $0.widget == widget || gtk_widget_is_ancestor(widget, $0.widget) != 0
          || isUnknown && gtk_widget_is_ancestor($0.widget, widget) != 0
      // In front of the last child GTK meets nothing any more.
      case .root:
        $0.isInside
          ? $0.widget == widget && !isAtLastChild(of: widget)
          : isUnknown && gtk_widget_is_ancestor($0.widget, widget) != 0
      case .rows: $0.widget == widget
      default: false
      }
    }
  }

  /// Whether what GTK reports last is in a widget's last child.
  private static func isAtLastChild(of widget: Pointer) -> Bool {
    guard let told = steps.last?.widget, let last = gtk_widget_get_last_child(widget) else { return false }
    return told == last || gtk_widget_is_ancestor(told, last) != 0
  }

  /// Whether GTK is walking a window's tree, or laying something out.
  static func isBusy(inside window: Window) -> Bool {
    isLayingOut || pickDepth > 0 || steps.contains { gtk_widget_get_root($0.widget) == OpaquePointer(window.raw) }
      || RowWork.isUnderWay(below: window.widgetPointer)
  }

  /// Runs code once GTK has done its work: at the end of this module's change that caused it, or before the main loop's
  /// other work.
  package static func later(_ action: @escaping () -> Void) {
    waiting.append(action)
    schedule()
  }

  /// The children whose removal waits: for the program they are gone, or else a loop that removes the first child until there is none would
  /// not end.
  private static var removed: Set<Pointer> = []

  /// Removes a child by `action` as `later` does.
  static func later(removing child: Pointer, _ action: @escaping () -> Void) {
    removed.insert(child)
    later {
      removed.remove(child)
      action()
    }
  }

  /// Whether the removal of any child waits.
  static var hasRemoved: Bool { !removed.isEmpty }

  /// Whether a child is where it is only until GTK has done its work.
  static func isRemoved(_ child: Pointer) -> Bool { !removed.isEmpty && removed.contains(child) }

  /// The child at an index among those that stay.
  ///
  /// - Parameter child: the child at an index among all, which may be a row around what was added.
  static func stayingChild(at index: Int, _ child: (Int32) -> Pointer?) -> Pointer? {
    guard !removed.isEmpty, index >= 0 else { return child(Int32(clamping: index)) }
    var (place, before) = (Int32(0), 0)
    while let found = child(place) {
      if !isRemovedRow(found) {
        if before == index { return found }
        before += 1
      }
      place += 1
    }
    return nil
  }

  /// The index that a child has among those that stay; nil for one that does not.
  ///
  /// - Parameter child: as above.
  static func stayingIndex(of index: Int32, _ child: (Int32) -> Pointer?) -> Int? {
    guard !removed.isEmpty, index >= 0 else { return .natural(index) }
    guard let own = child(index), !isRemovedRow(own) else { return nil }
    return (0..<index).count { child($0).map { !isRemovedRow($0) } ?? false }
  }

  /// The same for what may be a row around what was added.
  private static func isRemovedRow(_ row: Pointer) -> Bool {
    removed.contains(row)
      || [gtk_list_box_row_get_type(), gtk_flow_box_child_get_type()].contains { cgtk_is_a(row, $0) != 0 }
        && gtk_widget_get_first_child(row).map { removed.contains($0) } ?? false
  }

  /// Whether a widget, or one around it, is where it is only until GTK has done its work.
  package static func isRemoved(_ widget: Widget) -> Bool {
    hasRemoved && sequence(first: widget.widgetPointer, next: { gtk_widget_get_parent($0) }).contains { isRemoved($0) }
  }

  /// Takes a child from its parent. What that calls may hide the parent and show it again: GTK would show the child as well, which it is
  /// about to end.
  static func unparent(_ child: Pointer) {
    change {
      if !RawWidget(child).isPopover { gtk_widget_set_child_visible(child, 0) }
      gtk_widget_unparent(child)
    }
  }

  private static func scheduleIfOver() { if !waiting.isEmpty, !isUnderWay { schedule() } }

  private static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { _ in
        TreeWork.isScheduled = false
        // Inside of a main loop that the program has opened: the end of GTK's work asks again.
        if !TreeWork.isUnderWay { TreeWork.runWaiting() }
        return 0
      }, nil, nil)
  }

  private static func runWaiting() {
    while !waiting.isEmpty, !isUnderWay {
      let due = waiting
      waiting = []
      due.forEach { $0() }
    }
  }

  // MARK: Leaving

  /// Whether a widget is being removed: the program has been notified.
  package static func isLeaving(_ widget: Widget) -> Bool { leaving.contains(widget.widgetPointer) }

  /// Removes a widget, and notifies the program before and after.
  package static func whileLeaving(_ widget: Widget, _ body: () -> Void) {
    leaving.append(widget.widgetPointer)
    body()
    leaving.removeAll { $0 == widget.widgetPointer }
  }
}
