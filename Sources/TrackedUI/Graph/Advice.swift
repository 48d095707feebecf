/// What debug builds tell of mistakes, each once.
enum Advice {
  private static var told: Set<String> = []

  /// Tells of something, unless that was done before.
  static func once(_ key: String, _ message: () -> String) {
    #if DEBUG
      guard told.insert(key).inserted else { return }
      UpdateInspector.advise(message())
    #endif
  }

  /// Begins anew, for tests.
  static func forgetAll() { told = [] }

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
