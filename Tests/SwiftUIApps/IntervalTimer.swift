import TrackedUI

@MainActor
final class IntervalTimerModel: ObservableObject {
  enum Phase: String { case idle = "Ready", work = "Work", rest = "Rest" }

  @Published private(set) var phase = Phase.idle
  @Published private(set) var remaining = 0
  @Published var rounds = 2
  @Published private(set) var finished = 0
  private var ticker: Task<Void, Never>?

  var progress: Double { phase == .idle ? 0 : 1 - Double(remaining) / Double(length) }
  private var length: Int { phase == .rest ? 2 : 3 }

  func start(tick: Duration = .milliseconds(20)) {
    finished = 0
    begin(.work)
    ticker = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: tick)
        guard let self, self.step() else { return }
      }
    }
  }

  func stop() {
    ticker?.cancel()
    ticker = nil
    phase = .idle
    remaining = 0
  }

  private func begin(_ phase: Phase) {
    self.phase = phase
    remaining = length
  }

  private func step() -> Bool {
    remaining -= 1
    guard remaining <= 0 else { return true }
    switch phase {
    case .work:
      finished += 1
      if finished >= rounds {
        stop()
        return false
      }
      begin(.rest)
    case .rest: begin(.work)
    case .idle: return false
    }
    return true
  }
}

struct IntervalTimerView: View {
  @StateObject private var model = IntervalTimerModel()
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Circle()
          .stroke(.quaternary, lineWidth: 12)
        Circle()
          .trim(from: 0, to: model.progress)
          .stroke(tint.gradient, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .animation(.linear(duration: 0.2), value: model.progress)
        VStack {
          Text(model.phase.rawValue)
            .font(.title2.weight(.semibold))
          Text("\(model.remaining)")
            .font(.system(size: 48, weight: .light, design: .rounded))
            .monospacedDigit()
        }
        .accessibilityElement(children: .combine)
      }
      .frame(width: 180, height: 180)
      RoundsView(model: model)
      HStack {
        Button("Start") { model.start() }
          .buttonStyle(.borderedProminent)
          .disabled(model.phase != .idle)
        Button("Stop", role: .destructive, action: model.stop)
          .disabled(model.phase == .idle)
      }
      .controlSize(.large)
    }
    .padding()
    .onDisappear { model.stop() }
  }

  private var tint: Color {
    switch model.phase {
    case .idle: .gray
    case .work: colorScheme == .dark ? .orange : .red
    case .rest: .green
    }
  }
}

private struct RoundsView: View {
  @ObservedObject var model: IntervalTimerModel

  var body: some View {
    Stepper(value: $model.rounds, in: 1...9) {
      Text("Rounds: \(model.rounds), done: \(model.finished)")
    }
    .fixedSize()
  }
}
