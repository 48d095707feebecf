import Gtk

/// The actions of the keys for editing: Control with C, X, V and A, and Delete. Texts perform them; other views and controllers do where they override
/// the method, and pass it along the responder chain otherwise.
enum EditAction: CaseIterable {
  case copy, cut, paste, selectAll, delete

  /// The action of a key; nil for another key.
  init?(_ key: Key, _ modifiers: Modifiers) {
    guard let action = Self.allCases.first(where: { $0.keys.matches(key, modifiers) }) else { return nil }
    self = action
  }

  private static let commands: [EditAction: KeyCommand] = [
    .copy: KeyCommand(input: "c", modifierFlags: .control, action: {}),
    .cut: KeyCommand(input: "x", modifierFlags: .control, action: {}),
    .paste: KeyCommand(input: "v", modifierFlags: .control, action: {}),
    .selectAll: KeyCommand(input: "a", modifierFlags: .control, action: {}),
    .delete: KeyCommand(input: KeyCommand.inputDelete, modifierFlags: [], action: {}),
  ]
  private var keys: KeyCommand { Self.commands[self]! }

  /// The name of GTK's action for texts.
  private var nativeName: String {
    switch self {
    case .copy: "clipboard.copy"
    case .cut: "clipboard.cut"
    case .paste: "clipboard.paste"
    case .selectAll: "selection.select-all"
    case .delete: "selection.delete"
    }
  }

  /// Lets a GTK text perform it.
  func perform(inText widget: Gtk.Widget) { widget.rawWidget.activateAction(nativeName) }

  private static var isAnswered = true

  /// Lets a responder perform it, or the next one that can.
  ///
  /// - Returns: whether one did.
  func perform(from first: any Responder) -> Bool {
    let outer = Self.isAnswered
    defer { Self.isAnswered = outer }
    Self.isAnswered = true
    send(from: first)
    return Self.isAnswered
  }

  /// Hands it on from one that does not do it.
  func passOn(from responder: any Responder) {
    guard let next = responder.next else { return Self.isAnswered = false }
    send(from: next)
  }

  private func send(from first: any Responder) {
    let editor = sequence(first: first, next: \.next).first { $0 is any EditResponder }
    guard let editor = editor as? any EditResponder else { return Self.isAnswered = false }
    switch self {
    case .copy: editor.copy(nil)
    case .cut: editor.cut(nil)
    case .paste: editor.paste(nil)
    case .selectAll: editor.selectAll(nil)
    case .delete: editor.delete(nil)
    }
  }
}

/// Views and controllers, which may copy, cut and paste.
protocol EditResponder: Responder {
  func copy(_ sender: Any?)
  func cut(_ sender: Any?)
  func paste(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

extension View: EditResponder {}
extension ViewController: EditResponder {}
