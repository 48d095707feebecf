import Foundation
import Testing
import TrackedKit

@testable import Notes

/// The model, without a window.
@MainActor @Suite struct StoreTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func firstLineIsTheTitle() {
    let note = Note(text: "\n  \nShopping\nTea\nMilk")
    #expect(note.title == "Shopping" && note.summary == "Tea")
    #expect(Note().title == "" && Note(text: "One").summary == "")
  }

  @Test func searchIgnoresCase() {
    let store = sandbox.makeStore()
    for text in ["Tea", "Milk", "steak"] { store.add(text) }
    store.query = "TEA"
    #expect(Set(store.shown.map(\.text)) == ["Tea", "steak"])
  }

  @Test func order() {
    let store = sandbox.makeStore()
    let first = store.add("b")
    store.add("a")
    first.text = "c"
    #expect(store.shown.map(\.text) == ["c", "a"])
    sandbox.preferences.order = .title
    #expect(store.shown.map(\.text) == ["a", "c"])
  }

  @Test func deletingChoosesTheNeighbour() {
    let store = sandbox.makeStore()
    sandbox.preferences.order = .title
    let notes = ["a", "b", "c"].map { store.add($0) }
    store.chosen = notes[1]
    store.delete(notes[1])
    #expect(store.chosen === notes[2])
    store.delete(notes[2])
    #expect(store.chosen === notes[0])
    store.delete(notes[0])
    #expect(store.chosen == nil)
  }

  @Test func undoBringsBackWhatWasDeleted() {
    let store = sandbox.makeStore()
    store.undoManager.groupsByEvent = false
    store.undoManager.beginUndoGrouping()
    let note = store.add("kept")
    store.undoManager.endUndoGrouping()
    store.undoManager.beginUndoGrouping()
    store.delete(note)
    store.undoManager.endUndoGrouping()
    store.undoManager.undo()
    #expect(store.notes.map(\.id) == [note.id] && store.chosen === note)
    store.undoManager.redo()
    #expect(store.notes.isEmpty)
  }

  @Test func notesComeBackAfterARestart() {
    let store = sandbox.makeStore()
    store.add("first").text = "changed"
    store.save()
    #expect(sandbox.makeStore().notes.map(\.text) == ["changed"])
  }

  @Test func damagedFileIsKept() throws {
    try Data("not JSON".utf8).write(to: sandbox.file.url)
    let store = sandbox.makeStore()
    #expect(store.notes.isEmpty && store.problem?.contains("damaged") == true)
    store.add("new")
    store.save()
    #expect(try String(contentsOf: sandbox.file.url.appendingPathExtension("damaged"), encoding: .utf8) == "not JSON")
    #expect(sandbox.makeStore().notes.map(\.text) == ["new"])
  }

  @Test func failedWriteIsReported() throws {
    let store = sandbox.makeStore(NoteFile(url: URL(filePath: "/proc/notes/notes.json")))
    store.add("lost?")
    store.save()
    #expect(store.problem != nil && store.notes.count == 1)
  }

  @Test func preferencesAreKept() {
    sandbox.preferences.order = .title
    sandbox.preferences.isMonospaced = true
    sandbox.preferences.windowSize = Size(width: 500, height: 400)
    let read = Preferences(sandbox.defaults)
    #expect(read.order == .title && read.isMonospaced && read.windowSize == Size(width: 500, height: 400))
  }
}
