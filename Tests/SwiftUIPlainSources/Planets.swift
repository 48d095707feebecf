import TrackedUI

struct Planet: Identifiable {
  let id: String
  let radius: Double
  let period: Double
  let color: Color
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  func readHeight(_ action: @escaping (CGFloat) -> Void) -> some View {
    background(GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size.height) })
      .onPreferenceChange(SizeKey.self) { action($0) }
  }

  @ViewBuilder func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct C20PlanetsView: View {
  @State private var selection: String? = "Earth"
  @State private var height: CGFloat = 0
  @State private var showsOrbit = true
  @State private var angle = Angle.zero

  private let planets = [
    Planet(id: "Mercury", radius: 4, period: 88, color: .gray),
    Planet(id: "Venus", radius: 8, period: 225, color: .orange),
    Planet(id: "Earth", radius: 9, period: 365, color: .blue),
  ]

  var body: some View {
    VStack(spacing: 12) {
      GeometryReader { proxy in
        let side = min(proxy.size.width, proxy.size.height)
        ZStack {
          if showsOrbit {
            ForEach(Array(zip(planets.indices, planets)), id: \.1.id) { index, planet in
              OrbitView(planet: planet, diameter: side * Double(index + 1) / Double(planets.count), angle: angle)
            }
          }
          Circle().fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 20))
            .frame(width: 30, height: 30)
        }
        .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        .coordinateSpace(.named("sky"))
      }
      .frame(height: 220)
      .drawingGroup()
      HStack(spacing: 20) {
        ForEach(planets) { planet in
          Text(planet.id)
            .padding(6)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [planet.id: $0] }
            .onTapGesture { withAnimation(.spring) { selection = planet.id } }
            .if(selection == planet.id) { $0.bold() }
        }
      }
      .readHeight { height = $0 }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          if let selection, let anchor = anchors[selection] {
            let rect = proxy[anchor]
            Capsule()
              .strokeBorder(.tint, lineWidth: 2)
              .frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
              .allowsHitTesting(false)
          }
        }
      }
      Text("Row is \(height, format: .number.precision(.fractionLength(0))) high")
      Slider(value: $angle.degrees, in: 0...360)
      Toggle("Orbits", isOn: $showsOrbit)
      ViewThatFits(in: .horizontal) {
        Text("A very long description of the planets that only fits when there is plenty of room for it to be shown")
          .lineLimit(1)
          .fixedSize()
        Text("Short description")
      }
    }
    .padding()
  }
}

struct OrbitView: View {
  let planet: Planet
  let diameter: Double
  let angle: Angle

  var body: some View {
    Circle()
      .strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      .foregroundStyle(.tertiary)
      .frame(width: diameter, height: diameter)
      .overlay {
        Circle()
          .fill(planet.color)
          .frame(width: planet.radius * 2)
          .offset(x: diameter / 2)
          .rotationEffect(angle * (365 / planet.period))
      }
      .visualEffect { content, proxy in
        content.blur(radius: proxy.frame(in: .named("sky")).width < 0 ? 4 : 0)
      }
  }
}
