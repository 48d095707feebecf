import CGtk
import GtkComplete

/// A factory for rows that show a text each: a row keeps its label, whose text is set for each item.
private func textRows(_ text: @escaping (AnyHashable?) -> String) -> ListItemFactory {
  let factory = ListItemFactory()
  factory.onSetup { item in
    let label = Label()
    label.xalign = 0
    item?.child = label
  }
  factory.onBind { item in (item?.child as? Label)?.text = text(item?.value) }
  return factory
}

private func scrolled(_ child: Widget, width: Int = 320, height: Int = 200) -> ScrolledWindow {
  let scrolled = ScrolledWindow()
  scrolled.child = child
  scrolled.hasFrame = true
  scrolled.setSizeRequest(width: width, height: height)
  return scrolled
}

/// 100,000 words, of which a search leaves those that fit.
func wordsPage() -> Widget {
  let syllables = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu"]
  let words = ListModel(
    count: { 100_000 },
    item: { number in
      AnyHashable(String(number).compactMap { $0.wholeNumberValue.map { syllables[$0] } }.joined())
    })
  let filter = StringFilter { $0 as? String ?? "" }
  let found = FilterListModel(words, filter: filter)
  found.isIncremental = true
  let search = SearchEntry()
  search.placeholder = "Search words"
  let count = Label()
  let showCount = { count.text = "\(found.count) words" }
  search.onSearchChanged {
    filter.search = search.text
    showCount()
  }
  showCount()
  return column(search, scrolled(ListView(NoSelection(found), factory: textRows { $0 as? String ?? "" })), count)
}

/// A table whose columns are sorted by a click on their titles.
func columnViewPage() -> Widget {
  struct Planet: Hashable { let name: String, moons: Int, radius: Double }
  let planets = [
    Planet(name: "Mercury", moons: 0, radius: 2_440), Planet(name: "Venus", moons: 0, radius: 6_052),
    Planet(name: "Earth", moons: 1, radius: 6_371), Planet(name: "Mars", moons: 2, radius: 3_390),
    Planet(name: "Jupiter", moons: 95, radius: 69_911), Planet(name: "Saturn", moons: 146, radius: 58_232),
  ]
  let model = ListModel(count: { planets.count }, item: { planets[$0] })
  let sorted = SortListModel(model)
  let table = ColumnView(SingleSelection(sorted))
  sorted.sorter = table.sorter
  func add<Value: Comparable>(_ title: String, _ value: @escaping (Planet) -> Value) {
    let column = ColumnViewColumn(title, factory: textRows { ($0 as? Planet).map { "\(value($0))" } ?? "" })
    column.sorter = CustomSorter { first, second in
      guard let first = first as? Planet, let second = second as? Planet else { return .equal }
      return value(first) < value(second) ? .smaller : value(first) > value(second) ? .larger : .equal
    }
    column.expands = true
    table.append(column)
  }
  add("Name") { $0.name }
  add("Moons") { $0.moons }
  add("Radius, km") { $0.radius }
  return scrolled(table, width: 380)
}

/// A tree of settings whose branches open.
func treeListPage() -> Widget {
  let tree = ["Look": ["Colours", "Fonts"], "Fonts": ["Sizes", "Families"], "Sound": ["Volume", "Devices"]]
  func model(_ names: [String]) -> ListModel { ListModel(count: { names.count }, item: { names[$0] }) }
  let rows = TreeListModel(model(["Look", "Sound"])) { name in tree[name as? String ?? ""].map(model) }
  let factory = ListItemFactory()
  factory.onSetup { item in
    let expander = TreeExpander()
    expander.child = Label()
    item?.child = expander
  }
  factory.onBind { item in
    guard let expander = item?.child as? TreeExpander, let row = item?.item as? TreeListRow else { return }
    expander.listRow = row
    (expander.child as? Label)?.text = row.value as? String ?? ""
  }
  return scrolled(ListView(SingleSelection(rows), factory: factory))
}

