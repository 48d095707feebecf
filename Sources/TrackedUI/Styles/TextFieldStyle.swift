/// A look of text fields.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(8).overlay(alignment: .bottom) { Divider() }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// What `_body` gives.
  associatedtype _Body: View
  /// The label of the field that is styled.
  typealias _Label = _TextFieldStyle_Label
  /// The field's look.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyle_Label>) -> _Body
}

/// The label of a field that is styled.
public struct _TextFieldStyle_Label: View {
  let text: Text

  /// The label's text.
  public var body: some View { text }
}

/// The usual look, with a frame.
@MainActor public struct DefaultTextFieldStyle: TextFieldStyle {
  /// With a frame.
  public init() {}
  /// With a frame.
  public func _body(configuration: TextField<_TextFieldStyle_Label>) -> some View {
    configuration.environment(\.fieldsHaveFrames, true)
  }
}

/// With a frame.
@MainActor public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// With a frame.
  public init() {}
  /// With a frame.
  public func _body(configuration: TextField<_TextFieldStyle_Label>) -> some View {
    configuration.environment(\.fieldsHaveFrames, true)
  }
}

/// With a frame.
@MainActor public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// With a frame.
  public init() {}
  /// With a frame.
  public func _body(configuration: TextField<_TextFieldStyle_Label>) -> some View {
    configuration.environment(\.fieldsHaveFrames, true)
  }
}

/// Nothing but the text.
@MainActor public struct PlainTextFieldStyle: TextFieldStyle {
  /// Nothing but the text.
  public init() {}
  /// Nothing but the text.
  public func _body(configuration: TextField<_TextFieldStyle_Label>) -> some View {
    configuration.environment(\.fieldsHaveFrames, false)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// With a frame.
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a frame.
  public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a frame.
  public static var squareBorder: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing but the text.
  public static var plain: Self { Self() }
}

private struct FieldLookKey: EnvironmentKey { static let defaultValue: FieldLook? = nil }

extension EnvironmentValues {
  @Entry var fieldsHaveFrames = true
  var fieldLook: FieldLook? {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}

typealias FieldLook = StyleLookOf<TextField<_TextFieldStyle_Label>>

/// A field with the look of a program's own style.
struct StyledField: View {
  @Environment(\.fieldLook) private var look
  let field: TextField<_TextFieldStyle_Label>

  var body: some View {
    look?.make(field).environment(\.fieldLook, nil)
  }

  /// The node of a field that has a program's own style; nil for one that has not.
  static func node<Label: View>(of field: TextField<Label>, _ inputs: _NodeInputs) -> _ViewNode<TextField<Label>>? {
    guard inputs.environment.value(of: FieldLookKey.self) != nil else { return nil }
    return PassingNode(field, inputs) { StyledField(field: $0.forStyle) }
  }
}

extension TextField {
  /// The field as a style sees it.
  fileprivate var forStyle: TextField<_TextFieldStyle_Label> {
    var field = TextField<_TextFieldStyle_Label>(
      label: _TextFieldStyle_Label(text: (label as? Text) ?? Text(verbatim: "")), text: text,
      prompt: prompt ?? label as? Text, rewrite: rewrite, axis: axis)
    (field.editingChanged, field.committed) = (editingChanged, committed)
    return field
  }
}

extension View {
  /// How the text fields inside look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let isPlain = style is PlainTextFieldStyle
    let isOfLayer =
      isPlain || style is DefaultTextFieldStyle || style is RoundedBorderTextFieldStyle
      || style is SquareBorderTextFieldStyle
    return transformEnvironment(\.fieldsHaveFrames) { frames in frames = isOfLayer ? !isPlain : frames }
      .environment(\.fieldLook, isOfLayer ? nil : FieldLook(style))
  }
}
