import CGtk
import Gtk
import Testing
import WidgetTesting

/// Items that are equal, and are not shown as equal: a program's `==` may compare identifiers alone.
@Suite("Equal items of other content", .serialized) struct EqualItemTests {
  private struct Mail: Hashable {
    var id: Int
    var title: String
    var tags: [String] = []
    static func == (left: Mail, right: Mail) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private final class Source {
    var mails: [Mail]
    var (filled, emptied) = (0, 0)
    lazy var model = ListModel(count: { [unowned self] in mails.count }) { [unowned self] in mails[$0] }
    init(_ titles: [String]) { mails = titles.enumerated().map { Mail(id: $0, title: $1) } }
  }

  private func factory(_ source: Source) -> ListItemFactory {
    let factory = ListItemFactory()
    factory.onSetup { $0?.child = Gtk.Label("") }
    factory.onBind { item in
      source.filled += 1
      guard let mail = item?.value?.base as? Mail else { return }
      (item?.child as? Gtk.Label)?.text = ([mail.title] + mail.tags).joined(separator: " ")
    }
    factory.onUnbind { _ in source.emptied += 1 }
    return factory
  }

  /// The texts of the labels in a list, from top to bottom.
  private func texts(_ list: Widget) -> [String] {
    var found: [(y: Double, text: String)] = []
    func search(_ widget: Widget) {
      if let label = widget as? Gtk.Label, label.isMapped {
        var point = graphene_point_t()
        var origin = graphene_point_t(x: 0, y: 0)
        _ = gtk_widget_compute_point(label.native(), list.native(), &origin, &point)
        found.append((Double(point.y), label.text))
      }
      for child in widget.children { search(child) }
    }
    search(list)
    return found.sorted { $0.y < $1.y }.map(\.text)
  }

  private func show(_ list: Widget) async throws -> Gtk.Window {
    try TestDisplay.prepare()
    let window = Gtk.Window(title: "Test")
    window.child = list
    window.setDefaultSize(width: 200, height: 400)
    window.present()
    try await settle()
    return window
  }

  @Test("a row shows the item that replaced an equal one, and stays chosen")
  func replaced() async throws {
    let source = Source(["one", "two", "three"])
    let selection = SingleSelection(source.model)
    selection.selected = 1
    let list = ListView(selection, factory: factory(source))
    let window = try await show(list)
    #expect(texts(list) == ["one", "two", "three"])
    for title in ["2", "zwei"] {
      source.mails[1].title = title
      source.model.itemsChanged(at: 1, removed: 1, added: 1)
      try await wait(for: "the row") { texts(list) == ["one", title, "three"] }
      #expect(selection.selected == 1)
    }
    source.mails[1].tags = ["new"]
    source.model.itemsChanged(at: 0, removed: 3, added: 3)
    try await wait(for: "the row") { texts(list) == ["one", "zwei new", "three"] }
    #expect(selection.selected == 1)
    // Each row is emptied before it is filled again.
    #expect(source.filled - source.emptied == 3)
    window.destroyWindow()
  }

  @Test("an item that moves and changes does both, in a sorted list, too")
  func moved() async throws {
    for isSorted in [false, true] {
      let source = Source(["a", "b", "c"])
      let sorter = CustomSorter { one, other in
        let (one, other) = ((one.base as? Mail)?.title ?? "", (other.base as? Mail)?.title ?? "")
        return one < other ? .smaller : one > other ? .larger : .equal
      }
      let model: any ItemList = isSorted ? SortListModel(source.model, sorter: sorter) : source.model
      let list = ListView(NoSelection(model), factory: factory(source))
      let window = try await show(list)
      source.mails = [source.mails[2], source.mails[1], source.mails[0]]
      source.mails[2].title = "z"
      source.model.itemsChanged(at: 0, removed: 3, added: 3)
      try await wait(for: "the rows") { texts(list) == (isSorted ? ["b", "c", "z"] : ["c", "b", "z"]) }
      #expect(source.filled - source.emptied == 3)
      window.destroyWindow()
    }
  }

  @Test("the item itself tells of its new content, and equal numbers and texts are the same item")
  func items() throws {
    let source = Source(["one"])
    func item() -> ListModelItem? { source.model.item(at: 0) as? ListModelItem }
    let first = try #require(item())
    #expect(item() === first)
    source.mails[0].title = "two"
    #expect(item() === first && (first.value.base as? Mail)?.title == "two")
    for values: [AnyHashable] in [[1, 2], ["a", "b"], [Optional("a"), Optional("b")], [[1, 2], [3]]] {
      let model = ListModel(count: { values.count }) { values[$0] }
      let (one, other) = (model.item(at: 0), model.item(at: 1))
      #expect(one !== other && model.item(at: 0) === one && model.item(at: 1) === other)
    }
  }
}
