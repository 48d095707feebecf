/// A view of some content, for a program's own containers: it is where it is put, with the environment that holds there.
public struct Subview: SourcedView, Identifiable {
  /// What tells it from others for as long as it is there.
  public nonisolated struct ID: Hashable, Sendable {
    let slot: ObjectIdentifier
  }

  let source: ModifiedSource
  /// What tells it from others for as long as it is there.
  public let id: ID
  /// What it says to its container.
  public let containerValues: ContainerValues

  /// There is none.
  public var body: Never { fatalError("a subview has no body") }

  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    SubviewNode(view, inputs)
  }
}

extension Subview: ComparedInput {
  func isSameInput(as other: Self) -> Bool { source === other.source }
}

/// Shows a subview; a different one in its place is a new view.
private final class SubviewNode: OneChildNode<Subview, _Node> {
  private var source: ModifiedSource
  private let inputs: _NodeInputs

  init(_ view: Subview, _ inputs: _NodeInputs) {
    source = view.source
    self.inputs = inputs
    super.init(inputs)
    child = makeShown()
  }

  private func makeShown() -> _Node {
    defer { source.users[ObjectIdentifier(self)] = { [unowned self] in source.update(child) } }
    return source.makeNode(inputs.below(self))
  }

  override func update(_ view: Subview) {
    guard view.source !== source else { return source.update(child) }
    source.users[ObjectIdentifier(self)] = nil
    source = view.source
    replaceChild(with: makeShown())
  }

  override func willRemove() { source.users[ObjectIdentifier(self)] = nil }
}

/// The views of some content.
public struct SubviewsCollection: @MainActor RandomAccessCollection, View {
  let subviews: [Subview]

  /// The first place.
  public var startIndex: Int { 0 }
  /// Behind the last place.
  public var endIndex: Int { subviews.count }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// All of them, one after the other.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of some content, for a program's own containers.
public struct SectionConfiguration: Identifiable {
  /// What tells it from others for as long as it is there.
  public let id: Subview.ID
  /// What is above.
  public let header: SubviewsCollection
  /// The views.
  public let content: SubviewsCollection
  /// What is below.
  public let footer: SubviewsCollection
  /// What it says to its container.
  public let containerValues: ContainerValues
}

/// The sections of some content; views outside of sections are one of their own.
public struct SectionCollection: @MainActor RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The first place.
  public var startIndex: Int { 0 }
  /// Behind the last place.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// MARK: What stands for the views

/// The views that are seen as several where content is taken apart.
protocol StructuralView {}
extension TupleView: StructuralView {}
extension Group: StructuralView {}
extension EmptyView: StructuralView {}
extension _ConditionalContent: StructuralView {}
extension Optional: StructuralView where Wrapped: View {}
extension AnyView: StructuralView {}
extension ForEach: StructuralView {}
extension Section: StructuralView {}
extension ClosureView: StructuralView {}

extension View {
  /// The node of a view that is in another one: where content is taken apart, what stands for it.
  static func makeNode(in inputs: _NodeInputs, _ view: Self) -> _ViewNode<Self> {
    inputs.makesSubviews && !(Self.self is any StructuralView.Type)
      ? SubviewSlot(view, inputs) : _makeNode(view, inputs)
  }
}

/// A place in some content.
private protocol SubviewPlace: _Node {
  var subview: Subview { get }
}

private final class SubviewSlot<Content: View>: _ViewNode<Content>, SubviewPlace {
  private let source: SourceOf<Content>

  init(_ view: Content, _ inputs: _NodeInputs) {
    source = SourceOf(view)
    super.init(inputs)
  }

  override func update(_ view: Content) {
    let says = (view as? any SaysContainerValues) != nil
    source.content = view
    source.updateUsers()
    // What it says to the container may be something else.
    if says { itemsDidChange() }
  }

  var subview: Subview {
    var values = ContainerValues()
    values.identity = choice
    (source.content as? any SaysContainerValues)?.say(to: &values)
    return Subview(source: source, id: Subview.ID(slot: ObjectIdentifier(self)), containerValues: values)
  }
}

/// The parts of a section in some content.
final class SectionPlace<Header: View, Content: View, Footer: View>: _ViewNode<Section<Header, Content, Footer>>,
  SectionParts
{
  private var headerNode: _ViewNode<Header>!
  private var contentNode: _ViewNode<Content>!
  private var footerNode: _ViewNode<Footer>!

  init(_ view: Section<Header, Content, Footer>, _ inputs: _NodeInputs) {
    super.init(inputs)
    headerNode = Header.makeNode(in: inputs.below(self), view.header)
    contentNode = Content.makeNode(in: inputs.below(self), view.content)
    footerNode = Footer.makeNode(in: inputs.below(self), view.footer)
  }

  override func update(_ view: Section<Header, Content, Footer>) {
    headerNode.update(view.header)
    contentNode.update(view.content)
    footerNode.update(view.footer)
  }

  var header: _Node { headerNode }
  var content: _Node { contentNode }
  var footer: _Node { footerNode }

  override func forEachChild(_ body: (_Node) -> Void) {
    headerNode.map(body)
    contentNode.map(body)
    footerNode.map(body)
  }
}

private protocol SectionParts: _Node {
  var header: _Node { get }
  var content: _Node { get }
  var footer: _Node { get }
}

extension _Node {
  /// The views at and below a node; of sections what is in them.
  fileprivate func appendSubviews(to all: inout [Subview]) {
    if let place = self as? any SubviewPlace { return all.append(place.subview) }
    if let section = self as? any SectionParts { return section.content.appendSubviews(to: &all) }
    forEachChild { $0.appendSubviews(to: &all) }
  }

