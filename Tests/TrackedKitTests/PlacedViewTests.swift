import GtkTesting
import Testing

@testable import TrackedKit

/// Constraints with views that the kit itself places: a cell's content, the bars of controllers.
@MainActor @Suite(.serialized) struct PlacedViewTests {
  private final class Cell: TableViewCell {
    let part = View()
    static var ask: (View) -> LayoutConstraint = { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 72) }

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
      let margins = contentView.layoutMarginsGuide
      LayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: margins.topAnchor),
        part.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        part.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        part.heightAnchor.constraint(greaterThanOrEqualToConstant: 20), Self.ask(contentView),
      ])
    }
  }

  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  @Test("A size that a cell asks for its content is the row's, with an accessory as well", arguments: [false, true])
  func contentsAreAsHighAsTheyAsk(_ isExact: Bool) async throws {
    Cell.ask = {
      isExact
        ? $0.heightAnchor.constraint(equalToConstant: 90) : $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 72)
    }
    let (table, rows) = (TableView(frame: .zero, style: .insetGrouped), Rows())
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    try await settle()
    let cells = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? Cell }
    #expect(cells.count == 3)
    for cell in cells {
      let height = cell.contentView.bounds.height
      #expect(height == (isExact ? 90 : 72))
      #expect(cell.part.bounds.height == height - 16, "the content is laid out as high as that")
      #expect(cell.contentView.bounds.width > 200)
    }
    let places = cells.map { $0.convert(Point.zero, to: table).y }
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= (isExact ? 90 : 72) }, "\(places)")
  }

  @Test(
    "A view of one's own stands above the tabs, and where the bar is hidden at the lower edge",
    arguments: [false, true])
  func playerAboveTheTabs(_ isRightToLeft: Bool) async throws {
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), ViewController()]
    let player = View()
    player.translatesAutoresizingMaskIntoConstraints = false
    tabs.view.insertSubview(player, belowSubview: tabs.tabBar)
    LayoutConstraint.activate([
      player.leadingAnchor.constraint(equalTo: tabs.view.leadingAnchor, constant: 8),
      player.trailingAnchor.constraint(equalTo: tabs.view.trailingAnchor, constant: -8),
      player.bottomAnchor.constraint(equalTo: tabs.tabBar.topAnchor, constant: -6),
      player.heightAnchor.constraint(equalToConstant: 50),
    ])
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    try await settle()
    let order = tabs.view.subviews
    #expect(order.firstIndex { $0 === player }! + 1 == order.firstIndex { $0 === tabs.tabBar }!)
    let (bar, page) = (tabs.tabBar.frame, tabs.viewControllers![0].view.convert(Point.zero, to: tabs.view))
    #expect(bar.height > 30 && bar.y + bar.height == 300 && bar.width == 400)
    #expect(page == .zero && tabs.viewControllers![0].view.bounds.height == bar.y)
    #expect(player.frame == Rect(x: 8, y: bar.y - 56, width: 384, height: 50))
    tabs.isTabBarHidden = true
    try await settle()
    #expect(player.frame == Rect(x: 8, y: 244, width: 384, height: 50))
    #expect(tabs.viewControllers![0].view.bounds.height == 300)
    tabs.isTabBarHidden = false
    tabs.mode = .tabSidebar
    window.window.defaultSize = Size(width: 900, height: 300)
    try await wait(for: "the tabs beside the page") { tabs.tabBar.frame.height == 300 }
    #expect(tabs.tabBar.frame.x == 0 && tabs.tabBar.frame.width < 250)
    let pageView = tabs.viewControllers![0].view
    #expect(pageView.convert(Point.zero, to: tabs.view).x == tabs.tabBar.frame.width)
    #expect(pageView.bounds.width == tabs.view.bounds.width - tabs.tabBar.frame.width)
  }

  @Test("A view of one's own stands below the bar of a navigation controller")
  func noticeBelowTheBar() async throws {
    let navigation = NavigationController(rootViewController: ViewController())
    navigation.topViewController?.title = "Page"
    let notice = View()
    navigation.view.addSubview(notice)
    notice.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      notice.topAnchor.constraint(equalTo: navigation.navigationBar.bottomAnchor, constant: 4),
      notice.centerXAnchor.constraint(equalTo: navigation.view.centerXAnchor),
      notice.widthAnchor.constraint(equalToConstant: 120), notice.heightAnchor.constraint(equalToConstant: 30),
    ])
    let window = try await TestWindow(navigation, width: 400, height: 300)
    defer { window.close() }
    try await settle()
    let bar = navigation.navigationBar.frame
    #expect(bar.y == 0 && bar.height > 30 && bar.width == 400)
    #expect(notice.frame == Rect(x: 140, y: bar.height + 4, width: 120, height: 30))
    let page = navigation.topViewController!.view
    #expect(page.convert(Point.zero, to: navigation.view).y == bar.height && page.bounds.height == 300 - bar.height)
    navigation.isNavigationBarHidden = true
    try await settle()
    #expect(notice.frame.y == 4 && page.bounds.height == 300)
    navigation.isToolbarHidden = false
    navigation.topViewController?.toolbarItems = [BarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    try await settle()
    #expect(page.bounds.height < 280)
  }

  @Test func beingInsertedBesideWhatIsDeeperStandsBesideThatSubview() {
    let (view, outer, inner, other) = (View(), View(), View(), View())
    view.addSubview(outer)
    view.addSubview(other)
    outer.addSubview(inner)
    let (below, above, lost) = (View(), View(), View())
    view.insertSubview(below, belowSubview: inner)
    view.insertSubview(above, aboveSubview: inner)
    #expect(view.subviews.map(ObjectIdentifier.init) == [below, outer, above, other].map(ObjectIdentifier.init))
    view.insertSubview(lost, belowSubview: View())
    #expect(view.subviews.last === lost)
  }
}
