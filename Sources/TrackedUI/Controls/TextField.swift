import Gtk

/// A line of text to edit.
public struct TextField<Label: View>: WidgetView {
  let label: Label
  let text: Binding<String>
  let prompt: Text?

  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Entry {
    let entry = Entry()
    TextFieldNode.connect(entry, node, node.view.text) { $0.text }
    return entry
  }

  func update(_ entry: Entry, _ node: WidgetViewNode<Self>) {
    entry.placeholder = prompt?.plain ?? (label as? Text)?.plain ?? ""
    if let text = label as? Text { entry.setAccessibleLabel(text.plain) }
    entry.text = text.wrappedValue
    entry.isSensitive = node.values.isEnabled
  }
}

extension TextField where Label == Text {
  /// A field with a title, which stands in it while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field with a title, which stands in it while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
}

extension TextField {
  /// A field with any view for assistive technology to read.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

/// A line of text to edit that nobody can read.
public struct SecureField<Label: View>: WidgetView {
  let label: Label
  let text: Binding<String>
  let prompt: Text?

  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Entry {
    let entry = Entry()
    entry.isTextVisible = false
    TextFieldNode.connect(entry, node, node.view.text) { $0.text }
    return entry
  }

  func update(_ entry: Entry, _ node: WidgetViewNode<Self>) {
    entry.placeholder = prompt?.plain ?? (label as? Text)?.plain ?? ""
    if let text = label as? Text { entry.setAccessibleLabel(text.plain) }
    entry.text = text.wrappedValue
    entry.isSensitive = node.values.isEnabled
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which stands in it while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field with a title, which stands in it while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
}

/// What the fields share.
enum TextFieldNode {
  static func connect<Field: WidgetView>(
    _ entry: Entry, _ node: WidgetViewNode<Field>, _ binding: Binding<String>,
    _ text: @escaping (Field) -> Binding<String>
  ) {
    entry.changed.connect { [unowned node, unowned entry] in node.write(entry.text, to: text(node.view)) }
    entry.activated.connect { [unowned node] in
      let submit = node.values.submit
      submit()
    }
  }
}

/// Text of several lines to edit.
public struct TextEditor: WidgetView {
  let text: Binding<String>

  /// An editor for a text.
  public init(text: Binding<String>) { self.text = text }

  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ScrolledWindow {
    let (scroller, editor) = (ScrolledWindow(), Gtk.TextView())
    editor.wrapWords()
    scroller.child = editor
    editor.changed.connect { [unowned node, unowned editor] in node.write(editor.text, to: node.view.text) }
    return scroller
  }

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    guard let editor = scroller.child as? Gtk.TextView else { return }
    if editor.text != text.wrappedValue { editor.text = text.wrappedValue }
    editor.isEditable = node.values.isEnabled
  }
}

private struct SubmitKey: EnvironmentKey { static let defaultValue: () -> Void = {} }

extension EnvironmentValues {
  var submit: () -> Void {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Does something when the user presses Enter in a field inside.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submit) { outer in
      let before = outer
      outer = {
        action()
        before()
      }
    }
  }
}
