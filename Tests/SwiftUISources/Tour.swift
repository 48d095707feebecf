import Foundation
import TrackedUI

struct OnboardingPage: Identifiable {
  let id: Int
  let symbol: String
  let title: LocalizedStringKey
  let detail: String
  static let all = [
    OnboardingPage(id: 0, symbol: "sparkles", title: "Welcome", detail: "Everything in its place."),
    OnboardingPage(id: 1, symbol: "lock.shield", title: "Private", detail: "Data stays here."),
    OnboardingPage(id: 2, symbol: "checkmark.seal", title: "Ready", detail: "Let’s begin."),
  ]
}

struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
}

struct BouncingSymbol: View {
  var name: String
  var trigger: Int
  var body: some View {
    Image(systemName: name)
      .font(.system(size: 72))
      .symbolRenderingMode(.hierarchical)
      .keyframeAnimator(initialValue: AnimationValues(), trigger: trigger) { content, value in
        content
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .scaleEffect(y: value.verticalStretch)
          .offset(y: value.verticalTranslation)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.degrees(-16), duration: 0.125)
          CubicKeyframe(.zero, duration: 0.125)
        }
        KeyframeTrack(\.verticalStretch) {
          CubicKeyframe(1.0, duration: 0.1)
          CubicKeyframe(0.6, duration: 0.15)
          CubicKeyframe(1.5, duration: 0.1)
          CubicKeyframe(1.0, duration: 0.88)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1.0, spring: .bouncy)
        }
        KeyframeTrack(\.verticalTranslation) {
          LinearKeyframe(0.0, duration: 0.1)
          SpringKeyframe(-60.0, duration: 0.5, spring: .init(response: 0.4, dampingRatio: 0.6))
          MoveKeyframe(0)
        }
      }
  }
}

struct A09OnboardingView: View {
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @State private var selection = 0
  @State private var bounce = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    if hasOnboarded {
      ContentUnavailableView {
        Label("All set", systemImage: "checkmark.circle")
      } description: {
        Text("You have seen the tour.")
      } actions: {
        Button("Start over") {
          withAnimation {
            hasOnboarded = false; selection = 0
          }
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
      }
      .transition(.blurReplace)
    } else {
      VStack {
        TabView(selection: $selection) {
          ForEach(OnboardingPage.all) { page in
            VStack(spacing: 20) {
              BouncingSymbol(name: page.symbol, trigger: bounce)
              Text(page.title).font(.title).fontWeight(.bold).fontDesign(.rounded)
              Text(page.detail).multilineTextAlignment(.center).foregroundStyle(.secondary)
            }
            .padding(40)
            .tag(page.id)
            .onTapGesture { bounce += 1 }
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .animation(reduceMotion ? nil : .default, value: selection)
        PageDots(count: OnboardingPage.all.count, selection: $selection)
        Button(action: advance) {
          Text(selection == OnboardingPage.all.count - 1 ? "Get Started" : "Continue")
            .frame(maxWidth: .infinity)
            .contentTransition(.interpolate)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding()
        .sensoryFeedback(.selection, trigger: selection)
      }
      .background(
        RadialGradient(
          gradient: Gradient(stops: [.init(color: .teal.opacity(0.4), location: 0), .init(color: .clear, location: 1)]),
          center: .top, startRadius: 0, endRadius: 400)
      )
      .onChange(of: selection) { bounce += 1 }
    }
  }

  private func advance() {
    if selection < OnboardingPage.all.count - 1 {
      withAnimation(.easeInOut(duration: 0.3), completionCriteria: .logicallyComplete) {
        selection += 1
      } completion: {
        bounce += 1
      }
    } else {
      withAnimation(.smooth(duration: 0.5, extraBounce: 0.1)) { hasOnboarded = true }
    }
  }
}

struct PageDots: View {
  let count: Int
  @Binding var selection: Int
  @Namespace private var dots
  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { index in
        ZStack {
          Capsule().fill(.quaternary)
          if index == selection {
            Capsule().fill(.tint).matchedGeometryEffect(id: "dot", in: dots)
          }
        }
        .frame(width: index == selection ? 24 : 8, height: 8)
        .onTapGesture { withAnimation { selection = index } }
        .accessibilityAddTraits(index == selection ? [.isButton, .isSelected] : .isButton)
        .accessibilityLabel("Page \(index + 1)")
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var selection = 1
  PageDots(count: 3, selection: $selection)
}
