import TrackedUI

protocol SegmentItem: Hashable, Identifiable, CaseIterable where AllCases: RandomAccessCollection {
  var title: LocalizedStringKey { get }
}

enum Period: String, SegmentItem {
  case day, week, month
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .day: "Day"
    case .week: "Week"
    case .month: "Month"
    }
  }
}

struct SegmentedControl<Item: SegmentItem>: View {
  @Binding private var selection: Item
  private let tint: Color
  @Namespace private var animation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(selection: Binding<Item>, tint: Color = .accentColor) {
    self._selection = selection
    self.tint = tint
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Item.allCases) { item in
        let isSelected = item == selection
        Text(item.title)
          .font(.subheadline.weight(isSelected ? .semibold : .regular))
          .foregroundStyle(isSelected ? Color.white : .primary)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
          .background {
            if isSelected {
              RoundedRectangle(cornerRadius: 8, style: .continuous)
                .fill(tint)
                .matchedGeometryEffect(id: "selection", in: animation)
                .shadow(radius: 2)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture {
            withAnimation(reducesMotion ? nil : .spring(response: 0.3, dampingFraction: 0.8)) { selection = item }
          }
          .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(4)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    .opacity(isEnabled ? 1 : 0.5)
    .sensoryFeedback(.selection, trigger: selection)
  }
}

struct ChartPath: Shape {
  var values: [Double]
  var closes = false

  var animatableData: AnimatableVector {
    get { AnimatableVector(values: values) }
    set { values = newValue.values }
  }

  func path(in rect: CGRect) -> Path {
    guard values.count > 1, let maximum = values.max(), maximum > 0 else { return Path() }
    let step = rect.width / CGFloat(values.count - 1)
    return Path { path in
      for (index, value) in values.enumerated() {
        let point = CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * CGFloat(value / maximum))
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      if closes {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

struct AnimatableVector: VectorArithmetic {
  var values: [Double]
  static var zero: AnimatableVector { AnimatableVector(values: []) }
  static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, -) }
  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func combine(_ lhs: Self, _ rhs: Self, _ operation: (Double, Double) -> Double) -> Self {
    let count = max(lhs.values.count, rhs.values.count)
    func at(_ index: Int, _ vector: Self) -> Double { index < vector.values.count ? vector.values[index] : 0 }
    return Self(values: (0..<count).map { operation(at($0, lhs), at($0, rhs)) })
  }
}

struct C05SegmentsView: View {
  @State private var period = Period.day
  @State private var isLocked = false

  private var values: [Double] {
    switch period {
    case .day: [3, 5, 2, 8, 6]
    case .week: [10, 4, 6, 2, 9]
    case .month: [1, 2, 4, 8, 16]
    }
  }

  var body: some View {
    VStack(spacing: 24) {
      SegmentedControl(selection: $period, tint: .indigo)
        .disabled(isLocked)
      ZStack {
        ChartPath(values: values, closes: true)
          .fill(LinearGradient(colors: [.indigo.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        ChartPath(values: values)
          .stroke(.indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .frame(height: 160)
      .overlay(alignment: .topTrailing) {
        Text("max \(values.max() ?? 0, specifier: "%.0f")")
          .font(.caption)
          .padding(6)
          .background(.background, in: .capsule)
      }
      Toggle(isOn: $isLocked) { Text("Lock") }
    }
    .padding()
  }
}
