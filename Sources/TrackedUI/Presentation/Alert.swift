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

extension AlertController {
  /// Adds what views stand for: a choice for each button, a line to type in for each text field.
  fileprivate func add<Actions: View>(_ actions: Actions, of node: _Node, mustLeave: Bool) {
    let views = UnseenViews(actions, of: node)
    var count = 0
    var hasCancel = false
    views.walk { inner in
      if let field = (inner as? any AlertFieldNode)?.alertField {
        addTextField { entry in
          entry.placeholder = field.placeholder
          entry.text = withoutTracking { field.text.wrappedValue }
          entry.isSecureTextEntry = field.isSecure
          entry.onChanged { [unowned entry] in field.text.wrappedValue = entry.text ?? "" }
        }
        return false
      }
      guard let button = (inner as? any PressableNode)?.pressable else { return true }
      let style: AlertAction.Style =
        switch button.role {
        case .destructive: .destructive
        case .cancel, .close: .cancel
        case .confirm, nil: .default
        }
      hasCancel = hasCancel || style == .cancel
      let action = AlertAction(title: button.title.isEmpty ? inner.text : button.title, style: style) { [views] _ in
        button.action()
        withExtendedLifetime(views) {}
      }
      action.isEnabled = EnvironmentValues(of: inner).isEnabled
      addAction(action)
      count += 1
      return false
    }
    if count == 0 {
      addAction(AlertAction(title: "OK"))
    } else if mustLeave, !hasCancel {
      addAction(AlertAction(title: "Cancel", style: .cancel))
    }
  }
}

/// A field of an alert.
struct AlertField {
  let placeholder: String
  let text: Binding<String>
  let isSecure: Bool
}

/// A view that stands for a field of an alert.
protocol AlertFieldView {
  var alertField: AlertField { get }
}

private protocol AlertFieldNode: _Node {
  var alertField: AlertField? { get }
}

extension WidgetViewNode: AlertFieldNode {
  fileprivate var alertField: AlertField? { (view as? any AlertFieldView)?.alertField }
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
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentingAlert(title.plain, isPresented.asItem, { _ in actions() }, { _ in message() })
  }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(title.plain, isPresented.asItem, { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentingAlert(String(title), isPresented.asItem, { _ in actions() }, { _ in message() })
  }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(String(title), isPresented.asItem, { _ in actions() }, { _ in EmptyView() })
  }

  /// Shows an alert about some data while a binding is true and there is data.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    presentingAlert(title.plain, isPresented.presenting(data), actions, message)
  }

  /// Shows an alert about some data while a binding is true and there is data.
  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    presentingAlert(title.plain, isPresented.presenting(data), actions) { _ in EmptyView() }
  }

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
    titled title: @escaping (Item) -> String, _ item: Binding<Item?>, _ actions: @escaping (Item) -> Actions,
    _ message: @escaping (Item) -> Message, mustLeave: Bool = false
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, isSame: { _, _ in true },
        make: { item, _, node in
          let alert = AlertController(title: title(item), message: (message(item) as? Text)?.plain)
          alert.add(actions(item), of: node, mustLeave: mustLeave)
          return alert
        }, onDismiss: nil))
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

/// Whether something is seen.
public nonisolated enum Visibility: CaseIterable, Sendable {
  /// As is usual in the place.
  case automatic
  /// It is seen.
  case visible
  /// It is not.
  case hidden
}
