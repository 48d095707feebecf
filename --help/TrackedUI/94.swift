import FoundationEssentials
import TrackedUI
private struct Message: Identifiable { let id: Int }
private struct MessageRow: View {
  let message: Message
  var body: some View { Text("\(message.id)") }
}
private let messages: [Message] = []


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Lazy/ScrollViewReader.swift", line: 7)




#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Lazy/ScrollViewReader.swift", line: 7)
ScrollViewReader { proxy in
  Button("Last") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
  ScrollView { LazyVStack { ForEach(messages) { MessageRow(message: $0) } } }
}
#sourceLocation()
}
}
