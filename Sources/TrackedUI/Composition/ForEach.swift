/// A view for each element of a collection, found again by the element's identifier: what moves keeps its state and widgets.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// What identifies the element at a place of some data.
  let id: (Data, Data.Index) -> ID
  /// The content whose views are the data, and the node that takes it apart.
  var later: Any?
  var makeLater: ((Self, _NodeInputs) -> _ViewNode<Self>)?
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  /// A view for each element, identified by a property.
  ///
  /// Disfavoured, as is the one without `id`: a binding is a collection too, but one that grows and shrinks by itself.
  @_disfavoredOverload
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[$1][keyPath: id] }
  }

  init(_ data: Data, identifiedBy id: @escaping (Data, Data.Index) -> ID, content: @escaping (Data.Element) -> Content)
  {
    self.data = data
    self.content = content
    self.id = id
  }

  /// A node with one below for each element.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    if let make = view.makeLater { return make(view, inputs) }
    if inputs.rowMaking != .none, !RowTypes.makesSeveral(Content.self, in: inputs.rowMaking) {
      return RowsNode(view, inputs)
    }
    return ForEachNode(view, inputs)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0[$1].id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $1 }, content: content)
  }
}

extension ForEach {
  /// A view for each element of a collection that a binding holds, with a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == BoundCollection<Elements> {
    self.init(
      BoundCollection(data) { $0[keyPath: id] == $1[keyPath: id] }, identifiedBy: { $0.base[$1][keyPath: id] },
      content: content)
  }

  /// A view for each element of a collection that a binding holds, with a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == BoundCollection<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(BoundCollection(data) { $0.id == $1.id }, identifiedBy: { $0.base[$1].id }, content: content)
  }
}

/// The bindings to the elements of a collection that a binding holds.
@MainActor @preconcurrency
public struct BoundCollection<Base: MutableCollection & RandomAccessCollection>:
  @MainActor RandomAccessCollection
{
  private let binding: Binding<Base>
  private let isSame: (Base.Element, Base.Element) -> Bool
  /// The elements as they were when the binding was read.
  let base: Base

  init(_ binding: Binding<Base>, where isSame: @escaping (Base.Element, Base.Element) -> Bool) {
    self.binding = binding
    self.isSame = isSame
    base = binding.wrappedValue
  }

  /// The first place.
  public var startIndex: Base.Index { base.startIndex }
  /// Behind the last place.
  public var endIndex: Base.Index { base.endIndex }
  /// The place behind one.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  /// The place before one.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
  /// The place some places further.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  /// How many places there are between two.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
  /// The binding to an element, wherever it is by now. After the element is gone it keeps the last value, and what is
  /// written is lost: a field that is left because its row goes must not write into the next one.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    Binding(at: ElementLocation(binding, at: position, of: base, where: isSame))
  }
}

/// An element of a collection that a binding holds.
private struct ElementLocation<Base: MutableCollection & RandomAccessCollection>: BindingLocation {
  /// The element as it was last.
  private final class Last {
    var element: Base.Element
    init(_ element: Base.Element) { self.element = element }
  }

  private let binding: Binding<Base>
  private let position: Base.Index
  private let count: Int
  private let isSame: (Base.Element, Base.Element) -> Bool
  private let last: Last

  init(
    _ binding: Binding<Base>, at position: Base.Index, of base: Base,
    where isSame: @escaping (Base.Element, Base.Element) -> Bool
  ) {
    (self.binding, self.position, self.isSame) = (binding, position, isSame)
    (count, last) = (base.count, Last(base[position]))
  }

  private func place(in now: Base) -> Base.Index? {
    let isThere = position >= now.startIndex && position < now.endIndex
    if isThere, isSame(now[position], last.element) { return position }
    if let place = now.firstIndex(where: { isSame($0, last.element) }) { return place }
    // What identifies an element may be what is edited.
    return isThere && now.count == count ? position : nil
  }

  func read() -> Base.Element? {
    let now = binding.wrappedValue
    if let place = place(in: now) { last.element = now[place] }
    return last.element
  }

