/// Closes windows of the program: `@Environment(\.dismissWindow)`.
@MainActor public struct DismissWindowAction {
  let closeOwn: () -> Void

  /// Closes the window that the view is in.
  public func callAsFunction() { closeOwn() }
  /// Closes the windows with an identifier.
  public func callAsFunction(id: String) { AppRunner.shared?.closeWindows { $0.id == id } }
  /// Closes the windows that show a value.
  public func callAsFunction<Value: Hashable>(value: Value) {
    AppRunner.shared?.closeWindows { $0.value == AnyHashable(value) }
  }
  /// Closes the windows with an identifier that show a value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    AppRunner.shared?.closeWindows { $0.id == id && $0.value == AnyHashable(value) }
  }
}

/// Opens a window of the program: `@Environment(\.openWindow)`.
@MainActor public struct OpenWindowAction {
  /// Opens a window by its identifier.
  public func callAsFunction(id: String) { AppRunner.shared?.openWindow(id: id) }
  /// Opens a window for a value, or brings the one forward that shows it.
  public func callAsFunction<Value: Hashable>(value: Value) { AppRunner.shared?.openWindow(value: value) }
  /// Opens a window for a value, or brings the one forward that shows it.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    AppRunner.shared?.openWindow(id: id, value: value)
  }
}

/// Opens the program's settings: `@Environment(\.openSettings)`.
@MainActor public struct OpenSettingsAction {
  /// Opens the settings, or brings them forward.
  public func callAsFunction() { AppRunner.shared?.openSettings() }
}

extension EnvironmentValues {
  /// Opens a window of the program.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows of the program.
  public var dismissWindow: DismissWindowAction {
    let island = node.island
    return DismissWindowAction { [weak island] in island?.widget?.window?.close() }
  }
  /// Opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// A button with any view as its label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View {
    Button {
      AppRunner.shared?.openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// A button with the usual text.
  public init() { self.init { Text(String(kit: "Settings…")) } }
}
