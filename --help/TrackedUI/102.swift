import FoundationEssentials
import TrackedUI
private enum Page { case inbox, settings }
private struct InboxView: View { var body: some View { Text("Inbox") } }
private struct SettingsView: View { var body: some View { Text("Settings") } }


private struct Mail: View {
@State private var page = Page.inbox
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/Tabs.swift", line: 4)
TabView(selection: $page) {
  Tab("Inbox", systemImage: "tray", value: Page.inbox) { InboxView() }
  Tab("Settings", systemImage: "gear", value: Page.settings) { SettingsView() }
}
#sourceLocation()
}}
