import FoundationEssentials
import TrackedUI
private struct TitleView: View { var body: some View { Text("Title") } }
private struct DetailView: View { var body: some View { Text("Detail") } }


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Layout/ViewThatFits.swift", line: 7)




#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Layout/ViewThatFits.swift", line: 7)
ViewThatFits(in: .horizontal) {
  HStack { TitleView(); DetailView() }
  VStack { TitleView(); DetailView() }
}
#sourceLocation()
}
}
