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

/// Reads the buttons of some views without showing them.
private final class ActionList<Actions: View> {
  private let island: Island
  private var actions: [(title: String, role: ButtonRole?, action: () -> Void)] = []

  init(_ view: Actions, _ environment: EnvironmentScope) {
    // The views are never shown: their widgets only hold what the alert's buttons need.
    let holder = LayoutWidget(LayoutEngineOf(HostLayout()))
    var root: HostNode<Actions>?
    island = Island(holder) { island in
      let node = HostNode(view, island, EnvironmentScope(below: environment)) { _ in }
      root = node
      return node
    }
    island.makeIfNeeded()
    func collect(_ node: _Node) {
      if let button = node as? any PressableNode, let view = button.pressable {
        actions.append((view.title.isEmpty ? node.text : view.title, view.role, view.action))
        return
      }
      node.forEachChild(collect)
    }
    root.map(collect)
  }

  func add(to alert: AlertController) {
    if actions.isEmpty { alert.addAction(AlertAction(title: "OK")) }
    for entry in actions {
      let style: AlertAction.Style =
        switch entry.role {
        case .destructive: .destructive
        case .cancel: .cancel
        case nil: .default
        }
      alert.addAction(AlertAction(title: entry.title, style: style) { _ in entry.action() })
    }
  }

  func end() { island.tearDown() }
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
    presentingAlert(title.plain, isPresented, actions) { (message() as? Text)?.plain }
  }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(title.plain, isPresented, actions) { nil }
  }

  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentingAlert(String(title), isPresented, actions) { nil }
  }

  private func presentingAlert<Actions: View>(
    _ title: String, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions,
    _ message: @escaping () -> String?
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.asItem, isSame: ==,
        make: { _, scope, _ in
          let alert = AlertController(title: title, message: message())
          let list = ActionList(actions(), scope)
          list.add(to: alert)
          list.end()
          return alert
        }, onDismiss: nil))
  }
}
