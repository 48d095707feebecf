import FoundationEssentials
import TrackedUI


private struct Additions: View {
@State private var isHidden = false
func addFolder() {}
func addArchive() {}
func delete() {}
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Menus/Menu.swift", line: 7)
Menu("Add") {
  Button("Folder", systemImage: "folder") { addFolder() }
  Toggle("Hidden", isOn: $isHidden)
  Menu("More") { Button("Archive") { addArchive() } }
  Divider()
  Button("Delete", role: .destructive) { delete() }
}
#sourceLocation()
}}
