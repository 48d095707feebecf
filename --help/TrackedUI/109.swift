import FoundationEssentials
import TrackedUI
private struct Person: Identifiable {
  let id: Int
  var (name, age) = ("", 0)
}


private struct People: View {
@State private var people: [Person] = []
@State private var selection: Int?
@State private var sortOrder = [KeyPathComparator(\Person.name)]
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Tables/Table.swift", line: 6)
Table(people, selection: $selection, sortOrder: $sortOrder) {
  TableColumn("Name", value: \.name)
  TableColumn("Age", value: \.age) { Text("\($0.age)") }
}
.onChange(of: sortOrder) { people.sort(using: sortOrder) }
#sourceLocation()
}}
