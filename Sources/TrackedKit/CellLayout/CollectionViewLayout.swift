public import Foundation
public import Gtk

/// The positions of a collection view's cells.
///
/// A subclass works as in UIKit: `prepare()` computes the positions, `collectionViewContentSize` returns the size of the content, and
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` return the elements that the collection view requests. Only visible cells
/// are made. All these are called outside of tracking, when the collection view is measured or laid out.
@MainActor open class CollectionViewLayout {
  /// Its collection view; nil while it has none. A layout belongs to one collection view.
  open internal(set) weak var collectionView: CollectionView?
  /// The view that shows the cells.
  final weak var board: CellBoard?
  /// Where the kit's own layouts have found that everything is; empty in a layout that says it by overriding.
  final var plan = CellPlan(axis: .vertical, breadth: 0) {
    didSet {
      let own = type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
      plan.attributesClass = own ?? CollectionViewLayoutAttributes.self
    }
  }
  private var decorations: [String: (make: () -> CollectionReusableView, pool: CellPool)] = [:]

  /// A layout.
  public init() {}

  // MARK: For subclasses

  /// Works out where everything is: called first, and after `invalidateLayout()`, a change of the items, or of the collection view's size.
  open func prepare() {}

  /// How large everything is together, in logical pixels.
  open var collectionViewContentSize: Size { plan.contentSize }

  /// The elements that are at least partly in a rectangle of the content.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    plan.elements(in: rect) { _ in 0 }
  }

  /// The attributes of an item, in sight or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    plan.item(indexPath)
  }

  /// The attributes of a header, footer or badge.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { plan.view(ofKind: elementKind, at: indexPath) }

  /// The attributes of an element that the layout adds itself.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether `prepare()` is to be called when the collection view scrolls. False unless overridden; for another size it is called in any
  /// case.
  ///
  /// - Parameter newBounds: the part of the content that is seen.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Where the content should come to rest after the user has scrolled it; the proposed position unless overridden. Called when it has come to rest;
  /// the content then moves on to the result.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// The class of the attributes that the kit's own layouts make: a subclass of `CollectionViewLayoutAttributes` with more to say, for a
  /// layout that completes what `super` has made.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of invalidation contexts: a subclass of `CollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Asks for `prepare()` and a layout in the next frame, by `invalidateLayout(with:)`. Called also when there are other items, and for
  /// another size of the collection view. Call `super`.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests `prepare()` and a layout in the next frame, whatever part has changed. Call `super`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    board?.invalidateLayout()
    let move = context.contentOffsetAdjustment
    if move != .zero, let collectionView {
      let offset = collectionView.contentOffset
      collectionView.contentOffset = Point(x: offset.x + move.x, y: offset.y + move.y)
    }
  }

  /// The context for `invalidateLayout(with:)` when another part of the content is visible and `shouldInvalidateLayout(forBoundsChange:)` returns true.
  open func invalidationContext(forBoundsChange newBounds: Rect) -> CollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  private func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (type ?? CollectionViewLayoutInvalidationContext.self).init()
  }

  /// Registers a class of views that the layout adds by itself.
  open func register(
    _ viewClass: CollectionReusableView.Type, forDecorationViewOfKind elementKind: String
  ) {
    let make: () -> CollectionReusableView = viewClass.init
    decorations[elementKind] = (make, CellPool())
  }

  final func decoration(ofKind kind: String, in rows: RowList) -> CollectionReusableView? {
    decorations[kind].map { rows.dequeue(from: $0.pool, make: $0.make) }
  }

  // MARK: For the kit

  /// A GTK list, or cells placed by this layout.
  var arrangement: RowList.Arrangement { .placed }
  var scrollsAcross: Bool {
    guard let board else { return false }
    let (size, room) = (collectionViewContentSize, board.room)
    return size.width > room.width + 0.5 && size.height <= room.height + 0.5
  }
  var hasHeaders: Bool { false }
  /// Whether the first item of a section looks like its header.
  var firstItemsAreHeaders: Bool { false }
  var hasFooters: Bool { false }
  var showsSeparators: Bool { false }
  /// A list's separators; nil for the theme's.
  func listSeparators(inSection section: Int) -> CollectionLayoutListConfiguration? { nil }
  /// The colour around the rows; nil for the collection view's.
  var listBackgroundColor: Color? { nil }
  /// The style's name for the list's look.
  var appearanceClass: String? { nil }

  /// The swipe actions of an item.
  /// Whether sections that it places are lists.
  var hasPlacedLists: Bool { false }
  /// The configuration of a section that is a list; nil for another.
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? { nil }
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? { nil }

  /// There are other sections than before.
  func sectionsDidChange() {}

  /// The sections in sight that scroll across by themselves.
  final func strips(in rect: Rect) -> [(section: Int, frame: Rect, strip: SectionPlan.Strip)] { plan.strips(in: rect) }

  /// A section that scrolls across by itself, in sight or not.
  final func strip(ofSection section: Int) -> (frame: Rect, strip: SectionPlan.Strip)? {
    strips(in: Rect(origin: .zero, size: collectionViewContentSize)).first { $0.section == section }.map {
      ($0.frame, $0.strip)
    }
  }

  /// The elements that the board shows of a rectangle; `layoutAttributesForElements(in:)` unless sections have their own horizontal scrolling.
  func shownElements(in rect: Rect, stripOffset: (Int) -> Double) -> [CollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }
}

/// Cells of equal width in columns, without headers and footers: GTK's grid.
@MainActor public final class CollectionViewGridLayout: CollectionViewLayout {
  private let columns: ClosedRange<Int>

  /// As many columns as fit, within the range.
  public init(columns: ClosedRange<Int>) { self.columns = columns }

  override var arrangement: RowList.Arrangement { .grid(columns: columns) }
}
