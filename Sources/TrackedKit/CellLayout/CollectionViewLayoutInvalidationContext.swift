public import Foundation
public import Gtk

/// What of a layout is another. All is worked out again in any case; a layout that keeps what it has worked out may keep what is not named.
@MainActor open class CollectionViewLayoutInvalidationContext {
  /// All of it.
  open internal(set) var invalidateEverything = false
  /// The items of which it was said, by their index paths; nil for none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The headers, footers and badges of which it was said, by their kinds; nil for none.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// What the layout adds by itself and of which it was said, by its kinds; nil for none.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content moves below what is seen, in logical pixels.
  public final var contentOffsetAdjustment = Point.zero

  /// Nothing yet.
  public required init() {}

  /// Items stand elsewhere.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Headers, footers or badges stand elsewhere.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// What the layout adds by itself stands elsewhere.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is another.
@MainActor open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate may say other sizes and spaces. It is asked in any case.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout's own sizes and spaces are others. They are looked at in any case.
  public final var invalidateFlowLayoutAttributes = true
}