  fileprivate var subviews: SubviewsCollection {
    var all: [Subview] = []
    appendSubviews(to: &all)
    return SubviewsCollection(subviews: all)
  }

  fileprivate func appendSections(to all: inout [SectionConfiguration], _ loose: inout [Subview]) {
    if let place = self as? any SubviewPlace { return loose.append(place.subview) }
    guard let section = self as? any SectionParts else {
      forEachChild { $0.appendSections(to: &all, &loose) }
      return
    }
    close(&loose, &all)
    all.append(
      SectionConfiguration(
        id: Subview.ID(slot: ObjectIdentifier(section)), header: section.header.subviews,
        content: section.content.subviews, footer: section.footer.subviews, containerValues: ContainerValues()))
  }

  fileprivate func close(_ loose: inout [Subview], _ all: inout [SectionConfiguration]) {
    guard let first = loose.first else { return }
    let none = SubviewsCollection(subviews: [])
    all.append(
      SectionConfiguration(
        id: first.id, header: none, content: SubviewsCollection(subviews: loose), footer: none,
        containerValues: first.containerValues))
    loose = []
  }

  fileprivate var sections: SectionCollection {
    var all: [SectionConfiguration] = []
    var loose: [Subview] = []
    appendSections(to: &all, &loose)
    close(&loose, &all)
    return SectionCollection(sections: all)
  }
}

// MARK: What makes views of them

/// What is made of the views of some content.
public struct _SubviewsReader<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (_SubviewsFound) -> Result

  /// The node.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    SubviewsReaderNode(view, inputs)
  }
}

/// Where the views of some content are asked for.
@MainActor public struct _SubviewsFound {
  fileprivate let base: _Node
}

private final class SubviewsReaderNode<Base: View, Result: View>: EvaluatedNode<_SubviewsReader<Base, Result>, Result> {
  private var view: _SubviewsReader<Base, Result>
  private var base: _ViewNode<Base>!
  private var shown: [Subview.ID] = []
  private var isUpdating = false

  init(_ view: _SubviewsReader<Base, Result>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    var apart = inputs.below(self)
    apart.makesSubviews = true
    apart.rowMaking = .none
    base = Base.makeNode(in: apart, view.base)
    begin(inputs)
  }

  override func update(_ view: _SubviewsReader<Base, Result>) {
    self.view = view
    isUpdating = true
    base.update(view.base)
    isUpdating = false
    evaluate(because: .inputs)
  }

  /// Something came or went: in the content, or in what is made of it.
  override func itemsDidChange() {
    if !isUpdating { island.refresh(self) }
    super.itemsDidChange()
  }

  override func refresh() {
    if base.subviews.map(\.id) != shown || base.subviews.contains(where: \.containerValues.areSet) {
      evaluate(because: .inputs)
      super.itemsDidChange()
    }
  }

  override var hookName: String { "Group(subviews:)" }

  override func make() -> Result {
    shown = base.subviews.map(\.id)
    return view.transform(_SubviewsFound(base: base))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    base.map(body)
    super.forEachChild(body)
  }
}

extension Group {
  /// What is made of the views of some content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(base: view) { transform($0.base.subviews) } }
  }

  /// What is made of the sections of some content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(base: view) { transform($0.base.sections) } }
  }
}

/// Stands for views that are known when the content is taken apart.
public struct _LaterData<Element>: @MainActor RandomAccessCollection {
  /// Nothing is known yet.
  public var startIndex: Int { 0 }
  /// Nothing is known yet.
  public var endIndex: Int { 0 }
  /// There is none.
  public subscript(index: Int) -> Element { preconditionFailure("there is nothing yet") }
}

extension ForEach where Data == _LaterData<Subview>, ID == Subview.ID {
  /// A view for each view of some content.
  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(_LaterData(), identifiedBy: { _, _ in fatalError("there is nothing yet") }, content: content)
    later = view
    makeLater = { outer, inputs in
      PassingNode(outer, inputs) { outer in
        let content = outer.content
        // The content's type is that of the first.
        return Group(subviews: (outer.later as? Base) ?? view) { all in
          ForEach<[Subview], Subview.ID, Content>(all.subviews, identifiedBy: { $0[$1].id }, content: content)
        }
      }
    }
  }
}

extension ForEach where Data == _LaterData<SectionConfiguration>, ID == Subview.ID {
  /// A view for each section of some content.
  public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(_LaterData(), identifiedBy: { _, _ in fatalError("there is nothing yet") }, content: content)
    later = view
    makeLater = { outer, inputs in
      PassingNode(outer, inputs) { outer in
        let content = outer.content
        return Group(sections: (outer.later as? Base) ?? view) { all in
          ForEach<[SectionConfiguration], Subview.ID, Content>(
            all.sections, identifiedBy: { $0[$1].id }, content: content)
        }
      }
    }
  }
}
