import TrackedUI

enum SpinPhase: CaseIterable {
  case initial, lift, spin, drop
  var scale: Double { self == .initial ? 1 : 1.2 }
  var angle: Angle {
    switch self {
    case .initial, .lift: .zero
    case .spin, .drop: .degrees(360)
    }
  }
  var yOffset: Double {
    switch self {
    case .initial, .drop: 0
    default: -30
    }
  }
}

struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : .zero))
      .brightness(phase == .willAppear ? 1 : 0)
  }
}

struct FadeModifier: ViewModifier {
  var amount: Double
  func body(content: Content) -> some View { content.opacity(amount).offset(x: (1 - amount) * 100) }
}

struct CountingText: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text(value, format: .number.precision(.fractionLength(0))).monospacedDigit() }
}

struct ElasticAnimation: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time > duration { return nil }
    let p = time / duration
    return value.scaled(by: p * p * (3 - 2 * p))
  }
}

extension Animation {
  static func elastic(_ duration: TimeInterval) -> Animation { Animation(ElasticAnimation(duration: duration)) }
}

struct B10PhaseView: View {
  @State private var likes = 0
  @State private var isShown = true
  @State private var target = 0.0
  @State private var isLoading = false
  @State private var finished = 0
  @Namespace private var namespace
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 16) {
      Text("👍").font(.largeTitle)
        .phaseAnimator(SpinPhase.allCases, trigger: likes) { content, phase in
          content.scaleEffect(phase.scale).rotationEffect(phase.angle).offset(y: phase.yOffset)
        } animation: { phase in
          switch phase {
          case .initial: .bouncy
          case .lift: .easeInOut(duration: 0.3)
          case .spin: .spring(duration: 0.8)
          case .drop: .snappy
          }
        }
        .onTapGesture { likes += 1 }
      PhaseAnimator([false, true]) { isOn in
        RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).foregroundStyle(isOn ? .red : .blue)
      } animation: { isOn in
        isOn ? .easeIn(duration: 1) : nil
      }
      KeyframeAnimator(initialValue: 1.0, repeating: isLoading) { value in
        Image(systemName: "arrow.triangle.2.circlepath").scaleEffect(value)
      } keyframes: { start in
        SpringKeyframe(start * 1.3, duration: 0.4)
        LinearKeyframe(start, duration: 0.4, timingCurve: .easeOut)
      }
      if isShown {
        Rectangle().frame(width: 60, height: 60).transition(Twirl())
        Circle().frame(width: 30, height: 30)
          .transition(.modifier(active: FadeModifier(amount: 0), identity: FadeModifier(amount: 1)))
        Text("Slide").transition(.slide.animation(.linear(duration: 0.2)))
        Text("Offset").transition(.offset(x: 10, y: 20).combined(with: .scale(scale: 0.1, anchor: .topLeading)))
      }
      CountingText(value: target)
      HStack {
        Button("Toggle") { withAnimation(.elastic(0.5)) { isShown.toggle() } }
        Button("Count") {
          withAnimation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6)) {
            target += 100
          } completion: {
            finished += 1
          }
        }
        Button("Load") { isLoading.toggle() }
        Button("Transaction") {
          var transaction = Transaction(animation: .linear(duration: 0.1))
          transaction.disablesAnimations = false
          withTransaction(transaction) { isFlipped.toggle() }
        }
        Button("Key") { withTransaction(\.isUserInitiated, true) { isFlipped.toggle() } }
      }
      HStack {
        if isFlipped {
          Color.red.matchedGeometryEffect(id: "shape", in: namespace, anchor: .leading).frame(width: 100, height: 30)
          Spacer()
        } else {
          Spacer()
          Color.red.matchedGeometryEffect(id: "shape", in: namespace, isSource: true).frame(width: 30, height: 30)
        }
      }
      Image(systemName: "bell")
        .symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(2), value: likes)
        .symbolEffect(.pulse, isActive: isLoading)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
      Text("Finished \(finished)")
        .animation(.bouncy) { content in content.scaleEffect(isFlipped ? 1.2 : 1) }
        .transaction(value: finished) { $0.animation = .default }
    }
    .geometryGroup()
  }
}

private struct UserInitiatedKey: TransactionKey { static let defaultValue = false }
extension Transaction {
  var isUserInitiated: Bool {
    get { self[UserInitiatedKey.self] }
    set { self[UserInitiatedKey.self] = newValue }
  }
  @Entry var note: String = ""
}
