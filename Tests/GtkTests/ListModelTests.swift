import CGtk
import GtkTesting
import Testing

@Suite("List models", .serialized)
struct ListModelTests {
  /// A list over an array, with the positions that were asked for.
  private final class Source {
    var values: [String]
    var asked: [Int] = []
    private(set) lazy var model = ListModel(
      count: { [unowned self] in values.count },
      item: { [unowned self] in
        asked.append($0)
        return values[$0]
      })

    init(_ values: [String]) { self.values = values }
  }

  private func makeFactory() -> ListItemFactory {
    let factory = ListItemFactory()
    factory.onSetup { $0?.child = Label() }
    factory.onBind { item in
      (item?.child as? Label)?.text = item?.value.map { "\($0)" } ?? ""
    }
    return factory
  }

  @Test("a million rows are asked for only where they are shown")
  func million() async throws {
    var asked: Set<Int> = []
    let model = ListModel(
      count: { 1_000_000 },
      item: { position in
        asked.insert(position)
        return position
      })
    let list = ListView(SingleSelection(model), factory: makeFactory())
    let scroller = ScrolledWindow()
    scroller.child = list
    let test = try await TestWindow(scroller)
    #expect(model.count == 1_000_000)
    #expect(test.find(Gtk.Label.self, .text("0")) != nil)
    #expect(asked.count < 500, "\(asked.count) items were made for one screen")
    let made = asked.count
    list.scrollTo(999_999)
    try await settle()
    #expect(test.find(Gtk.Label.self, .text("999999")) != nil)
    #expect(asked.count < made + 1000, "\(asked.count) items were made for two screens")
  }

  /// What C gets for a position, with the reference it is given taken back.
  private func gItem(_ model: ListModel, _ position: Int) -> Gtk.Object? {
    guard let item = g_list_model_get_item(model.native(), UInt32(position)) else { return nil }
    defer { g_object_unref(item) }
    return Gtk.Object.wrap(item)
  }

  @Test("an item in use is the same object each time, and is freed when nobody uses it")
  func itemIdentity() async throws {
    let source = Source(["a", "b"])
    var first = gItem(source.model, 0)
    #expect(first != nil)
    #expect(gItem(source.model, 0) === first)
    #expect(gItem(source.model, 1) !== first)
    let watch = FinalizationWatch(try #require(first))
    first = nil
    try await watch.expectFinalized()
    #expect(gItem(source.model, 0) != nil)
    #expect(gItem(source.model, 2) == nil)
  }

  @Test("C reads the list as any other")
  func interface() {
    let source = Source(["a", "b", "c"])
    #expect(g_list_model_get_n_items(source.model.native()) == 3)
    #expect(g_list_model_get_item(source.model.native(), 3) == nil)
    #expect(g_type_is_a(g_list_model_get_item_type(source.model.native()), cgtk_type_object()) != 0)
  }

  @Test("inserted, removed and replaced items show, and the others keep their rows")
  func changes() async throws {
    let source = Source(["a", "b", "c"])
    let list = ListView(NoSelection(source.model), factory: makeFactory())
    let scroller = ScrolledWindow()
    scroller.child = list
    let test = try await TestWindow(scroller)
    func shown() -> [String] { list.children.compactMap { ($0.children.first as? Label)?.text } }
    #expect(shown() == ["a", "b", "c"])

    source.asked = []
    source.values.insert("new", at: 1)
    source.model.itemsChanged(at: 1, removed: 0, added: 1)
    try await settle()
    #expect(shown() == ["a", "new", "b", "c"])
    #expect(Set(source.asked).isSubset(of: [1]))

    source.values.removeFirst()
    source.model.itemsChanged(at: 0, removed: 1, added: 0)
    source.values[2] = "d"
    source.model.itemsChanged(at: 2, removed: 1, added: 1)
    try await settle()
    #expect(shown() == ["new", "b", "d"])

    source.values = []
    source.model.itemsChanged(at: 0, removed: 3, added: 0)
    try await settle()
    #expect(shown().isEmpty)
    withExtendedLifetime(test) {}
  }

  @Test("an item that only moved stays chosen")
  func selectionFollows() async throws {
    let source = Source(["a", "b", "c"])
    let selection = SingleSelection(source.model)
    selection.selected = 0
    let test = try await TestWindow(ListView(selection, factory: makeFactory()))
    source.values = ["b", "c", "a"]
    source.model.itemsChanged(at: 0, removed: 3, added: 3)
    #expect(selection.selected == 2)
    source.values.remove(at: 2)
    source.model.itemsChanged(at: 2, removed: 1, added: 0)
    #expect(selection.selected == nil)
    withExtendedLifetime(test) {}
  }

  @Test("a row is set up, filled, emptied and torn down in pairs")
  func rowLife() async throws {
    let source = Source((0..<20).map { "\($0)" })
    let factory = ListItemFactory()
    var (setups, binds, unbinds, teardowns) = (0, 0, 0, 0)
    factory.onSetup { item in
      setups += 1
      item?.child = Label("row")
    }
    factory.onBind { _ in binds += 1 }
    factory.onUnbind { _ in unbinds += 1 }
    factory.onTeardown { _ in teardowns += 1 }
    let test = try await TestWindow(ListView(NoSelection(source.model), factory: factory))
    #expect(setups >= 20 && binds >= 20)
    source.values = []
    source.model.itemsChanged(at: 0, removed: 20, added: 0)
    try await settle()
    #expect(binds == unbinds)
    test.window.child = nil
    try await wait(for: "the rows to be torn down", findings: { ["\(teardowns) of \(setups) were"] }) {
      setups == teardowns
    }
  }

  @Test("a click chooses a row and activates it, told by position", .enabled { await Delivery.method == .events })
  func userSelection() async throws {
    let source = Source(["a", "b", "c"])
    let selection = SingleSelection(source.model)
    let list = ListView(selection, factory: makeFactory())
    list.activatesOnSingleClick = true
    let test = try await TestWindow(list)
    var changes = 0
    var activated: [Int] = []
    selection.onSelectionChanged { _, _ in changes += 1 }
    list.onActivate { activated.append($0) }
    try await click(test.require(Gtk.Label.self, .text("b")))
    #expect(activated == [1])
    #expect(selection.selected == 1)
    #expect(changes == 1)
  }
}