/// A grid of named colours; several are selected with Ctrl, Shift, or by a rubber band.
func colorGridPage() -> Widget {
  let names = ["tomato", "gold", "olive", "teal", "navy", "orchid", "salmon", "khaki", "lime", "aqua", "plum", "brown"]
  let model = ListModel(count: { names.count * 20 }, item: { "\(names[$0 % names.count]) \($0)" })
  let selection = MultiSelection(model)
  let factory = ListItemFactory()
  factory.onSetup { item in
    let area = DrawingArea()
    area.setSizeRequest(width: 48, height: 32)
    item?.child = area
  }
  factory.onBind { item in
    let name = (item?.value as? String ?? "").split(separator: " ").first.map(String.init) ?? "black"
    item?.child?.tooltip = name
    (item?.child as? DrawingArea)?.setDraw { cairo, size in
      cairo.setColor(RGBA(css: name) ?? RGBA(red: 0, green: 0, blue: 0))
      cairo.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height))
      cairo.fill()
    }
  }
  let grid = GridView(selection, factory: factory)
  grid.columns = 4...12
  grid.enablesRubberBand = true
  let count = Label("None selected")
  selection.onSelectionChanged { _, _ in count.text = "\(selection.selectedPositions.count) selected" }
  return column(scrolled(grid), count)
}

/// Rows with headers, which are moved by a drag.
func listBoxPage() -> Widget {
  let list = ListBox()
  list.selectionMode = .single
  for (name, group) in [("Apple", "Fruit"), ("Banana", "Fruit"), ("Carrot", "Vegetables"), ("Potato", "Vegetables")] {
    let label = Label(name)
    label.xalign = 0
    label.margins = Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
    label.name = group
    list.append(label)
  }
  list.setHeaders { index, above in
    let group = { (index: Int) in (list.row(at: index) as? ListBoxRow)?.child?.name }
    guard above.flatMap(group) != group(index) else { return nil }
    let header = Label(group(index) ?? "")
    header.addCSSClass("heading")
    header.xalign = 0
    return header
  }
  let chosen = Label("Nothing was activated")
  list.onRowActivated { row in chosen.text = ((row as? ListBoxRow)?.child as? Label)?.text ?? "" }
  return column(scrolled(list), chosen)
}

/// A list of strings, some of them with icons, that a button shows; with a search of its own.
func dropDownPage() -> Widget {
  let plain = DropDown(["1 minute", "2 minutes", "5 minutes", "20 minutes"])
  let searched = DropDown(["Bergen", "Berlin", "Tokyo", "Toronto", "Toulouse"])
  searched.enablesSearch = true
  let chosen = Label()
  let show = { chosen.text = "\(plain.strings[plain.selected ?? 0]) in \(searched.strings[searched.selected ?? 0])" }
  plain.onNotifySelected { show() }
  searched.onNotifySelected { show() }
  show()
  return column(named("_Time", plain), named("_Town", searched), chosen)
}

/// GTK's older tree view: cells that are edited in place, over a list store.
func editableCellsPage() -> Widget {
  let store = ListStore(types: [cgtk_type_string(), cgtk_type_int64()])
  for (name, count) in [("Bottles of milk", 3), ("Bags of noodles", 5), ("Potatoes", 12)] {
    let row = store.append()
    store.setValue(row, column: 0, value: name)
    store.setValue(row, column: 1, value: count)
  }
  let view = TreeView(model: store)
  for (place, title) in ["Item", "Number"].enumerated() {
    let renderer = CellRendererText()
    renderer.isEditable = true
    renderer.onEdited { path, text in
      guard let row = store.iter(fromString: path) else { return }
      if place == 0 {
        store.setValue(row, column: 0, value: text)
      } else if let number = Int(text) {
        store.setValue(row, column: 1, value: number)
      }
    }
    let column = TreeViewColumn()
    column.title = title
    column.packStart(renderer, expand: true)
    column.addAttribute(renderer, attribute: "text", column: place)
    view.appendColumn(column)
  }
  return scrolled(view)
}
