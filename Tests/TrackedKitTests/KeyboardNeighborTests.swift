import Gtk
import GtkTesting
import Observation
import Testing
import TrackedKit

/// Where the keyboard goes when what has it cannot have it any more.
@MainActor @Suite("Keyboard's neighbours", .serialized) struct KeyboardNeighborTests {
  enum Ending: CaseIterable {
    case insensitive, hidden, removed, containerInsensitive, containerHidden, containerRemoved

    @MainActor func end(_ button: Widget) {
      let container = button.parent!
      switch self {
      case .insensitive: button.isSensitive = false
      case .hidden: button.isVisible = false
      case .removed: button.detachFromParent()
      case .containerInsensitive: container.isSensitive = false
      case .containerHidden: container.isVisible = false
      case .containerRemoved: container.detachFromParent()
      }
    }
  }

  private func row(_ titles: [String]) -> Box {
    let row = Box(.horizontal)
    for title in titles { row.append(Gtk.Button(title)) }
    return row
  }

  private func focusedText(_ window: TestWindow) -> String? {
    (window.window.focus as? Gtk.Button)?.label ?? (window.window.focus as? Gtk.Entry)?.text
  }

  @Test(
    "C-278 a control that becomes insensitive, hidden or removed hands the keyboard to the next, else to the one before",
    arguments: Ending.allCases)
  func control(_ ending: Ending) async throws {
    let column = Box(.vertical)
    for row in [row(["one"]), row(["two", "three"]), row(["four"])] { column.append(row) }
    let window = try await TestWindow(column)
    defer { window.close() }
    let endsOne = [.insensitive, .hidden, .removed].contains(ending)
    let expected = endsOne ? ["two": "three", "three": "four", "four": "one"] : ["two": "four", "four": "one"]
    var focused = "two"
    try window.require(Gtk.Button.self, .text(focused)).grabFocus()
    while let next = expected[focused] {
      ending.end(try window.require(Gtk.Button.self, .text(focused)))
      try await settle()
      #expect(focusedText(window) == next)
      focused = next
    }
    #expect(focused == "one")
    ending.end(try window.require(Gtk.Button.self, .text("one")))
    try await settle()
    #expect(window.window.focus == nil, "nothing is left")
  }

  @Test(
    "C-278 a bubble that is closed gives the keyboard back to what had it, and where nothing had it, brings nothing else into sight, twice"
  )
  func bubble() async throws {
    let (label, far) = (Label("no keyboard here"), Gtk.Button("far below"))
    let column = Box(.vertical, spacing: 800)
    [label, far].forEach(column.append)
    let scroller = ScrolledWindow()
    scroller.child = column
    let window = try await TestWindow(scroller, width: 300, height: 300)
    defer { window.close() }
    let popover = Gtk.Popover()
    let entry = Gtk.Entry()
    popover.child = entry
    popover.setParent(label)
    for opener in [nil, far, nil, far] {
      window.window.focus = opener
      scroller.verticalAdjustment.value = 0
      try await settle()
      popover.popup()
      try await settle()
      #expect(entry.hasFocus)
      try await press("Escape", in: entry)
      try await wait(for: "the bubble to go") { !popover.isMapped }
      try await settle()
      if let opener {
        #expect(window.window.focus === opener)
      } else {
        #expect(!far.hasFocus && scroller.verticalAdjustment.value == 0)
      }
    }
  }

