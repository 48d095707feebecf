// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// Texts and what one writes them in.

/// What a service may write.
public nonisolated enum WritingToolsBehavior: Sendable {
  /// An extent.
  case automatic, limited, complete, disabled
}

/// How an editor looks.
public nonisolated enum TextEditorStyleName: Sendable {
  /// A look.
  case automatic, plain, roundedBorder
}

extension View {
  @available(*, unavailable, message: "use tracking(_:): Pango's letters do not move closer by themselves")
  public func allowsTightening(_ flag: Bool) -> some View { self }
  @available(*, unavailable, message: "there is no service to write with: leave it out")
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  @available(*, unavailable, message: "draw the text in a Canvas")
  public func textRenderer<Renderer>(_ renderer: Renderer) -> some View { self }
  @available(*, unavailable, message: "use lineSpacing(_:)")
  public func lineHeight(_ lineHeight: _NoChoice?) -> some View { self }
  @available(*, unavailable, message: "Pango knows scripts by their letters: leave it out")
  public func typesettingLanguage(_ language: Any, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "use scrollContentBackground(.hidden) for an editor without a ground")
  public func textEditorStyle(_ style: TextEditorStyleName) -> some View { self }
  @available(*, unavailable, message: "use searchable(text:), and mark what is found in the text")
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  @available(*, unavailable, message: "AT-SPI reads texts as they are")
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
