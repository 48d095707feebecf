import GtkTesting
import TrackedKit

/// A collection with a data source and a delegate of the program's, in a compositional layout or one of the program's own.
final class CellsController: ViewController, CollectionViewDataSource, CollectionViewDelegateFlowLayout,
  CollectionViewDataSourcePrefetching
{
  private let world: World
  let collection: CollectionView

  init(_ world: World, _ layout: CollectionViewLayout) {
    self.world = world
    collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    world.rows.numbers = Array(0..<120)
    world.endOwn = { [weak self] in
      guard let self else { return }
      collection.collectionViewLayout = CollectionViewFlowLayout()
      collection.dataSource = nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = CollectionView.elementKindSectionHeader
    collection.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(GridTitle.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "title")
    collection.dataSource = self
    collection.delegate = self
    collection.prefetchDataSource = self
    collection.allowsMultipleSelection = true
    view.addSubview(collection)
    world.collection = collection
  }

  func numberOfSections(in collectionView: CollectionView) -> Int {
    called("CollectionViewDataSource.numberOfSections", collectionView)
    return 1
  }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    called("CollectionViewDataSource.numberOfItemsInSection", collectionView)
    return world.rows.numbers.count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.label.text = "Item \(indexPath.item)"
    called("CollectionViewDataSource.cellForItemAt", cell)
    return cell
  }
  func hasSupplementaryViews(for collectionView: CollectionView) -> Bool {
    called("CollectionViewDataSource.hasSupplementaryViews", collectionView)
    return true
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    called("CollectionViewDataSource.viewForSupplementaryElementOfKind", view)
    return view
  }

  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    called("CollectionViewDataSourcePrefetching.prefetchItemsAt", collectionView)
  }
  func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    called("CollectionViewDataSourcePrefetching.cancelPrefetchingForItemsAt", collectionView)
  }

  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    called("CollectionViewDelegate.shouldHighlightItemAt", collectionView.cellForItem(at: indexPath))
    return true
  }
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    called("CollectionViewDelegate.shouldDeselectItemAt", collectionView.cellForItem(at: indexPath))
    return true
  }
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    called("CollectionViewDelegate.performPrimaryActionForItemAt", collectionView.cellForItem(at: indexPath))
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { called("CollectionViewDelegate.willDisplay", cell) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { called("CollectionViewDelegate.didEndDisplaying", cell) }
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { called("CollectionViewDelegate.willDisplaySupplementaryView", view) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { called("CollectionViewDelegate.didEndDisplayingSupplementaryView", view) }

  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? {
    called("CollectionViewDelegate.contextMenuConfigurationForItemsAt", collectionView)
    return indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    called("CollectionViewDelegate.contextMenuConfigurationForItemAt", collectionView)
    return menu(collectionView)
  }
  private func menu(_ collection: CollectionView) -> ContextMenuConfiguration {
    ContextMenuConfiguration(identifier: nil) { _ in
      Menu(children: [Action(title: "Entry") { _ in called("collection menu action", collection) }])
    }
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { called("CollectionViewDelegate.willDisplayContextMenu", collectionView) }
  func collectionView(
    _ collectionView: CollectionView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { called("CollectionViewDelegate.willEndContextMenuInteraction", collectionView) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    called("CollectionViewDelegateFlowLayout.sizeForItemAt", collectionView)
    return Size(width: 100, height: 40)
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout, insetForSectionAt section: Int
  ) -> EdgeInsets {
    called("CollectionViewDelegateFlowLayout.insetForSectionAt", collectionView)
    return .zero
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> Size {
    called("CollectionViewDelegateFlowLayout.referenceSizeForHeaderInSection", collectionView)
    return Size(width: 100, height: 30)
  }
}

final class GridCell: CollectionViewCell {
  let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let answer = super.preferredLayoutAttributesFitting(layoutAttributes)
    called("GridCell.preferredLayoutAttributesFitting", self)
    return answer
  }
  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    called("GridCell.apply", self)
  }
}

final class GridTitle: CollectionReusableView {
  override func didMoveToWindow() { super.didMoveToWindow(); called("GridTitle.didMoveToWindow", self) }
}

/// What a scene's layouts have in common: the hooks of `CollectionViewLayout`.
final class GridFlowLayout: CollectionViewFlowLayout {
  override func prepare() { super.prepare(); called("FlowLayout.prepare", collectionView) }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    called("FlowLayout.layoutAttributesForElements", collectionView)
    return super.layoutAttributesForElements(in: rect)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    called("FlowLayout.shouldInvalidateLayout", collectionView)
    return true
  }
  override func invalidationContext(forBoundsChange newBounds: Rect) -> CollectionViewLayoutInvalidationContext {
    called("FlowLayout.invalidationContext", collectionView)
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    called("FlowLayout.targetContentOffset", collectionView)
    return proposedContentOffset
  }
}

final class ProbedAttributes: CollectionViewLayoutAttributes {
  override func isEqual(_ object: Any?) -> Bool {
    called("LayoutAttributes.isEqual")
    return super.isEqual(object)
  }
}

/// Every element where the program says.
final class StackedLayout: CollectionViewLayout {
  private var frames: [Rect] = []

  override init() {
    super.init()
    register(GridTitle.self, forDecorationViewOfKind: "ground")
  }

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    frames = (0..<count).map { Rect(x: 0, y: 20 + Double($0) * 30, width: 200, height: 30) }
    called("OwnLayout.prepare", collectionView)
  }
  override class var layoutAttributesClass: AnyClass { ProbedAttributes.self }
  override var collectionViewContentSize: Size {
    called("OwnLayout.collectionViewContentSize", collectionView)
    return Size(width: 200, height: 20 + Double(frames.count) * 30)
  }
  override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    called("OwnLayout.layoutAttributesForElements", collectionView)
    let items = frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    let path = IndexPath(item: 0, section: 0)
    let views = [
      layoutAttributesForSupplementaryView(ofKind: CollectionView.elementKindSectionHeader, at: path),
      layoutAttributesForDecorationView(ofKind: "ground", at: path),
    ]
    return items + views.compactMap { $0 }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    called("OwnLayout.layoutAttributesForItem", collectionView)
    guard indexPath.item < frames.count else { return nil }
    let attributes = ProbedAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    called("OwnLayout.layoutAttributesForSupplementaryView", collectionView)
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = Rect(x: 0, y: 0, width: 200, height: 20)
    return attributes
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    called("OwnLayout.layoutAttributesForDecorationView", collectionView)
    let attributes = CollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = Rect(x: 0, y: 0, width: 220, height: 600)
    attributes.zIndex = -1
    return attributes
  }
}

