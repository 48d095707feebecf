public import Foundation

/// Places views: the rule of a stack, or one of your own.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
/// }
/// Diagonal { Text("a"); Text("b") }
/// ```
@MainActor @preconcurrency public protocol Layout {
  /// What is computed once for several calls.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// What the layout is like.
  static var layoutProperties: LayoutProperties { get }
  /// The space that the whole wants to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Makes the cache; again when there are other subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// The subviews' sizes may be others.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide of the whole is; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the whole is; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// A layout without a direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The usual space.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Makes it again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views placed by this rule.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A value that a view gives to the layout it is in.
@MainActor @preconcurrency public protocol LayoutValueKey {
  /// What the key stands for.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// The views that a layout places.
@MainActor public struct LayoutSubviews: @MainActor RandomAccessCollection {
  let items: [LayoutItem]
  let placement: Placement

  /// Where the subviews were placed.
  final class Placement {
    var rects: [CGRect?]
    /// What they were proposed for that; nil where they were given a rectangle alone.
    var proposals: [ProposedViewSize?]
    init(_ count: Int) {
      rects = Array(repeating: nil, count: count)
      proposals = Array(repeating: nil, count: count)
    }
    func clear() { for index in rects.indices { (rects[index], proposals[index]) = (nil, nil) } }
  }

  init(_ items: [LayoutItem]) {
    self.items = items
    placement = Placement(items.count)
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { items.count }
  /// One of them.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(item: items[index], index: index, placement: placement)
  }
}

/// A view that a layout places.
@MainActor public struct LayoutSubview {
  let item: LayoutItem
  let index: Int
  let placement: LayoutSubviews.Placement

  /// The size it takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

  /// Size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }

  /// Who comes first where there is not enough room.
  public var priority: Double { item.traits.priority }

  /// A value that the view gives.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    item.traits.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Puts a point of the view to a point of the container. A view that is not placed is in the middle.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = item.sizeThatFits(proposal)
    placement.rects[index] = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
    placement.proposals[index] = proposal
  }
}

/// A layout with its cache, of a type that is not said.
class LayoutEngine {
  init() {}
  func sizeThatFits(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGSize { .zero }
  /// The width alone, where it can be known without the height.
  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? { nil }
  func place(_ items: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {}
  func explicitGuide(
    _ key: AlignmentKey, _ items: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  /// The items, or their sizes, have changed.
  func invalidate() {}
}

/// A layout with its cache.
final class LayoutEngineOf<Rule: Layout>: LayoutEngine {
  var layout: Rule {
    didSet { cache = nil }
  }
  private var cache: Rule.Cache?

  init(_ layout: Rule) { self.layout = layout }

  private func withCache<Result>(_ items: LayoutSubviews, _ body: (inout Rule.Cache) -> Result) -> Result {
    var current = cache ?? layout.makeCache(subviews: items)
    defer { cache = current }
    return body(&current)
  }

  override func invalidate() { cache = nil }

  override func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? {
    (layout as? any WidthKnowing)?.width(proposal, items)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGSize {
    withCache(items) { layout.sizeThatFits(proposal: proposal, subviews: items, cache: &$0) }
  }

  override func place(_ items: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    withCache(items) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: items, cache: &$0) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, _ items: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache(items) { cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: items, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: items, cache: &cache)
      }
    }
  }
}

extension LayoutSubview {
  /// The space that it wants to its neighbours.
  public var spacing: ViewSpacing { item.traits.isSpacer ? .zero : ViewSpacing() }
}
