import TrackedUI

struct Sample: Identifiable {
  let id: Int
  var value: Double
}

struct ChartSizeKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ChartsView: View {
  @State private var samples = (0..<8).map { Sample(id: $0, value: Double(($0 * 37) % 10 + 1)) }
  @State private var selected: Int?
  @State private var labelWidth: CGFloat = 0

  private var top: Double { samples.map(\.value).max() ?? 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      BarCanvas(samples: samples, selected: selected)
        .frame(height: 120)
        .contentShape(Rectangle())
        .gesture(
          SpatialTapGesture().onEnded { value in
            selected = Int(value.location.x / 30)
          }
        )
        .accessibilityElement()
        .accessibilityLabel("Bars")
        .accessibilityValue("\(samples.count) values, the largest \(top, specifier: "%.0f")")
      ForEach(samples.prefix(3)) { sample in
        HStack {
          Text("Value \(sample.id)")
            .background(
              GeometryReader { proxy in Color.clear.preference(key: ChartSizeKey.self, value: proxy.size.width) }
            )
            .frame(minWidth: labelWidth, alignment: .leading)
          ProgressView(value: sample.value, total: top)
        }
      }
      .onPreferenceChange(ChartSizeKey.self) { labelWidth = $0 }
      Ring(progress: (samples.first?.value ?? 0) / top)
        .stroke(AngularGradient(colors: [.green, .yellow, .green], center: .center), lineWidth: 10)
        .frame(width: 80, height: 80)
        .overlay { Text(verbatim: "\(Int(100 * (samples.first?.value ?? 0) / top)) %") }
      Button("Shuffle") {
        withAnimation(.easeInOut(duration: 0.2)) {
          for index in samples.indices { samples[index].value = Double((index * 53 + 3) % 9 + 1) }
        }
      }
      if let selected, samples.indices.contains(selected) {
        Text("Selected: \(selected) with \(samples[selected].value, format: .number)")
      }
    }
    .padding()
  }
}

private struct BarCanvas: View {
  let samples: [Sample]
  let selected: Int?

  var body: some View {
    Canvas { context, size in
      let top = samples.map(\.value).max() ?? 1
      for sample in samples {
        let height = size.height * sample.value / top
        let bar = CGRect(x: CGFloat(sample.id) * 30 + 4, y: size.height - height, width: 22, height: height)
        context.fill(
          Path(roundedRect: bar, cornerRadius: 4), with: .color(sample.id == selected ? .orange : .blue))
        context.draw(Text("\(Int(sample.value))").font(.caption2), at: CGPoint(x: bar.midX, y: bar.minY + 8))
      }
      var line = Path()
      line.move(to: CGPoint(x: 0, y: size.height))
      line.addLine(to: CGPoint(x: size.width, y: size.height))
      context.stroke(line, with: .color(.secondary), style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
    }
  }
}

private struct Ring: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    return path
  }
}
