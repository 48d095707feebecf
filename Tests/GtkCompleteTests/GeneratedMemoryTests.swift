import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// Who owns what generated members take and answer, and what they answer where there is nothing.
@Suite("Generated memory", .serialized) struct GeneratedMemoryTests {
  @Test("a variant is its wrapper's own: it can be put into others, and be read when those have gone")
  func variants() {
    for round in 1...2 {
      let (text, number) = (Variant(string: "text"), Variant(int64: round))
      #expect(!text.isFloating && !number.isFloating)
      do {
        #expect(Variant(variant: text).variant.string.result == "text")
        let entry = Variant(key: text, value: Variant(variant: number))
        #expect(entry.childValue(0).string.result == "text" && entry.childValue(1).variant.int64 == round)
        #expect(Variant(childType: nil, child: number).maybe?.int64 == round)
      }
      #expect(text.string.result == "text" && number.int64 == round)
      let label = Label("one")
      #expect(!label.activateAction("none.such", args: text))
      #expect(text.string.result == "text")
    }
    #expect(Variant(strv: ["one", "two"]).strv == ["one", "two"])
  }

  @Test("a number that Swift's has no room for is the nearest")
  func numbers() throws {
    let most = Variant(taking: UnsafeMutableRawPointer(g_variant_new_uint64(.max)))
    #expect(most.uint64 == Int.max)
  }

  @Test("what C answers with null is nil")
  func nothing() async throws {
    try TestDisplay.prepare()
    let settings = PrintSettings()
    settings.set("known", value: "yes")
    let variant = settings.toGvariant()
    for _ in 1...2 {
      #expect(variant.lookupValue("known", expectedType: nil)?.string.result == "yes")
      #expect(variant.lookupValue("unknown", expectedType: nil) == nil)
    }
    let window = Window(title: "Test")
    #expect(window.surface == nil && window.renderer == nil)
    window.present()
    #expect(window.surface != nil && window.renderer != nil)
    window.destroyWindow()
    #expect(window.surface == nil && window.renderer == nil)
    let dialog = Dialog()
    #expect(dialog.headerBar == nil)
    dialog.destroyWindow()
    #expect(EntryCompletion().entry == nil)
    let (assistant, page) = (Assistant(), Label("page"))
    _ = assistant.appendPage(page)
    #expect(assistant.page(of: page) != nil && assistant.page(of: Label("no page")) == nil)
    assistant.destroyWindow()
    #expect(Label("one").createPangoContext().fontMap?.family("no such family") == nil)
    let tree = TreeView()
    #expect(tree.selection.selectedRows.model == nil && tree.selection.treeView === tree)
    #expect(Transform.parse("none") == nil && Transform.parse("scale(2)") != nil)
    #expect(Context().language == nil)
  }

  @Test("the length of a text follows from it, in the unit that C counts in")
  func lengths() {
    let texts = ["", "one", "äöü", "😀 and 한국어", "a\0b"]
    for text in texts + texts {
      let buffer = EntryBuffer(initialChars: text)
      #expect(buffer.length == text.unicodeScalars.count)
      #expect(buffer.insertText(0, chars: "é") == 1)
      #expect(buffer.length == text.unicodeScalars.count + 1)
      buffer.setText(text)
      #expect(buffer.text == text.replacing("\0", with: "\u{FFFD}"))
      var told: [Int] = []
      buffer.onInsertedText { _, _, count in told.append(count) }
      buffer.emitInsertedText(0, chars: text)
      #expect(told == [text.unicodeScalars.count])
    }
    let context = Label("one").createPangoContext()
    for text in ["one", "one 한국어 two"] {
      let items = itemize(context, text: text, startIndex: 0, attrs: AttrList(), cachedIter: nil)
      #expect(!items.isEmpty)
      let rest = itemize(context, text: text, startIndex: text.utf8.count - 1, attrs: AttrList(), cachedIter: nil)
      #expect(rest.count == 1)
      #expect(itemize(context, text: text, startIndex: 1_000, attrs: AttrList(), cachedIter: nil).isEmpty)
    }
  }

