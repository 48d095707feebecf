import GtkTesting
import Testing

@testable import TrackedKit

/// Tables as people use and see them: quick clicks, colours up to the edges, heights that the program says.
@MainActor @Suite(.serialized) struct EverydayRowTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var count = 3
    var colored: Set<Int> = []
    private(set) var primary = 0

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.backgroundColor = colored.contains(indexPath.row) ? Color(red: 0, green: 0, blue: 1) : nil
      return cell
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) { primary += 1 }
  }

  private final class Heard {
    private var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
    subscript(name: String) -> Int { counts[name, default: 0] }
  }

  private final class Table: TableView {
    var told: [Double] = []
    override var contentSize: Size {
      get { super.contentSize }
      set {
        super.contentSize = newValue
        told.append(newValue.height)
      }
    }
  }

  private func makeTable(_ rows: Rows, _ table: TableView = TableView()) -> TableView {
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    table.rowHeight = 40
    return table
  }

  private func cell(_ row: Int, of table: TableView) throws -> TableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test(
    "quick clicks on a row are heard by the gestures in it and around it, and activate a row that has none",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func quickClicks() async throws {
    let (rows, log) = (Rows(), Heard())
    rows.count = 4
    let table = makeTable(rows)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    func tap(_ name: String, _ count: Int, on view: View) {
      let tap = TapGestureRecognizer(target: nil) { log.note(name) }
      tap.numberOfTapsRequired = count
      view.addGestureRecognizer(tap)
    }
    try tap("pair", 2, on: cell(0, of: table))
    try tap("each", 1, on: cell(1, of: table).contentView)
    try tap("pair", 2, on: cell(1, of: table))
    for round in 1...2 {
      try await click(cell(0, of: table), count: 2)
      try await wait { log["pair"] == 2 * round - 1 }
      #expect(table.indexPathForSelectedRow?.row == 0)
      try await click(cell(1, of: table), count: 2)
      try await wait { log["pair"] == 2 * round }
      #expect(log["each"] == 2 * round && table.indexPathForSelectedRow?.row == 1)
      #expect(rows.primary == round - 1)
      // Another row: GTK goes on counting clicks on one that come this fast.
      try await click(cell(round + 1, of: table), count: 2)
      try await wait { rows.primary == round }
    }
    tap("around", 2, on: table)
    for round in 1...2 {
      try await click(cell(2, of: table), count: 2)
      try await wait { log["around"] == round }
      #expect(rows.primary == 2)
    }
  }

  enum Ending: CaseIterable { case close, removeRow, emptyTable, removeTable }

  @Test(
    "C-240 a double tap in a row ends the row, the table or the window, which GTK alone holds, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Ending.allCases)
  func doubleTapEnds(_ ending: Ending) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      let rows = Rows()
      weak var shown: TrackedKit.Window?
      weak var table: TableView?
      var taps = 0
      do {
        let (window, controller, made) = (TrackedKit.Window(title: "Ending"), ViewController(), makeTable(rows))
        window.setDefaultSize(width: 300, height: 200)
        controller.view = made
        window.rootViewController = controller
        window.present()
        (shown, table) = (window, made)
      }
      try await settle()
      let tap = TapGestureRecognizer(target: nil) {
        taps += 1
        switch ending {
        case .close: shown?.close()
        case .removeRow, .emptyTable:
          rows.count = ending == .removeRow ? 2 : 0
          table?.reloadData()
        case .removeTable: shown?.rootViewController = nil
        }
      }
      tap.numberOfTapsRequired = 2
      try cell(1, of: #require(table)).addGestureRecognizer(tap)
      // The row may be gone at the second click.
      if let table { _ = try? await click(try cell(1, of: table), count: 2) }
      try await wait(for: "the tap") { taps == 1 }
      switch ending {
      case .close: try await wait(for: "the window to end") { shown == nil }
      case .removeTable: try await wait(for: "the table to end") { table == nil }
      case .removeRow, .emptyTable: try await wait(for: "the rows") { table?.visibleCells.count == rows.count }
      }
      shown?.close()
      try await wait(for: "the window to end") { shown == nil }
    }
  }

  @Test("a cell's colour reaches to the edges of its row, and text stands where it does in other rows")
  func coloredCells() async throws {
    let rows = Rows()
    rows.colored = [1]
    let table = makeTable(rows)
    table.separatorStyle = .none
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    for row in [1, 2] {
      rows.colored = [row]
      table.reloadData()
      try await settle()
      let (cell, other) = try (cell(row, of: table), self.cell(0, of: table))
      let (frame, shown) = (try #require(cell.parent?.frame(in: table)), try picture(of: table))
      let edges = [
        (Int(frame.minX), Int(frame.minY)), (Int(frame.maxX) - 1, Int(frame.minY)),
        (Int(frame.minX), Int(frame.maxY) - 2),
      ]
      for (x, y) in edges { #expect(shown.pixel(x: x, y: y) == .init(red: 0, green: 0, blue: 255)) }
      #expect(cell.height == other.height && cell.parent?.frame(in: table)?.minX == 0)
    }
  }

  @Test("a table is as low as its constraints say") func low() async throws {
    let (rows, page) = (Rows(), View())
    let table = makeTable(rows)
    table.rowHeight = 20
    table.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(table)
    let height = table.heightAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: page.topAnchor), table.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      table.widthAnchor.constraint(equalToConstant: 200), height,
    ])
    let window = try await TestWindow(page, width: 300, height: 300)
    defer { window.close() }
    for wanted in [30.0, 100, 22] {
      height.constant = wanted
      try await settle()
      #expect(table.frame.height == wanted)
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
      try await settle()
      let last = try #require(cell(2, of: table).frame(in: table))
      #expect(last.maxY <= wanted, "the last row can be scrolled to")
    }
  }

  @Test("an observer of the content size is told of each one, also where there is room for all rows")
  func contentSize() async throws {
    let (rows, table) = (Rows(), Table())
    _ = makeTable(rows, table)
    table.separatorStyle = .none
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    try await wait { table.told.last == 120 }
    for count in [4, 2, 5] {
      rows.count = count
      table.reloadData()
      try await wait { table.told.last == Double(count) * 40 }
      #expect(table.contentSize.height == Double(count) * 40)
    }
    rows.count = 6
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    try await wait { table.told.last == 240 }
    table.rowHeight = 50
    try await wait { table.told.last == 300 }
  }

  // MARK: Heights

  private final class Foldable: TableViewDataSource, TableViewDelegate {
    var open: Set<Int> = []
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      open.contains(indexPath.row) ? 120 : 40
    }
  }

  @Test("the end of a batch asks for heights again, and its completion sees them") func foldedRows() async throws {
    let (rows, table) = (Foldable(), TableView())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.separatorStyle) = (rows, rows, .none)
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    for _ in 1...2 {
      for row in 0..<4 {
        rows.open = [row]
        var rect: Rect?
        let path = IndexPath(row: row, section: 0)
        if row % 2 == 0 {
          table.performBatchUpdates(nil) { _ in rect = table.rectForRow(at: path) }
          try await wait(for: "the completion") { rect != nil }
          #expect(rect?.height == 120)
        } else {
          table.beginUpdates()
          table.endUpdates()
        }
        try await settle()
        #expect(try cell(row, of: table).height == 120 && cell(row + 1, of: table).height == 40)
      }
    }
  }

  private final class FramedCell: TableViewCell {
    let dot = View()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(dot)
    }
    required init?(coder: Coder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      dot.frame = Rect(x: 12, y: contentView.bounds.midY - 6, width: 12, height: 12)
    }
  }

  private final class Mixed: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let identifier = indexPath.row == 2 ? "framed" : "cell"
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      if indexPath.row == 0 { cell.textLabel?.text = "before" }
      if indexPath.row < 2, cell.contentView.viewWithTag(7) == nil {
        let button = Button(type: .system)
        button.setTitle("button", for: .normal)
        (button.tag, button.translatesAutoresizingMaskIntoConstraints) = (7, false)
        cell.contentView.addSubview(button)
        LayoutConstraint.activate([
          button.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
          button.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
        ])
      }
      if indexPath.row == 1 { cell.textLabel?.text = "after" }
      return cell
    }
  }

  @Test(
    "a cell's own label and views beside it are both seen, and a row whose content says no height has the usual one")
  func mixedContent() async throws {
    let (rows, table) = (Mixed(), TableView())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(FramedCell.self, forCellReuseIdentifier: "framed")
    (table.dataSource, table.separatorStyle) = (rows, .none)
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    for _ in 1...2 {
      for (row, text) in [(0, "before"), (1, "after")] {
        let cell = try cell(row, of: table)
        let label = try #require(cell.textLabel?.frame(in: cell))
        let button = try #require(cell.contentView.viewWithTag(7)?.frame(in: cell))
        #expect(cell.textLabel?.text == text && cell.textLabel?.isMapped == true)
        #expect(label.minX < 40 && label.height > 10 && button.minX > 150 && button.height > 10)
        #expect(cell.height >= 30)
      }
      let framed = try cell(2, of: table) as? FramedCell
      #expect(framed?.height == 44 && framed?.dot.frame(in: framed!)?.midY == 22)
      #expect(try cell(3, of: table).height == 44)
      table.reloadData()
      try await settle()
    }
  }

  @Test("a button can be read in a chosen row") func buttonInChosenRow() async throws {
    let (rows, table) = (Mixed(), TableView())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(FramedCell.self, forCellReuseIdentifier: "framed")
    table.dataSource = rows
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    for row in [0, 1] {
      for isChosen in [true, false] {
        let path = IndexPath(row: row, section: 0)
        if isChosen {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
          table.deselectRow(at: path, animated: false)
        }
        try await settle()
        let button = try #require(cell(row, of: table).contentView.viewWithTag(7))
        let (shown, place) = (try picture(of: window.window), try #require(button.frame(in: window.window)))
        func brightness(_ x: Int, _ y: Int) -> Int {
          let pixel = shown.pixel(x: x, y: y)
          return Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)
        }
        let y = Int(place.midY)
        let values = (Int(place.minX)..<Int(place.maxX)).map { brightness($0, y) }
        #expect(try #require(values.max()) - #require(values.min()) > 200)
      }
    }
  }

  // MARK: Keys and places

  private final class Movable: TableViewDataSource, TableViewDelegate {
    var names = ["a", "b", "c", "d"]
    var log: [String] = []
    /// How many cells the table has asked for.
    var asked = 0
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "header" }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { log.append(names[indexPath.row]) }
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("primary") }
    func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      names.insert(names.remove(at: source.row), at: destination.row)
    }
  }

  private func makeMovable() -> (Movable, TableView) {
    let (rows, table) = (Movable(), TableView())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    return (rows, table)
  }

  @Test("a table that begins to be edited, or ends, stays where it is, with its cells, and the keyboard in its row")
  func editingKeepsThePlace() async throws {
    let (rows, table) = makeMovable()
    rows.names = (0..<200).map { "row \($0)" }
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    try await settle()
    let row = try #require(cell(102, of: table).parent)
    row.grabFocus()
    let (place, asked) = (row.frame(in: window.window)?.y, rows.asked)
    for isEdited in [true, false, true, false] {
      table.setEditing(isEdited, animated: false)
      try await settle()
      #expect(row.frame(in: window.window)?.y == place && window.window.focus === row)
      #expect(try cell(102, of: table).parent === row)
    }
    #expect(rows.asked == asked)
  }

  @Test(
    "Enter chooses the row that has the keyboard, and Alt with an arrow moves it while the table is edited",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keysOfRows() async throws {
    let (rows, table) = makeMovable()
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    for _ in 1...2 {
      let row = try #require(cell(1, of: table).parent)
      row.grabFocus()
      rows.log = []
      try await press("Return", in: row)
      #expect(rows.log == ["b", "primary"])
      try await press("Return", in: row)
      #expect(rows.log == ["b", "primary", "primary"])
      table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      table.setEditing(true, animated: false)
      try await settle()
      try #require(cell(1, of: table).parent).grabFocus()
      try await press("Down", .alt, in: #require(window.window.focus))
      #expect(rows.names == ["a", "c", "b", "d"])
      rows.names = ["a", "b", "c", "d"]
      table.setEditing(false, animated: false)
      table.reloadData()
      try await settle()
    }
  }

  @Test("a table at its top stays there when rows come, also below a header and after a click") func atTop()
    async throws
  {
    let (rows, table) = makeMovable()
    rows.names = (0..<30).map { "row \($0)" }
    let window = try await TestWindow(table, width: 300, height: 200)
    defer { window.close() }
    try await click(cell(1, of: table))
    for number in 1...3 {
      rows.names.insert("new \(number)", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      try await settle()
      #expect(table.contentOffset.y == 0)
      let place = try #require(cell(0, of: table).frame(in: table))
      #expect(place.minY > 10 && place.maxY < 100)
    }
  }

  @Test(
    "a click on a row that is seen in part chooses it where it is; a row that is dragged aside is not chosen",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func clicksScrollNothing() async throws {
    let rows = Rows()
    rows.count = 30
    let table = makeTable(rows)
    let window = try await TestWindow(table, width: 300, height: 300)
    defer { window.close() }
    for offset in [10.0, 50] {
      table.contentOffset.y = offset
      try await settle()
      for row in [Int(offset) / 40, Int(offset + 300) / 40] {
        let shown = row == Int(offset) / 40 ? 35.0 : 5
        try await click(cell(row, of: table), at: Place(x: 100, y: shown))
        try await wait { table.indexPathForSelectedRow?.row == row }
        try await settle()
        #expect(table.contentOffset.y == offset, "row \(row)")
      }
      let chosen = table.indexPathForSelectedRow
      try await drag(cell(3, of: table), from: Place(x: 50, y: 20), at: Place(x: 200, y: 22))
      try await settle()
      #expect(table.indexPathForSelectedRow == chosen)
      try await click(cell(3, of: table), at: Place(x: 52, y: 20))
      try await wait { table.indexPathForSelectedRow?.row == 3 }
    }
  }

  @Test(
    "a text or a control of the program in a row takes its presses for itself, as in UIKit",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func whatIsInRows() async throws {
    final class Inside: TableViewDataSource, TableViewDelegate {
      let (text, stars) = (TextView(frame: Rect(x: 0, y: 0, width: 150, height: 40)), Control(frame: .zero))
      var chosen = 0

      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        stars.frame = Rect(x: 150, y: 0, width: 60, height: 40)
        cell.contentView.addSubview(text)
        cell.contentView.addSubview(stars)
        return cell
      }

      func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { chosen += 1 }
    }
    let (inside, table, log) = (Inside(), TableView(), Heard())
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.rowHeight) = (inside, inside, 40)
    inside.stars.addAction(Action { _ in log.note("star") }, for: .touchUpInside)
    let window = try await TestWindow(table, width: 300, height: 200)
    defer { window.close() }
    for presses in 1...2 {
      try await click(inside.stars)
      #expect(log["star"] == presses && inside.chosen == 0)
      try await click(inside.text)
      #expect(inside.text.isFirstResponder && inside.chosen == 0)
      try await press("a", in: inside.text)
    }
    #expect(inside.text.hasText)
    try await click(try cell(0, of: table), at: Place(x: 250, y: 20))
    #expect(inside.chosen == 1)
  }
}
