import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// What the rules of scripts/generate-binding make: each kind of parameter and result, by one member that has it.
@Suite("Generated members", .serialized) struct GeneratedMemberTests {
  @Test("a closure is kept with the object it was given to, called by GTK, and released with it")
  func callback() async throws {
    final class Owner {}
    weak var kept: Owner?
    var watch: FinalizationWatch?
    do {
      let owner = Owner()
      kept = owner
      let assistant = Assistant()
      assistant.setForwardPageFunc { [owner] page in
        _ = owner
        return page + 2
      }
      for title in ["one", "two", "three"] {
        let page = Label(title)
        _ = assistant.appendPage(page)
        assistant.setPageComplete(page, complete: true)
      }
      assistant.present()
      try await wait(for: "the first page") { assistant.currentPage == 0 }
      assistant.nextPage()
      #expect(assistant.currentPage == 2)
      watch = FinalizationWatch(assistant)
      assistant.destroyWindow()
    }
    try await watch?.expectFinalized()
    #expect(kept == nil)
  }

  @Test("several results are a tuple with names, and none where C says that there is none")
  func results() {
    let buffer = TextBuffer()
    buffer.text = "one two one"
    let (start, end) = buffer.bounds
    #expect(start.offset == 0 && end.offset == 11)
    let found = start.forwardSearch("two", flags: .textOnly, limit: nil)
    #expect(found?.matchStart.offset == 4 && found?.matchEnd.offset == 7)
    #expect(start.forwardSearch("three", flags: .textOnly, limit: nil) == nil)
  }

  @Test("a structure is copied: it changes by itself alone")
  func structures() {
    let buffer = TextBuffer()
    buffer.text = "one two"
    let (start, _) = buffer.bounds
    let copy = start.copy()
    copy.forwardChars(3)
    #expect(copy.offset == 3 && start.offset == 0)
    #expect(!copy.isEqual(to: start))
  }

  @Test("an object of a class that is nobody's has the members of the interface it was asked for as")
  func interfaces() {
    let box = Box(.vertical)
    box.append(Label("one"))
    // A private class of GTK's.
    let children: any ItemList = box.observeChildren()
    #expect(children.count == 1)
    box.append(Label("two"))
    #expect(children.count == 2 && (children.item(at: 1) as? Label)?.text == "two")
  }

  @Test("what fails throws with GLib's words")
  func errors() {
    let builder = Builder()
    #expect {
      try builder.add(fromString: "<interface><object class='None'/></interface>")
    } throws: {
      ($0 as? GLibError)?.description.contains("None") == true
    }
  }

  @Test("an object is found again as the class that it was made as, and as the class that C made it as")
  func identity() throws {
    let builder = Builder()
    try builder.add(fromString: "<interface><object class='GtkVideo' id='film'/></interface>")
    let film = try #require(builder.object("film") as? Video)
    #expect(builder.object("film") === film)
    let viewport = Viewport()
    viewport.child = film
    #expect(viewport.child === film && film.parent === viewport)
  }

  @Test("texts go to C and come back, also with a NUL")
  func texts() {
    let list = StringList(strings: ["one", "two"])
    list.append("th\0ree")
    #expect((0..<list.count).map { list.string(at: $0) } == ["one", "two", "th\u{FFFD}ree"])
    list.splice(position: 0, nRemovals: 2, additions: ["zero"])
    #expect(list.count == 2 && list.string(at: 0) == "zero")
    #expect(list.string(at: 7) == nil)
  }

  @Test("members of a class between two of Gtk's are those of Gtk's, too")
  func between() {
    let click: GestureClick = GestureClick()
    #expect(!click.isActive && !click.isRecognized)
    let swipe = GestureSwipe()
    #expect((swipe as Object) is any SingleGesture)
    swipe.group(click)
    #expect(swipe.isGrouped(with: click))
  }
}
