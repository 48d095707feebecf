/// Views in a box.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.boxLook) private var look
  private let label: Label
  private let content: Content

  /// Views in a box below a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the box.
  public var body: some View {
    if let look {
      look.make(Configuration(label: AnyView(label), content: AnyView(content)))
    } else {
      VStack(alignment: .leading) {
        label
        VStack { content }.padding(12).background(Color.secondarySystemFill, in: RoundedRectangle(cornerRadius: 8))
      }
    }
  }
}

extension GroupBox {
  /// Views in a box below a label.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

extension GroupBox where Label == EmptyView {
  /// Views in a box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Views in a box below a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Views in a box below a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
