/// Views that can be shown and hidden by a click on their label.
///
/// In a list, the label is a row, and so is each view inside while it is shown.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureLook) private var look
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Views with any view as their label.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The label, and the views while it is open.
  public var body: some View {
    let expanded = isExpanded ?? $isOpen
    if let look {
      look.make(
        Configuration(
          label: AnyView(label), content: AnyView(ClosureView(content: content)), isExpanded: expanded))
    } else {
      InRowsOfList(
        rows: DisclosureRows(isExpanded: expanded, label: label, content: content),
        elsewhere: DisclosureStack(isExpanded: expanded, label: label, content: content))
    }
  }
}

private struct DisclosureStack<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  var body: some View {
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸").accessibilityHidden(true)
          label
          Spacer()
        }
      }
      .buttonStyle(.plain)
      .accessibilityExpanded(isExpanded.wrappedValue)
      if isExpanded.wrappedValue { content().padding(.leading, DisclosureArrow.room) }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Views with a text as their label.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Views with a text as their label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
