import FoundationEssentials
import TrackedUI
private struct Folder: Identifiable {
  let id = UUID()
  var name = ""
  var folders: [Folder]?
}
private let folders: [Folder] = []


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Lists/OutlineGroup.swift", line: 4)

#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Lists/OutlineGroup.swift", line: 4)
OutlineGroup(folders, children: \.folders) { folder in Label(folder.name, systemImage: "folder") }
#sourceLocation()
}
}
