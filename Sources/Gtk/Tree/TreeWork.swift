import CGtk

/// What GTK is doing to the widget tree at this moment, and what has to wait until it has done it.
///
/// GTK tells widgets that they are shown, hidden or taken out while it walks over their siblings, and asserts that nothing moves
/// meanwhile. A program's code that runs then may take the same view out, an ancestor of it, or end the window. Such a request
/// waits for the end of GTK's work, and does nothing if that has done it:
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
  }

  private struct Telling {
    let widget: Pointer
    let step: Step
    /// Whether GTK goes over the children: otherwise it is before or after that.
    let isInside: Bool

    /// Whether GTK goes over the children of a widget.
    func goesOverChildren(of parent: Pointer) -> Bool {
      (isInside && widget == parent) || gtk_widget_is_ancestor(widget, parent) != 0
    }
  }

  /// What widgets are told at this moment, the innermost one last.
  @exclusivity(unchecked) private static var steps: [Telling] = []
  /// How many widgets are asked whether the pointer is at them, one inside the other.
  @exclusivity(unchecked) private static var pickDepth = 0
  /// How many widgets measure, place or draw themselves, one inside the other.
  @exclusivity(unchecked) private static var layoutDepth = 0
  /// How many rows of lists are being filled or emptied, one inside the other.
  @exclusivity(unchecked) private static var rowDepth = 0
  /// How many changes this module makes, one inside the other.
  @exclusivity(unchecked) private static var changeDepth = 0
  /// What is being taken out, from before the program hears of it.
  private static var leaving: [Pointer] = []
  private static var waiting: [() -> Void] = []
  private static var isScheduled = false

  /// Whether a widget measures, places or draws itself.
  package static var isLayingOut: Bool { layoutDepth > 0 }

  /// Whether GTK goes over the tree, lays it out, or goes over the rows of a list.
  private static var isUnderWay: Bool { layoutDepth > 0 || pickDepth > 0 || rowDepth > 0 || !steps.isEmpty }

  // MARK: GTK's work

  /// - Parameter isInside: whether GTK goes over the widget's children.
  static func during(_ step: Step, of widget: Pointer, isInside: Bool = false, _ body: () -> Void) {
    ProgramCalls.begin()
    steps.append(Telling(widget: widget, step: step, isInside: isInside))
    body()
    steps.removeLast()
    ProgramCalls.end()
    scheduleIfOver()
  }

  static func beginLayout() {
    ProgramCalls.begin()
    layoutDepth += 1
  }

  static func endLayout() {
    layoutDepth -= 1
    ProgramCalls.end()
    scheduleIfOver()
  }

  /// GTK asks which widget the pointer is at, and goes on with the answer.
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

  /// GTK has a row filled or emptied, and goes on with the list it is in.
  static func beginRow() { rowDepth += 1 }

  static func endRow() {
    rowDepth -= 1
    scheduleIfOver()
  }

  /// Whether GTK is notifying something inside a widget that it was added, removed or shown, and has not finished with the widget yet.
  package static func isTelling(inside widget: Widget) -> Bool {
    steps.contains { $0.step != .signal && gtk_widget_is_ancestor($0.widget, widget.widgetPointer) != 0 }
  }

  /// Whether GTK has rows of a list filled or emptied that is in a window: until it is done with them, the list cannot be measured.
  package static func isFillingRows(in window: Window) -> Bool {
    rowDepth > 0 && RowWork.isUnderWay(below: window.widgetPointer)
  }

  // MARK: Changes

  /// Runs a change of this module; what could not be done in the middle of it follows.
  static func change<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isOutermost = changeDepth == 0 && !isUnderWay
    changeDepth += 1
    defer {
      changeDepth -= 1
      if isOutermost, !waiting.isEmpty { runWaiting() }
    }
    return try body()
  }

  /// Whether GTK works on a widget or on what is below it, or goes over its siblings: it can neither be moved nor taken out.
  static func isBusy(_ widget: Pointer) -> Bool {
    guard pickDepth > 0 || rowDepth > 0 || !steps.isEmpty, let parent = gtk_widget_get_parent(widget) else {
      return false
    }
    return pickDepth > 0 || steps.contains { $0.goesOverChildren(of: parent) } || RowWork.isUnderWay(below: widget)
  }

  /// Does something that takes a widget out of where it is: at once, or as soon as GTK does not work on it.
  package static func whenFree(_ widget: Widget?, _ action: @escaping () -> Void) {
    if let widget, isBusy(widget.widgetPointer) { later(action) } else { action() }
  }

  /// Whether a widget is leaving its window, and nothing can come into it: GTK has been over its children.
  static func isLosingRoot(_ widget: Pointer) -> Bool {
    steps.contains {
      $0.step == .unroot && !$0.isInside && ($0.widget == widget || gtk_widget_is_ancestor(widget, $0.widget) != 0)
    }
  }

  /// Whether GTK goes over a window's tree, or lays something out.
  static func isBusy(inside window: Window) -> Bool {
    layoutDepth > 0 || pickDepth > 0 || steps.contains { gtk_widget_get_root($0.widget) == OpaquePointer(window.raw) }
      || RowWork.isUnderWay(below: window.widgetPointer)
  }

  /// Does something once GTK has done its work: at the end of this module's change that caused it, or before anything else that
  /// the main loop has to do.
  package static func later(_ action: @escaping () -> Void) {
    waiting.append(action)
    schedule()
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

  /// Whether a widget is being taken out: the program has been told.
  package static func isLeaving(_ widget: Widget) -> Bool { leaving.contains(widget.widgetPointer) }

  /// Runs what takes a widget out, and tells the program before and after.
  package static func whileLeaving(_ widget: Widget, _ body: () -> Void) {
    leaving.append(widget.widgetPointer)
    body()
    leaving.removeAll { $0 == widget.widgetPointer }
  }
}
