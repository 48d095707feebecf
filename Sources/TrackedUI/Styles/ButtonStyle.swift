import Gtk

/// How the buttons inside look.
struct NativeButtonStyle: Equatable {
  enum Look { case automatic, bordered, prominent, borderless, plain, link }

  var look = Look.automatic

  func apply(to button: Gtk.Button, _ role: ButtonRole?) {
    let isFlat = look == .borderless || look == .plain || look == .link
    button.setCSSClass("link", .when(look == .link))
    // Both stand in a column with texts.
    let isBare = look == .plain || look == .link
    if isBare { Self.plainLook.load() }
    button.setCSSClass("plain-button", .when(isBare))
    button.hasFrame = !isFlat
    button.setCSSClass("suggested-action", .when(isSuggested(role) && role != .destructive))
    button.setCSSClass("destructive-action", .when(role == .destructive && look == .prominent))
  }

  /// Whether the button stands out among others: by its style, or as the one that confirms where nothing else is said.
  func isSuggested(_ role: ButtonRole?) -> Bool { look == .prominent || look == .automatic && role == .confirm }

  /// The tint is the ground of the button that is suggested, and the words of others. What deletes has a colour of its own, and what is
  /// nothing but its label that of the label.
  ///
  /// - Parameter red: the colour of the words of what deletes.
  func colors(_ role: ButtonRole?, tint: RGBA?, red: @autoclosure () -> RGBA) -> ControlColors {
    guard look != .plain else { return ControlColors() }
    if role == .destructive { return look == .prominent ? ControlColors() : ControlColors(content: red()) }
    guard let tint else { return ControlColors() }
    return isSuggested(role)
      ? ControlColors(fill: tint, content: RGBA(red: 1, green: 1, blue: 1)) : ControlColors(content: tint)
  }
}

extension NativeButtonStyle {
  /// The colour of symbols on a button, which is that of its words; nil for that of words elsewhere.
  func symbolColor(_ role: ButtonRole?, _ values: EnvironmentValues) -> Color? {
    guard look != .plain else { return nil }
    let isColored = !isSuggested(role) && role == .destructive || role != .destructive && values.tint != nil
    // What has colours of its own fades as a whole.
    if !values.isEnabled, !isColored { return .label.opacity(0.45) }
    if isSuggested(role) { return .white }
    return role == .destructive ? .red : values.tint ?? (look == .link ? .accentColor : nil)
  }
}

/// Words and symbols of a button's label have one colour.

extension EnvironmentValues {
  /// The colour of symbols that nothing else is said of.
  @Entry var symbolColor: Color?
}

extension View {
  /// As what stands on a button.
  func onButton(_ role: ButtonRole?) -> some View {
    transformEnvironmentValues { $0.symbolColor = $0.buttonStyle.symbolColor(role, $0) }
  }
}

extension NativeButtonStyle {
  /// How a button looks that is nothing but its label.
  private static let plainLook = LibrarySheet(
    "TrackedUI.plainButton",
    """
    button.plain-button, button.plain-button:hover, button.plain-button:active, button.plain-button.keyboard-activating {
      padding: 0; min-width: 0; min-height: 0; background: none; border: none; box-shadow: none;
    }
    button.plain-button.keyboard-activating { color: inherit; }
    """)
}

extension EnvironmentValues {
  @Entry var buttonStyle = NativeButtonStyle()
}

/// A look of buttons that presses them itself, or one that GTK has.
///
/// ```swift
/// struct TripleTap: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 3) { configuration.trigger() }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What `makeBody` gives.
  associatedtype Body: View
  /// What a button is.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The button's look; it calls `configuration.trigger()` to press it.
  @ViewBuilder func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Body
}

/// A look that GTK gives buttons.
@MainActor public protocol _NativeButtonLook: PrimitiveButtonStyle {
  /// The look.
  var _look: _ButtonLook { get }
}

extension _NativeButtonLook {
  /// A button of this look.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).environment(\.buttonStyle, _look.style)
  }
}

/// A look that GTK has.
@MainActor public struct _ButtonLook {
  let style: NativeButtonStyle
}

/// The usual look.
@MainActor public struct DefaultButtonStyle: _NativeButtonLook {
  /// The usual look.
  public init() {}
  /// The usual look.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .automatic)) }
}

/// With a frame.
@MainActor public struct BorderedButtonStyle: _NativeButtonLook {
  /// With a frame.
  public init() {}
  /// With a frame.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .bordered)) }
}

/// The one that is suggested.
@MainActor public struct BorderedProminentButtonStyle: _NativeButtonLook {
  /// The one that is suggested.
  public init() {}
  /// The one that is suggested.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .prominent)) }
}

/// With a frame under the pointer only.
@MainActor public struct BorderlessButtonStyle: _NativeButtonLook {
  /// With a frame under the pointer only.
  public init() {}
  /// With a frame under the pointer only.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .borderless)) }
}

/// Nothing but the label.
@MainActor public struct PlainButtonStyle: _NativeButtonLook {
  /// Nothing but the label.
  public init() {}
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
/// A link in a text.
@MainActor public struct LinkButtonStyle: _NativeButtonLook {
  /// A link in a text.
  public init() {}
  /// A link in a text.
  public var _look: _ButtonLook { _ButtonLook(style: NativeButtonStyle(look: .link)) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A link in a text.
  public static var link: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: Self { Self() }
}

extension View {
  /// How the buttons inside look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let native = (style as? any _NativeButtonLook)?._look.style
    return transformEnvironment(\.buttonStyle) { look in look = native ?? look }
      .environment(\.primitiveButtonLook, native == nil ? StyleLook(style) : nil)
      .environment(\.customButtonLook, nil)
  }
}

private struct PrimitiveButtonKey: EnvironmentKey { static let defaultValue: StyleLook? = nil }

extension EnvironmentValues {
  var primitiveButtonLook: StyleLook? {
    get { self[PrimitiveButtonKey.self] }
    set { self[PrimitiveButtonKey.self] = newValue }
  }
}

/// A button whose style presses it.
private struct SelfPressingButton<Label: View>: View {
  @Environment(\.primitiveButtonLook) private var look
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  var body: some View {
    look?.make(Configuration(label: AnyView(label), role: role, action: action))
      .environment(\.primitiveButtonLook, nil)
  }
}

extension Button {
  /// The node of what a style makes that presses the button itself; nil where there is no such style.
  func nodeOfStyle(_ inputs: _NodeInputs) -> _ViewNode<Self>? {
    guard inputs.environment.value(of: PrimitiveButtonKey.self) != nil else { return nil }
    return PassingNode(self, inputs) { SelfPressingButton(role: $0.role, action: $0.action, label: $0.label) }
  }
}

extension Button where Label == AnyView {
  /// The button that a style is for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
