import Gtk

/// A look of buttons of the program's own.
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

/// What a button is, for its style.
@MainActor public struct ButtonStyleConfiguration {
  /// What stands on it.
  public let label: AnyView
  /// What it does.
  public let role: ButtonRole?
  /// Whether it is pressed at this moment.
  public let isPressed: Bool
}

/// Makes the look of buttons of a style that is not said.
struct CustomButtonLook: ComparedInput {
  let style: any ButtonStyle

  func isSameInput(as other: Self) -> Bool { ViewComparison.areEqualErased(style, other.style) }

  func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    func make<Style: ButtonStyle>(_ style: Style) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return make(style)
  }
}

private struct CustomButtonKey: EnvironmentKey { static let defaultValue: CustomButtonLook? = nil }

extension EnvironmentValues {
  var customButtonLook: CustomButtonLook? {
    get { self[CustomButtonKey.self] }
    set { self[CustomButtonKey.self] = newValue }
  }
}

/// What stands on a button: its label, or what its style makes of it.
struct StyledLabel<Label: View>: View {
  @Environment(\.customButtonLook) private var look
  let label: Label
  let role: ButtonRole?
  let pressing: PressState

  var body: some View {
    if let look {
      look.body(ButtonStyleConfiguration(label: AnyView(label), role: role, isPressed: pressing.isPressed))
    } else {
      label
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
    environment(\.customButtonLook, CustomButtonLook(style: style)).buttonStyle(.plain)
  }
}

/// The name by which a style's `makeBody(configuration:)` gets its argument. The kit's settings for the process are
/// `TrackedKit.Configuration`: without this name Swift would take those, as it looks there before it looks into the protocol.
public typealias Configuration = ButtonStyleConfiguration