  @Test("an instance that is no GObject is of its own class, wherever it comes from")
  func classes() throws {
    for _ in 1...2 {
      let color = ColorNode(
        rgba: RGBA(red: 1, green: 0, blue: 0, alpha: 1), bounds: Rect(x: 0, y: 0, width: 10, height: 20))
      let clip = ClipNode(
        child: OpacityNode(child: color, opacity: 0.5), clip: Rect(x: 0, y: 0, width: 5, height: 5))
      let opacity = try #require(clip.child as? OpacityNode)
      #expect(opacity.opacity == 0.5)
      let found = try #require(opacity.child as? ColorNode)
      #expect(found.color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }
    let (label, object) = (gtk_label_get_type(), ObjectExpression(object: Label("one")))
    for _ in 1...2 {
      let outer = PropertyExpression(thisType: label, expression: object, propertyName: "label")
      #expect(outer.expression is ObjectExpression)
    }
  }

  @Test("an event is of its own class", .enabled { await Delivery.method == .events })
  func events() async throws {
    try TestDisplay.prepare()
    let (entry, keys) = (Entry(), EventControllerKey())
    var kinds: [String] = []
    keys.onKeyPressed { [unowned keys] _, _ in
      kinds.append(keys.currentEvent.map { "\(type(of: $0))" } ?? "none")
      return .proceed
    }
    entry.add(keys)
    let window = Window(title: "Test")
    window.child = entry
    window.present()
    try await settle()
    for _ in 1...2 { try await press(.f2, in: entry) }
    window.destroyWindow()
    #expect(kinds == ["KeyEvent", "KeyEvent"])
  }

  @Test("a place in a text keeps the text")
  func places() async throws {
    var place: TextIter?
    var watch: FinalizationWatch?
    do {
      let buffer = TextBuffer()
      buffer.text = "one two"
      place = buffer.iter(atOffset: 4)
      watch = FinalizationWatch(buffer)
    }
    #expect(watch?.isFinalized == false)
    #expect(place?.char == "t" && place?.buffer?.text == "one two")
    var copy = place?.copy()
    place = nil
    #expect(copy?.forwardChars(2) == true && copy?.char == "o")
    // One that is assigned another place keeps the other text.
    var otherWatch: FinalizationWatch?
    do {
      let other = TextBuffer()
      other.text = "three"
      copy?.assign(other.iter(atOffset: 1))
      otherWatch = FinalizationWatch(other)
    }
    #expect(copy?.char == "h" && copy?.buffer?.text == "three")
    try await watch?.expectFinalized()
    copy = nil
    try await otherWatch?.expectFinalized()
  }

  @Test("a copy of a place in a text that has changed since keeps the text, too")
  func stalePlaces() async throws {
    var (place, copy): (TextIter?, TextIter?)
    var watch: FinalizationWatch?
    do {
      let buffer = TextBuffer()
      buffer.text = "one two"
      place = buffer.iter(atOffset: 4)
      buffer.text = "three"
      copy = place?.copy()
      watch = FinalizationWatch(buffer)
    }
    place = nil
    #expect(copy?.buffer == nil && watch?.isFinalized == false)
    copy = nil
    try await watch?.expectFinalized()
  }

  @Test("what goes over a set or a list of attributes has one of its own, that nobody changes")
  func walks() throws {
    for _ in 1...2 {
      let set = Bitset()
      for number in stride(from: 0, to: 100_000, by: 3) { set.add(number) }
      let (walk, first) = try #require(BitsetIter.initFirst(set))
      set.removeAll()
      var (sum, count) = (first, 1)
      while let next = walk.next() { (sum, count) = (sum + next, count + 1) }
      #expect(count == 33_334 && sum == 3 * (33_333 * 33_334 / 2))
    }
    var iterator: AttrIterator?
    do {
      let list = try #require(AttrList.fromString("0 3 weight bold\n2 5 style italic"))
      iterator = list.iterator
      list.insert(attrWeightNew(.light))
    }
    let copy = try #require(iterator?.copy())
    iterator = nil
    var ranges: [Int] = []
    repeat { ranges.append(copy.range().start) } while copy.next()
    #expect(ranges == [0, 2, 3, 5])
    #expect(copy.attrs.isEmpty)
  }
}