  func write(_ value: Base.Element, _ transaction: TrackedKit.Transaction) {
    guard let place = place(in: withoutTracking { binding.wrappedValue }) else { return }
    TrackedKit.withTransaction(transaction) { binding.wrappedValue[place] = value }
    last.element = value
  }

  var unowned: any BindingLocation<Base.Element> { self }
}

extension ElementLocation: @MainActor ComparedInput {
  func isSameInput(as other: Self) -> Bool {
    position == other.position && count == other.count && isSame(last.element, other.last.element)
      && ViewComparison.areEqual(binding, other.binding)
  }
}

/// A collection that stands for another one.
protocol BoundElements {
  /// The type of that one's elements.
  static var boundElement: Any.Type { get }
}

extension BoundCollection: @MainActor BoundElements {
  static var boundElement: Any.Type { Base.Element.self }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  /// Of elements with equal identifiers the first keeps what belongs to the identifier, and each one after it is found by its number.
  private struct Key: Hashable {
    let id: ID
    let copy: Int
  }

  private struct Part {
    let key: Key
    let node: ElementNode<Content>
  }

  private var parts: [Part] = []
  private var gone: [Key: GoneWidgets] = [:]
  private let inputs: _NodeInputs

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    parts = makeParts(view) { _ in nil }
  }

  /// - Parameter kept: gives up the node that an identifier had, if there was one.
  private func makeParts(_ view: ForEach<Data, ID, Content>, keeping kept: (Key) -> ElementNode<Content>?) -> [Part] {
    let below = inputs.below(self)
    var made: [Part] = []
    made.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    var copies: [ID: Int] = [:]
    let (data, content) = (view.data, view.content)
    for index in data.indices {
      let id = view.id(data, index)
      var copy = 0
      if !seen.insert(id).inserted {
        copy = copies[id, default: 0] + 1
        copies[id] = copy
        Advice.equalIdentifiers("ForEach", id, of: Content.self)
      }
      let key = Key(id: id, copy: copy)
      let element = data[index]
      if let node = kept(key) {
        node.update { content(element) }
        made.append(Part(key: key, node: node))
      } else {
        let node = ElementNode({ content(element) }, AnyHashable(id), below)
        gone[key]?.come(back: node)
        made.append(Part(key: key, node: node))
      }
    }
    return made
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    if updateInPlace(view) { return }
    var old = Dictionary(uniqueKeysWithValues: parts.map { ($0.key, $0.node) })
    parts = makeParts(view) { old.removeValue(forKey: $0) }
    gone = gone.filter { $0.value.isThere }
    for (key, node) in old {
      gone[key, default: GoneWidgets()].note(node)
      node.remove()
    }
    itemsDidChange()
    preferencesDidChange()
  }

  /// The most frequent case: the same elements in the same order.
  private func updateInPlace(_ view: ForEach<Data, ID, Content>) -> Bool {
    let (data, content) = (view.data, view.content)
    guard data.count == parts.count else { return false }
    var place = 0
    for index in data.indices {
      guard view.id(data, index) == parts[place].key.id else { return false }
      place += 1
    }
    place = 0
    for element in data {
      parts[place].node.update { content(element) }
      place += 1
    }
    return true
  }

  override func forEachChild(_ body: (_Node) -> Void) { for part in parts { body(part.node) } }
}

/// The node of one element: what the content's closure reads is tracked for each by itself.
final class ElementNode<Content: View>: EvaluatedNode<Content, Content>, IdentifiedNode {
  let identity: AnyHashable
  private var content: () -> Content

  init(_ content: @escaping () -> Content, _ identity: AnyHashable, _ inputs: _NodeInputs) {
    self.identity = identity
    self.content = content
    super.init(inputs)
    begin(inputs)
  }

  func update(_ content: @escaping () -> Content) {
    self.content = content
    evaluate(because: .inputs)
  }

  override var hookName: String { "ForEach" }
  package override var isProgramsOwn: Bool { true }
  override func make() -> Content { content() }
}

/// What a closure makes, evaluated by itself.
struct ClosureView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
