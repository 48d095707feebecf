import Foundation
import Gtk

/// Views that are in the rows of a list, and others in their place anywhere else.
struct InRowsOfList<Rows: View, Elsewhere: View>: PrimitiveView {
  let rows: Rows
  let elsewhere: Elsewhere

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.rowMaking == .list ? PassingNode(view, inputs, \.rows) : PassingNode(view, inputs, \.elsewhere)
  }
}

/// The rows of a disclosure group.
struct DisclosureRows<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  var body: some View {
    label.disclosing(isExpanded.wrappedValue, depth: 0) { isExpanded.wrappedValue.toggle() }
    if isExpanded.wrappedValue { content().modifier(RowIndent(indent: DisclosureArrow.room)) }
  }
}

/// The rows of an outline: those of elements inside follow the element's, however many there are.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private struct Row {
    let id: ID
    let element: Data.Element
    let depth: Int
    let inside: Data?
  }

  @State private var expanded: Set<ID> = []
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    ForEach(shown(), id: \.id) { row in
      if row.inside != nil {
        content(row.element).disclosing(expanded.contains(row.id), depth: row.depth) { toggle(row.id) }
      } else {
        content(row.element).modifier(RowIndent(indent: Double(row.depth + 1) * DisclosureArrow.room))
      }
    }
  }

  private func toggle(_ id: ID) { if expanded.remove(id) == nil { expanded.insert(id) } }

  /// The elements in sight, from the top.
  private func shown() -> [Row] {
    var rows: [Row] = []
    append(data, depth: 0, to: &rows)
    return rows
  }

  private func append(_ elements: Data, depth: Int, to rows: inout [Row]) {
    for element in elements {
      let row = Row(id: element[keyPath: id], element: element, depth: depth, inside: element[keyPath: children])
      rows.append(row)
      if let inside = row.inside, expanded.contains(row.id) { append(inside, depth: depth + 1, to: &rows) }
    }
  }
}

extension View {
  /// An arrow before the first of the views, which opens and closes the row.
  fileprivate func disclosing(_ isExpanded: Bool, depth: Int, toggle: @escaping () -> Void) -> some View {
    modifier(
      ArrowModifier(
        attached: DisclosureArrow(isExpanded: isExpanded, toggle: toggle),
        indent: Double(depth) * DisclosureArrow.room))
  }
}

/// Lets the rows of views begin farther in.
private struct RowIndent: ItemModifier, Equatable {
  let indent: Double
  func wrap(_ item: LayoutItem) -> LayoutItem { ItemTraitsItem(item) { $0.rowIndent += indent } }
}

/// The arrow of a row that can be opened.
struct DisclosureArrow: View {
  /// How much room an arrow takes, and how much farther in is what it opens, in logical pixels.
  static let room = 20.0

  let isExpanded: Bool
  let toggle: () -> Void

  var body: some View {
    Button(action: toggle) { Text(verbatim: isExpanded ? "▾" : "▸") }
      .buttonStyle(.plain)
      .accessibilityLabel(isExpanded ? String(kit: "Collapse") : String(kit: "Expand"))
  }
}

private struct ArrowModifier: AttachingModifier {
  let attached: DisclosureArrow
  let indent: Double
  var isInFront: Bool { true }

  func attach(_ others: [LayoutItem], to item: LayoutItem) -> LayoutItem {
    ArrowItem(item, others, isExpanded: attached.isExpanded, indent)
  }

  func placesLike(_ other: Self) -> Bool { indent == other.indent && attached.isExpanded == other.attached.isExpanded }
}

private final class ArrowItem: AccompaniedItem {
  private let isExpanded: Bool
  private let indent: Double

  init(_ inner: LayoutItem, _ arrow: [LayoutItem], isExpanded: Bool, _ indent: Double) {
    self.isExpanded = isExpanded
    self.indent = indent
    super.init(inner, arrow, isInFront: false)
  }

  override var traits: ItemTraits {
    var traits = inner.traits
    traits.isExpanded = isExpanded
    traits.rowIndent += indent
    return traits
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var size = inner.sizeThatFits(inside(proposal))
    size.width += DisclosureArrow.room
    return size
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - DisclosureArrow.room) }, height: proposal.height)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let room = DisclosureArrow.room
    let rest = CGSize(width: size.width - room, height: size.height)
    return inner.explicitGuide(key, in: rest, for: inside(proposal)).map {
      $0 + (key.axis == .horizontal ? room : 0)
    }
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    let room = DisclosureArrow.room
    for item in others {
      let offer = ProposedViewSize(width: room, height: rect.height)
      let size = item.sizeThatFits(offer)
      item.place(
        in: CGRect(
          x: rect.x, y: rect.y + (rect.height - size.height) / 2, width: size.width, height: size.height),
        for: offer, of: container)
    }
    inner.place(
      in: CGRect(x: rect.x + room, y: rect.y, width: max(0, rect.width - room), height: rect.height),
      for: inside(proposal), of: container)
  }
}

extension InRowsOfList: @MainActor RowGroupMaking {
  static func makesGroups(in place: RowMaking) -> Bool { place == .list }
}
