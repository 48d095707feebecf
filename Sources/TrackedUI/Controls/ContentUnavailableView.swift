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
    Self(
      String(kit: "No Results"), systemImage: "magnifyingglass",
      description: Text(String(kit: "Check the spelling or try a new search.")))
  }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(
      String(kit: "No Results for “\(text)”"), systemImage: "magnifyingglass",
      description: Text(String(kit: "Check the spelling or try a new search.")))
  }

  /// A title below a picture, with a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { TrackedUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }

  /// A title below a picture, with a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init(label: { TrackedUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
}
