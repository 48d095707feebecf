import TrackedUI

/// A view as a value: what it is, the views in it, and those in front of it, behind it or at its edge.
nonisolated struct LayoutTree: Equatable {
  enum Guide: Int, CaseIterable { case start, middle, end, own }
  struct Place: Equatable { var x = Guide.middle, y = Guide.middle }
  /// What a frame says of a direction.
  struct Limits: Equatable { var least, ideal, most: Double? }

  enum Kind: Equatable {
    case color(Int), spacer(Double?)
    case stack(Axis, Guide, Double?), pile(Place), fits(Axis.Set), reader, scroll(Axis.Set, Double, Double), diagonal
    case frame(Double?, Double?, Place), limits(Limits, Limits, Place), ideal(Axis.Set), ratio(Double?, ContentMode)
    case padding(top: Double, leading: Double, bottom: Double, trailing: Double), offset(Double, Double), position(
      Double, Double)
    case attached(isInFront: Bool, Place), inset(Edge, Double?), priority(Double), guide(
      Axis, Guide, share: Double, plus: Double), hidden
    case group, some(Bool), either(Bool), any
  }

  var kind: Kind
  var inside: [LayoutTree] = []
  var attached: [LayoutTree] = []

  /// Whether it changes the one view inside.
  var isModifier: Bool {
    switch kind {
    case .frame, .limits, .ideal, .ratio, .padding, .offset, .position, .attached, .inset, .priority, .guide, .hidden:
      true
    default: false
    }
  }

  /// The views that a container gets of it.
  var views: [LayoutTree] {
    switch kind {
    case .group, .any: inside.flatMap(\.views)
    case .some(let isThere): isThere ? inside[0].views : []
    case .either(let isFirst): inside[isFirst ? 0 : 1].views
    default: [self]
    }
  }
}

extension LayoutTree.Guide {
  enum OwnX: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 } }
  enum OwnY: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 } }
  var x: HorizontalAlignment { [.leading, .center, .trailing, HorizontalAlignment(OwnX.self)][rawValue] }
  var y: VerticalAlignment { [.top, .center, .bottom, VerticalAlignment(OwnY.self)][rawValue] }
}

extension LayoutTree.Place { var alignment: Alignment { Alignment(horizontal: x.x, vertical: y.y) } }

/// The view. The tip of a colour is its number.
struct TreeView: View {
  let tree: LayoutTree
  private var only: TreeView { TreeView(tree: tree.inside[0]) }
  private var inside: some View { Trees(trees: tree.inside) }

  var body: some View {
    switch tree.kind {
    case .color(let number):
      Color(red: Double(number % 7) / 7, green: 0.5, blue: Double(number % 3) / 3).help("\(number)" as String)
    case .spacer(let length): Spacer(minLength: length.map { CGFloat($0) })
    case .stack(.horizontal, let guide, let spacing):
      HStack(alignment: guide.y, spacing: spacing.map { CGFloat($0) }) { inside }
    case .stack(.vertical, let guide, let spacing):
      VStack(alignment: guide.x, spacing: spacing.map { CGFloat($0) }) { inside }
    case .pile(let place): ZStack(alignment: place.alignment) { inside }
    case .fits(let axes): ViewThatFits(in: axes) { inside }
    case .reader: GeometryReader { _ in inside }
    case .scroll(let axes, let width, let height):
      ScrollView(axes) { inside.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity) }
        .frame(width: width, height: height)
    case .diagonal: Diagonal { inside }
    default: changed
    }
  }

  @ViewBuilder private var changed: some View {
    switch tree.kind {
    case .frame(let width, let height, let place):
      only.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: place.alignment)
    case .limits(let x, let y, let place):
      only.frame(
        minWidth: x.least.map { CGFloat($0) }, idealWidth: x.ideal.map { CGFloat($0) },
        maxWidth: x.most.map { CGFloat($0) },
        minHeight: y.least.map { CGFloat($0) }, idealHeight: y.ideal.map { CGFloat($0) },
        maxHeight: y.most.map { CGFloat($0) },
        alignment: place.alignment)
    case .ideal(let axes): only.fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
    case .ratio(let ratio, let mode): only.aspectRatio(ratio.map { CGFloat($0) }, contentMode: mode)
    case .padding(let top, let leading, let bottom, let trailing):
      only.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    case .offset(let x, let y): only.offset(x: x, y: y)
    case .position(let x, let y): only.position(x: x, y: y)
    case .attached(true, let place): only.overlay(alignment: place.alignment) { Trees(trees: tree.attached) }
    case .attached(false, let place): only.background(alignment: place.alignment) { Trees(trees: tree.attached) }
    case .priority(let value): only.layoutPriority(value)
    case .hidden: only.hidden()
    default: others
    }
  }

  @ViewBuilder private var others: some View {
    switch tree.kind {
    case .guide(.horizontal, let guide, let share, let plus): only.alignmentGuide(guide.x) { $0.width * share + plus }
    case .guide(.vertical, let guide, let share, let plus): only.alignmentGuide(guide.y) { $0.height * share + plus }
    case .inset(let edge, let spacing):
      switch edge {
      case .top: only.safeAreaInset(edge: .top, spacing: spacing.map { CGFloat($0) }) { Trees(trees: tree.attached) }
      case .bottom:
        only.safeAreaInset(edge: .bottom, spacing: spacing.map { CGFloat($0) }) { Trees(trees: tree.attached) }
      case .leading:
        only.safeAreaInset(edge: .leading, spacing: spacing.map { CGFloat($0) }) { Trees(trees: tree.attached) }
      case .trailing:
        only.safeAreaInset(edge: .trailing, spacing: spacing.map { CGFloat($0) }) { Trees(trees: tree.attached) }
      }
    case .group: Group { inside }
    case .some(let isThere): if isThere { only }
    case .either(let isFirst): if isFirst { only } else { TreeView(tree: tree.inside[1]) }
    case .any: AnyView(inside)
    default: EmptyView()
    }
  }
}

private struct Trees: View {
  let trees: [LayoutTree]
  var body: some View { ForEach(trees.indices, id: \.self) { TreeView(tree: trees[$0]) } }
}

/// A layout of a program's own: each view begins where the one before ends.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var (x, y) = (bounds.minX, bounds.minY)
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      (x, y) = (x + size.width, y + size.height)
    }
  }
}
