import Gtk
import GtkTesting
import Testing
import TrackedKit

/// Rows and views that are dragged and dropped, as a person does it.
@MainActor
@Suite(
  .serialized, .enabled("needs an X server's events") { await Delivery.method == .events })
struct DraggingTests {
  /// A list of names, whose items are dragged, moved and taken in.
  final class Names: ViewController, CollectionViewDataSource, CollectionViewDragDelegate, CollectionViewDropDelegate {
    var names: [String]
    var told: [String] = []
    let list = CollectionView.makeList()

    init(_ names: [String]) {
      self.names = names
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "name")
      list.dataSource = self
      list.dragDelegate = self
      list.dropDelegate = self
      view.addSubview(list)
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
      var content = ListContentConfiguration.cell()
      content.text = names[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
    ) -> [DragItem] {
      guard names[indexPath.item] != "fixed" else { return [] }
      let item = DragItem(itemProvider: ItemProvider(object: names[indexPath.item]))
      item.localObject = names[indexPath.item]
      return [item]
    }

    func collectionView(_ collectionView: CollectionView, dragSessionWillBegin session: any DragSession) {
      told.append("begin")
    }

    func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: any DragSession) {
      told.append("end")
    }

    func collectionView(
      _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> CollectionViewDropProposal {
      guard session.canLoadObjects(ofClass: String.self) else {
        return CollectionViewDropProposal(operation: .forbidden)
      }
      return CollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
    ) {
      let end = IndexPath(item: collectionView.numberOfItems(inSection: 0), section: 0)
      let destination = coordinator.destinationIndexPath ?? end
      for item in coordinator.items {
        if let source = item.sourceIndexPath {
          collectionView.performBatchUpdates { [self] in
            names.insert(names.remove(at: source.item), at: destination.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
          }
          coordinator.drop(item.dragItem, toItemAt: destination)
        } else {
          item.dragItem.itemProvider.loadObject(ofClass: String.self) { [self] name, _ in
            guard let name else { return }
            names.insert(name, at: destination.item)
            collectionView.insertItems(at: [destination])
          }
        }
      }
    }
  }

  private func cell(_ item: Int, of page: Names) throws -> CollectionViewCell {
    try #require(page.list.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test("an item of a collection view is dragged to another place in it")
  func reorder() async throws {
    let page = Names(["a", "b", "c", "d"])
    let test = try await TestWindow(page, width: 300, height: 300)
    try await drag(cell(0, of: page), to: cell(2, of: page))
    try await wait(for: "the move") { page.names == ["b", "c", "a", "d"] }
    try await wait(for: "the end") { page.told == ["begin", "end"] }
    #expect(!page.list.hasActiveDrag)
    try await drag(cell(3, of: page), to: cell(0, of: page))
    try await wait(for: "the move up") { page.names == ["d", "b", "c", "a"] }
    try await settle()
    #expect(page.list.visibleCells.count == 4)
    withExtendedLifetime(test) {}
  }

  @Test("an item that gives nothing is not dragged, nor is any while dragging is off")
  func refused() async throws {
    let page = Names(["a", "fixed", "c"])
    let test = try await TestWindow(page, width: 300, height: 300)
    try await drag(cell(1, of: page), to: cell(0, of: page))
    page.list.dragInteractionEnabled = false
    try await drag(cell(0, of: page), to: cell(2, of: page))
    #expect(page.names == ["a", "fixed", "c"])
    #expect(page.told.isEmpty)
    withExtendedLifetime(test) {}
  }

  @Test("an item goes from one list to another, before or behind the one it is dropped on")
  func across() async throws {
    let (left, right) = (Names(["a", "b"]), Names(["x", "y"]))
    let page = ViewController()
    let row = Box(.horizontal)
    row.isHomogeneous = true
    for child in [left, right] {
      page.addChild(child)
      row.append(child.view)
    }
    page.view.addSubview(row)
    let test = try await TestWindow(page, width: 400, height: 300)
    let goal = try cell(0, of: right)
    try await drag(cell(1, of: left), from: nil, to: goal, at: Place(x: 20, y: Double(goal.height) - 3))
    try await wait(for: "the name") { right.names == ["x", "b", "y"] }
    #expect(left.names == ["a", "b"])
    let first = try cell(0, of: right)
    try await drag(cell(0, of: left), from: nil, to: first, at: Place(x: 20, y: 3))
    try await wait(for: "the other name") { right.names == ["a", "x", "b", "y"] }
    withExtendedLifetime(test) {}
  }

  /// A table whose data source moves rows, with no drop delegate.
  final class Tasks: TableViewController, TableViewDragDelegate {
    var tasks = ["one", "two", "three"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "task")
      tableView.dragDelegate = self
      tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
      cell.textLabel?.text = tasks[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      tasks.insert(tasks.remove(at: source.row), at: destination.row)
    }

    func tableView(
      _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: IndexPath
    ) -> [DragItem] { [DragItem(itemProvider: ItemProvider())] }
  }

  @Test("a row of a table with a drag delegate alone goes where its data source moves it")
  func table() async throws {
    let page = Tasks()
    let test = try await TestWindow(page, width: 300, height: 300)
    let (first, last) = (page.tableView.visibleCells[0], page.tableView.visibleCells[2])
    try await drag(first, to: last)
    try await wait(for: "the move") { page.tasks == ["two", "three", "one"] }
    try await settle()
    #expect(page.tableView.visibleCells.map { $0.textLabel?.text } == ["two", "three", "one"])
    withExtendedLifetime(test) {}
  }

  /// A card that is dragged, and a place that takes texts.
  final class Cards: ViewController, DragInteractionDelegate, DropInteractionDelegate {
    let card = Label("card")
    let basket = View()
    var taken: [String] = []
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      card.isUserInteractionEnabled = true
      card.addInteraction(DragInteraction(delegate: self))
      basket.addInteraction(DropInteraction(delegate: self))
      let column = Box(.vertical)
      column.isHomogeneous = true
      column.append(card)
      column.append(basket)
      view.addSubview(column)
    }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession) -> [DragItem] {
      session.localContext = "from the card"
      return ["hearts", "spades"].map { DragItem(itemProvider: ItemProvider(object: $0)) }
    }

    func dragInteraction(
      _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
    ) { told.append("\(operation)") }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
      session.canLoadObjects(ofClass: String.self) && !session.canLoadObjects(ofClass: Image.self)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
      told.append("enter \(session.localDragSession?.localContext ?? "nothing")")
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession) -> DropProposal {
      DropProposal(operation: session.location(in: basket).y >= 0 ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
      session.loadObjects(ofClass: String.self) { [self] in taken += $0 }
    }
  }

