import Gtk

/// A program's own look of buttons.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).background(.blue, in: Capsule()).opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a button is.
  typealias Configuration = ButtonStyleConfiguration
  /// The button's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  @Entry var customButtonLook: StyleLook?
}

/// What stands on a button: its label, or what its style makes of it.
struct StyledLabel<Label: View>: View {
  @Environment(\.customButtonLook) private var look
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font
  let label: Label
  let role: ButtonRole?
  let pressing: PressState

  var body: some View {
    if let look {
      look.make(ButtonStyleConfiguration(label: AnyView(label), role: role, isPressed: pressing.isPressed))
    } else if size != .regular {
      label.onButton(role).font(font ?? size.font).padding(size.space)
    } else if Label.self == Text.self {
      label
    } else {
      label.onButton(role)
    }
  }
}

/// Whether a button is pressed.
@Observable final class PressState {
  var isPressed = false
}

extension View {
  /// How the buttons inside look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.customButtonLook, StyleLook(style))
      .environment(\.buttonStyle, NativeButtonStyle(look: .plain))
      .environment(\.primitiveButtonLook, nil)
  }
}
