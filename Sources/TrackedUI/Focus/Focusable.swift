import Gtk

private struct FocusableModifier: WidgetModifier, Equatable {
  let isFocusable: Bool

  func apply(to widget: Widget, _ node: _Node) {
    widget.isFocusable = isFocusable
    LayerLook.sheet.load()
    widget.setCSSClass("with-focus-frame", .when(isFocusable))
  }
  func remove(from widget: Widget, _ node: _Node) {
    widget.isFocusable = false
    widget.setCSSClass("with-focus-frame", .when(false))
  }
}

private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View { content.onAppear { binding.storage?.value = value } }
}

/// What a view has the keyboard for.
@RawRepresented(by: Int.self)
public nonisolated struct FocusInteractions: OptionSet, Sendable {
  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be written in, or changed otherwise.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Whether the view can have the keyboard.
  ///
  /// - Parameter interactions: what it has it for; on a desktop Tab goes to all of them, and a click to none that is no field.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions = .automatic) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Gives the keyboard to the control that a value names when the view comes into sight.
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
