import Foundation

/// What a container lays out: one widget, or one with space, a frame or others around it. Items that only place have no
/// widget of their own: their widgets are directly in the container's.
@MainActor class LayoutItem {
  /// The size it takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The width it takes for a proposal: what a container asks whose height is not wanted yet. Texts that wrap are not
  /// broken into lines for it.
  func width(_ proposal: ProposedViewSize) -> CGFloat { sizeThatFits(proposal).width }

  /// The sizes it takes along a direction, for a proposal across it.
  func sizes(along axis: Axis, across: CGFloat?) -> SizeRange {
    func size(_ along: CGFloat?) -> CGSize { sizeThatFits(ProposedViewSize(along: along, across: across, axis)) }
    return SizeRange(
      least: axis.length(of: size(0)), ideal: size(nil), most: axis.length(of: size(.infinity)), isRigid: false)
  }

  /// Gives its widgets their places in the container: a rectangle of the size that it takes for the proposal.
  func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {}

  /// Its widgets, back to front.
  func appendWidgets(to widgets: inout [Widget]) {}

  /// Where a guide is, if something says so.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }

  /// What is asked for, and who asks.
  var traits: ItemTraits { ItemTraits() }

  /// The one widget it is, if it is no more than that.
  var soleWidget: Widget? { nil }

  /// The node it belongs to.
  private(set) weak var node: _Node?

  init(_ node: _Node?) { self.node = node }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { [self] in explicitGuide($0, in: size, for: proposal)
    }
  }
}

/// What an item takes along a direction.
struct SizeRange {
  /// The length for a proposal of nothing.
  let least: Double
  /// The size where nothing is proposed.
  let ideal: CGSize
  /// The length for a proposal without end.
  let most: Double
  /// Whether it takes its ideal size whatever is proposed.
  let isRigid: Bool
}

extension Axis {
  /// The extent in the direction.
  func length(of size: CGSize) -> Double { self == .horizontal ? size.width : size.height }
}

extension ProposedViewSize {
  /// A proposal for a row or a column.
  init(along: CGFloat?, across: CGFloat?, _ axis: Axis) {
    self = axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }
}

/// What a container knows of an item besides its size.
struct ItemTraits {
  /// Who comes first where there is not enough room.
  var priority = 0.0
  /// Which of overlapping ones is in front.
  var zIndex = 0.0
  /// Whether it is nothing but space.
  var isSpacer = false
  /// What it is in a list.
  enum Role { case row, header, footer }
  /// What it is in a list.
  var role = Role.row
  /// The space in its row of a list; nil for what is usual.
  var rowInsets: EdgeInsets?
  /// Whether there is no line below its row.
  var hidesLine = false
  /// How far in its row of a list begins, beside what is usual, in logical pixels.
  var rowIndent = 0.0
  /// Whether what its row of a list opens and closes is open; nil where the row does not begin with such an arrow.
  var isExpanded: Bool?
  /// The space above it in a list, where it is a header; nil for what is usual.
  var spaceAbove: CGFloat?
  /// Whether its row of a list stays when others can be deleted.
  var cannotBeDeleted = false
  /// Whether its row of a list stays where it is when others can be moved.
  var cannotBeMoved = false
  /// Whether its row of a list cannot be selected.
  var cannotBeSelected = false
  /// How many columns of a grid it takes.
  var columnSpan = 1
  /// Whether it asks a grid for no width, or no height, of its own.
  var unsizedAxes: Axis.Set = []
  /// Where what is in its column of a grid is; nil for what the grid says.
  var columnAlignment: HorizontalAlignment?
  /// Where it is in its cell of a grid; nil for what the grid says.
  var cellAnchor: UnitPoint?
  /// Values for layouts.
  var values: [ObjectIdentifier: Any] = [:]
  /// What a view has said of itself.
  var said: Set<PartialKeyPath<ItemTraits>> = []
}

/// A size per direction: what a widget does with a proposal.
struct WidgetSizing: Equatable {
  enum Rule {
    /// Between its least and its natural size.
    case natural
    /// Its natural size.
    case whole
    /// As much as there is.
    case fills
    /// Between its least and its natural size, and as much as there is where it has none.
    case naturalOrAll

