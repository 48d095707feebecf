public import Foundation
public import Gtk

/// Where the cells of a collection view stand.
///
/// A subclass says it as in UIKit: `prepare()` works out where everything is, `collectionViewContentSize` how large that is, and
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` where the elements are that the collection view asks for. Of the cells
/// only those in sight are made. All are called outside of tracking, when the collection view is measured or laid out.
@MainActor open class CollectionViewLayout {
  /// What it arranges; nil while it arranges nothing. One layout is for one collection view.
  open internal(set) weak var collectionView: CollectionView?
  /// What shows the cells.
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

  /// What stands at least in part in a rectangle of the content.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    plan.elements(in: rect) { _ in 0 }
  }

  /// Where an item stands, in sight or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    plan.item(indexPath)
  }

  /// Where a header, footer or badge stands.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { plan.view(ofKind: elementKind, at: indexPath) }

  /// Where something stands that the layout adds by itself.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  /// Whether `prepare()` is to be called when the collection view scrolls. False unless overridden; for another size it is called in any
  /// case.
  ///
  /// - Parameter newBounds: the part of the content that is seen.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { false }

  /// Where the content is to come to rest after the user has scrolled it; where it is unless overridden. Asked when it has come to rest, and
  /// then it moves on to what is said.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point { proposedContentOffset }

  /// The class of the attributes that the kit's own layouts make: a subclass of `CollectionViewLayoutAttributes` with more to say, for a
  /// layout that completes what `super` has made.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

  /// The class of what is told when the layout is invalidated: a subclass of `CollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

  /// Asks for `prepare()` and a layout in the next frame, by `invalidateLayout(with:)`. Called also when there are other items, and for
  /// another size of the collection view. Call `super`.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Asks for `prepare()` and a layout in the next frame, whatever part of it is said to be another. Call `super`.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    board?.invalidateLayout()
    let move = context.contentOffsetAdjustment
    if move != .zero, let collectionView {
      let offset = collectionView.contentOffset
      collectionView.contentOffset = Point(x: offset.x + move.x, y: offset.y + move.y)
    }
  }

  /// What `invalidateLayout(with:)` is told when another part of the content is seen and `shouldInvalidateLayout(forBoundsChange:)` says yes.
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
  /// What a list says of its lines; nil where they are the theme's.
  func listSeparators(inSection section: Int) -> CollectionLayoutListConfiguration? { nil }
  /// The colour around the rows; nil for what the collection view has.
  var listBackgroundColor: Color? { nil }
  /// The style's name for the list's look.
  var appearanceClass: String? { nil }

  /// What can be done with an item by swiping its row.
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

  /// What the board shows of a rectangle; what `layoutAttributesForElements(in:)` says unless sections scroll across by themselves.
  func shownElements(in rect: Rect, stripOffset: (Int) -> Double) -> [CollectionViewLayoutAttributes] {
    layoutAttributesForElements(in: rect) ?? []
  }
}

/// Cells of equal width in columns, without headers and footers: what GTK's grid does.
@MainActor public final class CollectionViewGridLayout: CollectionViewLayout {
  private let columns: ClosedRange<Int>

  /// As many columns as fit, within the range.
  public init(columns: ClosedRange<Int>) { self.columns = columns }

  override var arrangement: RowList.Arrangement { .grid(columns: columns) }
}
