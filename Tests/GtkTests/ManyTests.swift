import CGtk
import Gtk
import Testing
import WidgetTesting

/// Many style sheets, chosen rows and tags: each is right where work is put off or found by other means.
@Suite("Many of a kind", .serialized) struct ManyTests {
  @Test("style sheets that are set in a loop are in effect at once, with the rules of all weighed against each other")
  func sheets() async throws {
    try TestDisplay.prepare()
    defer { for number in 0..<200 { Style.remove("many \(number)") } }
    func make() -> (box: Box, label: Gtk.Label) {
      let (box, label) = (Box(.vertical), Gtk.Label("one"))
      box.addCSSClass("many-outer")
      label.addCSSClass("many")
      box.append(label)
      return (box, label)
    }
    for round in 1...2 {
      // The more specific rule wins, although it comes first.
      try Style.set(".many-outer .many { min-width: \(300 + round)px; }", for: "many 0")
      for number in 1..<200 {
        try Style.set(".many { min-width: \(number)px; min-height: \(number + round)px; }", for: "many \(number)")
      }
      let measured = make().label
      #expect(measured.measured(.vertical).minimum == 199 + round)
      let (box, label) = make()
      #expect(label.measured(.horizontal).minimum == 300 + round)
      let window = Gtk.Window(title: "Test")
      window.child = box
      window.present()
      try await wait(for: "the window") { label.isMapped && label.height >= 199 + round }
      for number in 1..<200 { try Style.set(".many { min-height: \(400 + number + round)px; }", for: "many \(number)") }
      try await wait(for: "the last sheet") { label.height >= 599 + round }
      for number in 0..<200 { Style.remove("many \(number)") }
      try await wait(for: "no sheet") { label.measured(.vertical).minimum < 100 }
      window.destroyWindow()
    }
  }

  @Test("a large selection is read in order, also in part")
  func selection() {
    let selection = MultiSelection(ListModel(count: { 20_000 }) { $0 })
    #expect(selection.selectedPositions.isEmpty)
    let chosen = Array(stride(from: 1, to: 20_000, by: 3))
    for _ in 1...2 {
      selection.select(chosen.reversed())
      #expect(selection.selectedPositions == chosen)
      #expect(selection.selectedPositions(in: 5_000..<5_010) == [5_002, 5_005, 5_008])
      #expect(selection.selectedPositions(in: 19_999..<30_000) == [19_999])
      #expect(
        selection.selectedPositions(in: 30_000..<40_000).isEmpty && selection.selectedPositions(in: 7..<7).isEmpty)
    }
    selection.select([])
    #expect(selection.selectedPositions.isEmpty)
  }

  @Test("a tag is taken once, whoever adds or removes it")
  func tags() {
    let buffer = TextBuffer("one two three")
    let table = gtk_text_buffer_get_tag_table(buffer.native())
    let (one, two) = (TextTag("one"), TextTag())
    for _ in 1...2 {
      buffer.apply(one, to: 0..<3)
      buffer.apply(one, to: 4..<7)
      buffer.addTag(one)
      #expect(buffer.tags(at: 5) == [one] && buffer.tag(named: "one") === one)
      // By C.
      gtk_text_tag_table_add(table, two.native())
      buffer.apply(two, to: 0..<2)
      #expect(buffer.tags(at: 0).count == 2)
      gtk_text_tag_table_remove(table, one.native())
      #expect(buffer.tags(at: 0) == [two])
      buffer.removeTag(one)
      buffer.remove(one, from: 0..<3)
      buffer.removeTag(two)
      buffer.removeTag(two)
      #expect(buffer.tags(at: 0).isEmpty)
    }
  }

  @Test("a second choice of files ends the first one that waits, which stays ended")
  func choices() async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      let chooser = FileChooserNative(.open)
      let first = Task { try await chooser.choose() }
      try await wait(for: "the first dialog") { gtk_native_dialog_get_visible(chooser.native()) != 0 }
      let second = Task { try await chooser.choose() }
      #expect(try await first.value == [])
      try await wait(for: "the second dialog") { gtk_native_dialog_get_visible(chooser.native()) != 0 }
      // The first one has its answer: its end is nothing to the second one.
      first.cancel()
      try await settle()
      #expect(gtk_native_dialog_get_visible(chooser.native()) != 0)
      chooser.hide()
      #expect(try await second.value == [])
      let third = Task { try await chooser.choose() }
      try await wait(for: "the third dialog") { gtk_native_dialog_get_visible(chooser.native()) != 0 }
      third.cancel()
      #expect(try await third.value == [])
    }
  }
}
