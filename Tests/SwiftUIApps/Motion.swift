import TrackedUI

struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      side("Question", .blue).opacity(isFlipped ? 0 : 1)
      side("Answer", .green)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .animation(.easeInOut(duration: 0.3), value: isFlipped)
    .onTapGesture { isFlipped.toggle() }
  }

  private func side(_ text: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(color.gradient)
      .frame(width: 160, height: 100)
      .overlay { Text(text).font(.title).foregroundStyle(.white) }
  }
}

struct ShakeEffect: GeometryEffect {
  var travel: CGFloat = 8
  var shakes: CGFloat
  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * sin(shakes * .pi * 2), y: 0))
  }
}

struct AnimatableNumber: ViewModifier, Animatable {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay { Text("\(Int(number))").monospacedDigit() }
  }
}

private struct Pose {
  var scale = 1.0
  var angle = Angle.zero
  var lift = 0.0
}

struct MotionView: View {
  @State private var attempts = 0
  @State private var score = 0.0
  @State private var likes = 0
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 20) {
      FlipCard()
      Button("Unlock") {
        withAnimation(.linear(duration: 0.3)) { attempts += 1 }
      }
      .modifier(ShakeEffect(shakes: CGFloat(attempts)))
      Color.clear
        .frame(width: 60, height: 20)
        .modifier(AnimatableNumber(number: score))
      Button("Score") { withAnimation(.easeOut(duration: 0.3)) { score += 100 } }
      Button {
        likes += 1
      } label: {
        Image(systemName: "heart.fill")
          .foregroundStyle(.red)
          .keyframeAnimator(initialValue: Pose(), trigger: likes) { content, pose in
            content
              .scaleEffect(pose.scale)
              .rotationEffect(pose.angle)
              .offset(y: pose.lift)
          } keyframes: { _ in
            KeyframeTrack(\.scale) {
              CubicKeyframe(1.5, duration: 0.1)
              SpringKeyframe(1, duration: 0.2, spring: .bouncy)
            }
            KeyframeTrack(\.angle) {
              LinearKeyframe(.degrees(-20), duration: 0.1)
              LinearKeyframe(.degrees(20), duration: 0.1)
              LinearKeyframe(.zero, duration: 0.1)
            }
            KeyframeTrack(\.lift) {
              CubicKeyframe(-10, duration: 0.15)
              CubicKeyframe(0, duration: 0.15)
            }
          }
      }
      .accessibilityLabel("Like")
      Text("\(likes) likes")
      DisclosureGroup("Details", isExpanded: $isExpanded.animation(.bouncy)) {
        Text("Blurred until it is wanted")
          .blur(radius: isExpanded ? 0 : 8)
          .grayscale(isExpanded ? 0 : 1)
      }
    }
    .padding()
  }
}
