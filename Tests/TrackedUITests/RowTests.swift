import CGtk
import GtkTesting
import Testing

@testable import TrackedUI

@Observable private final class People {
  var ids = Array(0..<6)
  var names: [Int: String] = [:]
  var chosen: Int?
  var chosenOnes: Set<Int> = []
  var count = 30
}

/// Rows that go when they are chosen, that are edited while others come and go, and that the keyboard comes to.
@MainActor @Suite(.serialized) struct RowTests {
  enum Kind: CaseIterable { case list, sections, table, lazy }

  private struct Chosen: View {
    @Bindable var people: People
    let kind: Kind
    let removesAll: Bool
    var body: some View {
      content.onChange(of: people.chosen) { _, id in
        guard let id else { return }
        if removesAll { people.ids = [] } else { people.ids.removeAll { $0 == id } }
      }
    }
    @ViewBuilder private var content: some View {
      switch kind {
      case .list, .lazy: List(people.ids, id: \.self, selection: $people.chosen) { Text("Row \($0)") }
      case .sections:
        List(selection: $people.chosen) {
          Section("Head") { ForEach(people.ids, id: \.self) { Text("Row \($0)") } }
        }
      case .table:
        Table(people.ids.map { Person(id: $0) }, selection: $people.chosen) {
          TableColumn("Name") { Text("Row \($0.id)") }
        }
      }
    }
  }

  private struct Person: Identifiable { let id: Int }

