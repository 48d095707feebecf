import TrackedUI

struct Hour: Identifiable {
  var id = 0
  var temperature = 20.0
  var symbol = "sun.max"
  var rain = 0.1
}

struct Weather: View {
  let place: String
  let hours: [Hour]
  @State private var usesFahrenheit = false
  @State private var chosen: Hour.ID?
  @State private var appears = false
  @Environment(\.colorScheme) private var scheme

  private func shown(_ celsius: Double) -> String {
    usesFahrenheit ? "\(Int(celsius * 9 / 5 + 32)) °F" : "\(Int(celsius)) °C"
  }

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 20) {
        VStack {
          Text(place).font(.title).fontWeight(.medium)
          Text(shown(hours.first?.temperature ?? 0))
            .font(.system(size: 72, weight: .thin, design: .rounded))
            .contentTransition(.numericText())
            .minimumScaleFactor(0.5)
          Text("High \(shown(hours.map(\.temperature).max() ?? 0)), low \(shown(hours.map(\.temperature).min() ?? 0))")
            .font(.subheadline)
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
        .padding(.top, 40)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(hours) { hour in
              HourCell(hour: hour, temperature: shown(hour.temperature), appears: appears, chosen: $chosen)
            }
          }
          .padding()
        }
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
        .padding(.horizontal)
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          ForEach(hours.prefix(5)) { hour in
            GridRow {
              Text("\(hour.id) h").gridColumnAlignment(.trailing)
              Image(systemName: hour.symbol)
              GeometryReader { proxy in
                Capsule()
                  .fill(LinearGradient(colors: [.blue, .orange], startPoint: .leading, endPoint: .trailing))
                  .frame(width: proxy.size.width * min(1, max(0.1, hour.temperature / 40)), height: 6)
                  .frame(maxHeight: .infinity, alignment: .center)
              }
              .frame(height: 20)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
          }
        }
        .padding()
        .background(.thinMaterial)
        .cornerRadius(20)
        .padding(.horizontal)
      }
    }
    .background {
      LinearGradient(
        gradient: Gradient(colors: scheme == .dark ? [.black, .indigo] : [.blue, .cyan]), startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .scrollContentBackground(.hidden)
    .navigationTitle(place)
    .toolbarBackground(.hidden, for: .navigationBar)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Toggle("Fahrenheit", isOn: $usesFahrenheit).toggleStyle(.button)
      }
    }
    .tint(.white)
    .environment(\.colorScheme, .dark)
    .onAppear { appears = true }
    .onChange(of: chosen) { print(chosen ?? -1) }
    .onChange(of: usesFahrenheit) { UserDefaults.standard.set(usesFahrenheit, forKey: "fahrenheit") }
    .refreshable { try? await Task.sleep(for: .milliseconds(100)) }
    .accessibilityElement(children: .contain)
  }
}

struct HourCell: View {
  let hour: Hour
  let temperature: String
  let appears: Bool
  @Binding var chosen: Hour.ID?
  private var isChosen: Bool { chosen == hour.id }

  var body: some View {
    VStack(spacing: 8) {
      Text("\(hour.id) h").font(.caption)
      #if TYPO
        // expected-error@+1 {{value of type 'Hour' has no member 'symboll'}}
        Image(systemName: hour.symboll)
      #endif
      Image(systemName: hour.symbol)
        .symbolRenderingMode(.hierarchical)
        .font(.title2)
        .frame(height: 30)
      Text(temperature).font(.callout.monospacedDigit())
      if hour.rain > 0.3 {
        Text("\(Int(hour.rain * 100)) %").font(.caption2).foregroundStyle(.cyan)
      }
    }
    .padding(.vertical, 12)
    .padding(.horizontal, 8)
    .background(isChosen ? AnyShapeStyle(.white.opacity(0.3)) : AnyShapeStyle(.clear), in: Capsule())
    .onTapGesture { withAnimation(.snappy) { chosen = isChosen ? nil : hour.id } }
    .opacity(appears ? 1 : 0)
    .offset(y: appears ? 0 : 20)
    .animation(.easeOut.delay(Double(hour.id) * 0.05), value: appears)
  }
}
