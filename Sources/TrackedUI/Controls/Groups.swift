/// Controls in sections, one below the other, that can be scrolled.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls.
  public var body: some View {
    ScrollView { VStack(alignment: .leading, spacing: 12) { content }.padding() }
  }
}

/// A title with a value.
public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledLook) private var look
  private let label: Label
  private let content: Content

  /// A value with any view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The title, and the value at the end of the row.
  public var body: some View {
    if let look {
      look.make(Configuration(label: AnyView(label), content: AnyView(content)))
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// A value with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A value in a format, with a title.
  public init<Format: FormatStyle>(_ title: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

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
}

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
}

/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label with a description and something to do about it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Everything in the middle.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == TrackedUI.Label<Text, Image>, Actions == EmptyView, Description == Text? {
  /// A title below a symbol, with a description.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      TrackedUI.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title below a symbol, with a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, description: Text? = nil) {
    self.init {
      TrackedUI.Label(title, systemImage: systemImage)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Nothing was found.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A value in a format, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(_ title: Title, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

extension LabeledContent where Label == Text {
  /// A value with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
