import TrackedUI
private let window = TrackedKit.Window()
private let counter = HitCounter()
@Observable private final class HitCounter { var hits = 0 }


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/README.md", line: 66)


struct CounterView: View {
  let counter: HitCounter

  var body: some View {
    VStack {
      Text("\(counter.hits) clicks")
      Button("Click me") { counter.hits += 1 }
    }
  }
}

window.rootViewController = HostingController(rootView: CounterView(counter: counter))
#sourceLocation()
}
