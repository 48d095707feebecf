import GtkTesting
import Testing

@testable import TrackedKit

/// Members that many programs use in passing: views behind cells, bars that go, buttons of splits.
@MainActor @Suite(.serialized) struct EverydayMemberTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private final class Rows: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.backgroundView = View()
      cell.backgroundView?.backgroundColor = red
      cell.selectedBackgroundView = View()
      cell.selectedBackgroundView?.backgroundColor = blue
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
      (view as? TableViewHeaderFooterView)?.textLabel?.textColor = blue
    }
  }

  @Test func viewsStandBehindACellsContent() async throws {
    let (table, rows) = (TableView(), Rows())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (rows, rows)
    let window = try await TestWindow(table, width: 300, height: 200)
    defer { window.close() }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    func ground() throws -> Texture.Pixel { try picture(of: cell).pixel(x: cell.width - 2, y: 3) }
    #expect(try ground() == .init(red: 255, green: 0, blue: 0))
    let text = try window.require(Label.self, .text("row 0"))
    let frame = try #require(text.frame(in: cell))
    #expect(frame.minX > 0 && text.isMapped)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    try await settle()
    #expect(try ground() == .init(red: 0, green: 0, blue: 255))
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    try await settle()
    #expect(try ground() == .init(red: 255, green: 0, blue: 0))
    cell.backgroundView = nil
    try await settle()
    #expect(try ground().red < 255 || ground().green > 0)
  }

  @Test func theTitleOfASectionHasALabel() async throws {
    let (table, rows) = (TableView(), Rows())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    let window = try await TestWindow(table, width: 300, height: 200)
    defer { window.close() }
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Fruit" && header.textLabel?.textColor == Self.blue)
    #expect(try window.require(Label.self, .text("Fruit")).isMapped)
    table.reloadData()
    try await settle()
    #expect(table.headerView(forSection: 0)?.textLabel?.textColor == Self.blue)
  }

  @Test func theTabBarGoesWithAPushedController() async throws {
    let (root, detail) = (ViewController(), ViewController())
    detail.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: root)
    navigation.tabBarItem = TabBarItem(title: "Home", image: nil, tag: 0)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = try await TestWindow(tabs, width: 300, height: 300)
    defer { window.close() }
    #expect(tabs.tabBar.isMapped)
    navigation.pushViewController(detail, animated: false)
    try await settle()
    #expect(!tabs.tabBar.isMapped)
    navigation.popViewController(animated: false)
    try await settle()
    #expect(tabs.tabBar.isMapped)
    tabs.isTabBarHidden = true
    try await settle()
    #expect(!tabs.tabBar.isMapped)
  }

  @Test func theButtonOfASplitTakesTheListAway() async throws {
    let split = SplitViewController(style: .doubleColumn)
    let (list, content) = (ViewController(), ViewController())
    list.view.addSubview(Label("the list"))
    content.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.setViewController(list, for: .primary)
    split.setViewController(NavigationController(rootViewController: content), for: .secondary)
    let window = try await TestWindow(split, width: 900, height: 300)
    defer { window.close() }
    let label = try window.require(Label.self, .text("the list"))
    #expect(split.displayMode == .oneBesideSecondary && label.isMapped)
    split.displayModeButtonItem.perform(from: nil)
    try await settle()
    #expect(split.displayMode == .secondaryOnly && !label.isMapped)
    split.displayModeButtonItem.perform(from: nil)
    try await settle()
    #expect(split.displayMode == .oneBesideSecondary && label.isMapped)
  }

  @Test func aListIsThereBeforeItIsShown() async throws {
    let (table, collection) = (
      TableViewController(style: .grouped), CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    )
    table.tableView.rowHeight = 40
    collection.collectionView.backgroundColor = .systemBackground
    #expect(table.tableView === table.view && table.isViewLoaded && table.tableView.style == .grouped)
    #expect(collection.collectionView === collection.view && collection.isViewLoaded)
  }

  @Test func whyEditingEndedIsTold() async throws {
    final class Listener: TextFieldDelegate {
      var told: [TextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) { told.append(reason) }
    }
    let (first, second, listener) = (TextField(), TextField(), Listener())
    first.delegate = listener
    let window = try await TestWindow(StackView(arrangedSubviews: [first, second]), width: 300, height: 100)
    defer { window.close() }
    first.becomeFirstResponder()
    try await settle()
    second.becomeFirstResponder()
    try await settle()
    #expect(listener.told == [.committed])
  }
}
