import GtkTesting
import Testing

/// Lists whose sections are set off, and what covers a part of a window.
@MainActor @Suite(.serialized) struct SectionLookTests {
  private final class Numbers: TableViewDataSource {
    var sections = [["one", "two", "three"], ["four"]]
    func numberOfSections(in tableView: TableView) -> Int { sections.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    var footer: String?
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footer }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section][indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }

  private func show(_ style: TableView.Style, _ numbers: Numbers) async throws -> (TestWindow, TableView) {
    let table = TableView(style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = numbers
    return (try await TestWindow(table, width: 300, height: 400), table)
  }

  private func row(_ item: Int, _ section: Int, of table: TableView) throws -> Widget {
    try #require(table.cellForRow(at: IndexPath(row: item, section: section))?.parent)
  }

  @Test("the sections of an inset grouped table stand on cards, those of a plain one go from edge to edge")
  func insetGrouped() async throws {
    let numbers = Numbers()
    let (window, table) = try await show(.insetGrouped, numbers)
    defer { window.close() }
    let frame = try #require(row(0, 0, of: table).frame(in: table))
    #expect(frame.minX == 18)
    #expect(frame.maxX == 282)
    let (other, plain) = try await show(.plain, Numbers())
    defer { other.close() }
    let plainFrame = try #require(row(0, 0, of: plain).frame(in: plain))
    #expect(plainFrame.minX == 0)
    #expect(try !row(0, 0, of: plain).hasCSSClass("section-first"))
  }

  @Test("whichever row comes first or last of its section is shown so") func edges() async throws {
    let numbers = Numbers()
    let (window, table) = try await show(.grouped, numbers)
    defer { window.close() }
    func edges(_ item: Int, _ section: Int) throws -> [Bool] {
      let row = try row(item, section, of: table)
      return [row.hasCSSClass("section-first"), row.hasCSSClass("section-last")]
    }
    #expect(try edges(0, 0) == [true, false] && edges(1, 0) == [false, false] && edges(2, 0) == [false, true])
    #expect(try edges(0, 1) == [true, true])
    #expect(table.headerView(forSection: 0)?.parent?.hasCSSClass("section-header") == true)
    numbers.sections[0].removeLast()
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    try await settle()
    #expect(try edges(1, 0) == [false, true])
    numbers.sections[0].insert("zero", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    try await settle()
    #expect(try edges(0, 0) == [true, false] && edges(1, 0) == [false, false])
  }

  @Test("a footer is nearer to its own section than to the next", arguments: [TableView.Style.grouped, .insetGrouped])
  func footers(style: TableView.Style) async throws {
    let numbers = Numbers()
    numbers.footer = "Footer"
    let (window, table) = try await show(style, numbers)
    defer { window.close() }
    func frame(_ text: String) throws -> Rect {
      try #require(window.require(Gtk.Label.self, .text(text)).frame(in: table))
    }
    for last in [2, 1] {
      let end = try #require(row(last, 0, of: table).frame(in: table)).maxY
      let (footer, next) = try (frame("Footer"), frame("Section 1"))
      #expect(footer.minY >= end && footer.minY - end < next.minY - footer.maxY)
      numbers.sections[0].removeLast()
      table.deleteRows(at: [IndexPath(row: last, section: 0)], with: .none)
      try await settle()
    }
  }

  @Test("what is presented in a context covers that alone, and gives the keyboard back") func context() async throws {
    let (left, right) = (ViewController(), ViewController())
    let (leftButton, rightButton) = (Button("left"), Button("right"))
    left.view.addSubview(leftButton)
    right.view.addSubview(rightButton)
    let split = SplitViewController(primary: left, secondary: right)
    let window = try await TestWindow(split, width: 900, height: 300)
    defer { window.close() }
    var clicks = 0
    leftButton.onClicked { clicks += 1 }
    right.definesPresentationContext = true
    let over = ViewController()
    over.modalPresentationStyle = .overCurrentContext
    rightButton.grabFocus()
    right.present(over, animated: false)
    try await settle()
    #expect(over.view.frame(in: split.view) == right.view.frame(in: split.view))
    try await click(leftButton)
    #expect(clicks == 1, "the rest of the window goes on")
    #expect(!rightButton.grabFocus(), "what is covered takes no keyboard")
    right.dismiss(animated: false)
    try await settle()
    #expect(over.view.parent == nil && rightButton.grabFocus())
    // Without a context it covers the window.
    right.definesPresentationContext = false
    let all = ViewController()
    all.modalPresentationStyle = .currentContext
    right.present(all, animated: false)
    try await settle()
    #expect(all.view.bounds.size == split.view.bounds.size)
  }

  @Test("a large title goes while the content scrolls, and stands in the bar then") func largeTitle() async throws {
    let controller = ViewController()
    controller.title = "Large"
    let scrollView = ScrollView()
    scrollView.contentSize = Size(width: 100, height: 2000)
    controller.view = scrollView
    let navigation = NavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let window = try await TestWindow(navigation, width: 300, height: 300)
    defer { window.close() }
    func titles() -> [Bool] {
      window.findAll(Label.self, .text("Large")).filter(\.isMapped).map { $0.hasCSSClass("title-1") }
    }
    #expect(titles() == [true])
    scrollView.contentOffset = Point(x: 0, y: 300)
    try await wait(for: "the small title") { titles() == [false] }
    scrollView.contentOffset = .zero
    try await wait(for: "the large title") { titles() == [true] }
  }

  @Test("a scroll view shows above its content that it refreshes, until it is told of the end") func refresh()
    async throws
  {
    let scrollView = ScrollView()
    scrollView.contentSize = Size(width: 100, height: 1000)
    let content = View(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    scrollView.addSubview(content)
    var (refreshes, primaries) = (0, 0)
    let control = RefreshControl(frame: .zero, primaryAction: Action { _ in primaries += 1 })
    control.addAction(Action { _ in refreshes += 1 }, for: .valueChanged)
    scrollView.refreshControl = control
    let window = try await TestWindow(scrollView)
    defer { window.close() }
    #expect(content.frame(in: scrollView)?.minY == 0)
    try await press("r", .control, in: window.window)
    try await waitUntilShown(control)
    #expect(refreshes == 1 && primaries == 1 && control.isRefreshing)
    #expect(try #require(content.frame(in: scrollView)).minY > 20)
    control.endRefreshing()
    try await settle()
    #expect(!control.isRefreshing && content.frame(in: scrollView)?.minY == 0)
    control.beginRefreshing()
    #expect(refreshes == 1, "the program's own calls are no action")
    control.endRefreshing()
  }

  /// A spinner asks for frames as long as it spins.
  private func waitUntilShown(_ control: RefreshControl) async throws {
    try await wait(for: "the control") { control.isMapped && control.height > 0 }
  }
}
