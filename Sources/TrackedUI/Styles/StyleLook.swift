/// Makes the look of a control of a style that is not said.
struct StyleLook: ComparedInput {
  let style: Any
  let make: (Configuration) -> AnyView

  private init<Style>(_ style: Style, _ makeBody: @escaping (Style, Configuration) -> AnyView) {
    self.style = style
    make = { AnyView(StyledView(style: style, configuration: $0, make: makeBody)) }
  }

  init<Style: ToggleStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: ProgressViewStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: GroupBoxStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: LabeledContentStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: GaugeStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: DisclosureGroupStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }
  init<Style: MenuStyle>(_ style: Style) { self.init(style) { AnyView($0.makeBody(configuration: $1)) } }

  func isSameInput(as other: Self) -> Bool { ViewComparison.areEqualErased(style, other.style) }
}

extension View {
  /// The colour of a style; nil leaves the one around.
  func styleTint(_ color: Color?) -> some View {
    transformEnvironment(\.tint) { if let color { $0 = color } }
  }
}
