/// A part of a list or a form, with what is above and below.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  /// A part with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The node of the part.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    if inputs.makesSubviews { return SectionPlace(view, inputs) }
    return inputs.makesMenu ? MenuSectionNode(view, inputs) : SectionNode(view, inputs)
  }
}

extension Section where Footer == EmptyView {
  /// A part with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView {
  /// A part with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// A part.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// A part with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A part with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section {
  /// A part with a header and a footer.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// A part with a header.
  public init(header: Header, @ViewBuilder content: () -> Content) { self.init(content: content) { header } }
}

extension Section where Header == EmptyView {
  /// A part with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

/// Has the header of a section stand out from its rows, but for one in a lazy stack, which shows it as it is.
private struct HeaderLook: ViewModifier, Equatable {
  let isPlain: Bool
  @Environment(\.headerProminence) private var prominence

  static func == (left: HeaderLook, right: HeaderLook) -> Bool { left.isPlain == right.isPlain }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.font) {
      if prominence == .increased { $0 = .title3.bold() } else if !isPlain { $0 = $0 ?? .headline }
    }
  }
}

/// Has the footer of a section stand back behind its rows, as what explains them.
private struct FooterLook: ViewModifier, Equatable {
  let isPlain: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isPlain {
      content
    } else {
      content.transformEnvironment(\.font) { $0 = $0 ?? .footnote }.foregroundStyle(.secondary)
    }
  }
}

private final class SectionNode<Header: View, Content: View, Footer: View>:
  _ViewNode<Section<Header, Content, Footer>>
{
  private var header: _ViewNode<ModifiedContent<Header, HeaderLook>>!
  private var content: _ViewNode<Content>!
  private var footer: _ViewNode<ModifiedContent<Footer, FooterLook>>!
  private let isPlain: Bool

  init(_ view: Section<Header, Content, Footer>, _ inputs: _NodeInputs) {
    isPlain = inputs.rowMaking == .lazyStack
    super.init(inputs)
    var around = inputs.below(self)
    around.rowMaking = .none
    header = ModifiedContent._makeNode(view.header.modifier(HeaderLook(isPlain: isPlain)), around)
    content = Content._makeNode(view.content, inputs.below(self))
    footer = ModifiedContent._makeNode(view.footer.modifier(FooterLook(isPlain: isPlain)), around)
  }

  override func update(_ view: Section<Header, Content, Footer>) {
    header.update(view.header.modifier(HeaderLook(isPlain: isPlain)))
    content.update(view.content)
    footer.update(view.footer.modifier(FooterLook(isPlain: isPlain)))
  }

  override func appendItems(to items: inout [LayoutItem]) {
    func append(_ node: _Node, _ role: ItemTraits.Role) {
      var part: [LayoutItem] = []
      node.appendItems(to: &part)
      for item in part { items.append(RoleItem(item, role)) }
    }
    append(header, .header)
    content.appendItems(to: &items)
    append(footer, .footer)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    header.map(body)
    content.map(body)
    footer.map(body)
  }
}

private final class RoleItem: WrappingItem {
  private let role: ItemTraits.Role

  init(_ inner: LayoutItem, _ role: ItemTraits.Role) {
    self.role = role
    super.init(inner)
  }

  override var traits: ItemTraits {
    var traits = inner.traits
    traits.role = role
    return traits
  }
}

extension Section: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool { true }
}
