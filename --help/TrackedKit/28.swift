import TrackedKit
private struct Song { var (id, title, plays) = (0, "", 0) }
@Observable private final class Library {
  var songs: [Song] = []
  subscript(id: Int) -> Song { songs[id] }
}
private let library = Library()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Cells/ColumnTableView.swift", line: 8)
let table = ColumnTableView(columns: [
  TableColumn("Title", expands: true, sortedBy: { library[$0].title }) { library[$0].title },
  TableColumn("Plays", sortedBy: { library[$0].plays }) { "\(library[$0].plays)" },
])
// in a tracked hook:
table.items = library.songs.map(\.id)
#sourceLocation()
}