  @Test("a view is dragged to another, which loads the objects")
  func interactions() async throws {
    let page = Cards()
    let test = try await TestWindow(page, width: 300, height: 200)
    try await drag(page.card, to: page.basket)
    try await wait(for: "the texts") { page.taken == ["hearts", "spades"] }
    try await wait(for: "the end") { page.told == ["enter from the card", "copy"] }
    withExtendedLifetime(test) {}
  }

  @Test("a text that GTK drags is loaded, too")
  func foreign() async throws {
    let page = Cards()
    let test = try await TestWindow(page, width: 300, height: 200)
    let source = Label("source")
    page.view.addSubview(source)
    source.frame = Rect(x: 0, y: 0, width: 80, height: 30)
    source.add(DragSource.text { "grüße" })
    try await settle()
    try await drag(source, to: page.basket)
    try await wait(for: "the text") { page.taken == ["grüße"] }
    withExtendedLifetime(test) {}
  }

  @Test("objects and bytes are had in the forms they have")
  func provider() async throws {
    let provider = ItemProvider(object: "text")
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.card", visibility: .ownProcess) {
      $0([1, 2, 3] as [UInt8], nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "org.example.card"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.canLoadObject(ofClass: Image.self))
    var bytes: [[UInt8]?] = []
    for identifier in ["public.text", "org.example.card", "public.png"] {
      provider.loadDataRepresentation(forTypeIdentifier: identifier) { found, _ in bytes.append(found) }
    }
    try await wait(for: "the bytes") { bytes.count == 3 }
    #expect(bytes == [Array("text".utf8), [1, 2, 3], nil])
  }
}
