import TrackedUI

struct WrappingLayout: Layout {
  var spacing: CGFloat = 8
  struct CacheData { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> CacheData { CacheData(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    let rows = arrange(width: proposal.replacingUnspecifiedDimensions().width, sizes: cache.sizes)
    return CGSize(width: proposal.width ?? rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
    for (subview, frame) in zip(subviews, arrange(width: bounds.width, sizes: cache.sizes)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
  private func arrange(width: CGFloat, sizes: [CGSize]) -> [CGRect] {
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0); var result: [CGRect] = []
    for size in sizes {
      if x + size.width > width, x > 0 { x = 0; y += line + spacing; line = 0 };
      result.append(CGRect(origin: CGPoint(x: x, y: y), size: size)); x += size.width + spacing;
      line = max(line, size.height)
    }
    return result
  }
}
struct RadialLayout: Layout {
  var rotation: Angle = .zero
  var animatableData: Double {
    get { rotation.radians }
    set { rotation = .radians(newValue) }
  }
  static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .vertical; return p }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.width, bounds.height) / 2.5
    let step = Angle.degrees(360 / Double(max(1, subviews.count))).radians
    for (i, view) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: step * Double(i) + rotation.radians + view[Shift.self]))
      point.x += bounds.midX; point.y += bounds.midY
      view.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
private struct Shift: LayoutValueKey { static let defaultValue: Double = 0 }
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let m = maxSize(subviews); let gaps = spacing(subviews).reduce(0, +)
    return CGSize(width: m.width * CGFloat(subviews.count) + gaps, height: m.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let m = maxSize(subviews); let gaps = spacing(subviews); var x = bounds.minX + m.width / 2
    for i in subviews.indices {
      subviews[i].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: m.width, height: m.height)
      ); x += m.width + gaps[i]
    }
  }
  private func maxSize(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  private func spacing(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { i in
      i < subviews.count - 1 ? subviews[i].spacing.distance(to: subviews[i + 1].spacing, along: .horizontal) : 0
    }
  }
}
struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0;
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct BoundsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] };
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
extension HorizontalAlignment {
  private enum MidAccount: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }; static let midAccount = HorizontalAlignment(MidAccount.self)
}
struct LayoutsView: View {
  @State private var width: CGFloat?
  @State private var tab = "One"
  @State private var isRadial = false
  @State private var rotation = Angle.zero
  @State private var size = CGSize.zero
  private let words = "The quick brown fox jumps over the lazy dog and runs away".split(separator: " ").map(String.init)
  var body: some View {
    let layout =
      isRadial ? AnyLayout(RadialLayout(rotation: rotation)) : AnyLayout(HStackLayout(alignment: .center, spacing: 12))
    ScrollView {
      VStack(spacing: 24) {
        WrappingLayout(spacing: 6) {
          ForEach(words, id: \.self) {
            Text($0).padding(.horizontal, 10).padding(.vertical, 4).background(.tint.opacity(0.2), in: .capsule)
          }
        }
        HStack {
          ForEach(["One", "Two", "Three"], id: \.self) { name in
            Button(name) { withAnimation { tab = name } }.buttonStyle(.plain).padding(6).anchorPreference(
              key: BoundsKey.self, value: .bounds
            ) { [name: $0] }
          }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            if let anchor = anchors[tab] {
              let r = proxy[anchor];
              Rectangle().fill(.tint).frame(width: r.width, height: 2).offset(x: r.minX, y: r.maxY - 2)
            }
          }
        }
        VStack(alignment: .leading) {
          ForEach(["Name", "Telephone", "Mail"], id: \.self) { label in
            HStack {
              Text(label).background(
                GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
              ).frame(width: width, alignment: .trailing);
              TextField(label, text: .constant("")).textFieldStyle(.roundedBorder)
            }
          }
        }.onPreferenceChange(WidthKey.self) { width = $0 }
        layout {
          ForEach(0..<5) { i in
            Circle().fill(Color(hue: Double(i) / 5, saturation: 0.7, brightness: 0.9)).frame(width: 36, height: 36)
              .layoutValue(key: Shift.self, value: 0)
          }
        }.frame(height: 160).animation(.easeInOut, value: isRadial)
        EqualWidthHStack {
          Button("OK") {}; Button("Cancel everything") {}
        }
        Toggle("Radial", isOn: $isRadial.animation())
        Button("Rotate") { withAnimation(.linear(duration: 0.2)) { rotation += .degrees(72) } }
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("A very long label that does not fit everywhere"); Image(systemName: "arrow.right")
          }.fixedSize(); Text("Short")
        }.frame(maxWidth: 200).border(.red)
        VStack(alignment: .midAccount) {
          Text("Account").alignmentGuide(.midAccount) { $0[.trailing] };
          Text("Name here").alignmentGuide(.midAccount) { d in d[HorizontalAlignment.leading] }
        }
        Text("Size \(Int(size.width))").onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).layoutPriority(1); Color.green.frame(width: 40); Color.blue.frame(maxWidth: 60)
        }.frame(height: 20)
      }.padding().frame(maxWidth: .infinity)
    }.coordinateSpace(.named("scroll")).safeAreaPadding(.bottom, 12)
  }
}
