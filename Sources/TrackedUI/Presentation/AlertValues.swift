/// A question as older sources write it.
@MainActor public struct Alert {
  /// A button of an alert.
  @MainActor public struct Button {
    let title: String
    let role: ButtonRole?
    let action: () -> Void

    /// A button with a text.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.plain, role: nil, action: action ?? {})
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.plain, role: .destructive, action: action ?? {})
    }
    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.plain, role: .cancel, action: action ?? {})
    }
    /// A button that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: String(kit: "Cancel"), role: .cancel, action: action ?? {})
    }
  }

  let title: String
  let message: Text?
  let buttons: [Button]

  /// A message with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title.plain, message, [dismissButton ?? .default(Text(String(kit: "OK")))])
  }

  /// A question with two answers.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title.plain, message, [primaryButton, secondaryButton])
  }

  fileprivate init(_ title: String, _ message: Text?, _ buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  fileprivate var actions: some View {
    ForEach(buttons.indices, id: \.self) { index in
      TrackedUI.Button(buttons[index].title, role: buttons[index].role, action: buttons[index].action)
    }
  }
}

/// Some things to do, as older sources write it.
@MainActor public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let alert: Alert

  /// Some things to do.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title.plain, message, buttons)
  }
}

extension View {
  /// Shows an alert while a binding is true. Each of its buttons sets it to false.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    presentingAlert(isPresented.asItem) { _ in content() }
  }

  /// Shows an alert about an item while there is one. Each of its buttons sets it to nil.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    presentingAlert(item, isSame: { $0.id == $1.id }, content)
  }

  /// Asks what is to be done while a binding is true. Each of its buttons sets it to false.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    presentingAlert(isPresented.asItem) { _ in content().alert }
  }

  /// Asks what is to be done with an item while there is one. Each of its buttons sets it to nil.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View { presentingAlert(item, isSame: { $0.id == $1.id }) { content($0).alert } }

  private func presentingAlert<Item>(
    _ item: Binding<Item?>, isSame: @escaping (Item, Item) -> Bool = { _, _ in true },
    _ content: @escaping (Item) -> Alert
  ) -> some View {
    presentingAlert(
      titled: { content($0).title }, item, isSame: isSame, { content($0).actions },
      { content($0).message ?? Text(verbatim: "") })
  }
}
