/// Controls in sections, one below the other, that can be scrolled.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls.
  public var body: some View {
    ScrollView { VStack(alignment: .leading, spacing: 12) { content }.padding() }.environment(\.isInList, true)
  }
}
