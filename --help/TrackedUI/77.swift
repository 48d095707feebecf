import FoundationEssentials
import TrackedUI


private struct Seconds: View {
@State private var seconds = 0
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Effects/Timer.swift", line: 6)
let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
#sourceLocation()
}}
