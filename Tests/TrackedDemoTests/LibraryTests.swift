import GtkTesting
import Testing

@testable import TrackedDemo

/// The page with the table.
@MainActor @Suite(.serialized) struct LibraryTests {
  private let library = MusicLibrary()

  @Test func aPlayRunsOneCellAndMovesTheRowOfATableSortedByPlays() async throws {
    let window = try await TestWindow(LibraryViewController(library), width: 700, height: 500)
    defer { window.close() }
    let table = try window.require(ColumnTableView<Int>.self)
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    library.tracks[2].play()
    try await settle()
    #expect(runs.map(\.hook).filter { $0.phase == .properties } == [.configurationUpdateHandler])
    table.sortOrder = TableSortOrder(column: "Plays", direction: .descending)
    try await settle()
    let first = try #require(table.arrangedItems.first)
    let second = table.arrangedItems[1]
    for _ in 0..<30 { library.track(second)?.play() }
    try await settle()
    observation.end()
    #expect(table.arrangedItems.prefix(2) == [second, first])
  }

  @Test func theSearchLetsTracksThrough() async throws {
    let window = try await TestWindow(LibraryViewController(library), width: 700, height: 500)
    defer { window.close() }
    library.query = "bach"
    try await settle()
    #expect(window.find(.text("20 of 180 tracks")) != nil)
    #expect(try window.require(ColumnTableView<Int>.self).arrangedItems.count == 20)
  }
}
