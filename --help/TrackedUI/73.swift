import FoundationEssentials
import TrackedUI
private struct FileList: View { var body: some View { Text("Files") } }
private struct Editor: View { var body: some View { Text("Text") } }


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Controls/SplitViews.swift", line: 8)




#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Controls/SplitViews.swift", line: 8)
HSplitView {
  FileList().frame(minWidth: 120)
  Editor()
}
#sourceLocation()
}
}
