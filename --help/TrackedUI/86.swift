import FoundationEssentials
import TrackedUI
@Observable private final class Selection {}
private struct ImageSettingsView: View {
  let selection: Selection
  var body: some View { Text("Settings") }
}


private final class ImageController: ViewController {
private let selection = Selection()
func showSettings() {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/HostingController.swift", line: 6)
present(HostingController(rootView: ImageSettingsView(selection: selection)), animated: true)
#sourceLocation()
}}
