import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// What a program does in closures that GTK keeps or is given for a call, each of which it calls in the middle of its own work.
@Suite("Endings in closures", .serialized) struct ClosureEndingTests {
  enum Act: CaseIterable { case close, destroy, removeOwn, dropAll }

  /// What calls a closure of the program's.
  @MainActor struct Caller {
    let name: String
    /// A widget, and what has the closure called again; it holds neither.
    let make: (_ body: @escaping () -> Void) -> (widget: Widget, cause: () -> Void)
  }

  @Test(
    "C-240 a closure may take its widget out, and end its window: GTK goes on without a complaint, and nothing is kept",
    arguments: Act.allCases)
  func ending(_ act: Act) async throws {
    try TestDisplay.prepare()
    for caller in Self.lists + Self.boxes + Self.trees + Self.others {
      weak var window: Window?
      weak var own: Widget?
      var (isArmed, calls) = (false, 0)
      var cause: () -> Void = {}
      do {
        let made = Window(title: "Test")
        let (widget, causing) = caller.make {
          guard isArmed else { return }
          isArmed = false
          calls += 1
          switch act {
          case .close: window?.close()
          case .destroy: window?.destroyWindow()
          case .removeOwn: own?.detachFromParent()
          case .dropAll: window?.child = nil
          }
        }
        let (inner, outer) = (Box(.vertical), Box(.vertical))
        for child in [Label("before"), widget, Button("after")] { inner.append(child) }
        for child in [inner, Label("below")] { outer.append(child) }
        made.child = outer
        made.present()
        (window, own, cause) = (made, widget, causing)
      }
      try await settle()
      isArmed = true
      cause()
      cause = {}
      try await wait(for: "the closure of \(caller.name)") { calls == 1 }
      try await settle()
      switch act {
      case .close, .destroy: #expect(window?.isMapped != true, "\(caller.name)")
      case .removeOwn, .dropAll:
        #expect(window?.isMapped == true && own?.isMapped != true, "\(caller.name)")
      }
      window?.destroyWindow()
      try await wait(for: "the end of \(caller.name)") { window == nil && own == nil }
    }
  }
}

@MainActor private func texts() -> StringList { StringList(strings: (0..<30).map { "row \($0)" }) }

@MainActor private func list(_ model: any ItemList) -> Widget {
  let factory = ListItemFactory()
  factory.onSetup { $0?.child = Label("") }
  factory.onBind { item in (item?.child as? Label)?.text = (item?.item as? StringObject)?.string ?? "" }
  let scrolled = ScrolledWindow()
  scrolled.child = ListView(SingleSelection(model), factory: factory)
  scrolled.minContentHeight = 200
  return scrolled
}

extension ClosureEndingTests {
  /// What is asked about items of GTK's own.
  fileprivate static let lists = [
    Caller(name: "a filter") { body in
      let filter = CustomFilter { _ in
        body()
        return true
      }
      return (list(FilterListModel(texts(), filter: filter)), { [weak filter] in filter?.filterChanged() })
    },
    Caller(name: "a filter that got another closure") { body in
      let filter = CustomFilter { _ in true }
      filter.setFilterFunc { _ in
        body()
        return true
      }
      return (list(FilterListModel(texts(), filter: filter)), { [weak filter] in filter?.filterChanged() })
    },
    Caller(name: "a filter of an item that comes") { body in
      let items = texts()
      let filter = CustomFilter { _ in
        body()
        return true
      }
      return (list(FilterListModel(items, filter: filter)), { [weak items] in items?.append("more") })
    },
    Caller(name: "a text that is searched") { body in
      let filter = StringFilter { _ in
        body()
        return "row"
      }
      filter.search = "r"
      return (list(FilterListModel(texts(), filter: filter)), { [weak filter] in filter?.search = "ro" })
    },
    Caller(name: "a sorter of an item that comes") { body in
      let items = texts()
      let sorter = CustomSorter { _, _ in
        body()
        return .equal
      }
      return (list(SortListModel(items, sorter: sorter)), { [weak items] in items?.append("more") })
    },
    Caller(name: "a map") { body in
      let items = texts()
      let map = MapListModel(model: items) { item in
        body()
        return item
      }
      return (list(map), { [weak items] in items?.splice(position: 0, nRemovals: 3, additions: ["one", "two"]) })
    },
    Caller(name: "the children of a row") { body in
      let tree = TreeListModel(texts()) { item in
        body()
        return (item as? StringObject)?.string == "leaf" ? nil : StringList(strings: ["leaf"])
      }
      return (list(tree), { [weak tree] in tree?.row(at: 1)?.isExpanded = true })
    },
  ]

