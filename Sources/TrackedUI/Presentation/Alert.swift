import Gtk

/// A button of any label.
protocol PressableView {
  var role: ButtonRole? { get }
  var action: () -> Void { get }
  /// The label's text.
  var title: String { get }
}

extension Button: PressableView {
  var title: String { (label as? Text)?.plain ?? "" }
}

/// What an alert says, as the presenting view says it now.
private struct AlertContent<Actions: View, Message: View> {
  let title: String
  let message: Message
  let actions: Actions
}

/// An alert that shows what views stand for: a choice for each button, a line to type in for each text field. It follows them while it is open.
private final class DeclaredAlert<Actions: View, Message: View>: AlertController {
  private struct Choice {
    let title: String
    let style: AlertAction.Style
    let isEnabled: Bool
    /// Whether Enter chooses it, by its shortcut.
    let isPreferred: Bool
    let act: () -> Void
  }

  private let views: UnseenViews<Actions>
  /// Nil for a message that is a text, or none.
  private let messageViews: UnseenViews<Message>?
  /// Whether there has to be a way to leave everything as it is.
  private let mustLeave: Bool
  private var choices: [Choice] = []
  private var fields: [AlertField] = []

  init(_ content: AlertContent<Actions, Message>, of node: _Node, mustLeave: Bool) {
    self.mustLeave = mustLeave
    views = UnseenViews(content.actions, of: node)
    let isPlain = content.message is Text || content.message is EmptyView
    messageViews = isPlain ? nil : UnseenViews(content.message, of: node)
    super.init(title: content.title, message: nil)
    enterChoosesFirst = true
    show(content)
    for follow in [views.follow, messageViews?.follow] {
      follow?(node.island) { [weak self] in self?.read() }
    }
  }

  /// Says what the presenting view says now.
  func show(_ content: AlertContent<Actions, Message>) {
    if title != content.title { title = content.title }
    if let text = content.message as? Text { setMessage(text.plain) }
    messageViews?.update(content.message)
    views.update(content.actions)
    read()
  }

  private func setMessage(_ new: String?) { if message != new { message = new } }

  private func read() {
    PassContext.outside {
      if let messageViews { setMessage(messageViews.text.isEmpty ? nil : messageViews.text) }
      var choices: [Choice] = []
      var fields: [AlertField] = []
      views.walk { inner in
        if let field = (inner as? any AlertFieldNode)?.alertField {
          fields.append(field)
          return false
        }
        guard let button = (inner as? any PressableNode)?.pressable else { return true }
        let style: AlertAction.Style =
          switch button.role {
          case .destructive: .destructive
          case .cancel, .close: .cancel
          case .confirm, nil: .default
          }
        choices.append(
          Choice(
            title: button.title.isEmpty ? inner.text : button.title, style: style,
            isEnabled: EnvironmentValues(of: inner).isEnabled, isPreferred: inner.hasDefaultShortcut,
            act: button.action))
        return false
      }
      if choices.isEmpty {
        choices.append(Choice(title: String(kit: "OK"), style: .default, isEnabled: true, isPreferred: false) {})
      } else if mustLeave, !choices.contains(where: { $0.style == .cancel }) {
        choices.append(Choice(title: String(kit: "Cancel"), style: .cancel, isEnabled: true, isPreferred: false) {})
      }
      take(fields)
      take(choices)
    }
  }

  private func take(_ new: [Choice]) {
    let isSame = new.elementsEqual(choices) { $0.title == $1.title && $0.style == $1.style }
    choices = new
    if !isSame {
      replaceActions(
        new.indices.map { index in
          AlertAction(title: new[index].title, style: new[index].style) { [weak self] _ in
            // The alert has gone: what it said last holds.
            if let self, choices.indices.contains(index) { choices[index].act() }
          }
        })
    }
    let preferred = zip(actions, new).first { $1.isPreferred }?.0
    if preferredAction !== preferred { preferredAction = preferred }
    for (action, choice) in zip(actions, new) where action.isEnabled != choice.isEnabled {
      action.isEnabled = choice.isEnabled
    }
  }

