import GtkTesting
import TrackedKit

/// A table that is edited: its rows are swiped, deleted, moved, and have menus, headers and footers.
final class EditingController: TableViewController, TableViewDataSourcePrefetching {
  private let world: World

  init(_ world: World) {
    self.world = world
    super.init(style: .plain)
    world.rows.numbers = Array(0..<120)
    world.endOwn = { [weak self] in
      self?.setEditing(self?.isEditing == false, animated: false)
      self?.tableView?.dataSource = nil
      self?.tableView?.delegate = nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EditedCell.self, forCellReuseIdentifier: "cell")
    tableView.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    tableView.prefetchDataSource = self
    tableView.allowsSelectionDuringEditing = true
    world.table = tableView
  }

  override func numberOfSections(in tableView: TableView) -> Int { 1 }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    called("TableViewController.tableView(numberOfRowsInSection)", tableView)
    return world.rows.numbers.count
  }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text =
      indexPath.row < world.rows.numbers.count ? "Row \(world.rows.numbers[indexPath.row])" : "gone"
    cell.accessoryType = .detailButton
    return cell
  }
  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    called("TableViewDataSource.titleForFooterInSection", tableView)
    return "Foot"
  }
  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    called("TableViewDataSource.canEditRowAt", tableView.cellForRow(at: indexPath))
    return true
  }
  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    called("TableViewDataSource.commit", tableView.cellForRow(at: indexPath))
    guard indexPath.row < world.rows.numbers.count, world.table === tableView, tableView.window != nil,
      tableView.numberOfRows(inSection: 0) == world.rows.numbers.count
    else { return }
    world.rows.numbers.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    called("TableViewDataSource.canMoveRowAt", tableView.cellForRow(at: indexPath))
    return true
  }
  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    if max(sourceIndexPath.row, destinationIndexPath.row) < world.rows.numbers.count {
      world.rows.numbers.insert(world.rows.numbers.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    called("TableViewDataSource.moveRowAt", tableView.cellForRow(at: sourceIndexPath))
  }
  override func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    called("TableViewDelegate.targetIndexPathForMoveFromRowAt", tableView.cellForRow(at: sourceIndexPath))
    return proposedDestinationIndexPath
  }

  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    called("TableViewDelegate.heightForHeaderInSection", tableView)
    return 24
  }
  override func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    called("TableViewDelegate.heightForFooterInSection", tableView)
    return 24
  }
  override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    called("TableViewDelegate.viewForHeaderInSection", view)
    return view
  }
  override func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    let view = ProbedView()
    called("TableViewDelegate.viewForFooterInSection", view)
    return view
  }
  override func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    called("TableViewDelegate.willDisplayHeaderView", view)
  }
  override func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    called("TableViewDelegate.willDisplayFooterView", view)
  }
  override func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    called("TableViewDelegate.accessoryButtonTappedForRowWith", tableView.cellForRow(at: indexPath))
  }

  override func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    called("TableViewDelegate.titleForDeleteConfirmationButtonForRowAt", tableView.cellForRow(at: indexPath))
    return "Remove"
  }
  override func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    called("TableViewDelegate.leadingSwipeActionsConfigurationForRowAt", tableView.cellForRow(at: indexPath))
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Keep") { _, view, done in
        called("swipe action", view)
        done(true)
      }
    ])
  }
  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    called("TableViewDelegate.trailingSwipeActionsConfigurationForRowAt", tableView.cellForRow(at: indexPath))
    return nil
  }

  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    called("TableViewDelegate.contextMenuConfigurationForRowAt", tableView.cellForRow(at: indexPath))
    return ContextMenuConfiguration(identifier: indexPath.row) { _ in
      called("table menu provider", tableView)
      return Menu(children: [Action(title: "Entry") { _ in called("table menu action", tableView) }])
    }
  }
  override func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    animator?.addAnimations { called("table menu animations", tableView) }
    animator?.addCompletion { called("table menu completion", tableView) }
    called("TableViewDelegate.willDisplayContextMenu", tableView)
  }
  override func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { called("table menu end completion", tableView) }
    called("TableViewDelegate.willEndContextMenuInteraction", tableView)
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    called("TableViewDataSourcePrefetching.prefetchRowsAt", tableView)
  }
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    called("TableViewDataSourcePrefetching.cancelPrefetchingForRowsAt", tableView)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    called("TableViewController.setEditing", view, self)
  }
}

