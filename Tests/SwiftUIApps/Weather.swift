import TrackedUI

struct HourForecast: Identifiable {
  let id = UUID(); let date: Date; let temperature: Double; let symbol: String; let chance: Double
}
struct DayForecast: Identifiable, Hashable {
  let id: Int; let name: String; let low: Double; let high: Double; let symbol: String
}
enum WeatherCondition: String, CaseIterable, Sendable {
  case sunny = "Sunny", cloudy = "Cloudy", rain = "Rain"
  var symbol: String {
    switch self {
    case .sunny: "sun.max.fill";
    case .cloudy: "cloud.fill";
    case .rain: "cloud.rain.fill"
    }
  }
  var gradient: LinearGradient {
    LinearGradient(colors: self == .sunny ? [.blue, .cyan] : [.gray, .indigo], startPoint: .top, endPoint: .bottom)
  }
}
@Observable
final class WeatherModel {
  enum LoadState { case idle, loading, loaded([HourForecast], [DayForecast]), failed(any Error) }
  var state: LoadState = .idle
  var city = "Cupertino"
  var condition = WeatherCondition.sunny
  @ObservationIgnored private var loads = 0
  func load() async {
    state = .loading
    try? await Task.sleep(for: .milliseconds(10))
    loads += 1
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let hours = (0..<24).map { i in
      HourForecast(
        date: start.addingTimeInterval(Double(i) * 3600), temperature: 12 + sin(Double(i) / 24 * .pi * 2) * 6,
        symbol: i.isMultiple(of: 3) ? "cloud.sun.fill" : "sun.max.fill", chance: Double(i) / 24)
    }
    let days = ["Today", "Tue", "Wed", "Thu", "Fri"].enumerated().map {
      DayForecast(
        id: $0.offset, name: $0.element, low: 8 + Double($0.offset), high: 18 + Double($0.offset), symbol: "sun.max")
    }
    state = .loaded(hours, days)
  }
}
extension MeasurementText { static func degrees(_ value: Double) -> String { "\(Int(value.rounded()))°" } }
enum MeasurementText {}
struct WeatherView: View {
  @State private var model = WeatherModel()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  var body: some View {
    NavigationStack {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 16) {
          header
          switch model.state {
          case .idle, .loading:
            HourlyCard(hours: placeholderHours).redacted(reason: .placeholder)
            ProgressView("Loading…").controlSize(.large)
          case .loaded(let hours, let days):
            HourlyCard(hours: hours)
            DailyCard(days: days)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
              InfoTile(title: "UV Index", value: "3", symbol: "sun.max", detail: "Moderate")
              InfoTile(title: "Wind", value: "12 km/h", symbol: "wind", detail: "North-west")
              InfoTile(
                title: "Humidity", value: 0.54.formatted(.percent), symbol: "humidity",
                detail: "The dew point is 9° right now.")
            }
          case .failed(let error):
            ContentUnavailableView(
              "No weather", systemImage: "cloud.slash", description: Text(error.localizedDescription))
          }
        }
        .padding(.horizontal)
        .animation(reduceMotion ? nil : .smooth, value: model.city)
      }
      .background(model.condition.gradient.opacity(0.4), ignoresSafeAreaEdges: .all)
      .navigationTitle(model.city)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.hidden, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Picker("Condition", selection: $model.condition) {
              ForEach(WeatherCondition.allCases, id: \.self) { Label($0.rawValue, systemImage: $0.symbol).tag($0) }
            }
            Divider()
            Button("Reload", systemImage: "arrow.clockwise") { Task { await model.load() } }.keyboardShortcut("r")
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
        }
      }
      .refreshable { await model.load() }
      .task { await model.load() }
    }
  }
  private var header: some View {
    VStack(spacing: 4) {
      Image(systemName: model.condition.symbol).symbolRenderingMode(.multicolor).font(.system(size: 64))
        .accessibilityHidden(true)
      Text("18°").font(.system(size: 72, weight: .thin, design: .rounded)).monospacedDigit().contentTransition(
        .numericText())
      Text(model.condition.rawValue).font(.title3).foregroundStyle(.secondary)
      (Text("H: ").bold() + Text(MeasurementText.degrees(21)) + Text("  L: ").bold() + Text(MeasurementText.degrees(11)))
        .font(.subheadline)
      Text("Updated \(Image(systemName: "clock")) \(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())")
        .font(.footnote)
    }
    .frame(maxWidth: .infinity).padding(.vertical, 24).accessibilityElement(children: .combine)
  }
  private var placeholderHours: [HourForecast] {
    (0..<8).map {
      HourForecast(date: Date(timeIntervalSince1970: Double($0) * 3600), temperature: 10, symbol: "sun.max", chance: 0)
    }
  }
}
struct HourlyCard: View {
  let hours: [HourForecast]
  var body: some View {
    WeatherCard(title: "Hourly forecast", symbol: "clock") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 18) {
          ForEach(hours) { hour in
            VStack(spacing: 8) {
              Text(hour.date, format: .dateTime.hour()).font(.caption)
              Image(systemName: hour.symbol).foregroundStyle(.yellow, .white).frame(height: 24)
              Text(MeasurementText.degrees(hour.temperature)).font(.headline)
              if hour.chance > 0.5 {
                Text(hour.chance, format: .percent.precision(.fractionLength(0))).font(.caption2).foregroundStyle(.cyan)
              }
            }
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, 8, for: .scrollContent)
      .frame(height: 110)
    }
  }
}
struct DailyCard: View {
  let days: [DayForecast]
  var body: some View {
    WeatherCard(title: "5-day forecast", symbol: "calendar") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
        ForEach(days) { day in
          GridRow {
            Text(day.name).font(.body.weight(.medium)).gridColumnAlignment(.leading)
            Image(systemName: day.symbol)
            Text(MeasurementText.degrees(day.low)).foregroundStyle(.secondary)
            TemperatureBar(low: day.low, high: day.high, range: 5...25).frame(height: 6)
            Text(MeasurementText.degrees(day.high))
          }
          if day.id != days.last?.id { Divider().gridCellUnsizedAxes(.horizontal) }
        }
      }
    }
  }
}
struct TemperatureBar: View {
  let low, high: Double
  let range: ClosedRange<Double>
  var body: some View {
    GeometryReader { geo in
      let unit = geo.size.width / (range.upperBound - range.lowerBound)
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(LinearGradient(colors: [.green, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: max(0, (high - low) * unit)).offset(x: (low - range.lowerBound) * unit)
      }
    }
  }
}
struct InfoTile: View {
  let title: LocalizedStringKey; let value: String; let symbol: String; let detail: String
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: symbol).font(.caption).textCase(.uppercase).foregroundStyle(.secondary).labelStyle(
        .titleAndIcon)
      Text(value).font(.title).minimumScaleFactor(0.5).lineLimit(1)
      Spacer(minLength: 0)
      Text(detail).font(.footnote).lineSpacing(2).lineLimit(2, reservesSpace: true)
    }
    .frame(maxWidth: .infinity, minHeight: 120, alignment: .topLeading)
    .padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
  }
}
struct WeatherCard<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder var content: Content
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title, systemImage: symbol).font(.caption).foregroundStyle(.secondary)
      Divider()
      content
    }
    .padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.2), lineWidth: 1) }
  }
}
#Preview { WeatherView() }
#Preview("Dark") { WeatherView().preferredColorScheme(.dark) }
