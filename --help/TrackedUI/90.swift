import FoundationEssentials
import TrackedUI


private struct Adaptive: View {
let isWide: Bool
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Layout/AnyLayout.swift", line: 6)
let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
layout { Text("a"); Text("b") }
#sourceLocation()
}}
