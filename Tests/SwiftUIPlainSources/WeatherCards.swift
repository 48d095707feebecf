import Foundation
import TrackedUI

import struct Foundation.Measurement

struct DayForecast: Identifiable {
  let id = UUID()
  let day: Date
  let low: Measurement<UnitTemperature>
  let high: Measurement<UnitTemperature>
  let condition: Condition

  enum Condition: String, CaseIterable {
    case sunny, cloudy, rainy, snowy

    var symbol: String {
      switch self {
      case .sunny: "sun.max.fill"
      case .cloudy: "cloud.fill"
      case .rainy: "cloud.rain.fill"
      case .snowy: "snowflake"
      }
    }

    var gradient: LinearGradient {
      let colors: [Color] =
        switch self {
        case .sunny: [.yellow, .orange]
        case .cloudy: [.gray, .secondary]
        case .rainy: [.blue, .indigo]
        case .snowy: [.white, .cyan]
        }
      return LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}

struct C02WeatherCards: View {
  @State private var forecasts: [DayForecast] = (0..<5).map { offset in
    DayForecast(
      day: Calendar.current.date(byAdding: .day, value: offset, to: .now)!,
      low: .init(value: Double(10 + offset), unit: .celsius), high: .init(value: Double(18 + offset), unit: .celsius),
      condition: DayForecast.Condition.allCases[offset % 4])
  }
  @State private var usesMetric = true
  @State private var scrolled: DayForecast.ID?
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        header
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 16) {
            ForEach(forecasts) { forecast in
              ForecastCard(forecast: forecast, usesMetric: usesMetric)
                .containerRelativeFrame(.horizontal, count: sizeClass == .compact ? 2 : 3, spacing: 16)
                .scrollTransition { content, phase in
                  content
                    .scaleEffect(phase.isIdentity ? 1 : 0.9)
                    .opacity(phase.isIdentity ? 1 : 0.6)
                }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolled)
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .frame(height: 180)
        Toggle("Metric", isOn: $usesMetric.animation(.bouncy))
          .toggleStyle(.switch)
          .padding(.horizontal)
      }
    }
    .background(colorScheme == .dark ? Color.black : Color(white: 0.96))
  }

  private var header: some View {
    VStack {
      Text("Berlin").font(.largeTitle.bold())
      Text(Date.now, format: .dateTime.weekday(.wide).day().month(.wide))
        .foregroundStyle(.secondary)
      if let average {
        Text("Average \(average.formatted(.number.precision(.fractionLength(1))))°")
          .contentTransition(.numericText(value: average))
          .monospacedDigit()
      }
    }
    .padding(.top)
  }

  private var average: Double? {
    guard !forecasts.isEmpty else { return nil }
    let sum = forecasts.map { value(of: $0.high) }.reduce(0, +)
    return sum / Double(forecasts.count)
  }

  private func value(of measurement: Measurement<UnitTemperature>) -> Double {
    measurement.converted(to: usesMetric ? .celsius : .fahrenheit).value
  }
}

private struct ForecastCard: View {
  let forecast: DayForecast
  let usesMetric: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(forecast.day, format: .dateTime.weekday(.abbreviated))
        .font(.headline)
      Image(systemName: forecast.condition.symbol)
        .symbolRenderingMode(.multicolor)
        .font(.title)
      Spacer(minLength: 0)
      Gauge(value: forecast.high.value, in: 0...40) {
        EmptyView()
      } currentValueLabel: {
        Text("\(Int(text(forecast.high)))°")
      }
      .gaugeStyle(.accessoryLinear)
      .tint(Gradient(colors: [.blue, .green, .orange]))
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(forecast.condition.gradient, in: .rect(cornerRadius: 20))
    .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("\(forecast.condition.rawValue.capitalized), high \(Int(text(forecast.high)))"))
  }

  private func text(_ temperature: Measurement<UnitTemperature>) -> Double {
    temperature.converted(to: usesMetric ? .celsius : .fahrenheit).value.rounded()
  }
}
