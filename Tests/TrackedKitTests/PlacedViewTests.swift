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
      #expect(cell.part.convert(Point.zero, to: cell).x == 12, "it begins where usual content does")
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
    let pageView: TrackedKit.View = tabs.viewControllers![0].view
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
    let page: TrackedKit.View = navigation.topViewController!.view
    #expect(page.convert(Point.zero, to: navigation.view).y == bar.height && page.bounds.height == 300 - bar.height)
    navigation.isNavigationBarHidden = true
    try await settle()
    #expect(notice.frame.y == 4 && page.bounds.height == 300)
    navigation.isToolbarHidden = false
    navigation.topViewController?.toolbarItems = [BarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
    try await settle()
    #expect(page.bounds.height < 280)
  }

  @Test("Content stands further from the sides of a controller's view than from those of others")
  func marginsOfAController() async throws {
    final class Page: View {
      let part = View()
      override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(part)
        LayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
          part.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
          part.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
    }
    let (controller, page, inner) = (ViewController(), Page(), Page())
    controller.view = page
    page.addSubview(inner)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    try await settle()
    #expect(page.part.frame == Rect(x: 16, y: 8, width: 268, height: 20))
    #expect(inner.part.frame == Rect(x: 8, y: 8, width: 284, height: 20))
    #expect(page.layoutMargins.left == 16 && inner.layoutMargins.left == 8)
    page.directionalLayoutMargins.leading = 8
    try await settle()
    #expect(page.part.frame == Rect(x: 8, y: 8, width: 276, height: 20), "what is set counts")
  }

  @Test("A header that places its parts by frames keeps the height that the layout estimates")
  func framesKeepTheEstimate() async throws {
    final class Title: CollectionReusableView {
      let label = Label()
      override init(frame: Rect = .zero) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
      }
    }
    final class Source: CollectionViewDataSource {
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> CollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? Title)?.label.text = "Following"
        return view
      }
    }
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let collection = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout(section: section))
    let source = Source()
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      Title.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
    collection.dataSource = source
    let window = try await TestWindow(collection, width: 300, height: 200)
    defer { window.close() }
    try await settle()
    let title = try #require(
      collection.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) as? Title)
    #expect(title.bounds.height == 44 && title.label.frame == Rect(x: 0, y: 0, width: 300, height: 44))
  }

  @Test("Frames that are no place are taken as empty, and follow the superview from there")
  func framesThatAreNoPlace() async throws {
    let (view, inset, none, far) = (View(), View(), View(), View())
    for part in [inset, none, far] { view.addSubview(part) }
    inset.frame = view.bounds.insetBy(dx: 6, dy: 2)
    inset.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    none.frame = Rect(x: .nan, y: 0, width: 10, height: .infinity)
    far.frame = Rect(x: 1e12, y: 0, width: 20, height: 20)
    let window = try await TestWindow(view, width: 200, height: 100)
    defer { window.close() }
    try await settle()
    #expect(inset.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(none.frame == .zero && far.frame.x == 1e12)
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