    /// The length that a widget takes of a proposal.
    func length(for proposal: CGFloat?, _ wish: Measurement) -> Double {
      guard let proposal else { return Double(wish.natural) }
      switch self {
      case .natural: return min(max(proposal, Double(wish.minimum)), Double(wish.natural))
      case .whole: return Double(wish.natural)
      case .naturalOrAll where wish.natural > 0:
        return min(max(proposal, Double(wish.minimum)), Double(wish.natural))
      case .fills, .naturalOrAll: return max(proposal, Double(wish.minimum))
      }
    }
  }

  var horizontal = Rule.natural
  var vertical = Rule.natural

  static let natural = WidgetSizing()
  static let fillsWidth = WidgetSizing(horizontal: .fills)
  static let fills = WidgetSizing(horizontal: .fills, vertical: .fills)
}

/// A widget.
final class WidgetItem: LayoutItem {
  let widget: Widget
  var sizing: WidgetSizing
  /// Says the size in place of the widget; nil leaves it to the widget.
  var measure: ((ProposedViewSize) -> CGSize?)?

  init(_ widget: Widget, _ sizing: WidgetSizing = .natural, _ node: _Node?) {
    self.widget = widget
    self.sizing = sizing
    super.init(node)
    if EnvironmentScope.mirrors { node?.mirror(widget) }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = measure?(proposal) { return size }
    if let container = widget as? LayoutWidget { return container.sizeThatFits(proposal) }
    let width = sizing.horizontal.length(for: proposal.width, widget.measured(.horizontal))
    let known = width.isFinite ? Int(pixels: width.rounded(.up)) : nil
    let height = sizing.vertical.length(for: proposal.height, widget.measured(.vertical, forSize: known))
    return CGSize(width: width, height: height)
  }

  override func width(_ proposal: ProposedViewSize) -> CGFloat {
    if sizing.vertical != .whole, let size = measure?(proposal) { return size.width }
    if let container = widget as? LayoutWidget { return container.widthThatFits(proposal) }
    return sizing.horizontal.length(for: proposal.width, widget.measured(.horizontal))
  }

  /// In a column a widget's height follows from the width alone: one question instead of three.
  override func sizes(along axis: Axis, across: CGFloat?) -> SizeRange {
    guard axis == .vertical, !(widget is LayoutWidget), measure?(ProposedViewSize(width: across, height: nil)) == nil
    else {
      return super.sizes(along: axis, across: across)
    }
    let width = sizing.horizontal.length(for: across, widget.measured(.horizontal))
    let wish = widget.measured(.vertical, forSize: width.isFinite ? Int(pixels: width.rounded(.up)) : nil)
    let (least, most) = (sizing.vertical.length(for: 0, wish), sizing.vertical.length(for: .infinity, wish))
    return SizeRange(
      least: least, ideal: CGSize(width: width, height: Double(wish.natural)), most: most, isRigid: least == most)
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    container.put(widget, in: rect, for: proposal)
  }
  override func appendWidgets(to widgets: inout [Widget]) { widgets.append(widget) }
  override var soleWidget: Widget? { widget }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    if let container = widget as? LayoutWidget { return container.explicitGuide(key, in: size, for: proposal) }
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    guard let baseline = widget.naturalBaseline else { return nil }
    let natural = Double(widget.measured(.vertical).natural)
    // A text of one line is in the middle of what it is given; of more lines the last is as far from the bottom as
    // the first line's would be.
    if size.height <= natural { return Double(baseline) - (natural - size.height) / 2 }
    return key == VerticalAlignment.firstTextBaseline.key
      ? Double(baseline) : size.height - (natural - Double(baseline))
  }
}

/// An item around another one.
class WrappingItem: LayoutItem {
  let inner: LayoutItem

  /// Belongs to the node of the other one, unless another node is given.
  init(_ inner: LayoutItem, node: _Node? = nil) {
    self.inner = inner
    super.init(node ?? inner.node)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(proposal) }
  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    inner.place(in: rect, for: proposal, of: container)
  }
  override func appendWidgets(to widgets: inout [Widget]) { inner.appendWidgets(to: &widgets) }
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    inner.explicitGuide(key, in: size, for: proposal)
  }
  override var traits: ItemTraits { inner.traits }
}

/// An item that a modifier changes.
class ModifiedItem<Modifier>: WrappingItem {
  final let modifier: Modifier

  init(_ inner: LayoutItem, _ modifier: Modifier) {
    self.modifier = modifier
    super.init(inner)
  }
}
