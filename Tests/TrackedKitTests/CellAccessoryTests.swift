import GtkTesting
import Testing

@testable import TrackedKit

/// What rows of a list have beside their content, in real windows.
@MainActor @Suite(.serialized) struct CellAccessoryTests {
  private final class Page: ViewController {
    var accessories: (String) -> [CellAccessory] = { _ in [] }
    private(set) var list: CollectionView!
    private(set) var source: CollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
      super.viewDidLoad()
      list = CollectionView(
        frame: view.bounds,
        collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.allowsMultipleSelectionDuringEditing = true
      view.addSubview(list)
      let registration = CollectionView.CellRegistration<CollectionViewListCell, String> {
        [unowned self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = accessories(item)
      }
      source = CollectionViewDiffableDataSource(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["One", "Two"])
      source.apply(snapshot, animatingDifferences: false)
    }

    func icon(of row: Int) -> Gtk.Image? {
      list.cellForItem(at: IndexPath(item: row, section: 0))?.find(Gtk.Image.self)
    }
  }

  @Test("an accessory has the colour, the room and the font that are asked for")
  func options() async throws {
    let page = Page()
    page.accessories = {
      $0 == "One"
        ? [
          .checkmark(options: .init(reservedLayoutWidth: .custom(80), tintColor: .red)),
          .label(text: "New", options: .init(tintColor: .systemGreen, font: .boldSystemFont(ofSize: 30))),
        ] : [.checkmark(), .label(text: "Old")]
    }
    let window = try await TestWindow(page, width: 400, height: 300)
    defer { window.close() }
    let (red, usual) = (try #require(page.icon(of: 0)), try #require(page.icon(of: 1)))
    #expect(red.width == 80 && usual.width < 80)
    func hasPixel(of icon: Gtk.Image, where isMeant: (Texture.Pixel) -> Bool) throws -> Bool {
      try picture(of: icon).pixels().contains { $0.alpha > 200 && isMeant($0) }
    }
    #expect(try hasPixel(of: red) { $0.red > 200 && $0.green < 50 && $0.blue < 50 })
    let new = try window.window.require(TrackedKit.Label.self, .text("New"))
    let old = try window.window.require(TrackedKit.Label.self, .text("Old"))
    #expect(new.textColor == .systemGreen && new.height > old.height && !new.hasCSSClass("dim-label"))
    #expect(old.textColor == .label && old.hasCSSClass("dim-label"))
    page.accessories = { _ in [.checkmark(options: .init(tintColor: .blue)), .label(text: "Same")] }
    var snapshot = page.source.snapshot()
    snapshot.reconfigureItems(["One", "Two"])
    page.source.apply(snapshot, animatingDifferences: false)
    try await settle()
    #expect(page.icon(of: 0)?.width == usual.width, "the room goes with the options, too")
    let blue = try #require(page.icon(of: 1))
    #expect(try hasPixel(of: blue) { $0.blue > 200 && $0.red < 50 && $0.green < 50 })
    let same = window.window.findAll(TrackedKit.Label.self, .text("Same"))
    #expect(same.count == 2 && same[0].height == same[1].height, "the font goes with the options")
  }

  @Test("circles stand before the rows of a list that is edited, and those of chosen rows have a tick")
  func multiselect() async throws {
    let page = Page()
    page.accessories = { _ in [.multiselect()] }
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    #expect(page.icon(of: 0)?.isVisible != true)
    page.list.isEditing = true
    try await settle()
    #expect(page.icon(of: 0)?.isVisible == true && page.icon(of: 0)?.iconName == "radio-symbolic")
    page.list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    try await wait(for: "a tick") { page.icon(of: 1)?.iconName == "emblem-ok-symbolic" }
    #expect(page.icon(of: 0)?.iconName == "radio-symbolic")
    page.list.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    try await wait(for: "a circle") { page.icon(of: 1)?.iconName == "radio-symbolic" }
    page.list.isEditing = false
    try await wait(for: "no circles") { page.icon(of: 1)?.isVisible != true }
  }

  @Test("the button of a menu at a row's end shows what is chosen, and tells of another choice")
  func popUpMenu() async throws {
    let page = Page()
    let menus = ["One", "Two"].map { _ in
      Menu(children: ["Low", "High"].map { Action(title: $0) { _ in } })
    }
    var told: [(String, String)] = []
    page.accessories = { item in
      [
        .popUpMenu(menus[item == "One" ? 0 : 1]) { menu in
          told.append((item, menu.selectedElements.map(\.title).joined()))
        }
      ]
    }
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    let cells = try [0, 1].map { try #require(page.list.cellForItem(at: IndexPath(item: $0, section: 0))) }
    let buttons = try cells.map { try $0.require(TrackedKit.Button.self) }
    #expect(buttons.map(\.currentTitle) == ["Low", "Low"])
    let text = try cells[0].require(Label.self, .text("One"))
    #expect(try #require(buttons[0].frame(in: cells[0])).x > #require(text.frame(in: cells[0])).x)
    (menus[1].children[1] as? Action)?.state = .on
    (menus[1].children[0] as? Action)?.state = .off
    try await settle()
    #expect(buttons.map(\.currentTitle) == ["Low", "High"])
    guard Delivery.method == .events else { return }
    told = []
    try await click(buttons[0])
    try await click(window.window.require(Gtk.Button.self, .accessibleLabel("High")))
    try await settle()
    #expect(told.map(\.0) == ["One"] && told.map(\.1) == ["High"] && buttons[0].currentTitle == "High")
  }

  @Test("a pinch says how fast it grows")
  func pinchVelocity() {
    let pinch = PinchGestureRecognizer()
    pinch.note(1, at: 10)
    #expect(pinch.velocity == 0)
    pinch.note(1.5, at: 10.25)
    #expect(pinch.velocity == 2)
    pinch.note(1.25, at: 10.5)
    #expect(pinch.velocity == -1)
  }

  @Test("a button at its end makes a row no higher") func heightOfButtons() async throws {
    let page = Page()
    page.accessories = { $0 == "One" ? [.detail(), .outlineDisclosure()] : [] }
    let window = try await TestWindow(page, width: 300, height: 200)
    defer { window.close() }
    let heights = (0..<2).map { page.list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
    #expect(heights[0] != nil && heights[0] == heights[1])
  }
}
