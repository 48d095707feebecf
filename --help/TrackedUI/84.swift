import FoundationEssentials
import TrackedUI
private struct NotesView: View { var body: some View { Text("Notes") } }
private final class AppDelegate: ApplicationDelegate {}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/ApplicationDelegateAdaptor.swift", line: 4)
private struct Notes: App {
  @ApplicationDelegateAdaptor private var delegate: AppDelegate
  var body: some Scene { WindowGroup { NotesView() } }
}
#sourceLocation()