final class EditedCell: TableViewCell {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    called("TableViewCell.setEditing", self)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    called("TableViewCell.setHighlighted", self)
  }
}

extension Scene {
  private static func cell(_ row: Int, _ world: World) -> TableViewCell? {
    world.table?.cellForRow(at: IndexPath(row: row, section: 0))
  }

  private static func swipe(_ row: Int, by distance: Double, _ world: World) async throws {
    guard let cell = cell(row, world) else { return }
    let (start, middle) = (Double(cell.width) / 2, Double(cell.height) / 2)
    try await drag(cell, from: Place(x: start, y: middle), at: Place(x: start + distance, y: middle))
  }

  /// Presses what has this text: a row's button, or a menu's entry.
  static func choose(_ text: String, _ world: World) async throws {
    if let label = world.window?.find(Gtk.Label.self, .text(text)) as? Widget {
      try await click(label)
    } else if !world.hasActed {
      say("MISSING \(world.step) \(text)")
    }
  }

  /// Closes the menu that has an entry with this text.
  static func closeMenu(_ text: String, _ world: World) async throws {
    guard let label = world.window?.find(Gtk.Label.self, .text(text)) as? Widget else { return }
    var entry: Widget? = label
    while let widget = entry, !(widget is Gtk.Button) { entry = widget.parent }
    if let entry { try await press(.escape, in: entry) }
  }

  static let editingStimuli: [Stimulus] = [
    { world in try await swipe(2, by: -120, world) },
    { world in try await choose("Remove", world) },
    { world in try await swipe(3, by: 120, world) },
    { world in try await choose("Keep", world) },
    { world in try await swipe(3, by: -60, world) },
    { world in
      if let cell = cell(3, world) {
        try await drag(cell, from: Place(x: Double(cell.width) - 10, y: 10), at: Place(x: 10, y: 10))
      }
    },
    { world in if let cell = cell(1, world) { try await click(cell) } },
    { world in if let cell = cell(1, world) { try await press("Delete", in: cell.parent ?? cell) } },
    { world in if let button = cell(4, world)?.find(Gtk.Button.self) { try await click(button) } },
    { world in if let cell = cell(2, world) { try await click(cell, button: .secondary) } },
    { world in try await closeMenu("Entry", world) },
    { world in if let cell = cell(3, world) { try await click(cell, button: .secondary) } },
    { world in try await choose("Entry", world) },
    { world in if let cell = cell(3, world) { try await click(cell, button: .secondary) } },
    { world in try await choose("Keep", world) },
    { $0.stage?.setEditing(true, animated: false) },
    { world in
      if let cell = cell(2, world), let other = Self.cell(5, world),
        let grip = cell.findAll(Gtk.Image.self).first(where: { $0.iconName == "list-drag-handle-symbolic" })
      {
        try await drag(grip, to: other)
      }
    },
    { world in
      if let cell = cell(2, world) {
        world.table?.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        try await press("Down", .alt, in: cell.parent ?? cell)
      }
    },
    { world in if let button = cell(1, world)?.find(Gtk.Button.self) { try await click(button) } },
    { $0.stage?.setEditing(false, animated: false) },
    { $0.table?.scrollToRow(at: IndexPath(row: 90, section: 0), at: .bottom, animated: false) },
    { $0.table?.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) },
    { $0.window?.close() },
  ]
}
