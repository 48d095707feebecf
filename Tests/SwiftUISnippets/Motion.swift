import TrackedUI

struct PulsingDot: View {
  @State private var isLarge = false

  var body: some View {
    Circle()
      .fill(.red.gradient)
      .frame(width: 40, height: 40)
      .scaleEffect(isLarge ? 1.4 : 1)
      .opacity(isLarge ? 0.4 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 0.6).repeatForever(autoreverses: true)) {
          isLarge = true
        }
      }
  }
}

enum BouncePhase: CaseIterable {
  case rest, up, down

  var offset: Double {
    switch self {
    case .rest: 0
    case .up: -20
    case .down: 10
    }
  }
}

struct PhaseDemo: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("Bounce")
        .phaseAnimator(BouncePhase.allCases, trigger: taps) { content, phase in
          content
            .offset(y: phase.offset)
            .opacity(phase == .rest ? 1 : 0.8)
        } animation: { phase in
          switch phase {
          case .rest: .smooth
          case .up: .spring(duration: 0.2, bounce: 0.4)
          case .down: .easeIn(duration: 0.1)
          }
        }
      Button("Tap \(taps)") { taps += 1 }
    }
  }
}

struct Wave: Shape {
  var phase: Double
  var strength = 10.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 4) {
      let y = rect.midY + strength * sin(x / rect.width * 2 * .pi + phase)
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}

struct WaveView: View {
  @State private var phase = 0.0
  @State private var strength = 10.0

  var body: some View {
    VStack {
      Wave(phase: phase, strength: strength)
        .stroke(.blue, lineWidth: 3)
        .frame(height: 60)
      Button("Calm") {
        withAnimation(.linear(duration: 0.3)) {
          strength = 0
          phase += .pi
        }
      }
    }
  }
}

struct ToastHost: View {
  @State private var message: String?

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack {
        Button("Save") { show("Saved") }
        Button("Fail") { show("Failed") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)

      if let message {
        Text(message)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(.thinMaterial, in: Capsule())
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .task(id: message) {
            try? await Task.sleep(for: .milliseconds(200))
            withAnimation { self.message = nil }
          }
      }
    }
    .animation(.snappy, value: message)
  }

  private func show(_ text: String) {
    message = text
  }
}

struct FlipCard: View {
  @State private var isFlipped = false
  @State private var attempts = 0

  var body: some View {
    VStack {
      ZStack {
        if isFlipped {
          Text("Back").transition(.opacity)
        } else {
          Text("Front").transition(.asymmetric(insertion: .scale, removal: .opacity))
        }
      }
      .onTapGesture {
        withAnimation(.bouncy) { isFlipped.toggle() }
      }
      Button("Wrong") {
        withAnimation(.default) { attempts += 1 }
      }
      .rotationEffect(.degrees(attempts.isMultiple(of: 2) ? 0 : 4))
    }
  }
}
