import TrackedUI

// essential:begin
struct HitsView: View {
  let counter: CounterModel

  var body: some View {
    VStack(spacing: 12) {
      Text("\(counter.hits)").font(.largeTitle).bold()
      HStack {
        Button("Add One") { counter.increment() }
          .buttonStyle(.borderedProminent)
        Button("Reset") { counter.reset() }
          .disabled(counter.hits == 0)
      }
    }
    .padding(18)
  }
}
// essential:end
