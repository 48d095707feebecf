public import Foundation

/// A layout of a type that is not said: views keep state and widgets while it changes, and move where it is animated.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("a"); Text("b") }
/// ```
public struct AnyLayout: Layout {
  private let base: any Layout
  private let makeBaseCache: (Subviews) -> Any
  private let updateBaseCache: (inout Any, Subviews) -> Void
  private let size: (ProposedViewSize, Subviews, inout Any) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Any) -> Void
  private let across: (HorizontalAlignment, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?
  private let down: (VerticalAlignment, CGRect, ProposedViewSize, Subviews, inout Any) -> CGFloat?

  /// Any layout.
  public init<Base: Layout>(_ layout: Base) {
    func with<Result>(_ cache: inout Any, _ subviews: Subviews, _ body: (inout Base.Cache) -> Result) -> Result {
      // Another layout may have been in this place.
      var own = cache as? Base.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache = own }
      return body(&own)
    }
    base = layout
    makeBaseCache = { layout.makeCache(subviews: $0) }
    updateBaseCache = { cache, subviews in with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) } }
    size = { proposal, subviews, cache in
      with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    place = { bounds, proposal, subviews, cache in
      with(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    across = { guide, bounds, proposal, subviews, cache in
      with(&cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    down = { guide, bounds, proposal, subviews, cache in
      with(&cache, subviews) {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
  }

  /// That of the layout.
  public func makeCache(subviews: Subviews) -> Any { makeBaseCache(subviews) }

  /// As the layout does.
  public func updateCache(_ cache: inout Any, subviews: Subviews) { updateBaseCache(&cache, subviews) }

  /// As the layout says.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
    size(proposal, subviews, &cache)
  }

  /// As the layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) {
    place(bounds, proposal, subviews, &cache)
  }

  /// As the layout says.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) -> CGFloat? { across(guide, bounds, proposal, subviews, &cache) }

  /// As the layout says.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) -> CGFloat? { down(guide, bounds, proposal, subviews, &cache) }
}

extension AnyLayout: ComparedInput {
  func isSameInput(as other: Self) -> Bool { ViewComparison.areEqualErased(base, other.base) }
}
