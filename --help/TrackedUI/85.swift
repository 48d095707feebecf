import FoundationEssentials
import TrackedUI
private struct ContentView: View { var body: some View { Text("Content") } }


private struct Program: App {
@State private var isBold = false
var body: some Scene {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/Commands.swift", line: 4)
WindowGroup { ContentView() }
  .commands {
    CommandGroup(after: .newItem) { Button("Import…") { leftOut() }.keyboardShortcut("i") }
    CommandMenu("Format") { Toggle("Bold", isOn: $isBold).keyboardShortcut("b") }
  }
#sourceLocation()
}}
