import FoundationEssentials
import TrackedUI
@Observable private final class HitCounter { var hits = 0 }
private struct CounterView: View {
  let counter: HitCounter
  var body: some View { Text("\(counter.hits) clicks") }
}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/App.swift", line: 7)
private struct Counter: App {
  var body: some Scene { WindowGroup("Counter") { CounterView(counter: HitCounter()) } }
}
#sourceLocation()

