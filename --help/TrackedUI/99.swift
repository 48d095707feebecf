import FoundationEssentials
import TrackedUI
private struct Mailbox: Identifiable {
  let id: Int
  var name = ""
}
private struct MailboxView: View {
  init(_ mailbox: Int) {}
  var body: some View { Text("Mail") }
}
private let mailboxes: [Mailbox] = []


private struct Mail: View {
@State private var mailbox: Int?
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/NavigationSplitView.swift", line: 6)
NavigationSplitView {
  List(mailboxes, selection: $mailbox) { Text($0.name) }.navigationTitle("Mailboxes")
} detail: {
  if let mailbox { MailboxView(mailbox) } else { Text("Choose a mailbox") }
}
#sourceLocation()
}}