  @Test("C-278 a button that disables itself when it is pressed leaves the keyboard to its neighbour, twice")
  func pressedButton() async throws {
    let row = row(["Load", "Cancel", "Other"])
    let buttons = row.children.compactMap { $0 as? Gtk.Button }
    buttons[0].onClicked {
      buttons[0].isSensitive = false
      buttons[1].isSensitive = true
    }
    buttons[1].onClicked {
      buttons[1].isSensitive = false
      buttons[0].isSensitive = true
    }
    buttons[1].isSensitive = false
    let window = try await TestWindow(row)
    defer { window.close() }
    buttons[0].grabFocus()
    for expected in ["Cancel", "Other"] {
      try await press("space", in: try #require(window.window.focus))
      try await settle()
      #expect(focusedText(window) == expected)
    }
  }

  @Test("C-278 what stands in a focusable row leaves the keyboard to the row")
  func container() async throws {
    let list = ListBox()
    let content = Box(.horizontal)
    let entry = Gtk.Entry()
    content.append(Gtk.Label("a row"))
    content.append(entry)
    list.append(content)
    let window = try await TestWindow(list)
    defer { window.close() }
    entry.grabFocus()
    content.remove(entry)
    try await settle()
    #expect(window.window.focus === list.row(at: 0))
  }

  @Test("C-278 what the program gives the keyboard to meanwhile keeps it, and so does what is put elsewhere")
  func programsChoice() async throws {
    let row = row(["one", "two", "three"])
    let window = try await TestWindow(row)
    defer { window.close() }
    let buttons = row.children.compactMap { $0 as? Gtk.Button }
    buttons[0].grabFocus()
    buttons[0].isVisible = false
    buttons[2].grabFocus()
    try await settle()
    #expect(focusedText(window) == "three")
    row.remove(buttons[2])
    row.append(buttons[2])
    try await settle()
    #expect(focusedText(window) == "three")
    window.window.focus = nil
    buttons[2].isVisible = false
    try await settle()
    #expect(window.window.focus == nil, "it did not have the keyboard")
  }

  @Test("C-278 a row that is deleted leaves the keyboard to the next row, else to the one before, in a list of GTK's")
  func row() async throws {
    let list = ListBox()
    for title in ["a", "b", "c"] { list.append(row([title])) }
    let window = try await TestWindow(list)
    defer { window.close() }
    func focusedRow() -> String? { window.window.focus?.find(Gtk.Button.self)?.label }
    list.row(at: 1)?.grabFocus()
    for expected in ["c", "a"] {
      try #require(window.window.focus).detachFromParent()
      try await settle()
      #expect(focusedRow() == expected && window.window.focus?.parent === list)
    }
  }

  @Test("C-278 a row of a table that is deleted, or whose button deletes it, leaves the keyboard to its neighbour")
  func tableRow() async throws {
    let controller = DeletingController()
    let window = try await TestWindow(controller)
    defer { window.close() }
    func button(_ name: String) throws -> Gtk.Button { try window.require(Gtk.Button.self, .text(name)) }
    try button("delete 2").grabFocus()
    for expected in ["delete 3", "delete 4", "delete 1", "delete 0"] {
      try await press("space", in: try #require(window.window.focus))
      try await settle()
      #expect(focusedText(window) == expected)
    }
  }

  @Test("C-278 a row that has the keyboard itself and is deleted by a key leaves it to its neighbour")
  func focusedTableRow() async throws {
    let controller = DeletingController()
    controller.hasButtons = false
    let window = try await TestWindow(controller)
    defer { window.close() }
    func row(_ name: String) -> Widget? { window.find(.text(name), in: .shown).flatMap { $0.listRow } }
    try #require(row("row 3")).grabFocus()
    for (gone, expected) in [(3, "row 4"), (4, "row 2"), (2, "row 1")] {
      controller.delete(gone)
      try await settle()
      #expect(row(expected) != nil && window.window.focus === row(expected), "\(expected)")
    }
  }
}

extension Widget {
  fileprivate var listRow: Widget? { typeName == "GtkListItemWidget" ? self : parent?.listRow }
}

private final class DeletingController: ViewController {
  var hasButtons = true
  private var ids = Array(0..<5)
  private let table = TableView()
  private lazy var source = TableViewDiffableDataSource<Int, Int>(tableView: table) { [unowned self] _, _, id in
    let cell = TableViewCell()
    guard hasButtons else {
      var content = ListContentConfiguration.cell()
      content.text = "row \(id)"
      cell.contentConfiguration = content
      return cell
    }
    let button = Gtk.Button("delete \(id)")
    button.onClicked { [weak self] in self?.delete(id) }
    cell.contentView.addSubview(button)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    apply()
  }

  func delete(_ id: Int) {
    ids.removeAll { $0 == id }
    apply()
  }

  private func apply() {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    source.apply(snapshot, animatingDifferences: false)
  }
}
