import Gtk

/// How the buttons inside look.
struct NativeButtonStyle: Equatable {
  enum Look { case automatic, bordered, prominent, borderless, plain }

  var look = Look.automatic

  func apply(to button: Gtk.Button, _ role: ButtonRole?) {
    let isFlat = look == .borderless || look == .plain
    if look == .plain { Self.describePlain() }
    button.setCSSClass("plain-button", .when(look == .plain))
    button.hasFrame = !isFlat
    button.setCSSClass("suggested-action", .when(look == .prominent && role != .destructive))
    button.setCSSClass("destructive-action", .when(role == .destructive && !isFlat))
  }

  /// The tint is the ground of the button that is suggested, and the words of others. What deletes keeps its own colour, and what is
  /// nothing but its label that of the label.
  func colors(_ role: ButtonRole?, tint: RGBA?) -> ControlColors {
    guard let tint, role != .destructive, look != .plain else { return ControlColors() }
    return look == .prominent
      ? ControlColors(fill: tint, content: RGBA(red: 1, green: 1, blue: 1)) : ControlColors(content: tint)
  }
}

extension NativeButtonStyle {
  private static var isPlainDescribed = false

  /// Tells GTK once how a button looks that is nothing but its label.
  private static func describePlain() {
    guard !isPlainDescribed else { return }
    isPlainDescribed = true
    let css = """
      button.plain-button, button.plain-button:hover, button.plain-button:active {
        padding: 0; min-width: 0; min-height: 0; background: none; border: none; box-shadow: none;
      }
      """
    do { try Style.set(css, for: "TrackedUI.plainButton") } catch { preconditionFailure("\(error)") }
  }
}

private struct ButtonStyleKey: EnvironmentKey { static let defaultValue = NativeButtonStyle() }

extension EnvironmentValues {
  var buttonStyle: NativeButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A look that GTK gives buttons.
@MainActor public protocol PrimitiveButtonStyle {
  /// The look.
  var _look: _ButtonLook { get }
}

/// A look of GTK's.
@MainActor public struct _ButtonLook {
  let style: NativeButtonStyle
}

/// The usual look.
@MainActor public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The usual look.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .automatic)) }
}

/// With a frame.
@MainActor public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// With a frame.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .bordered)) }
}

/// The one that is suggested.
@MainActor public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The one that is suggested.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .prominent)) }
}

/// With a frame under the pointer only.
@MainActor public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// With a frame under the pointer only.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .borderless)) }
}

/// Nothing but the label.
@MainActor public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Nothing but the label.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .plain)) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a frame.
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The one that is suggested.
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// With a frame under the pointer only.
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: Self { Self() }
}

extension View {
  /// How the buttons inside look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, style._look.style)
  }
}
