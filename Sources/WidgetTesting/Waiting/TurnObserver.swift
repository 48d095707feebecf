import CGtk
import Gtk

/// Checks conditions after each turn of the default main context, and costs no wake-up in between.
///
/// All waiting in this module happens here: a source of the highest priority is ready once after each turn in
/// which another source was handled, and never by itself.
enum TurnObserver {
  /// A condition, checked after each turn until it is true.
  private final class Question {
    let isAnswered: () -> Bool
    init(_ isAnswered: @escaping () -> Bool) { self.isAnswered = isAnswered }
  }

  private static var questions: [Question] = []
  private static var source: UnsafeMutablePointer<GSource>?
  /// Whether the turn that just ended handled only this source, so that nothing can have changed.
  private static var turnWasOwn = false

  /// Whether the context is being asked what to poll, which is not a turn.
  static var isProbed = false

  /// Whether anything waits.
  static var isBusy: Bool { !questions.isEmpty }

  /// Checks after each turn, the current one included, until the answer is true.
  static func ask(_ isAnswered: @escaping () -> Bool) {
    questions.append(Question(isAnswered))
    turnWasOwn = false
    attach()
    ContextDriver.startIfNothingIterates()
  }

  private static func attach() {
    guard source == nil else { return }
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))!
    g_source_set_priority(source, G_PRIORITY_HIGH - 1)
    g_source_set_name(source, "test kit: end of turn")
    g_source_attach(source, nil)
    self.source = source
  }

  private static func endTurn() {
    turnWasOwn = true
    let asked = questions
    let answered = asked.filter { $0.isAnswered() }
    questions.removeAll { question in answered.contains { $0 === question } }
    guard questions.isEmpty, let source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    self.source = nil
  }

  /// GLib keeps the pointer for as long as the source lives, so it is never freed.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = -1
      return MainActor.assumeIsolated {
        if isProbed { return 0 }
        defer { turnWasOwn = false }
        return turnWasOwn ? 0 : 1
      }
    }
    functions.pointee.dispatch = { _, _, _ in
      MainActor.assumeIsolated { endTurn() }
      return 1
    }
    return functions
  }()
}