  /// What makes, sorts and filters rows of widgets.
  fileprivate static let boxes = [
    Caller(name: "the filter of a list box") { body in
      let box = listBox()
      box.setFilterFunc { _ in
        body()
        return true
      }
      return (box, { [weak box] in box?.invalidateFilter() })
    },
    Caller(name: "the order of a list box") { body in
      let box = listBox()
      box.setSortFunc { _, _ in
        body()
        return 0
      }
      return (box, { [weak box] in box?.invalidateSort() })
    },
    Caller(name: "the rows of a list box") { body in
      let (box, items) = (ListBox(), texts())
      box.bindModel(items) { item in
        body()
        return Label((item as? StringObject)?.string ?? "")
      }
      return (box, { [weak items] in items?.append("more") })
    },
    Caller(name: "the chosen rows of a list box") { body in
      let box = listBox()
      return (box, { [weak box] in box?.selectedForeach { _, _ in body() } })
    },
    Caller(name: "the filter of a flow box") { body in
      let box = flowBox()
      box.setFilterFunc { _ in
        body()
        return true
      }
      return (box, { [weak box] in box?.invalidateFilter() })
    },
    Caller(name: "the order of a flow box") { body in
      let box = flowBox()
      box.setSortFunc { _, _ in
        body()
        return 0
      }
      return (box, { [weak box] in box?.invalidateSort() })
    },
    Caller(name: "the children of a flow box") { body in
      let (box, items) = (FlowBox(), texts())
      box.bindModel(items) { item in
        body()
        return Label((item as? StringObject)?.string ?? "")
      }
      return (box, { [weak items] in items?.append("more") })
    },
    Caller(name: "the chosen children of a flow box") { body in
      let box = flowBox()
      return (box, { [weak box] in box?.selectedForeach { _, _ in body() } })
    },
  ]

  private static func listBox() -> ListBox {
    let box = ListBox()
    for index in 0..<5 { box.append(Label("\(index)")) }
    box.selectedIndex = 1
    return box
  }

  private static func flowBox() -> FlowBox {
    let box = FlowBox()
    for index in 0..<5 { box.append(Label("\(index)")) }
    box.selectedIndices = [1]
    return box
  }

  /// What is asked about the rows of a tree model.
  fileprivate static let trees = [
    Caller(name: "what a tree filter lets through") { body in
      let shown = store().filterNew(nil) as? TreeModelFilter
      shown?.setVisibleFunc { _, _ in
        body()
        return true
      }
      return (table(shown), { [weak shown] in shown?.refilter() })
    },
    Caller(name: "the order of a store") { body in
      let rows = store()
      rows.setSortFunc(0) { _, _, _ in
        body()
        return 0
      }
      rows.setSortColumnId(0, order: .ascending)
      return (table(rows), { [weak rows] in _ = rows?.insert(0, columns: [0], withValues: ["more"]) })
    },
    Caller(name: "the rows of a store") { body in
      let rows = store()
      return (
        table(rows),
        { [weak rows] in
          rows?.foreach { _, _, _ in
            body()
            return false
          }
        }
      )
    },
    Caller(name: "what is in a cell") { body in
      let view = table(store())
      if let column = view.column(0), let cell = column.cells.first {
        column.setCellDataFunc(cell) { _, _, _, _ in body() }
      }
      return (view, { [weak view] in view?.queueDraw() })
    },
    Caller(name: "which row is a line") { body in
      let view = table(store())
      view.setRowSeparatorFunc { _, _ in
        body()
        return false
      }
      return (view, { [weak view] in view?.queueDraw() })
    },
    Caller(name: "which row may be chosen") { body in
      let view = table(store())
      view.selection.setSelectFunction { _, _, _, _ in
        body()
        return true
      }
      return (view, { [weak view] in if let path = TreePath(string: "2") { view?.selection.selectPath(path) } })
    },
    Caller(name: "the chosen rows of a tree") { body in
      let view = table(store())
      if let path = TreePath(string: "2") { view.selection.selectPath(path) }
      return (view, { [weak view] in view?.selection.selectedForeach { _, _, _ in body() } })
    },
    Caller(name: "what completes a text") { body in
      let (field, completion) = (Entry(), EntryCompletion())
      (completion.model, completion.textColumn) = (store(), 0)
      completion.setMatchFunc { _, _, _ in
        body()
        return true
      }
      field.completion = completion
      return (
        field,
        { [weak field, weak completion] in
          field?.text = "r"
          completion?.complete()
        }
      )
    },
  ]

  private static func store() -> ListStore {
    let store = ListStore(types: [cgtk_type_string()])
    for index in 0..<5 { _ = store.insert(index, columns: [0], withValues: ["row \(index)"]) }
    return store
  }

  private static func table(_ model: (any TreeModel)?) -> TreeView {
    let (view, column, cell) = (TreeView(), TreeViewColumn(), CellRendererText())
    view.model = model
    column.packStart(cell, expand: true)
    column.addAttribute(cell, attribute: "text", column: 0)
    _ = view.appendColumn(column)
    return view
  }

  fileprivate static let others = [
    Caller(name: "the number of a slider") { body in
      let slider = Scale(.horizontal, range: 0...10, step: 1)
      slider.drawsValue = true
      slider.setFormatValueFunc { _, value in
        body()
        return "\(value)"
      }
      return (slider, { [weak slider] in slider?.value += 1 })
    },
    Caller(name: "an expression's value") { body in
      let field = Entry()
      let text = PropertyExpression(thisType: gtk_editable_get_type(), expression: nil, propertyName: "text")
      let watch = text.watch(field) { body() }
      return (
        field,
        { [weak field] in
          _ = watch
          field?.text = "other"
        }
      )
    },
    Caller(name: "the tags of a text") { body in
      let view = TextView()
      for name in ["one", "two"] { view.buffer.addTag(TextTag(name)) }
      return (view, { [weak view] in view?.buffer.tagTable?.foreach { _ in body() } })
    },
    Caller(name: "what a shortcut does") { body in
      let button = Button("with a shortcut")
      let action = CallbackAction { _, _ in
        body()
        return true
      }
      return (button, { [weak button] in if let button { _ = action.activate([], widget: button, args: nil) } })
    },
  ]
}
