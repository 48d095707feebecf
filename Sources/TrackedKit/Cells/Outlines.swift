import Foundation
import Gtk

/// Expands and collapses the items of a list whose sections are trees.
@MainActor protocol OutlineSource: AnyObject {
  /// Whether the children of an item are shown; nil for one that is in no tree.
  func isExpanded(at path: IndexPath) -> Bool?
  /// In how many others an item is.
  func outlineLevel(at path: IndexPath) -> Int
  /// The user expands an item, or collapses it.
  func toggleExpanded(at path: IndexPath)
}

// Sections that are trees.
extension CollectionViewDiffableDataSource {
  /// Shows the items of a tree in a section, which is added if it is not there. What is expanded may be changed by the user, see
  /// `sectionSnapshotHandlers`.
  public final func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var all = self.snapshot()
    if !all.sectionIdentifiers.contains(section) { all.appendSections([section]) }
    let visible = snapshot.visibleItems
    let old = all.itemIdentifiers(inSection: section)
    if old != visible {
      all.deleteItems(old + visible)
      all.appendItems(visible, toSection: section)
    }
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
    updateOutlines()
  }

  /// The content of a section: the tree that was applied to it, or its items without parents.
  public final func snapshot(for section: Section) -> DiffableDataSourceSectionSnapshot<Item> {
    let all = snapshot()
    guard all.sectionIdentifiers.contains(section) else { return DiffableDataSourceSectionSnapshot() }
    let items = all.itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var plain = DiffableDataSourceSectionSnapshot<Item>()
    plain.append(items)
    return plain
  }
}

extension CollectionViewDiffableDataSource: OutlineSource {
  /// Updates the position in their trees of visible cells.
  private func updateOutlines() {
    for row in collectionView?.rows.boundCells ?? [] { row.cell.showOutline() }
  }

  private func outline(
    at path: IndexPath
  ) -> (section: Section, item: Item, outline: DiffableDataSourceSectionSnapshot<Item>)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let outline = outlines[section], outline.contains(item)
    else { return nil }
    return (section, item, outline)
  }

  func isExpanded(at path: IndexPath) -> Bool? { outline(at: path).map { $0.outline.isExpanded($0.item) } }

  func outlineLevel(at path: IndexPath) -> Int { outline(at: path).map { $0.outline.level(of: $0.item) } ?? 0 }

  func toggleExpanded(at path: IndexPath) {
    guard let (section, item, old) = outline(at: path) else { return }
    var outline = old
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let new = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: new)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

/// The arrow of an item that can be expanded.
final class OutlineButton: Gtk.Button {
  var action: (() -> Void)?

  override init() {
    super.init()
    AccessoryButtonLook.apply(to: self)
    onClicked { [unowned self] in
      if let action { action() } else if let cell { cell.toggleOutline() }
    }
    update()
  }

  private var cell: ReusableView? { enclosing(ReusableView.self) }

  /// Shows whether the item is expanded.
  func update() {
    let isExpanded = cell?.isOutlineExpanded == true
    iconName = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
    followLanguage { [unowned self] in
      setAccessibleLabel(isExpanded ? String(kit: "Collapse") : String(kit: "Expand"))
    }
  }
}

extension ReusableView {
  private var outline: (source: any OutlineSource, path: IndexPath)? {
    guard let list = binder?.rows, let path = list.place(of: self)?.indexPath,
      let source = (list.owner as? CollectionView)?.dataSource as? any OutlineSource
    else { return nil }
    return (source, path)
  }

  var isOutlineExpanded: Bool? { outline.flatMap { $0.source.isExpanded(at: $0.path) } }
  private var levelInTree: Int { outline.map { $0.source.outlineLevel(at: $0.path) } ?? 0 }

  /// Shows how deep in a tree the item is, and whether it is expanded.
  func showOutline() {
    (self as? CollectionViewListCell)?.outlineLevel = levelInTree
    content.updateOutline()
  }

  /// Expands or collapses an item.
  func toggleOutline() { outline.map { $0.source.toggleExpanded(at: $0.path) } }
}
