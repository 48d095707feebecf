import TrackedUI

struct Metric: Identifiable {
  let id = UUID(); let name: String; let value: Double; let range: ClosedRange<Double>; let unit: String;
  let color: Color; var history: [Double]
}
@Observable final class DashModel {
  var metrics = [
    Metric(name: "CPU", value: 0.42, range: 0...1, unit: "%", color: .green, history: [0.1, 0.4, 0.3, 0.6, 0.42]),
    Metric(name: "Memory", value: 11.2, range: 0...16, unit: "GB", color: .blue, history: [9, 10, 10.5, 11, 11.2]),
    Metric(name: "Disk", value: 220, range: 0...512, unit: "GB", color: .orange, history: [200, 205, 210, 215, 220]),
  ]
  var alerts: [String] = ["Disk almost full", "Update available"]
  var isLive = false
}
struct Sparkline: Shape {
  var values: [Double]
  func path(in rect: CGRect) -> Path {
    guard values.count > 1, let low = values.min(), let high = values.max(), high > low else { return Path() }
    let points = values.enumerated().map { i, v in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(i) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat((v - low) / (high - low)))
    }
    return Path { p in
      p.move(to: points[0]); points.dropFirst().forEach { p.addLine(to: $0) }
    }
  }
}
struct BarGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label;
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary); Capsule().fill(.tint).scaleEffect(x: configuration.value, anchor: .leading)
      }.frame(height: 8); configuration.currentValueLabel?.font(.caption)
    }
  }
}
struct Dashboard: View {
  @State private var model = DashModel()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.openURL) private var openURL
  @State private var showsInspector = false
  @State private var order = [KeyPathComparator(\Process.name)]
  @State private var selection: Process.ID?
  struct Process: Identifiable { let id: Int; let name: String; let cpu: Double; let memory: Int }
  @State private var processes = [
    Process(id: 1, name: "init", cpu: 0.1, memory: 12), Process(id: 2, name: "shell", cpu: 1.5, memory: 80),
    Process(id: 3, name: "browser", cpu: 22.7, memory: 950),
  ]
  var body: some View {
    ScrollView {
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow { ForEach(model.metrics) { MetricCard(metric: $0) } }
        GridRow {
          GroupBox {
            Table(processes, selection: $selection, sortOrder: $order) {
              TableColumn("Name", value: \.name);
              TableColumn("CPU", value: \.cpu) {
                Text($0.cpu, format: .number.precision(.fractionLength(1))).monospacedDigit()
              }.width(60); TableColumn("Memory", value: \.memory) { Text("\($0.memory) MB") }.width(min: 60, ideal: 80)
            }.frame(minHeight: 140)
          } label: {
            Label("Processes", systemImage: "cpu")
          }
          .gridCellColumns(2).onChange(of: order) { processes.sort(using: order) }
          GroupBox("Alerts") {
            VStack(alignment: .leading) {
              ForEach(model.alerts, id: \.self) { alert in
                Label(alert, systemImage: "exclamationmark.triangle.fill").foregroundStyle(.yellow, .primary)
                  .symbolVariant(.fill).lineLimit(2)
              }
              Spacer()
              Link("Help", destination: URL(string: "https://example.org")!)
            }.frame(maxWidth: .infinity, alignment: .leading)
          }.backgroundStyle(.yellow.opacity(0.1))
        }
        GridRow(alignment: .top) {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Text("Centre").gridCellAnchor(.center)
          Gauge(value: 0.7) {
            Text("Speed")
          } currentValueLabel: {
            Text("70")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
        }
      }.padding()
      Gauge(value: 3, in: 0...10) {
        Text("Level")
      } currentValueLabel: {
        Text("3")
      }.gaugeStyle(BarGauge()).tint(.purple).padding()
      ProgressView(value: 0.3) {
        Text("Backup")
      } currentValueLabel: {
        Text("30 %")
      }.progressViewStyle(.linear).padding(.horizontal)
    }
    .inspector(isPresented: $showsInspector) {
      Form {
        Toggle("Live", isOn: $model.isLive);
        LabeledContent("Size class", value: sizeClass == .compact ? "Compact" : "Regular")
      }.inspectorColumnWidth(min: 200, ideal: 240, max: 320)
    }
    .toolbar { Button("Inspector", systemImage: "sidebar.right") { showsInspector.toggle() } }
    .navigationTitle("Dashboard").frame(minWidth: 400)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .task(id: model.isLive) {
      guard model.isLive else { return };
      for await _ in AsyncStream<Void>(unfolding: {
        try? await Task.sleep(for: .seconds(1)); return ()
      }) { model.alerts.append("Tick"); if Task.isCancelled { break } }
    }
  }
}
struct MetricCard: View {
  let metric: Metric
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(metric.name).font(.caption).foregroundStyle(.secondary)
      Gauge(value: metric.value, in: metric.range) {
        EmptyView()
      } currentValueLabel: {
        Text(metric.value.formatted(.number.precision(.fractionLength(0...1))))
      }.gaugeStyle(.accessoryCircularCapacity).tint(metric.color)
      Sparkline(values: metric.history).stroke(metric.color, style: StrokeStyle(lineWidth: 2, lineJoin: .round)).frame(
        height: 40
      )
      .background(alignment: .bottom) { Rectangle().fill(metric.color.opacity(0.1)).frame(height: 20) }
    }
    .padding().background(in: RoundedRectangle(cornerRadius: 12)).backgroundStyle(.background.secondary).shadow(
      radius: 2
    )
    .unredacted().geometryGroup()
  }
}
