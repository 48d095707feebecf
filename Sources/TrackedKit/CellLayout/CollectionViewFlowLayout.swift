public import Foundation
public import Gtk

/// Cells in lines, as many in each as fit, which share the remaining space, as in UIKit.
///
/// Cells have one size, or the sizes from a `CollectionViewDelegateFlowLayout`, or, with an `estimatedItemSize`, the size that their
/// content requests. A subclass may override the methods of `CollectionViewLayout`, and calls `super` in `prepare()`.
@MainActor open class CollectionViewFlowLayout: CollectionViewLayout {
  /// Which way cells scroll.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// Across.
    case horizontal
  }

  /// An `estimatedItemSize` that lets cells size themselves.
  public static let automaticSize = Size(width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// The size of each cell, in logical pixels, where the delegate does not say another.
  @AlwaysObserved open var itemSize = Size(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The approximate size of cells that size themselves; zero, the default, gives all cells `itemSize`.
  @AlwaysObserved open var estimatedItemSize = Size.zero { didSet { changed(estimatedItemSize != oldValue) } }
  /// The least space between the cells of a line, in logical pixels.
  @AlwaysObserved open var minimumInteritemSpacing = 10.0 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// The space between lines of cells, in logical pixels.
  @AlwaysObserved open var minimumLineSpacing = 10.0 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The space around the cells of a section, in logical pixels.
  @AlwaysObserved open var sectionInset = EdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  /// The size of headers, of which the side along the scrolling counts; zero for none.
  @AlwaysObserved open var headerReferenceSize = Size.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }
  /// The size of footers, of which the side along the scrolling counts; zero for none.
  @AlwaysObserved open var footerReferenceSize = Size.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }
  /// Whether a header stays in sight as long as its section is.
  @AlwaysObserved open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether a footer stays in sight as long as its section is.
  @AlwaysObserved public final var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }
  /// Which way the cells scroll: downwards, line below line, or across, column beside column.
  @AlwaysObserved open var scrollDirection = ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }

  private var isPreparing = false

  /// Cells of 50 by 50 logical pixels.
  public override init() { super.init() }

  private func changed(_ isChanged: Bool) { if isChanged, !isPreparing { invalidateLayout() } }

  override var scrollsAcross: Bool { scrollDirection == .horizontal }

  /// The context of an invalidation: a `CollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { CollectionViewFlowLayoutInvalidationContext.self }

  /// Works out the lines. Call `super`.
  open override func prepare() {
    super.prepare()
    guard let collectionView, let board else { return }
    isPreparing = true
    defer { isPreparing = false }
    let axis: Orientation = scrollsAcross ? .horizontal : .vertical
    let breadth = scrollsAcross ? board.room.height : board.room.width
    plan = CellPlan(axis: axis, breadth: breadth)
    let delegate = collectionView.delegate as? any CollectionViewDelegateFlowLayout
    for section in 0..<collectionView.numberOfSections {
      plan.append(
        FlowSection(self, collectionView, delegate, section, axis, breadth: breadth).plan(measured: board.measuredSize))
    }
  }
}

/// Provides the sizes of a flow layout's cells, where they differ. Methods that are left out take the layout's properties.
///
/// It is the collection view's `delegate`, and is called whenever the layout is computed: after a change of the items, of the collection
/// view's size, or `invalidateLayout()`.
@MainActor public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// The size of an item's cell, in logical pixels.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size
  /// The space around the cells of a section, in logical pixels.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The space between the lines of a section, in logical pixels.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double
  /// The least space between the cells of a line, in logical pixels.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double
  /// The size of a section's header, of which the side along the scrolling counts; zero for none.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size
  /// The size of a section's footer, of which the side along the scrolling counts; zero for none.
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size
}

extension CollectionViewDelegateFlowLayout {
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { (collectionViewLayout as? CollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> Double { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> Double { (collectionViewLayout as? CollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The layout's.
  public func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> Size { (collectionViewLayout as? CollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
