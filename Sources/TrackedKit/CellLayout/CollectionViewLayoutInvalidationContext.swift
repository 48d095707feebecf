public import Foundation
public import Gtk

/// Which part of a layout has changed. Everything is computed again in any case; a layout that caches results may keep those that are not named.
@MainActor open class CollectionViewLayoutInvalidationContext {
  /// All of it.
  open internal(set) var invalidateEverything = false
  /// The invalidated items, by their index paths; nil for none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated headers, footers and badges, by their kinds; nil for none.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated elements that the layout adds, by their kinds; nil for none.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content moves relative to the visible part, in logical pixels.
  public final var contentOffsetAdjustment = Point.zero

  /// Nothing yet.
  public required init() {}

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates headers, footers or badges.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Invalidates elements that the layout adds.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// Which part of a flow layout has changed.
@MainActor open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate may return other sizes and spaces. It is called in any case.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout's own sizes and spaces have changed. They are read in any case.
  public final var invalidateFlowLayoutAttributes = true
}
