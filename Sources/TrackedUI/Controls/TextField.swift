import Gtk

/// A view that is a line of text to edit.
protocol EntryView: WidgetView, AlertFieldView {
  associatedtype Label: View
  var label: Label { get }
  var text: Binding<String> { get }
  var prompt: Text? { get }
  /// Whether it cannot be read.
  static var isSecure: Bool { get }
  /// For a text that stands for a value: how the value is written that the person has written in another way.
  var rewrite: ((String) -> String?)? { get }
  /// Called when the field gets or loses the keyboard.
  var editingChanged: ((Bool) -> Void)? { get }
  /// Called for Enter.
  var committed: (() -> Void)? { get }
}

extension EntryView {
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fillsWidth }
  var editingChanged: ((Bool) -> Void)? { nil }
  var committed: (() -> Void)? { nil }
  private var placeholder: String { prompt?.plain ?? (label as? Text)?.plain ?? "" }
  var alertField: AlertField { AlertField(placeholder: placeholder, text: text, isSecure: Self.isSecure) }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Entry {
    let entry = Entry()
    entry.isTextVisible = !Self.isSecure
    entry.onChanged { [weak node, weak entry] in
      if let node, let entry { node.write(entry.text, to: node.view.text) }
    }
    entry.onActivate { [weak node, weak entry] in
      guard let node else { return }
      node.view.committed?()
      let submit = node.values.submit
      if node.values.hasSubmit || node.view.committed != nil { submit() } else { entry?.pressDefaultButton() }
    }
    if editingChanged != nil {
      KeyboardStay(in: entry) { [weak node] in
        node?.view.editingChanged?(true)
      } ended: { [weak node] in
        node?.view.editingChanged?(false)
      }
    }
    if rewrite != nil {
      let show = { [weak node, weak entry] in
        if let node, !node.isRemoved { entry?.text = withoutTracking { node.view.text.wrappedValue } }
      }
      entry.onActivate { show() }
      KeyboardStay(in: entry, ended: show)
    }
    return entry
  }

  func update(_ entry: Entry, _ node: WidgetViewNode<Self>) {
    entry.placeholder = placeholder
    if let text = label as? Text { entry.setUsualAccessibleLabel(text.plain) }
    let shown = text.wrappedValue
    let isOther = node.shown(shown, for: "text")
    if let rewrite {
      // `1.` stands for 1 already, and `-` for nothing yet: the person is still writing.
      let written = rewrite(entry.text)
      if written != shown, written != nil || isOther { entry.text = shown }
    } else {
      entry.text = shown
    }
    let values = node.values
    entry.inputPurpose = values.keyboardType.purpose
    entry.inputHints = values.inputHints
    entry.isSensitive = values.isEnabled
    entry.hasFrame = values.fieldsHaveFrames
    entry.showLook(values)
  }
}

/// A line of text to edit.
public struct TextField<Label: View>: EntryView {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  var rewrite: ((String) -> String?)?
  /// Where it grows with what is written, downwards or not at all; nil where the program does not say.
  var axis: Axis?
  var editingChanged: ((Bool) -> Void)?
  var committed: (() -> Void)?
  static var isSecure: Bool { false }

  /// The node of the field.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    if let node = StyledField.node(of: view, inputs) { return node }
    return view.axis == nil ? WidgetViewNode(view, inputs) : PassingNode(view, inputs) { $0.alongItsAxis }
  }

  @ViewBuilder private var alongItsAxis: some View {
    if axis == .vertical {
      GrowingTextField(title: (label as? Text)?.plain ?? "", text: text)
    } else {
      TextField(label: label, text: text, prompt: prompt, rewrite: rewrite)
    }
  }
}

extension TextField where Label == Text {
  /// A field with a title, which is in it while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field with a title, which is in it while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field that, with a vertical axis, grows with what is written, within the `lineLimit`. Enter begins a line, or calls `onSubmit` where
  /// there is one.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: prompt ?? Text(title), text: text, prompt: prompt, axis: axis)
  }

  /// A field that, with a vertical axis, grows with what is written, within the `lineLimit`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: prompt ?? Text(title), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField {
  /// A field with any view for assistive technology to read.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

/// A line of text to edit that cannot be read.
public struct SecureField<Label: View>: EntryView {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  var rewrite: ((String) -> String?)? { nil }
  static var isSecure: Bool { true }
}

extension TextField where Label == Text {
  /// A field with a title, as older sources write it.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called when the keyboard comes to the field, and when it leaves.
  ///   - onCommit: called when the person presses Enter.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, prompt: nil)
    (editingChanged, committed) = (onEditingChanged, onCommit)
  }

  /// A field with a title, as older sources write it.
  ///
  /// - Parameter onEditingChanged: called when the keyboard comes to the field, and when it leaves.
  public init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which is in it while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field with a title, which is in it while it is empty.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
}

extension SecureField {
  /// A field with any view for assistive technology to read.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
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
    editor.wrapMode = .wordOrCharacter
    scroller.child = editor
    // What is pasted may arrive when the view has gone.
    editor.onChanged { [weak node, weak editor] in
      guard let node, let editor else { return }
      editor.showLook(node.values)
      node.write(editor.text, to: node.view.text)
    }
    return scroller
  }

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    guard let editor = scroller.child as? Gtk.TextView else { return }
    let values = node.values
    editor.text = text.wrappedValue
    editor.isEditable = values.isEnabled
    editor.showLook(values)
  }
}

extension EnvironmentValues {
  /// Whether anything handles Enter.
  @Entry var hasSubmit = false
  @Entry var submit: () -> Void = {}
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
    .environment(\.hasSubmit, true)
  }
}
