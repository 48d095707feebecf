import Foundation
import TrackedUI

struct Forecast: Codable, Identifiable, Hashable {
  var id: Int { day }
  let day: Int
  let low: Double
  let high: Double
  let symbol: String
}

enum LoadState<Value> {
  case idle, loading
  case loaded(Value)
  case failed(any Error)
}

actor WeatherService {
  enum Failure: Error, LocalizedError {
    case noCity(String)
    var errorDescription: String? {
      switch self {
      case .noCity(let name): String(localized: "No city called \(name).")
      }
    }
  }

  func forecast(for city: String) async throws -> [Forecast] {
    guard !city.isEmpty, city != "Atlantis" else { throw Failure.noCity(city) }
    return (0..<7).map { Forecast(day: $0, low: Double($0) + 3, high: Double($0) + 12, symbol: "sun.max") }
  }
}

@MainActor
@Observable
final class WeatherModel {
  var city = "Berlin"
  private(set) var state: LoadState<[Forecast]> = .idle
  private let service = WeatherService()

  func load() async {
    state = .loading
    do {
      state = .loaded(try await service.forecast(for: city))
    } catch {
      state = .failed(error)
    }
  }
}

struct AsyncContent<Value, Content: View>: View {
  let state: LoadState<Value>
  let retry: () async -> Void
  @ViewBuilder var content: (Value) -> Content

  var body: some View {
    switch state {
    case .idle:
      Color.clear
    case .loading:
      ProgressView("Loading…").frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loaded(let value):
      content(value)
    case .failed(let error):
      ContentUnavailableView {
        Label("Something went wrong", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Retry") { Task { await retry() } }
      }
    }
  }
}

struct B01WeatherView: View {
  @State private var model = WeatherModel()
  @State private var unit: Unit = .celsius

  enum Unit: String, CaseIterable { case celsius = "°C", fahrenheit = "°F" }

  var body: some View {
    NavigationStack {
      AsyncContent(state: model.state, retry: model.load) { days in
        List {
          Section {
            ForEach(days) { day in
              HStack {
                Text(weekday(day.day)).frame(width: 60, alignment: .leading)
                Image(systemName: day.symbol).symbolVariant(.fill).foregroundStyle(.yellow, .gray)
                TemperatureBar(low: day.low, high: day.high, range: 0...25)
                Text(convert(day.high), format: .number.precision(.fractionLength(0))) + Text(unit.rawValue)
              }
            }
          } header: {
            Text("7-day forecast").textCase(nil)
          }
          .headerProminence(.increased)
        }
        .listStyle(.insetGrouped)
      }
      .navigationTitle(model.city)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Picker("Unit", selection: $unit) {
            ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.menu)
        }
      }
      .safeAreaInset(edge: .top) {
        TextField("City", text: $model.city).textFieldStyle(.roundedBorder).padding(.horizontal)
      }
    }
    .task(id: model.city, priority: .userInitiated) {
      try? await Task.sleep(for: .milliseconds(20))
      guard !Task.isCancelled else { return }
      await model.load()
    }
    .refreshable { await model.load() }
  }

  private func convert(_ celsius: Double) -> Double {
    unit == .celsius ? celsius : celsius * 9 / 5 + 32
  }

  private func weekday(_ offset: Int) -> String {
    Date.now.addingTimeInterval(TimeInterval(offset) * 86_400).formatted(.dateTime.weekday(.abbreviated))
  }
}

private struct TemperatureBar: View {
  var low: Double
  var high: Double
  var range: ClosedRange<Double>

  var body: some View {
    GeometryReader { proxy in
      let scale = proxy.size.width / (range.upperBound - range.lowerBound)
      Capsule().fill(.secondary.opacity(0.2))
      Capsule()
        .fill(LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
        .frame(width: (high - low) * scale)
        .offset(x: (low - range.lowerBound) * scale)
    }
    .frame(height: 6)
  }
}

#Preview { B01WeatherView() }
