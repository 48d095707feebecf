import FoundationEssentials
import TrackedUI
private struct Messages: View { var body: some View { Text("Message") } }


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Lazy/ScrollPositionValue.swift", line: 8)
@State private var position = ScrollPosition(edge: .bottom)


#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Lazy/ScrollPositionValue.swift", line: 8)

ScrollView { Messages() }.scrollPosition($position)
Button("Up") { position.scrollTo(edge: .top) }
#sourceLocation()
}
}
