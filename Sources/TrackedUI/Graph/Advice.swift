import Gtk
import Tracking

/// The mistakes that debug builds report, each once.
enum Advice {
  private static var told: Set<String> = []

  /// Prints a piece of advice, once.
  static func once(_ key: String, _ message: () -> String) {
    #if DEBUG
      guard told.insert(key).inserted else { return }
      UpdateRecorder.advise(message())
    #endif
  }

  /// Elements of a container have one identifier; once for each identifier and type of element.
  static func equalIdentifiers<ID>(_ container: String, _ id: ID, of type: Any.Type) {
    once("duplicate-\(TypeFacts.name(of: type))-\(id)") {
      "\(container) has two elements with the identifier \(id), \(TypeFacts.name(of: ID.self)); they are shown, but one may take over what "
        + "another has kept. Give each an identifier of its own."
    }
  }

  private static var isSilent = false

  /// Does what the library itself connects to for a body.
  static func silently<Result>(_ body: () -> Result) -> Result {
    let before = isSilent
    isSilent = true
    defer { isSilent = before }
    return body()
  }

  /// Begins again, for tests.
  static func forgetAll() { told = [] }

  #if DEBUG
    private static var isWatching = false

    /// From here on reports signals that are connected, and trackers that are made, while a body is evaluated.
    static func watchBodies() {
      guard !isWatching else { return }
      isWatching = true
      let before = SignalConnection.willConnect
      SignalConnection.willConnect = { emitter, signal in
        before(emitter, signal)
        guard !isSilent, let view = GraphContext.evaluated?.viewName else { return }
        once("connect-\(view)-\(signal)") {
          "\(view).body connects to `\(signal)` of a \(type(of: emitter)), each time it is evaluated. Use onReceive, which listens while the view is seen."
        }
      }
      Tracker.willMake = {
        guard let view = GraphContext.evaluated?.viewName else { return }
        once("tracker-\(view)") {
          "\(view).body makes a tracker, each time it is evaluated. What a body reads is tracked already; use onChange, or task, for what is to be done."
        }
      }
    }
  #endif

  /// A state is written while a body is evaluated.
  static func writeInBody(of property: String) {
    #if DEBUG
      let view = GraphContext.reader.map { $0.viewName } ?? "a view"
      once("write-\(view)-\(property)") {
        "\(view).body writes `\(property)`. A body only describes, and runs whenever somebody wants to know; write in an action, in onAppear or in onChange."
      }
    #endif
  }
}

extension _Node {
  /// The view's type, for messages.
  var viewName: String {
    // `BodyNode<Content>` stands for a `Content`.
    let name = TypeFacts.name(of: type(of: self))
    guard let start = name.firstIndex(of: "<"), name.hasSuffix(">") else { return name }
    return String(name[name.index(after: start)...].dropLast())
  }
}
