import TrackedUI

@Observable
final class EndLog { var ends: [String] = [] }

/// What is over first: the time of a spring, or its swinging.
struct SpringEnd: View {
  let log: EndLog
  let criteria: AnimationCompletionCriteria
  @State private var isMoved = false

  var body: some View {
    VStack {
      Circle()
        .frame(width: 20, height: 20)
        .opacity(isMoved ? 0.2 : 1)
      Button("Swing") {
        withAnimation(.spring(.bouncy(duration: 0.3, extraBounce: 0.5)), completionCriteria: criteria) {
          isMoved.toggle()
        } completion: {
          log.ends.append(criteria == .removed ? "rest" : "time")
        }
      }
    }
    .padding()
  }
}

struct GuardedDrag: View {
  @GestureState(resetTransaction: Transaction(animation: .easeOut(duration: 0.05))) private var way = CGSize.zero
  @GestureState(reset: { _, transaction in transaction.animation = nil }) private var isHeld = false
  @State private var isLocked = false
  @State private var drags = 0

  var body: some View {
    VStack {
      Counter()
        .frame(width: 200, height: 100)
        .background(.yellow)
        .offset(way)
        .gesture(
          DragGesture(minimumDistance: 1)
            .updating($way) { value, state, _ in state = value.translation }
            .updating($isHeld) { _, state, _ in state = true }
            .onEnded { _ in drags += 1 },
          isEnabled: !isLocked)
      Toggle("Locked", isOn: $isLocked)
      Text("\(drags) drags, \(isHeld ? "held" : "free"), \(Int(way.width))")
    }
  }

  private struct Counter: View {
    @State private var taps = 0

    var body: some View { Button("Tapped \(taps)") { taps += 1 } }
  }
}

struct PlaceNames: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// Each view adds its own place to those inside.
struct NestedPlaces: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Inner")
        .frame(width: 80, height: 30)
        .anchorPreference(key: PlaceNames.self, value: .bounds) { ["inner": $0] }
    }
    .padding(10)
    .transformAnchorPreference(key: PlaceNames.self, value: .bounds) { $0["outer"] = $1 }
    .padding(10)
    .overlayPreferenceValue(PlaceNames.self) { places in
      GeometryReader { proxy in
        let sizes = places.mapValues { proxy[$0] }
        Text(
          sizes.sorted { $0.key < $1.key }
            .map { "\($0.key) \(Int($0.value.minX)) \(Int($0.value.width))" }
            .joined(separator: ", "))
      }
    }
  }
}

struct DoubledBorder: ViewModifier {
  func body(content: Content) -> some View { content.padding(2).border(.red) }
}

/// A ring by the even-odd rule, shadows of styles, and modifiers joined.
struct RingAndShadow: View {
  struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 20, dy: 20))
      }
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      Ring().fill(.red, style: FillStyle(eoFill: true)).frame(width: 60, height: 60)
      Rectangle().inset(by: 20).fill(.white.shadow(.drop(color: .black, radius: 1, x: 10, y: 10)))
        .frame(width: 60, height: 60)
      Text("Plain")
        .modifier(EmptyModifier())
        .modifier(DoubledBorder().concat(DoubledBorder()))
        .accessibility(label: Text("Said"))
        .padding(10)
        .background(.background.shadow(.drop(radius: 2)), in: RoundedRectangle(cornerRadius: 4))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
