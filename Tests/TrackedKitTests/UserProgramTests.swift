import GtkTesting
import Testing

@testable import TrackedKit

/// What programs for UIKit rely on without saying so.
@MainActor @Suite(.serialized) struct UserProgramTests {
  private final class Choices: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Choice \(indexPath.row)"
      return cell
    }
  }

  // MARK: Presentations

  @Test(
    "a card or a popover shows a controller that scrolls in UIKit's size, and one on a stack in the size that it prefers",
    .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events },
    arguments: [ModalPresentationStyle.formSheet, .popover])
  func scrolledContent(style: ModalPresentationStyle) async throws {
    let root = ViewController()
    let window = try await TestWindow(root, width: 700, height: 700)
    defer { window.close() }
    func size(of controller: ViewController) async throws -> Size {
      controller.modalPresentationStyle = style
      controller.popoverPresentationController?.sourceView = root.view
      controller.popoverPresentationController?.sourceRect = Rect(x: 100, y: 0, width: 50, height: 10)
      root.present(controller, animated: false)
      try await settle()
      let size = controller.view.bounds.size
      controller.dismiss(animated: false)
      try await settle()
      return size
    }
    let standard = style == .popover ? Size(width: 320, height: 480) : Size(width: 460, height: 620)
    #expect(try await size(of: Choices(style: .plain)) == standard)
    #expect(try await size(of: NavigationController(rootViewController: Choices(style: .insetGrouped))) == standard)
    let choices = Choices(style: .plain)
    choices.preferredContentSize = Size(width: 480, height: 200)
    let preferred = try await size(of: NavigationController(rootViewController: choices))
    #expect(preferred.width == 480 && preferred.height > 200 && preferred.height < 300, "\(preferred)")
    let label = ViewController()
    label.view.addSubview(Label("A word"))
    let small = try await size(of: label)
    #expect(small.width < 200 && small.height < 100, "what does not scroll is as large as its content")
  }

  // MARK: Bars and rows

  private func slider(_ width: Double) -> Slider { Slider(frame: Rect(x: 0, y: 0, width: width, height: 30)) }

  @Test("views in bars and at the ends of rows have the size of their frames") func framesInBars() async throws {
    let round = View(frame: Rect(x: 0, y: 0, width: 24, height: 24))
    round.backgroundColor = .systemRed
    let (title, end) = (slider(150), slider(120))
    let controller = Choices(style: .plain)
    controller.navigationItem.titleView = title
    controller.navigationItem.rightBarButtonItem = BarButtonItem(customView: round)
    controller.toolbarItems = [BarButtonItem(customView: end)]
    let navigation = NavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = try await TestWindow(navigation, width: 500, height: 400)
    defer { window.close() }
    #expect(round.bounds.size == Size(width: 24, height: 24))
    #expect(title.bounds.size.width == 150 && end.bounds.size.width == 120)
    let shown = try picture(of: round)
    #expect(shown.pixel(x: 12, y: 12).red > 0x80 && shown.pixel(x: 12, y: 12).green < 0x60)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let accessory = slider(180)
    cell.accessoryView = accessory
    try await settle()
    #expect(accessory.bounds.size.width == 180)
    accessory.frame = Rect(x: 0, y: 0, width: 90, height: 30)
    try await settle()
    #expect(accessory.bounds.size.width == 90, "also a later one")
  }

  // MARK: Editing

  private final class Turns: TextFieldDelegate, TextViewDelegate {
    var active: Widget?
    var calls: [String] = []

    func textFieldDidBeginEditing(_ textField: TextField) { begin(textField) }
    func textFieldDidEndEditing(_ textField: TextField) { end(textField) }
    func textViewDidBeginEditing(_ textView: TextView) { begin(textView) }
    func textViewDidEndEditing(_ textView: TextView) { end(textView) }

    private func begin(_ view: Widget) {
      active = view
      calls.append("begin \(view.tag)")
    }

    private func end(_ view: Widget) {
      active = nil
      calls.append("end \(view.tag)")
    }
  }

  @Test("a field ends being edited before the next one begins") func turnsOfEditing() async throws {
    let turns = Turns()
    let (first, second, text) = (TextField(), TextField(), TextView())
    (first.tag, second.tag, text.tag) = (1, 2, 3)
    first.delegate = turns
    second.delegate = turns
    text.delegate = turns
    text.setSizeRequest(height: 60)
    let window = try await TestWindow(Box.vertical([first, second, text]))
    defer { window.close() }
    first.becomeFirstResponder()
    try await settle()
    turns.calls = []
    try await press("Tab", in: first)
    #expect(turns.calls == ["end 1", "begin 2"] && turns.active === second)
    text.becomeFirstResponder()
    try await settle()
    #expect(turns.calls.suffix(2) == ["end 2", "begin 3"] && turns.active === text)
    first.becomeFirstResponder()
    first.resignFirstResponder()
    try await settle()
    #expect(turns.calls.suffix(3) == ["end 3", "begin 1", "end 1"] && turns.active == nil)
  }

  // MARK: Tabs and pages

  @Test("a press of the tab that is shown goes to the root of its stack") func pressedAgain() async throws {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.tabBarItem = TabBarItem(title: "Here", image: nil, tag: 0)
    let other = ViewController()
    other.tabBarItem = TabBarItem(title: "There", image: nil, tag: 1)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, other]
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    navigation.pushViewController(ViewController(), animated: false)
    try await settle()
    try await click(window.require(Label.self, .text("There")))
    try await settle()
    try await click(window.require(Label.self, .text("Here")))
    try await settle()
    #expect(tabs.selectedIndex == 0 && navigation.viewControllers.count == 2, "another tab is left as it was")
    try await click(window.require(Label.self, .text("Here")))
    try await wait(for: "the root") { navigation.viewControllers.count == 1 }
  }

  private final class Book: PageViewControllerDataSource {
    let pages = (0..<3).map { _ in ViewController() }

    func pageViewController(_ book: PageViewController, viewControllerBefore page: ViewController) -> ViewController? {
      nil
    }

    func pageViewController(_ book: PageViewController, viewControllerAfter page: ViewController) -> ViewController? {
      nil
    }

    func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

    func presentationIndex(for pageViewController: PageViewController) -> Int {
      pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
  }

  @Test("the dots follow a page that the program turns to") func dots() async throws {
    let book = Book()
    let controller = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = try await TestWindow(controller, width: 300, height: 300)
    defer { window.close() }
    let dots = try window.require(PageControl.self)
    var isTurned = false
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { isTurned = $0 }
    try await wait(for: "the page") { isTurned }
    #expect(dots.currentPage == 2)
    controller.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    #expect(dots.currentPage == 1)
  }

  // MARK: Scrolling

  private func page(_ parts: [(View, Rect)]) async throws -> (TestWindow, ScrollView) {
    let page = ScrollView()
    page.contentSize = Size(width: 300, height: 2000)
    for (view, frame) in parts {
      view.frame = frame
      page.addSubview(view)
    }
    return (try await TestWindow(page, width: 320, height: 300), page)
  }

  @Test(
    "the wheel over something that scrolls across alone scrolls the page",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func wheelOverStrip() async throws {
    let strip = ScrollView()
    strip.contentSize = Size(width: 1500, height: 60)
    let (window, page) = try await page([(strip, Rect(x: 0, y: 100, width: 300, height: 60))])
    defer { window.close() }
    for _ in 0..<2 {
      page.contentOffset = .zero
      try await settle()
      try await scroll(strip, steps: 1)
      try await wait(for: "the page") { page.contentOffset.y > 0 }
      #expect(strip.contentOffset.x == 0)
    }
    page.contentOffset = .zero
    strip.contentSize = Size(width: 300, height: 900)
    try await settle()
    try await scroll(strip, steps: 1)
    try await wait(for: "what scrolls down itself") { strip.contentOffset.y > 0 }
    #expect(page.contentOffset.y == 0)
  }

  @Test("a text higher than what is visible stays where it is when it is clicked in, and fields come into sight")
  func focusInPage() async throws {
    let (text, field) = (TextView(), TextField())
    text.isScrollEnabled = false
    text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let (window, page) = try await page([
      (text, Rect(x: 0, y: 20, width: 300, height: 1400)), (field, Rect(x: 0, y: 1600, width: 200, height: 40)),
    ])
    defer { window.close() }
    page.contentOffset.y = 100
    try await settle()
    try await click(text, at: Place(x: 40, y: 200))
    try await settle()
    #expect(text.isFirstResponder && page.contentOffset.y == 100)
    field.becomeFirstResponder()
    try await wait(for: "the field") { page.contentOffset.y >= 1340 && page.contentOffset.y <= 1600 }
    text.becomeFirstResponder()
    try await settle()
    #expect(page.contentOffset.y <= 1420, "the text is seen again")
  }

  @Test("a step of the wheel turns a section of groups to the next one") func groups() async throws {
    let layout = CollectionViewCompositionalLayout { _, _ in
      let whole = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let size = CollectionLayoutSize(widthDimension: .absolute(240), heightDimension: .absolute(80))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: whole)])
      let section = CollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    let cells = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...8))
    source.apply(snapshot, animatingDifferences: false)
    let window = try await TestWindow(view, width: 400, height: 300)
    defer { window.close() }
    let strip = try window.require(CellStrip.self)
    /// As GTK does it; the virtual pointer has one wheel.
    func turn(_ steps: Double) throws {
      _ = try #require(strip.freeScrolling).wheelDidTurn(by: Point(x: steps, y: 0))
      ScrolledWindow.horizontalAdjustment(of: strip).value += 60 * steps
    }
    for (steps, place) in [(1.0, 240.0), (1, 480), (-1, 240)] {
      try turn(steps)
      try await wait(for: "the group at \(place)") { strip.contentOffset.x == place }
      try await settle()
    }
  }

  // MARK: Light and dark

  private final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      var look = Button.Configuration.gray()
      look.title = "Button"
      cell.accessoryView = Button(configuration: look)
      return cell
    }
  }

  @Test(
    "C-228 an override shows the kit's own looks, which name colours of the theme",
    arguments: [TableView.Style.plain, .insetGrouped])
  func pictureOfRows(style: TableView.Style) async throws {
    let settings = DisplaySettings.shared
    let ordinary = settings.prefersDark
    defer { settings.prefersDark = ordinary }
    settings.prefersDark = true
    let whole = try await TestWindow(Rows(style: style), width: 300, height: 300)
    try await settle()
    let expected = try GtkTesting.picture(of: whole.window).pixels()
    whole.close()
    settings.prefersDark = false
    let overridden = try await TestWindow(Rows(style: style), width: 300, height: 300)
    defer { overridden.close() }
    overridden.window.overrideUserInterfaceStyle = .dark
    try await settle()
    let shown = try GtkTesting.picture(of: overridden.window).pixels()
    try #require(shown.count == expected.count)
    let different = zip(shown, expected).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    #expect(different == 0, "\(different) of \(shown.count) pixels")
  }
}
