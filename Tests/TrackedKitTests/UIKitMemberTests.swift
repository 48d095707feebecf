import GtkTesting
import Testing

@MainActor private final class Rows: TableViewController {
  var height = TableView.automaticDimension
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    indexPath.row == 1 ? height : TableView.automaticDimension
  }
  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
  }
}

@MainActor private final class Tiles: CollectionViewController {
  final class Tile: CollectionViewCell {}
  var chosen: [Int] = []
  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = "Tile \(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
  override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
  }
}

/// Members that UIKit's programs use and that belong to no page of their own.
@MainActor @Suite(.serialized) struct UIKitMemberTests {
  @Test func rowsHaveTheHeightsThatAreSaid() async throws {
    let controller = Rows()
    controller.height = 90
    let window = try await TestWindow(controller, width: 300, height: 400)
    defer { window.close() }
    let table = try #require(controller.tableView)
    func height(_ row: Int) -> Int { table.cellForRow(at: IndexPath(row: row, section: 0))?.height ?? 0 }
    #expect(height(1) == 90)
    let usual = height(0)
    #expect(usual > 0 && usual < 90)
    table.rowHeight = 70
    table.sectionHeaderHeight = 60
    try await settle()
    #expect((0...2).map(height) == [70, 90, 70])
    #expect(table.headerView(forSection: 0)?.height == 60)
    table.rowHeight = TableView.automaticDimension
    try await settle()
    #expect(height(0) == usual)
  }

  @Test func aCollectionViewControllerIsDataSourceAndDelegate() async throws {
    let controller = Tiles(
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let window = try await TestWindow(controller, width: 300, height: 400)
    defer { window.close() }
    #expect(controller.collectionView === controller.view)
    try await click(window.window.require(.text("Tile 2")))
    #expect(controller.chosen == [2])
  }

  @Test func segmentsShowPictures() async throws {
    let star = try #require(Image(systemName: "star"))
    let segments = SegmentedControl(items: ["All", star])
    let window = try await TestWindow(View(segments), width: 300, height: 100)
    defer { window.close() }
    #expect(segments.imageForSegment(at: 0) == nil)
    #expect(segments.imageForSegment(at: 1) == star)
    segments.setImage(nil, forSegmentAt: 1)
    #expect(segments.imageForSegment(at: 1) == nil)
    segments.apportionsSegmentWidthsByContent = true
    segments.setWidth(120, forSegmentAt: 0)
    try await settle()
    #expect(segments.findAll(ToggleButton.self).map { $0.measured(.horizontal).natural }.max() == 120)
  }

  @Test func picturesOfRowsHaveColourAndSize() async throws {
    var content = ListContentConfiguration.cell()
    content.text = "Row"
    content.image = Image(systemName: "star.fill")
    content.imageProperties.tintColor = .systemRed
    content.imageProperties.maximumSize = Size(width: 40, height: 40)
    content.textProperties.alignment = .right
    let view = ListContentView(configuration: content)
    let window = try await TestWindow(view, width: 300, height: 60)
    defer { window.close() }
    let icon = try view.require(Gtk.Image.self)
    #expect(icon.pixelSize == 40)
    #expect(icon.width == 40)
  }

  @Test func aControllerIsShownAsItsSurroundingsDo() async throws {
    let (root, second, third) = (ViewController(), ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: root)
    let window = try await TestWindow(navigation, width: 300, height: 200)
    defer { window.close() }
    root.show(second, sender: nil)
    try await settle()
    #expect(navigation.topViewController === second)
    navigation.show(third, sender: nil)
    try await settle()
    #expect(navigation.topViewController === third || navigation.presentedViewController === third)
  }

  @Test func editingIsAState() {
    final class Page: ViewController {
      var changes: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        changes.append(editing)
      }
    }
    let page = Page()
    page.isEditing = true
    #expect(page.isEditing)
    page.setEditing(false, animated: true)
    #expect(page.changes == [true, false])
  }

  @Test func aSpringIsAnimated() async throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    let controller = ViewController()
    controller.view.addSubview(view)
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let window = try await TestWindow(controller, width: 200, height: 200)
    defer { window.close() }
    var finished: Bool?
    View.animate(withDuration: 0.2, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.transform = AffineTransform(translationX: 50, y: 0)
    } completion: {
      finished = $0
    }
    try await wait(for: "the spring to be on its way") {
      let x = view.layer.presentation.transform.tx
      return x > 0 && x != 50
    }
    try await wait(for: "the spring to rest") { finished == true }
    #expect(view.layer.presentation.transform.tx == 50)
  }

  @Test func attributesCountInUTF16AsWell() {
    let text = MutableAttributedString(string: "é€x")
    text.addAttribute(.foregroundColor, value: Color.systemRed, range: Range(location: 1, length: 1))
    #expect(
      text.attributes(at: text.string.index(after: text.string.startIndex))[.foregroundColor] as? Color == .systemRed)
    #expect(text.attributes(at: text.string.startIndex).isEmpty)
  }
}
