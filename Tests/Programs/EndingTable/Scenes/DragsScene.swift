import GtkTesting
import TrackedKit

/// A view that is dragged onto another, and rows and items that are dragged to other places.
final class DragsController: ViewController, DragInteractionDelegate, DropInteractionDelegate {
  let card = Label("card")
  let basket = View()
  let table = TableView()
  let collection = CollectionView(
    frame: .zero,
    collectionViewLayout: CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain)))
  private let answers: DragAnswers

  init(_ world: World) {
    answers = DragAnswers(world)
    super.init()
    world.rows.numbers = Array(0..<8)
    world.endOwn = { [weak self] in
      guard let self else { return }
      for view in [card, basket] as [View] { view.interactions.forEach(view.removeInteraction) }
      table.dragDelegate = nil
      table.dropDelegate = nil
      collection.dragDelegate = nil
      collection.dropDelegate = nil
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.isUserInteractionEnabled = true
    card.addInteraction(DragInteraction(delegate: self))
    basket.addInteraction(DropInteraction(delegate: self))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (answers, answers, answers)
    collection.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.dragDelegate, collection.dropDelegate) = (answers, answers, answers)
    let stack = StackView(arrangedSubviews: [card, basket, table, collection])
    stack.distribution = .fillEqually
    view.addSubview(stack)
    World.current.table = table
    World.current.collection = collection
  }

  func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession) -> [DragItem] {
    called("DragInteractionDelegate.itemsForBeginning", card)
    return [DragItem(itemProvider: ItemProvider(object: "hearts"))]
  }
  func dragInteraction(_ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession) -> Bool {
    called("DragInteractionDelegate.sessionAllowsMoveOperation", card)
    return true
  }
  func dragInteraction(
    _ interaction: DragInteraction, sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    called("DragInteractionDelegate.sessionIsRestrictedToDraggingApplication", card)
    return false
  }
  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {
    called("DragInteractionDelegate.sessionWillBegin", card)
  }
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) { called("DragInteractionDelegate.session will end", card) }
  func dragInteraction(_ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation) {
    called("DragInteractionDelegate.session", card)
  }

  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
    called("DropInteractionDelegate.canHandle", basket)
    return true
  }
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    called("DropInteractionDelegate.sessionDidEnter", basket)
  }
  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession) -> DropProposal {
    called("DropInteractionDelegate.sessionDidUpdate", basket)
    return DropProposal(operation: .copy)
  }
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    called("DropInteractionDelegate.sessionDidExit", basket)
  }
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    session.loadObjects(ofClass: String.self) { [weak self] _ in called("loadObjects completion", self?.basket) }
    called("DropInteractionDelegate.performDrop", basket)
  }
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {
    called("DropInteractionDelegate.concludeDrop", basket)
  }
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    called("DropInteractionDelegate.sessionDidEnd", basket)
  }
}

/// The data source and the delegates of the lists.
final class DragAnswers: TableViewDataSource, TableViewDragDelegate, TableViewDropDelegate, CollectionViewDataSource,
  CollectionViewDragDelegate, CollectionViewDropDelegate
{
  private weak var world: World?

  init(_ world: World) {
    self.world = world
    world.delegates.append(self)
  }

  private var count: Int { world?.rows.numbers.count ?? 0 }
  private func makeItems(_ path: IndexPath) -> [DragItem] {
    [DragItem(itemProvider: ItemProvider(object: "row \(path.item)"))]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem] {
    called("TableViewDragDelegate.itemsForBeginning", tableView.cellForRow(at: indexPath))
    return makeItems(indexPath)
  }
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {
    called("TableViewDragDelegate.dragSessionWillBegin", tableView)
  }
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any DragSession) {
    called("TableViewDragDelegate.dragSessionDidEnd", tableView)
  }
  func tableView(_ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession) -> Bool {
    called("TableViewDragDelegate.dragSessionAllowsMoveOperation", tableView)
    return true
  }
  func tableView(
    _ tableView: TableView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    called("TableViewDragDelegate.dragSessionIsRestrictedToDraggingApplication", tableView)
    return false
  }
  func tableView(_ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator) {
    called("TableViewDropDelegate.performDropWith", tableView)
    for item in coordinator.items {
      coordinator.drop(item.dragItem, toRowAt: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0))
    }
  }
  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    called("TableViewDropDelegate.canHandle", tableView)
    return true
  }
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    called("TableViewDropDelegate.dropSessionDidUpdate", tableView)
    return TableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {
    called("TableViewDropDelegate.dropSessionDidEnter", tableView)
  }
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {
    called("TableViewDropDelegate.dropSessionDidExit", tableView)
  }
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {
    called("TableViewDropDelegate.dropSessionDidEnd", tableView)
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = "Item \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
  ) -> [DragItem] {
    called("CollectionViewDragDelegate.itemsForBeginning", collectionView.cellForItem(at: indexPath))
    return makeItems(indexPath)
  }
  func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: any DragSession) {
    called("CollectionViewDragDelegate.dragSessionWillBegin", collectionView)
  }
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession) {
    called("CollectionViewDragDelegate.dragSessionDidEnd", collectionView)
  }
  func collectionView(_ collectionView: CollectionView, dragSessionAllowsMoveOperation session: any DragSession) -> Bool
  {
    called("CollectionViewDragDelegate.dragSessionAllowsMoveOperation", collectionView)
    return true
  }
  func collectionView(
    _ collectionView: CollectionView, dragSessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool {
    called("CollectionViewDragDelegate.dragSessionIsRestrictedToDraggingApplication", collectionView)
    return false
  }
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  ) {
    called("CollectionViewDropDelegate.performDropWith", collectionView)
    for item in coordinator.items {
      coordinator.drop(item.dragItem, toItemAt: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0))
    }
  }
  func collectionView(_ collectionView: CollectionView, canHandle session: any DropSession) -> Bool {
    called("CollectionViewDropDelegate.canHandle", collectionView)
    return true
  }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal {
    called("CollectionViewDropDelegate.dropSessionDidUpdate", collectionView)
    return CollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: any DropSession) {
    called("CollectionViewDropDelegate.dropSessionDidEnter", collectionView)
  }
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: any DropSession) {
    called("CollectionViewDropDelegate.dropSessionDidExit", collectionView)
  }
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: any DropSession) {
    called("CollectionViewDropDelegate.dropSessionDidEnd", collectionView)
  }
}

extension Scene {
  private static func page(_ world: World) -> DragsController? { world.stage(DragsController.self) }

  private static func row(_ row: Int, _ world: World) -> View? {
    page(world)?.table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  private static func item(_ item: Int, _ world: World) -> View? {
    page(world)?.collection.cellForItem(at: IndexPath(item: item, section: 0))
  }

  private static func drag(_ from: View?, _ to: View?) async throws {
    if let from, let to { try await GtkTesting.drag(from, to: to) }
  }

  static let dragStimuli: [Stimulus] = [
    { world in try await drag(page(world)?.card, page(world)?.basket) },
    { world in try await drag(page(world)?.card, row(3, world)) },
    { world in try await drag(row(1, world), row(4, world)) },
    { world in try await drag(item(1, world), item(4, world)) },
    { world in try await drag(row(1, world), page(world)?.basket) },
    { world in try await drag(item(1, world), row(3, world)) },
    { world in try await drag(row(1, world), item(3, world)) },
    { $0.window?.close() },
  ]
}