extension Scene {
  /// Columns of two items with a header above, and a strip that is scrolled across in front of each.
  static func makeComposition() -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      called("composition section provider")
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        subitems: [item, item])
      let section = CollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
          elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      ]
      section.visibleItemsInvalidationHandler = { _, _, _ in called("visibleItemsInvalidationHandler") }
      return section
    }
  }

  private static func cell(_ item: Int, _ world: World) -> CollectionViewCell? {
    world.collection?.cellForItem(at: IndexPath(item: item, section: 0))
  }

  /// Opens menus of items, and chooses in them.
  static let cellMenuStimuli: [Stimulus] = [
    { world in if let cell = cell(3, world) { try await click(cell, button: .secondary) } },
    { world in try await closeMenu("Entry", world) },
    { world in
      if let cell = cell(2, world) { try await click(cell, button: .secondary) }
      try await choose("Entry", world)
    },
    { world in
      if let cell = cell(0, world) { try await click(cell, button: .secondary) }
      try await choose("Entry", world)
    },
  ]

  static let cellStimuli: [Stimulus] = [
    { world in if let cell = cell(1, world) { try await click(cell) } },
    { world in if let cell = cell(1, world) { try await click(cell) } },
    { world in if let cell = cell(2, world) { try await click(cell, count: 2) } },
    { $0.window?.setDefaultSize(width: 600, height: 500) },
    { world in if let list = world.collection { try await scroll(list, steps: 3) } },
    { $0.collection?.scrollToItem(at: IndexPath(item: 100, section: 0), at: .bottom, animated: false) },
    { $0.collection?.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false) },
    { $0.collection?.collectionViewLayout.invalidateLayout() },
    { world in
      guard let collection = world.collection else { return }
      collection.performBatchUpdates {
        called("performBatchUpdates", collection)
        world.rows.numbers.append(500)
        collection.insertItems(at: [IndexPath(item: world.rows.numbers.count - 1, section: 0)])
      } completion: { _ in
        called("performBatchUpdates completion", collection)
      }
    },
    { $0.collection?.reloadData() },
    { $0.window?.close() },
  ]
}
