/// Makes the look of a control of a style that is not said.
struct StyleLookOf<Control>: ComparedInput {
  let style: Any
  let make: (Control) -> AnyView

  private init<Style, Shown: View>(_ style: Style, _ makeBody: @escaping (Style, Control) -> Shown) {
    self.style = style
    make = { AnyView(StyledView(style: style, configuration: $0, make: makeBody)) }
  }

  func isSameInput(as other: Self) -> Bool { ViewComparison.areEqualErased(style, other.style) }
}

typealias StyleLook = StyleLookOf<Configuration>

extension StyleLook {
  init<Style: ButtonStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: PrimitiveButtonStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: LabelStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: ToggleStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: ProgressViewStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: GroupBoxStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: LabeledContentStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: GaugeStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: DisclosureGroupStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
  init<Style: MenuStyle>(_ style: Style) { self.init(style) { $0.makeBody(configuration: $1) } }
}

extension StyleLookOf<TextField<_TextFieldStyle_Label>> {
  init<Style: TextFieldStyle>(_ style: Style) { self.init(style) { $0._body(configuration: $1) } }
}

extension View {
  /// The colour of a style; nil leaves the one around.
  func styleTint(_ color: Color?) -> some View {
    transformEnvironment(\.tint) { if let color { $0 = color } }
  }
}
