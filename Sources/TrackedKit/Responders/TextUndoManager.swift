import Gtk
import GtkTracking
import Observation

/// The undo manager of a text, as in UIKit one of its own. What was typed last GTK undoes, which has steps for it. They become one of the manager's
/// where a program registers something after them, and where GTK would lose them.
@Observable final class TextUndoManager: UndoManager {
  /// A text as it once was.
  struct State {
    let letters: String
    /// Shows it, and reports the change as if the person had edited the text.
    let show: @MainActor () -> Void
  }

  /// The target of the steps that lead to another text.
  private final class Typing {}

  private var canUndoTyped = false
  private var canRedoTyped = false
  @ObservationIgnored private let typing = Typing()
  @ObservationIgnored private let steps: TypedSteps
  @ObservationIgnored private let current: @MainActor () -> State
  /// The text that GTK's steps lead back to.
  @ObservationIgnored private var start: State
  /// The one that they lead forth to.
  @ObservationIgnored private var end: String
  /// Those that are shown.
  @ObservationIgnored private var letters: String
  @ObservationIgnored private var isStepping = false

  /// The manager of GTK's text.
  ///
  /// - Parameter current: gives the text as it is now.
  init(of text: Widget, start: State, current: @escaping @MainActor () -> State) {
    (steps, self.current) = (TypedSteps(of: text), current)
    (self.start, end, letters) = (start, start.letters, start.letters)
    super.init()
  }

  override var canUndo: Bool { canUndoTyped || super.canUndo }
  override var canRedo: Bool { canRedoTyped || super.canRedo }
  override var undoActionName: String { canUndoTyped ? "" : super.undoActionName }
  override var redoActionName: String { canRedoTyped ? "" : super.redoActionName }

  override func undo() {
    guard withoutTracking({ canUndoTyped }) else { return super.undo() }
    let hasUndone = step(steps.undo)
    setTyped(canUndo: hasUndone && letters != start.letters, canRedo: hasUndone || canRedoTyped)
    if !hasUndone { super.undo() }
  }

  override func redo() {
    guard withoutTracking({ canRedoTyped }) else { return super.redo() }
    let hasRedone = step(steps.redo)
    setTyped(canUndo: hasRedone || canUndoTyped, canRedo: hasRedone && letters != end)
    if !hasRedone { super.redo() }
  }

  /// - Returns: whether there was a step of GTK's.
  private func step(_ body: () -> Void) -> Bool {
    let before = letters
    isStepping = true
    defer { isStepping = false }
    body()
    letters = current().letters
    return letters != before
  }

  private func setTyped(canUndo: Bool, canRedo: Bool) {
    withoutTracking {
      if canUndo != canUndoTyped { canUndoTyped = canUndo }
      if canRedo != canRedoTyped { canRedoTyped = canRedo }
    }
  }

  /// The person has changed the text.
  func didType() {
    guard !isStepping else { return }
    letters = current().letters
    end = letters
    setTyped(canUndo: true, canRedo: false)
    withoutTracking { forgetUndone() }
  }

  override func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    if !isUndoing, !isRedoing, withoutTracking({ canUndoTyped }) {
      keepSteps(before: current())
      steps.forget()
    }
    super.registerUndo(withTarget: target, handler: handler)
  }

  override func removeAllActions() {
    steps.forget()
    setTyped(canUndo: false, canRedo: false)
    super.removeAllActions()
  }

  /// Makes one step of all that were typed until now. GTK's are to be forgotten.
  func keepSteps(before now: State) {
    let start = start
    let isTyped = withoutTracking { canUndoTyped }
    begin(with: now)
    if isTyped { registerEarlier(typing) { [weak self] _ in self?.go(to: start) } }
  }

  /// Forgets GTK's steps once GTK has finished with the last.
  func forgetSteps() { MainLoop.afterCurrentTurn { [weak self] in self?.steps.forget() } }

  private func begin(with state: State) {
    (start, end, letters) = (state, state.letters, state.letters)
    setTyped(canUndo: false, canRedo: false)
  }

  private func go(to text: State) {
    let now = current()
    registerUndo(withTarget: typing) { [weak self] _ in self?.go(to: now) }
    begin(with: text)
    text.show()
  }

  /// The program has set a text: what was typed before can no longer be undone, unless only the look of the text has changed.
  func textWasSet() {
    guard !isStepping else { return }
    let now = current()
    guard now.letters != letters else { return }
    begin(with: now)
    if !isUndoing, !isRedoing { removeAllActions(withTarget: typing) }
  }
}
