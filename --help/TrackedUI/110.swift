import FoundationEssentials
import TrackedUI
private struct Kind { var (name, symbol) = ("", "") }
private struct File: Identifiable {
  let id: Int
  var (name, size, kind) = ("", 0, Kind())
}


private struct Files: View {
var body: some View {
Table([File]()) {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Tables/TableColumn.swift", line: 6)
TableColumn("Name", value: \.name)
TableColumn("Size", value: \.size) { Text("\($0.size) kB") }
TableColumn("Kind") { Label($0.kind.name, systemImage: $0.kind.symbol) }
#sourceLocation()
}}}
