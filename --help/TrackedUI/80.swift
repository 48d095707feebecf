import FoundationEssentials
import TrackedUI


private struct NameField: View {
@State private var name = ""
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Focus/FocusState.swift", line: 7)
@FocusState private var isNaming: Bool

#sourceLocation()

var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Focus/FocusState.swift", line: 7)

TextField("Name", text: $name).focused($isNaming)
#sourceLocation()
}}
