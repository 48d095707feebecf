import FoundationEssentials
import TrackedUI
private enum Page { case inbox, settings }
private struct InboxView: View { var body: some View { Text("Inbox") } }
private struct SettingsView: View { var body: some View { Text("Settings") } }


private struct Mail: View {
@State private var page = Page.inbox
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/TabView.swift", line: 6)
TabView(selection: $page) {
  InboxView().tabItem { Label("Inbox", systemImage: "tray") }.tag(Page.inbox)
  SettingsView().tabItem { Label("Settings", systemImage: "gear") }.tag(Page.settings)
}
#sourceLocation()
}}
