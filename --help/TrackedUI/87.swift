import FoundationEssentials
import TrackedUI
@Observable private final class Library {}
private struct NotesView: View { var body: some View { Text("Notes") } }
private struct StatisticsView: View {
  init(_ library: Library) {}
  var body: some View { Text("Statistics") }
}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/Scene.swift", line: 7)
private struct NotesScene: Scene {
  let library: Library
  var body: some Scene {
    WindowGroup("Notes") { NotesView() }.environment(library)
    Window("Statistics", id: "stats") { StatisticsView(library) }
  }
}
#sourceLocation()

