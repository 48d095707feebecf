import FoundationEssentials
import TrackedUI
private struct ClockView: View {
  let date: Date
  var body: some View { Text("\(date)") }
}


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Effects/TimelineView.swift", line: 127)

#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Effects/TimelineView.swift", line: 127)
TimelineView(.periodic(from: .now, by: 1)) { context in ClockView(date: context.date) }
#sourceLocation()
}
}
