import GtkTesting
import Testing

@testable import TrackedKit

@Observable private final class Song {
  var title: String
  init(_ title: String) { self.title = title }
}

/// A table of songs, as one writes it for UIKit.
private final class SongsViewController: ViewController, TableViewDataSource, TableViewDelegate {
  final class SongCell: TableViewCell {
    var song: Song? { didSet { setNeedsUpdateConfiguration() } }
    private(set) var runs = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      runs += 1
      var content = defaultContentConfiguration()
      content.text = song?.title
      content.secondaryText = state.isSelected ? "chosen" : nil
      contentConfiguration = content
    }
  }

  let table = TableView(frame: .zero, style: .plain)
  var albums = [("A", [Song("a1"), Song("a2")]), ("B", [Song("b1")])]
  private(set) var told: [String] = []
  private(set) var asked: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(SongCell.self, forCellReuseIdentifier: "song")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func numberOfSections(in tableView: TableView) -> Int { albums.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { albums[section].1.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    (cell as? SongCell)?.song = albums[indexPath.section].1[indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    albums[section].0.isEmpty ? nil : albums[section].0
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { told.append("+\(indexPath)") }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { told.append("-\(indexPath)") }

  func clear() { asked = [] }
  var texts: [String] { table.rows.visibleRows.compactMap { $0.cell.find(Gtk.Label.self)?.text } }
  func cell(_ row: Int, _ section: Int = 0) -> SongCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? SongCell
  }
}

@MainActor @Suite(.serialized) struct TableViewTests {
  private let songs = SongsViewController()

  private func show() async throws -> TestWindow { try await TestWindow(songs, width: 300, height: 500) }

  @Test("a table shows the rows and titles of its data source, and a changed row runs its own cell alone")
  func rows() async throws {
    let window = try await show()
    defer { window.close() }
    #expect(songs.texts == ["A", "a1", "a2", "B", "b1"])
    #expect(songs.table.numberOfSections == 2 && songs.table.numberOfRows(inSection: 0) == 2)
    #expect(songs.table.indexPathsForVisibleRows?.count == 3 && songs.cell(0)?.reuseIdentifier == "song")
    #expect(songs.table.headerView(forSection: 1)?.find(Gtk.Label.self)?.text == "B")
    songs.clear()
    let runs = (songs.cell(0)?.runs, songs.cell(1)?.runs)
    songs.albums[0].1[1].title = "Changed"
    try await settle()
    #expect(songs.texts == ["A", "a1", "Changed", "B", "b1"] && songs.asked.isEmpty)
    #expect(songs.cell(0)?.runs == runs.0 && songs.cell(1)?.runs == runs.1.map { $0 + 1 })
  }

  @Test("rows come, go and move by index paths; the cells of those that stay are left alone")
  func updates() async throws {
    let window = try await show()
    defer { window.close() }
    let (first, last) = (songs.cell(0), songs.cell(0, 1))
    songs.clear()
    songs.albums[0].1.insert(Song("new"), at: 1)
    songs.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    try await settle()
    #expect(songs.texts == ["A", "a1", "new", "a2", "B", "b1"] && songs.asked == [IndexPath(row: 1, section: 0)])
    #expect(songs.cell(0) === first && songs.cell(0, 1) === last)
    songs.albums[0].1.removeFirst()
    songs.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    songs.albums[1].1.append(songs.albums[0].1.removeFirst())
    songs.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    try await settle()
    #expect(songs.texts == ["A", "a2", "B", "b1", "new"])
  }

  @Test("a batch counts deletions in the list before and insertions in the list afterwards, and completes once")
  func batch() async throws {
    let window = try await show()
    defer { window.close() }
    var completions = 0
    songs.table.performBatchUpdates {
      songs.albums.insert(("N", [Song("n1"), Song("n2")]), at: 0)
      songs.albums[1].1 = [songs.albums[1].1[1], Song("a3")]
      songs.table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
      songs.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      songs.table.insertSections([0], with: .automatic)
    } completion: {
      #expect($0)
      completions += 1
    }
    try await wait(for: "the completion") { completions > 0 }
    try await settle()
    #expect(songs.texts == ["N", "n1", "n2", "A", "a2", "a3", "B", "b1"] && completions == 1)
  }

  @Test("changes that do not fit the data source are told, and the table shows what it says")
  func mismatch() async throws {
    let window = try await show()
    defer { window.close() }
    var messages: [String] = []
    let observation = UpdateRecorder.observeMessages { messages.append($0) }
    defer { observation.end() }
    songs.albums[0].1.append(Song("a3"))
    songs.table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
    try await settle()
    #expect(messages.contains { $0.contains("[2, 2]") && $0.contains("[3, 1]") })
    #expect(songs.texts == ["A", "a1", "a2", "a3", "B", "b1"])
  }

  @Test("reloadData asks for everything anew, titles too, and keeps the place that the table is scrolled to")
  func reload() async throws {
    songs.albums[1].1 = (0..<200).map { Song("b\($0)") }
    let window = try await show()
    defer { window.close() }
    songs.table.scrollToRow(at: IndexPath(row: 100, section: 1), at: .top, animated: false)
    try await wait(for: "row 100") { songs.texts.contains("b100") }
    try await wait(for: "row 100 at the top") { songs.texts.first == "b100" || songs.texts[1] == "b100" }
    let value = songs.table.scrollAdjustment.value
    songs.albums[1].1[100].title = "anew"
    songs.albums[0].0 = ""
    songs.table.reloadData()
    try await settle()
    #expect(abs(songs.table.scrollAdjustment.value - value) < 60 && songs.texts.contains("anew"))
    songs.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    try await wait(for: "the first row") { songs.texts.first == "a1" }
  }

  @Test("the user's choice is told, and shown by the cell's state; the program's is shown alone")
  func selection() async throws {
    let window = try await show()
    defer { window.close() }
    songs.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    try await settle()
    #expect(songs.told.isEmpty && songs.cell(1)?.find(.text("chosen")) != nil)
    try await click(#require(songs.cell(0)))
    #expect(
      songs.told == ["-[0, 1]", "+[0, 0]"] && songs.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    try await settle()
    #expect(songs.cell(0)?.find(.text("chosen")) != nil && songs.cell(1)?.find(.text("chosen")) == nil)
  }

  @Test("a table controller gives its view rows, asked for when they are needed; its cells have UIKit's older labels")
  func controller() async throws {
    final class Lines: TableViewController {
      var lines = ["one"]
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "line")
        lines.append("two")
      }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { lines.count }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
        cell.textLabel?.text = lines[indexPath.row]
        return cell
      }
    }
    let controller = Lines(style: .insetGrouped)
    let window = try await TestWindow(controller, width: 300, height: 300)
    defer { window.close() }
    #expect(window.find(.text("one")) != nil && window.find(.text("two")) != nil)
    controller.lines.append("three")
    controller.tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    try await settle()
    #expect(window.find(.text("three")) != nil)
  }

  @Test("a diffable data source of a table takes titles from its subclass, as they are in the snapshot that comes")
  func diffable() async throws {
    final class Titled: TableViewDiffableDataSource<String, Int> {
      override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).map { "Section \($0)" }
      }
    }
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Titled(tableView: table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      return cell
    }
    let window = try await TestWindow(table, width: 300, height: 400)
    defer { window.close() }
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x", "y"])
    snapshot.appendItems([1], toSection: "x")
    snapshot.appendItems([2])
    source.apply(snapshot, animatingDifferences: false)
    snapshot.insertSections(["w"], beforeSection: "x")
    source.apply(snapshot)
    try await settle()
    let texts = table.rows.visibleRows.compactMap { $0.cell.find(Gtk.Label.self)?.text }
    #expect(texts == ["Section w", "Section x", "1", "Section y", "2"])
  }
}