  @Test(
    "C-243 a row that is chosen takes itself or all out, by click and by arrow key",
    .enabled("needs an X server's events") { await Delivery.method == .events },
    arguments: [Kind.list, .sections, .table], [true, false])
  func chosenRowGoes(kind: Kind, removesAll: Bool) async throws {
    let people = People()
    let (window, _) = try await show(Chosen(people: people, kind: kind, removesAll: removesAll))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("Row 5")))
    #expect(people.ids == (removesAll ? [] : [0, 1, 2, 3, 4]))
    people.ids = [0, 1, 2]
    people.chosen = nil
    try await settle()
    try await click(window.require(Gtk.Label.self, .text("Row 1")))
    #expect(people.ids == (removesAll ? [] : [0, 2]))
    people.ids = [0, 1, 2]
    try await settle()
    try await press("Down", in: window.window)
    try await press("Up", in: window.window)
    #expect(window.window.isMapped)
  }

  private struct Edited: View {
    let people: People
    let kind: Kind
    var body: some View {
      switch kind {
      case .list: List(people.ids, id: \.self) { field($0) }
      case .sections: List { Section("Head") { ForEach(people.ids, id: \.self) { field($0) } } }
      case .table: Table(people.ids.map { Person(id: $0) }) { TableColumn("Name") { field($0.id) } }
      case .lazy: ScrollView { LazyVStack { ForEach(people.ids, id: \.self) { field($0) } } }
      }
    }
    private func field(_ id: Int) -> some View {
      TextField(
        "Name",
        text: Binding {
          people.names[id] ?? "name \(id)"
        } set: {
          people.names[id] = $0
        })
    }
  }

  @Test(
    "C-250 a row that comes, goes or moves leaves the editor of another row its keyboard, caret and selection",
    arguments: Kind.allCases)
  func editor(kind: Kind) async throws {
    let people = People()
    let (window, _) = try await show(Edited(people: people, kind: kind))
    defer { window.close() }
    let field = try window.require(
      Gtk.Entry.self, .matching("with the name 3") { ($0 as? Gtk.Entry)?.text == "name 3" })
    field.grabFocus()
    field.selection = 2..<5
    let focus = window.window.focus
    let changes: [(People) -> Void] = [
      { $0.ids.insert(10, at: 0) }, { $0.ids.remove(at: 1) }, { $0.ids.append(11) },
      { $0.ids.swapAt(0, 1) }, { $0.ids = [20] + $0.ids.dropLast() },
      { $0.ids.move(fromOffsets: [0], toOffset: $0.ids.count) }, { $0.ids = $0.ids.filter { $0 == 3 } },
      { $0.ids = [30, 31, 3, 32] },
    ]
    for (index, change) in changes.enumerated() {
      change(people)
      try await settle()
      #expect(window.window.focus === focus && focus != nil, "after change \(index)")
      #expect(field.selection == 2..<5 && field.text == "name 3", "after change \(index)")
      #expect(field.isMapped)
    }
  }

  private struct EditedAndScrolled: View {
    let people: People
    let kind: Kind
    let scroll: (ScrollViewProxy) -> Void
    var body: some View {
      ScrollViewReader { proxy in
        let _ = scroll(proxy)
        Edited(people: people, kind: kind)
      }
    }
  }

  @Test(
    "C-250 a row that is scrolled away keeps its editor, and the editor its keyboard, caret and selection",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Kind.allCases)
  func scrolledAway(kind: Kind) async throws {
    let people = People()
    people.ids = Array(0..<60)
    var proxy: ScrollViewProxy?
    let (window, _) = try await show(
      EditedAndScrolled(people: people, kind: kind) { proxy = $0 }, width: 300, height: 300)
    defer { window.close() }
    let field = try window.require(
      Gtk.Entry.self, .matching("with the name 3") { ($0 as? Gtk.Entry)?.text == "name 3" })
    let scroller = try window.require(Gtk.ScrolledWindow.self, .any)
    field.grabFocus()
    field.selection = 2..<4
    let focus = window.window.focus
    for round in 0..<2 {
      proxy?.scrollTo(55, anchor: .center)
      try await settle()
      let far = try window.require(
        Gtk.Entry.self, .matching("with the name 55") { ($0 as? Gtk.Entry)?.text == "name 55" })
      let frame = try #require(far.frame(in: scroller))
      #expect(frame.y > 0 && frame.maxY < 300, "round \(round)")
      scroller.verticalAdjustment.value = 600
      try await settle()
      #expect(window.window.focus === focus && focus != nil, "round \(round)")
      #expect(field.selection == 2..<4)
      scroller.verticalAdjustment.value = 0
      try await settle()
      #expect(window.window.focus === focus && field.isMapped, "round \(round)")
      #expect(field.selection == 2..<4 && field.text == "name 3")
    }
    scroller.verticalAdjustment.value = 900
    try await settle()
    try await press("x", in: window.window)
    #expect(people.names[3] == "nax 3")
    // In what scrolls without being a list, GTK scrolls to what takes the keyboard alone.
    guard kind != .lazy else { return }
    try await settle()
    let shown = try #require(field.frame(in: scroller))
    #expect(field.isMapped && shown.y >= 0 && shown.maxY <= Double(scroller.height))
  }

  private struct Headed: View {
    var body: some View {
      VStack {
        Button("before") {}
        List {
          Section("Head") { ForEach(0..<2, id: \.self) { Text("Row \($0)") } }
          Section("Second") { ForEach(2..<4, id: \.self) { Text("Row \($0)") } }
        }
        Button("after") {}
      }
    }
  }

  private struct HeadedAndChosen: View {
    @State private var chosen: Int?
    var body: some View {
      VStack {
        Button("before") {}
        List(selection: $chosen) {
          Section("Head") { ForEach(0..<2, id: \.self) { Text("Row \($0)") } }
          Section("Second") { ForEach(2..<4, id: \.self) { Text("Row \($0)") } }
        }
        Button("after") {}
      }
    }
  }

  @Test(
    "C-277 a list whose first row is a header is entered, walked and left by the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [false, true])
  func walked(selects: Bool) async throws {
    let window: TestWindow =
      selects ? try await show(HeadedAndChosen()).window : try await show(Headed()).window
    defer { window.close() }
    func focusedRow() -> String? {
      guard let focus = window.window.focus else { return nil }
      return window.findAll(Gtk.Label.self, .any).first { focus.isAncestor(of: $0) && $0.text.hasPrefix("Row") }?.text
    }
    try window.require(Gtk.Button.self, .text("before")).grabFocus()
    for _ in 0..<2 where focusedRow() == nil { try await press("Tab", in: window.window) }
    var walked = [focusedRow()]
    // A newer GTK chooses the row that has the keyboard first.
    if selects, gtk_check_version(4, 12, 0) == nil { try await press("Down", in: window.window) }
    for _ in 0..<3 {
      try await press("Down", in: window.window)
      walked.append(focusedRow())
    }
    #expect(walked == ["Row 0", "Row 1", "Row 2", "Row 3"])
    for _ in 0..<2 { try await press("Up", in: window.window) }
    #expect(focusedRow() == "Row 1")
    let after = try window.require(Gtk.Button.self, .text("after"))
    for _ in 0..<3 where !after.hasFocus { try await press("Tab", in: window.window) }
    #expect(after.hasFocus)
    for _ in 0..<3 where focusedRow() == nil { try await press("Tab", .shift, in: window.window) }
    #expect(focusedRow() == "Row 1")
  }

  // MARK: Scrolling

  enum Way: CaseIterable { case stack, lazy, list, table }

  private struct Anchored: View {
    let people: People
    let way: Way
    var body: some View { rows.defaultScrollAnchor(.bottom) }
    @ViewBuilder private var rows: some View { Rows(people: people, way: way) }
  }

  private struct Rows: View {
    let people: People
    let way: Way
    var body: some View {
      switch way {
      case .stack: ScrollView { VStack(spacing: 0) { ForEach(0..<people.count, id: \.self) { row($0) } } }
      case .lazy: ScrollView { LazyVStack(spacing: 0) { ForEach(0..<people.count, id: \.self) { row($0) } } }
      case .list: List(0..<people.count, id: \.self) { row($0) }
      case .table: Table((0..<people.count).map { Person(id: $0) }) { TableColumn("Name") { row($0.id) } }
      }
    }
    private func row(_ id: Int) -> some View { Text("Row \(id)").frame(height: id % 3 == 2 ? 50 : 24) }
  }

  private struct Followed: View {
    let people: People
    let way: Way
    var body: some View {
      ScrollViewReader { proxy in
        Rows(people: people, way: way)
          .onAppear { proxy.scrollTo(people.count - 1, anchor: .bottom) }
          .onChange(of: people.count) { _, count in proxy.scrollTo(count - 1, anchor: .bottom) }
      }
    }
  }

  /// How far the row of the last text ends from the end of what is seen.
  private func distance(_ people: People, _ way: Way, in window: TestWindow) -> Double? {
    guard let scroller = window.find(ScrolledWindow.self, .any),
      let label = window.findAll(Gtk.Label.self, .any).first(where: {
        $0.text == "Row \(people.count - 1)" && $0.isMapped
      })
    else { return nil }
    switch way {
    case .stack, .lazy:
      let height = (people.count - 1) % 3 == 2 ? 50.0 : 24.0
      return label.frame(in: scroller).map { Double(scroller.height) - ($0.midY + height / 2) }
    case .list, .table:
      var row: Widget? = label
      while let next = row, next.parent?.typeName.hasSuffix("ListView") != true { row = next.parent }
      guard let row, let list = row.parent else { return nil }
      return row.frame(in: list).map { Double(list.height) - $0.maxY }
    }
  }

  @Test(
    "C-262 scrollTo in onAppear and onChange shows what has just come, in the frame in which it comes",
    arguments: Way.allCases)
  func follows(way: Way) async throws {
    let people = People()
    let (window, _) = try await show(Followed(people: people, way: way))
    defer { window.close() }
    try await settle()
    let first = distance(people, way, in: window)
    #expect(first.map { abs($0) <= 1 } == true, "\(first ?? .nan)")
    try await staysAtEnd(people, way, window)
  }

  @Test(
    "C-263 defaultScrollAnchor(.bottom) shows the end, and the new end as the content grows",
    arguments: Way.allCases)
  func anchored(way: Way) async throws {
    let people = People()
    let (window, _) = try await show(Anchored(people: people, way: way))
    defer { window.close() }
    try await settle()
    let first = distance(people, way, in: window)
    #expect(first.map { abs($0) <= spacing(way) } == true, "\(first ?? .nan)")
    try await staysAtEnd(people, way, window)
    // Somebody has scrolled away.
    let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    down.value = 100
    try await settle()
    people.count += 1
    try await settle()
    #expect(down.value < 200)
  }

  /// How far the last row may be from the end: GTK's own rows stand 2 pixels apart.
  private func spacing(_ way: Way) -> Double { way == .list ? 2 : 1 }

  private func staysAtEnd(_ people: People, _ way: Way, _ window: TestWindow) async throws {
    var wrong: [String] = []
    let connection = window.window.frameClock?.onAfterPaint {
      let distance = distance(people, way, in: window)
      if distance.map({ abs($0) > spacing(way) }) ?? true { wrong.append("\(people.count): \(distance ?? .nan)") }
    }
    for _ in 0..<12 {
      people.count += 1
      try await paintFrames(1, of: window.window)
    }
    connection?.disconnect()
    #expect(wrong == [])
    #expect(await comesToRest())
  }

  @Test("C-262 a list that is kept at its end stays there at 50 appends a second", arguments: Way.allCases)
  func manyAppends(way: Way) async throws {
    let people = People()
    let (window, _) = try await show(Followed(people: people, way: way))
    defer { window.close() }
    try await settle()
    var wrong: [String] = []
    var frames = 0
    let connection = window.window.frameClock?.onAfterPaint {
      frames += 1
      let distance = distance(people, way, in: window)
      if distance.map({ abs($0) > spacing(way) }) ?? true { wrong.append("\(people.count): \(distance ?? .nan)") }
    }
    let end = people.count + 50
    let timer = MainLoop.every(milliseconds: 20) {
      people.count += 1
      return people.count < end ? .again : .finish
    }
    try await wait(for: "the last append") { people.count == end }
    try await paintFrames(1, of: window.window)
    timer.cancel()
    connection?.disconnect()
    #expect(wrong == [] && frames > 2)
  }

  private struct Positioned: View {
    let people: People
    @State private var position: Int? = 29
    let isLazy: Bool
    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $position, anchor: .bottom)
      .onChange(of: people.count) { _, count in position = count - 1 }
    }
    private var rows: some View {
      ForEach(0..<people.count, id: \.self) { Text("Row \($0)").frame(height: $0 % 3 == 2 ? 50 : 24) }
    }
  }

  @Test("C-262 scrollPosition(id:) shows what has just come", arguments: [false, true])
  func positioned(isLazy: Bool) async throws {
    let people = People()
    let (window, _) = try await show(Positioned(people: people, isLazy: isLazy))
    defer { window.close() }
    for _ in 0..<4 {
      try await settle()
      let distance = distance(people, .stack, in: window)
      #expect(distance.map { abs($0) <= 1 } == true, "\(people.count) \(distance ?? .nan)")
      people.count += 1
    }
  }

  // MARK: Choices

  private struct Choosing: View {
    @Bindable var people: People
    var body: some View {
      Picker("Who", selection: $people.chosen) {
        ForEach(people.ids, id: \.self) { Text("Row \($0)").tag(Optional($0)) }
      }
    }
  }

  @Test("C-251 a picker keeps what is chosen when its options change; what is gone is reported once")
  func picker() async throws {
    let people = People()
    people.chosen = 4
    let (window, _) = try await show(Choosing(people: people))
    defer { window.close() }
    let list = try window.require(DropDown.self, .any)
    #expect(list.selected == 4)
    people.ids = [9, 8, 4, 7]
    try await settle()
    #expect(people.chosen == 4 && list.selected == 2)
    people.ids = [9, 8]
    try await settle()
    #expect(people.chosen == nil)
    people.chosen = 8
    try await settle()
    #expect(list.selected == 1)
  }

  private struct Activated: View {
    let tally: Tally
    @State private var text = ""
    var body: some View {
      List {
        ForEach(0..<2) { row in
          HStack {
            Text("text \(row)")
            Spacer()
            Button("Delete text \(row)") { tally.note("delete") }
          }
        }
        Text("swiped").swipeActions { Button("Delete swiped") { tally.note("delete") } }
        HStack {
          Toggle("switch", isOn: .constant(false)).labelsHidden()
          Text("field")
          Button("Delete field") { tally.note("delete") }
        }
        Button("Add") { tally.note("Add") }
        Button {
          tally.note("Check")
        } label: {
          Text("Check")
        }
        .padding(2).background(.yellow).swipeActions { Button("Delete check") { tally.note("delete") } }
      }
    }
  }

  @Test(
    "Return and a double click on a row press the button that it begins with, and none that is behind something else",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func activation() async throws {
    let tally = Tally()
    let (window, _) = try await show(Activated(tally: tally), width: 500, height: 400)
    defer { window.close() }
    let list = try window.require(Gtk.ListView.self, .any)
    for round in 1...2 {
      tally.clear()
      for name in ["text 0", "text 1", "swiped", "field", "Add", "Check"] {
        let label = try window.require(Gtk.Label.self, .text(name))
        let frame = try #require(label.frame(in: list))
        // Clicks soon after these would be the third and fourth of them.
        if round == 1 {
          let x = name == "field" ? 420.0 : 200
          try await click(list, at: .init(x: x, y: frame.y + frame.height / 2), count: 2)
        }
        try await settle()
        #expect(tally["delete"] == 0, "a double click on \(name)")
        var row: Widget? = label
        while let next = row, next.parent !== list { row = next.parent }
        try #require(row).grabFocus()
        try await press("Return", in: window.window)
        try await settle()
        #expect(tally["delete"] == 0, "Return on \(name)")
      }
      // A double click beside a button that is all of its row is two.
      #expect(tally["Add"] == (round == 1 ? 3 : 1) && tally["Check"] == 3 - round)
    }
  }

  private static func modified<Rows: View>(_ rows: Rows) -> [(name: String, view: AnyView)] {
    @Namespace var space
    return [
      ("transition", AnyView(rows.transition(.slide))),
      ("contentShape", AnyView(rows.contentShape(Rectangle()))),
      ("contentShape of a circle", AnyView(rows.contentShape(Circle()))),
      ("mask", AnyView(rows.mask(Rectangle()))),
      ("visualEffect", AnyView(rows.visualEffect { effect, _ in effect.opacity(0.9) })),
      ("matchedGeometryEffect", AnyView(rows.matchedGeometryEffect(id: 1, in: space))),
      ("contentTransition", AnyView(rows.contentTransition(.opacity))),
      ("rotationEffect", AnyView(rows.rotationEffect(.degrees(2)))),
      ("scaleEffect", AnyView(rows.scaleEffect(0.9))),
      ("shadow", AnyView(rows.shadow(radius: 2))),
      ("blur", AnyView(rows.blur(radius: 1))),
      ("opacity", AnyView(rows.opacity(0.8))),
      ("offset", AnyView(rows.offset(x: 2, y: 0))),
      ("background", AnyView(rows.background(.yellow))),
      ("overlay", AnyView(rows.overlay(alignment: .trailing) { Text(verbatim: "over") })),
      ("padding", AnyView(rows.padding(4))),
      ("frame", AnyView(rows.frame(height: 40))),
      ("border", AnyView(rows.border(.red))),
      ("clipShape", AnyView(rows.clipShape(Capsule()))),
      ("drawingGroup", AnyView(rows.drawingGroup())),
      ("contextMenu", AnyView(rows.contextMenu { Button("menu") {} })),
      ("onTapGesture", AnyView(rows.onTapGesture {})),
      ("onLongPressGesture", AnyView(rows.onLongPressGesture {})),
      ("gesture", AnyView(rows.gesture(DragGesture()))),
      ("onHover", AnyView(rows.onHover { _ in })),
      ("help", AnyView(rows.help("help"))),
      ("animation", AnyView(rows.animation(.default, value: 1))),
      ("transaction", AnyView(rows.transaction { _ in })),
      ("font", AnyView(rows.font(.title))),
      ("disabled", AnyView(rows.disabled(true))),
      ("accessibilityLabel", AnyView(rows.accessibilityLabel("name"))),
      ("listRowBackground", AnyView(rows.listRowBackground(Color.green))),
      ("fixedSize", AnyView(rows.fixedSize())),
      ("layoutPriority", AnyView(rows.layoutPriority(1))),
      ("zIndex", AnyView(rows.zIndex(1))),
      ("onAppear", AnyView(rows.onAppear {})),
      ("onChange", AnyView(rows.onChange(of: 1) {})),
      ("task", AnyView(rows.task {})),
      ("id", AnyView(rows.id(3))),
      ("draggable", AnyView(rows.draggable("text"))),
      ("badge", AnyView(rows.badge(3))),
      ("swipeActions", AnyView(rows.swipeActions { Button("swiped") {} })),
      ("safeAreaInset", AnyView(rows.safeAreaInset(edge: .bottom) { Text(verbatim: "below") })),
    ]
  }

  @Test("a modifier around a `ForEach` leaves its rows rows", arguments: ["list", "stack", "grid"])
  func modifiedRows(container: String) async throws {
    let rows = ForEach(1..<4) { Text(verbatim: "row \($0)") }
    for (name, view) in Self.modified(rows) {
      let content: AnyView =
        switch container {
        case "list": AnyView(List { view })
        case "stack": AnyView(ScrollView { LazyVStack { view } })
        default: AnyView(ScrollView { LazyVGrid(columns: [GridItem()]) { view } })
        }
      let (window, _) = try await show(content, width: 300, height: 300)
      defer { window.close() }
      let labels = (1..<4).compactMap { try? window.require(Gtk.Label.self, .text("row \($0)")) }
      let places = labels.compactMap { $0.frame(in: window.window) }
      #expect(places.count == 3 && labels.allSatisfy { $0.isMapped }, "\(name)")
      #expect(zip(places, places.dropFirst()).allSatisfy { $1.minY >= $0.maxY - 1 }, "\(name)")
    }
  }

  @Test("a row is as high as what is in it wants to be in its width", arguments: [300, 400])
  func heightForWidth(width: Int) async throws {
    let rows = List {
      Rectangle().aspectRatio(2, contentMode: .fit).accessibilityIdentifier("fit")
      Image(systemName: "star").resizable().scaledToFit().accessibilityIdentifier("picture")
    }
    let (window, _) = try await show(rows, width: width, height: 900)
    defer { window.close() }
    for (name, ratio) in [("fit", 2.0), ("picture", 1.0)] {
      let widget: Widget = try window.require(.name(name))
      #expect(widget.width > width - 80 && abs(Double(widget.width) / ratio - Double(widget.height)) <= 2, "\(name)")
    }
  }

  private struct Parts: View {
    let model: Model
    var body: some View {
      List {
        Section("head") {
          Text(verbatim: "one")
          if model.isOn { Text(verbatim: "two") }
          ForEach(0..<2) { Text(verbatim: "row \($0)") }
        }
        .badge(model.a)
        .swipeActions { Button("Act") { model.b += 1 } }
        .listRowBackground(Color.green)
      }
    }
  }

  @Test("what is said of a section or a group holds for each of its rows, also of those that come, and for no header")
  func modifiedParts() async throws {
    let model = Model()
    model.a = 7
    let (window, _) = try await show(Parts(model: model), width: 300, height: 300)
    defer { window.close() }
    for turn in 1...2 {
      for isOn in [true, false] {
        model.isOn = isOn
        model.a += 1
        try await settle()
        let names = (isOn ? ["one", "two"] : ["one"]) + ["row 0", "row 1"]
        let badges = window.findAll(Gtk.Label.self, .text("\(model.a)"))
        let places = badges.compactMap { $0.frame(in: window.window)?.minY }.sorted()
        let rows = try (["head"] + names).map {
          try #require(window.require(Gtk.Label.self, .text($0)).frame(in: window.window)).minY
        }
        #expect(rows == rows.sorted() && Set(rows).count == rows.count)
        #expect(places.count == names.count && zip(places, rows.dropFirst()).allSatisfy { abs($0 - $1) < 4 })
        #expect(window.findAll(Gtk.Button.self, .text("Act")).count == names.count)
        let picture = try picture(of: window.window)
        for (name, row) in zip(["head"] + names, rows) {
          let color = picture.pixel(x: 150, y: Int(row) + 4)
          #expect((Int(color.green) > Int(color.red) + 40) == (name != "head"), "\(name), turn \(turn)")
        }
      }
    }
  }

  private struct Attached: View {
    let model: Model
    var body: some View {
      VStack {
        Group {
          Text(verbatim: "one")
          if model.isOn { Text(verbatim: "two") }
          Text(verbatim: "three")
        }
        .overlay(alignment: .leading) { Text(verbatim: "over \(model.a)") }
      }
    }
  }

  @Test("what is attached to a group in a stack is attached to each of its views") func attachedToGroup() async throws {
    let model = Model()
    let (window, _) = try await show(Attached(model: model), width: 300, height: 200)
    defer { window.close() }
    for isOn in [false, true, false, true] {
      model.isOn = isOn
      model.a += 1
      try await settle()
      let names = isOn ? ["one", "two", "three"] : ["one", "three"]
      let over = window.findAll(Gtk.Label.self, .text("over \(model.a)"))
      let places = over.compactMap { $0.frame(in: window.window)?.minY }.sorted()
      #expect(places == names.compactMap { window.find(Gtk.Label.self, .text($0))?.frame(in: window.window)?.minY })
    }
  }

  private struct Links: View {
    let tally: Tally
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<2) { number in NavigationLink("link \(number)", value: number) }
          Button("button") { tally.note("button") }
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
      }
    }
  }

  @Test(
    "all of a row that is a link or a button is one",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func edgesOfRows() async throws {
    let tally = Tally()
    let (window, _) = try await show(Links(tally: tally), width: 300, height: 300)
    defer { window.close() }
    for turn in 1...2 {
      for (name, page) in [("link 0", "page 0"), ("button", ""), ("link 1", "page 1")] {
        var row: Widget = try window.require(Gtk.Label.self, .text(name))
        while let parent = row.parent, !(parent is Gtk.ListView) { row = parent }
        try await click(row, at: .init(x: turn == 1 ? 3 : Double(row.width) - 3, y: 3))
        if page.isEmpty {
          #expect(tally["button"] == turn)
        } else {
          try await wait(for: page) { window.texts.contains(page) }
          try await press("Left", .alt, in: window.window)
          try await wait(for: "the list") { !window.texts.contains(page) && window.texts.contains(name) }
        }
      }
    }
  }
}