  private func take(_ new: [AlertField]) {
    fields = new
    for index in new.indices where index >= textFields?.count ?? 0 {
      addTextField { [weak self] entry in
        entry.text = withoutTracking { new[index].text.wrappedValue }
        entry.onChanged { [weak self, weak entry] in
          guard let self, let entry, fields.indices.contains(index) else { return }
          fields[index].text.wrappedValue = entry.text ?? ""
        }
      }
    }
    for (index, entry) in (textFields ?? []).enumerated() {
      entry.isVisible = index < new.count
      guard index < new.count else { continue }
      if entry.placeholder != new[index].placeholder { entry.placeholder = new[index].placeholder }
      if entry.isSecureTextEntry != new[index].isSecure { entry.isSecureTextEntry = new[index].isSecure }
    }
    setNeedsUpdateProperties()
  }

  /// Shows what the bindings of the fields say.
  override func updateProperties() {
    super.updateProperties()
    for (entry, field) in zip(textFields ?? [], fields) {
      let text = field.text.wrappedValue
      if entry.text ?? "" != text { entry.text = text }
    }
  }
}

private protocol AlertFieldNode: _Node {
  var alertField: AlertField? { get }
}

extension WidgetViewNode: AlertFieldNode {
  fileprivate var alertField: AlertField? { (view as? any AlertFieldView)?.alertField }
}

extension _Node {
  /// Whether a shortcut around the node, in its island, makes it the default action.
  fileprivate var hasDefaultShortcut: Bool {
    sequence(first: self) { $0.parent }.contains { ($0 as? any ShortcutNode)?.shortcut == .defaultAction }
  }
}

private protocol PressableNode: _Node {
  var pressable: (any PressableView)? { get }
}

extension WidgetViewNode: PressableNode {
  fileprivate var pressable: (any PressableView)? { view as? any PressableView }
}

extension View {
  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { presentingAlert(title.plain, isPresented.asItem, { _ in actions() }, { _ in message() }) }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { presentingAlert(title.plain, isPresented.asItem, { _ in actions() }, { _ in message() }) }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { presentingAlert(String(title), isPresented.asItem, { _ in actions() }, { _ in message() }) }

  /// Shows an alert about some data while a binding is true and there is data.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { presentingAlert(title.plain, isPresented.presenting(data), actions, message) }

  /// Shows an alert about some data while a binding is true and there is data.
  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View { presentingAlert(title.plain, isPresented.presenting(data), actions) { _ in EmptyView() } }

  /// Shows an alert about some data while a binding is true and there is data.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View { presentingAlert(String(title), isPresented.presenting(data), actions, message) }

  /// Shows an alert about some data while a binding is true and there is data.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View { presentingAlert(String(title), isPresented.presenting(data), actions) { _ in EmptyView() } }

  /// Shows an alert about an error while a binding is true and there is an error: its description is the title.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(error?.errorDescription ?? "", isPresented.presenting(error), { _ in actions() }) { _ in EmptyView()
    }
  }

  /// Shows an alert about an error while a binding is true and there is an error: its description is the title.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    presentingAlert(error?.errorDescription ?? "", isPresented.presenting(error), actions, message)
  }

  func presentingAlert<Item, Actions: View, Message: View>(
    _ title: String, _ item: Binding<Item?>, _ actions: @escaping (Item) -> Actions,
    _ message: @escaping (Item) -> Message, mustLeave: Bool = false
  ) -> some View { presentingAlert(titled: { _ in title }, item, actions, message, mustLeave: mustLeave) }

  func presentingAlert<Item, Actions: View, Message: View>(
    titled title: @escaping (Item) -> String, _ item: Binding<Item?>,
    isSame: @escaping (Item, Item) -> Bool = { _, _ in true }, _ actions: @escaping (Item) -> Actions,
    _ message: @escaping (Item) -> Message, mustLeave: Bool = false
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, isSame: isSame,
        content: { AlertContent(title: title($0), message: message($0), actions: actions($0)) },
        make: { content, _, node in DeclaredAlert(content, of: node, mustLeave: mustLeave) },
        refresh: { controller, content in (controller as? DeclaredAlert<Actions, Message>)?.show(content) },
        onDismiss: nil))
  }
}

extension Binding where Value == Bool {
  /// Some data while it is true.
  func presenting<Data>(_ data: Data?) -> Binding<Data?> {
    Binding<Data?> {
      wrappedValue ? data : nil
    } set: { item in
      if item == nil { wrappedValue = false }
    }
  }
}
