import FoundationEssentials
import TrackedUI

/// A declarative program whose view takes addresses.
struct OpeningApp: App {
  static var applicationID: String { identifier }
  @ApplicationDelegateAdaptor private var delegate: EndWitness

  var body: some Scene {
    WindowGroup("Opening") {
      Text("opening")
        .onAppear { say("shown") }
        .onOpenURL { url in say("opens", url.lastPathComponent) }
        .onOpenURL { url in say("opens too", url.isFileURL) }
    }
  }
}

private final class EndWitness: ApplicationDelegate {
  func applicationWillTerminate(_ application: TrackedKit.Application) {
    say("terminates", application.windows.count)
  }
}
