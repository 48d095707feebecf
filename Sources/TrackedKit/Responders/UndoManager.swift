import Gtk
import GtkTracking
public import Observation

/// Remembers how to undo changes, and how to redo them.
///
/// ```swift
/// func rename(to name: String) {
///   let old = self.name
///   undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
///   undoManager?.setActionName("Rename")
///   self.name = name
/// }
/// ```
///
/// Changes registered while something is undone redo it. Everything registered in one turn of the main loop is undone
/// together, unless `groupsByEvent` is false. A hook that reads `canUndo`, `canRedo` or the names runs again when they change.
/// Ctrl+Z undoes with the manager of the first responder, Ctrl+Shift+Z and Ctrl+Y redo.
@MainActor @Observable open class UndoManager {
  /// Remembers nothing yet.
  public init() {}

  // MARK: What can be done

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { openGroups.allSatisfy(\.steps.isEmpty) && !redoStack.isEmpty }
  /// Whether something is being undone.
  @ObservationIgnored open private(set) var isUndoing = false
  /// Whether something is being redone.
  @ObservationIgnored public private(set) var isRedoing = false
  /// The name of the next undo; empty for none, or without a name.
  open var undoActionName: String { (openGroups.first { !$0.steps.isEmpty } ?? undoStack.last)?.name ?? "" }
  /// The name of the next redo; empty for none, or without a name.
  open var redoActionName: String { canRedo ? redoStack.last?.name ?? "" : "" }
  /// The title of a menu entry for undo, such as "Undo Rename".
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu entry for redo, such as "Redo Rename".
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu entry for undoing a named change.
  public func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? String(kit: "Undo") : String(kit: "Undo \(name)")
  }

  /// The title of a menu entry for redoing a named change.
  public func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? String(kit: "Redo") : String(kit: "Redo \(name)")
  }

  // MARK: Storage

  private struct Step {
    weak var target: AnyObject?
    let body: (AnyObject) -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are begun and not ended, the outermost first.
  private var openGroups: [Group] = []
  @ObservationIgnored private var closesAtEndOfTurn = false
  @ObservationIgnored private var disabledDepth = 0

  /// How many groups can be undone; 0 for any number. The oldest are forgotten.
  open var levelsOfUndo: Int {
    get { keptLevels }
    set { keptLevels = newValue }
  }
  private var keptLevels = 0 {
    didSet { withoutTracking { forgetOldest() } }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
  }

  // MARK: Registering

  /// Whether everything registered in one turn of the main loop is undone together; true unless set. Without it begin and end groups.
  @ObservationIgnored open var groupsByEvent = true

  /// Registers how to undo the current change. `target` is held weakly: when it is gone, there is nothing to undo.
  ///
  /// - Parameter handler: called with the target when it is undone.
  /// - Precondition: a group has begun, if `groupsByEvent` is false.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    withoutTracking {
      guard isUndoRegistrationEnabled else { return }
      if openGroups.isEmpty {
        precondition(
          groupsByEvent,
          "registerUndo(withTarget:handler:) was called outside of a group; call beginUndoGrouping() first")
        beginEventGroup()
      }
      openGroups[openGroups.count - 1].steps.append(
        Step(target: target) { object in if let target = object as? Target { handler(target) } })
      if !isUndoing, !isRedoing { forgetUndone() }
    }
  }

  /// Registers how to undo what was done before all that is open now.
  final func registerEarlier<Target: AnyObject>(_ target: Target, handler: @escaping @MainActor (Target) -> Void) {
    withoutTracking {
      let step = Step(target: target) { object in if let target = object as? Target { handler(target) } }
      undoStack.append(Group(steps: [step]))
      forgetOldest()
      forgetUndone()
    }
  }

  /// Something new was done: what was undone before cannot be redone in its place.
  final func forgetUndone() { if !redoStack.isEmpty { redoStack = [] } }

  /// Names the current change.
  open func setActionName(_ name: String) {
    withoutTracking {
      if !openGroups.isEmpty {
        if openGroups[0].name != name { openGroups[0].name = name }
      } else if !undoStack.isEmpty, undoStack[undoStack.count - 1].name != name {
        undoStack[undoStack.count - 1].name = name
      }
    }
  }

  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

  /// Remembers nothing until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledDepth += 1 }

  /// Undoes one `disableUndoRegistration()`.
  ///
  /// - Precondition: `disableUndoRegistration()` was called before.
  open func enableUndoRegistration() {
    precondition(disabledDepth > 0, "enableUndoRegistration() without disableUndoRegistration()")
    disabledDepth -= 1
  }

  // MARK: Groups

  /// How many groups are begun and not ended.
  public var groupingLevel: Int { openGroups.count }

  /// Begins a group, which lasts until the matching `endUndoGrouping()` and is undone together; inside of the turn's group if `groupsByEvent`.
  open func beginUndoGrouping() {
    withoutTracking {
      if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
      openGroups.append(Group())
    }
  }

  private func beginEventGroup() {
    openGroups.append(Group())
    closeAtEndOfTurn()
  }

  /// Ends the group that was begun last; one inside of another becomes a part of it.
  ///
  /// - Precondition: a group has begun.
  open func endUndoGrouping() {
    withoutTracking {
      precondition(!openGroups.isEmpty, "endUndoGrouping() without beginUndoGrouping()")
      let group = openGroups.removeLast()
      if openGroups.isEmpty { closesAtEndOfTurn = false }
      guard !group.steps.isEmpty else { return }
      if !openGroups.isEmpty {
        openGroups[openGroups.count - 1].steps += group.steps
        if openGroups[openGroups.count - 1].name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
      } else {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        forgetOldest()
      }
    }
  }

  private func closeAtEndOfTurn() {
    closesAtEndOfTurn = true
    MainLoop.afterCurrentTurn { [weak self] in
      if let self, closesAtEndOfTurn { endAllGroups() }
    }
  }

  private func endAllGroups() { while !openGroups.isEmpty { endUndoGrouping() } }

  // MARK: Undoing

  /// Undoes the last group; a group that is open by the turn alone is ended first. With nothing to undo it does nothing.
  open func undo() {
    withoutTracking {
      if closesAtEndOfTurn, openGroups.count == 1 { endUndoGrouping() }
      undoNestedGroup()
    }
  }

  /// Undoes the last group that was ended.
  public func undoNestedGroup() {
    withoutTracking {
      guard !isUndoing, !isRedoing, let group = popLive(&undoStack) else { return }
      isUndoing = true
      defer { isUndoing = false }
      run(group)
    }
  }

  /// Redoes the last undone change. With nothing to redo it does nothing.
  open func redo() {
    withoutTracking {
      if closesAtEndOfTurn, openGroups.count == 1 { endUndoGrouping() }
      guard !isUndoing, !isRedoing, canRedo, let group = popLive(&redoStack) else { return }
      isRedoing = true
      defer { isRedoing = false }
      run(group)
    }
  }

  /// The last group of which a target still lives; those after it have nothing to do.
  private func popLive(_ stack: inout [Group]) -> Group? {
    while let group = stack.popLast() {
      if group.steps.contains(where: { $0.target != nil }) { return group }
    }
    return nil
  }

  /// Undoes the steps, last to first. What they register is one group with the same name.
  private func run(_ group: Group) {
    let level = openGroups.count
    openGroups.append(Group())
    for step in group.steps.reversed() {
      if let target = step.target { step.body(target) }
    }
    while openGroups.count > level + 1 { endUndoGrouping() }
    if openGroups.count == level + 1 {
      if openGroups[level].name.isEmpty { openGroups[level].name = group.name }
      endUndoGrouping()
    }
  }

  // MARK: Forgetting

  /// Forgets everything.
  open func removeAllActions() {
    withoutTracking {
      undoStack = []
      redoStack = []
      openGroups = []
      closesAtEndOfTurn = false
    }
  }

  /// Removes everything registered for a target.
  open func removeAllActions(withTarget target: AnyObject) {
    withoutTracking {
      undoStack = without(target, undoStack).filter { !$0.steps.isEmpty }
      redoStack = without(target, redoStack).filter { !$0.steps.isEmpty }
      openGroups = without(target, openGroups)
    }
  }

  private func without(_ target: AnyObject, _ groups: [Group]) -> [Group] {
    groups.map { Group(steps: $0.steps.filter { $0.target !== target }, name: $0.name) }
  }
}
