import FoundationEssentials
import TrackedUI
@Observable private final class HitCounter { var hits = 0 }


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Composition/View.swift", line: 4)
private struct CounterView: View {
  let counter: HitCounter
  var body: some View {
    VStack {
      Text("\(counter.hits) clicks")
      Button("Add") { counter.hits += 1 }
    }
  }
}
#sourceLocation()

