import GtkTesting
import Testing

@testable import TrackedKit

/// What programs ported from UIKit rely on without saying it.
@MainActor @Suite(.serialized) struct PortedProgramTests {
  // MARK: Rows

  private final class Rows: TableViewDataSource {
    static let long = String(repeating: "A text that goes on in the next line. ", count: 4)
    var isOld = false
    var color: Color?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let text = indexPath.row == 1 ? "Short" : Self.long
      if isOld {
        cell.contentConfiguration = nil
        cell.textLabel?.text = text
      } else {
        var content = indexPath.row == 2 ? ListContentConfiguration.sidebarCell() : .subtitleCell()
        content.text = text
        if indexPath.row == 3 { content.secondaryText = Self.long }
        cell.contentConfiguration = content
      }
      var background = BackgroundConfiguration.listPlainCell()
      background.backgroundColor = color
      cell.backgroundConfiguration = background
      return cell
    }
  }

  private func makeTable(_ rows: Rows) -> TableView {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    return table
  }

  private func heights(of table: TableView) throws -> [Int] {
    try (0...3).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))).height }
  }

  @Test("texts of rows go on in the next line, but at the window's side, in old cells, and in rows of a given height")
  func wrapped() async throws {
    let rows = Rows()
    let table = makeTable(rows)
    let window = try await TestWindow(table, width: 300, height: 600)
    defer { window.close() }
    var found = try heights(of: table)
    #expect(found[0] > found[1] + 20 && found[2] == found[1] && found[3] > found[0] + 20, "\(found)")
    table.rowHeight = 60
    try await settle()
    #expect(try heights(of: table) == [60, 60, 60, 60])
    table.rowHeight = TableView.automaticDimension
    try await settle()
    #expect(try heights(of: table) == found)
    rows.isOld = true
    table.reloadData()
    try await settle()
    found = try heights(of: table)
    #expect(found == Array(repeating: found[1], count: 4))
  }

  @Test("a cell's frame is where its row is, in tables and collections, scrolled or not") func cellFrames() async throws
  {
    let rows = Rows()
    let table = makeTable(rows)
    table.rowHeight = 40
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 50)
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    let items = Items()
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    let around = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    for (view, x) in [(table as View, 0.0), (collection, 200)] {
      view.frame = Rect(x: x, y: 0, width: 200, height: 300)
      around.addSubview(view)
    }
    let window = try await TestWindow(around, width: 400, height: 300)
    defer { window.close() }
    for offset in [0.0, 400] {
      table.contentOffset = Point(x: 0, y: offset)
      collection.contentOffset = Point(x: 0, y: offset)
      try await settle()
      let paths = try #require(table.indexPathsForVisibleRows)
      #expect(paths.count > 3)
      for path in paths {
        let cell = try #require(table.cellForRow(at: path))
        #expect(cell.frame == table.rectForRow(at: path) && cell.center.y == cell.frame.midY && cell.bounds.y == 0)
      }
      for cell in collection.visibleCells {
        #expect(cell.frame == cell.frame(in: collection) && cell.frame.size == Size(width: 100, height: 50))
      }
      #expect(Set(collection.visibleCells.map { $0.frame.y }).count > 3)
    }
  }

  @Test("a chosen row with a background of its own has that background, and the letters of any other row")
  func ownBackground() async throws {
    let rows = Rows()
    rows.color = Color(red: 1, green: 1, blue: 0)
    let table = makeTable(rows)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    let path = IndexPath(row: 1, section: 0)
    for isOwn in [true, false, true] {
      rows.color = isOwn ? Color(red: 1, green: 1, blue: 0, alpha: 0.5) : nil
      table.reloadData()
      try await settle()
      let cell = try #require(table.cellForRow(at: path))
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      try await settle()
      // On the white of the list; the pointer may have been on the row before.
      let color = try picture(of: table).pixel(x: 250, y: Int(cell.frame.midY))
      #expect(("\(color)" == "#ffff7fff") == isOwn)
    }
  }

  private final class Items: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(
    "the wheel goes the way it is turned over a table that is shown upside down",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func upsideDown() async throws {
    let rows = Rows()
    let table = makeTable(rows)
    table.rowHeight = 40
    table.transform = AffineTransform(scaleX: 1, y: -1)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      try await scroll(table, steps: 1)
      #expect(table.contentOffset.y == 0)
      try await scroll(table, steps: -2)
      #expect(table.contentOffset.y > 50)
      try await scroll(table, steps: 2)
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test(
    "a table at its top stays there as it gets lower, whichever row has the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func lowered() async throws {
    let rows = Rows()
    rows.isOld = true
    let table = makeTable(rows)
    let around = View()
    table.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    table.refreshControl = RefreshControl()
    around.addSubview(table)
    let window = try await TestWindow(around, width: 300, height: 300)
    defer { window.close() }
    for _ in 1...2 {
      let last = try #require(table.visibleCells.last { $0.frame.maxY <= 300 })
      try await click(last)
      table.frame.size.height = 200
      try await settle()
      #expect(table.contentOffset.y == 0)
      table.refreshControl?.beginRefreshing()
      try await settle()
      #expect(table.contentOffset.y == 0)
      table.refreshControl?.endRefreshing()
      table.frame.size.height = 300
      try await settle()
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test("content that is as wide as the scroll view is laid out before that has a size, without a complaint")
  func laidOutEarly() async throws {
    let page = ViewController()
    let (scroller, column) = (ScrollView(), StackView(arrangedSubviews: [TextField(), Label(Rows.long)]))
    column.axis = .vertical
    for view in [scroller, column] as [View] { view.translatesAutoresizingMaskIntoConstraints = false }
    page.view.addSubview(scroller)
    scroller.addSubview(column)
    let (content, seen) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    LayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: page.view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: seen.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: seen.trailingAnchor, constant: -20),
    ])
    page.view.layoutIfNeeded()
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    #expect(column.frame.width == 260)
    #expect(
      column.constraints.allSatisfy { !$0.hasWarned } && scroller.subviewHost.constraints.allSatisfy { !$0.hasWarned })
  }

  // MARK: The pointer

  @Test(
    "labels and pictures leave the pointer to what is behind them, until they are told otherwise",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func passedThrough() async throws {
    let around = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let button = Button(frame: Rect(x: 20, y: 20, width: 200, height: 60))
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    let (label, picture) = (Label("In front"), ImageView(image: Image(systemName: "star")))
    label.frame = Rect(x: 30, y: 30, width: 80, height: 40)
    picture.frame = Rect(x: 120, y: 30, width: 80, height: 40)
    for view in [button, label, picture] as [View] { around.addSubview(view) }
    let window = try await TestWindow(around, width: 300, height: 200)
    defer { window.close() }
    var taps = 0
    for view in [label, picture] as [View] {
      #expect(!view.isUserInteractionEnabled)
      let middle = Place(x: view.frame.midX, y: view.frame.midY)
      presses = 0
      try await click(around, at: middle)
      #expect(presses == 1 && around.hitTest(Point(x: middle.x, y: middle.y), with: nil) === button)
      view.isUserInteractionEnabled = true
      #expect(view.isUserInteractionEnabled)
      try await click(around, at: middle)
      #expect(presses == 1 && around.hitTest(Point(x: middle.x, y: middle.y), with: nil) === view)
      view.addGestureRecognizer(TapGestureRecognizer(target: nil) { (_: TapGestureRecognizer) in taps += 1 })
      try await click(around, at: middle)
      #expect(presses == 1 && taps == 1)
      view.isUserInteractionEnabled = false
      try await click(around, at: middle)
      #expect(presses == 2 && taps == 1)
      taps = 0
    }
  }

  // MARK: Containers

  private final class Caller: ViewController {
    var calls: [String] = []
    var onCall: (String) -> Void = { _ in }

    private func called(_ name: String) {
      calls.append(name)
      onCall(name)
    }

    override func viewWillAppear(_ animated: Bool) { called("willAppear") }
    override func viewDidAppear(_ animated: Bool) { called("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { called("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { called("didDisappear") }
  }

  @Test("a push that ends a transition, whose end pops it, shows nothing of it") func poppedInPush() async throws {
    let (root, middle) = (ViewController(), Caller())
    let stack = NavigationController(rootViewController: root)
    let window = try await TestWindow(stack, width: 300, height: 200)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    for _ in 1...2 {
      let (next, other) = (Caller(), Caller())
      stack.pushViewController(middle, animated: false)
      try await wait(for: "the middle") { middle.calls.last == "didAppear" }
      middle.onCall = { [unowned stack] in if $0 == "didDisappear" { stack.popViewController(animated: false) } }
      stack.setViewControllers([root, other], animated: true)
      stack.pushViewController(next, animated: true)
      #expect(stack.topViewController === other && next.viewIfLoaded?.window == nil)
      try await wait(for: "the other") { other.calls.last == "didAppear" }
      try await settle()
      #expect(!next.calls.contains("didAppear") && next.calls.count % 2 == 0, "\(next.calls)")
      middle.onCall = { _ in }
      stack.popToRootViewController(animated: false)
      try await wait(for: "the root") { root.view.isMapped }
    }
  }

  @Test("what is around a view is hidden and shown again as the view goes", arguments: [true, false])
  func shownAgainInRemoval(isTab: Bool) async throws {
    let (page, child, other) = (ViewController(), Caller(), ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [page, other]
    let window = try await TestWindow(tabs, width: 300, height: 200)
    defer { window.close() }
    for _ in 1...2 {
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
      try await wait(for: "the child") { child.calls.last == "didAppear" }
      child.onCall = { [unowned tabs, unowned page] in
        guard $0 == "didDisappear" else { return }
        if isTab {
          tabs.selectedIndex = 1
          tabs.selectedIndex = 0
        } else {
          page.view.isHidden = true
          page.view.isHidden = false
        }
      }
      child.view.removeFromSuperview()
      child.onCall = { _ in }
      child.removeFromParent()
      try await settle()
      #expect(page.view.isMapped && child.view.superview == nil && child.calls.last == "didDisappear")
      child.calls = []
    }
  }
}
