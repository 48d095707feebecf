import TrackedUI

@Observable
final class Stopwatch {
  struct Lap: Identifiable {
    let id: Int
    let duration: TimeInterval
  }

  private(set) var laps: [Lap] = []
  private(set) var startDate: Date?
  private var accumulated: TimeInterval = 0
  private var lastLap: TimeInterval = 0

  var isRunning: Bool { startDate != nil }

  func elapsed(at date: Date) -> TimeInterval { accumulated + (startDate.map { date.timeIntervalSince($0) } ?? 0) }

  func toggle() {
    if startDate != nil {
      accumulated = elapsed(at: .now)
      startDate = nil
    } else {
      startDate = .now
    }
  }

  func lap() {
    let now = elapsed(at: .now)
    laps.insert(Lap(id: laps.count + 1, duration: now - lastLap), at: 0)
    lastLap = now
  }

  func reset() {
    (laps, startDate, accumulated, lastLap) = ([], nil, 0, 0)
  }
}

struct C15StopwatchView: View {
  @State private var watch = Stopwatch()
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 1 / 30, paused: !watch.isRunning)) { context in
        let elapsed = watch.elapsed(at: context.date)
        ZStack {
          Canvas { context, size in
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) / 2 - 10
            for tick in 0..<60 {
              let angle = Angle.degrees(Double(tick) * 6 - 90)
              let inner = radius - (tick.isMultiple(of: 5) ? 14 : 7)
              var path = Path()
              path.move(to: point(center, inner, angle))
              path.addLine(to: point(center, radius, angle))
              context.stroke(path, with: .color(tick.isMultiple(of: 5) ? .primary : .secondary), lineWidth: 2)
            }
            context.translateBy(x: center.x, y: center.y)
            context.rotate(by: .degrees(elapsed.truncatingRemainder(dividingBy: 60) * 6))
            context.fill(
              Path(roundedRect: CGRect(x: -1.5, y: -radius, width: 3, height: radius), cornerRadius: 1.5),
              with: .color(.orange))
            context.fill(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(.orange))
          }
          .aspectRatio(1, contentMode: .fit)
          Text(format(elapsed))
            .font(.system(.title, design: .rounded, weight: .medium).monospacedDigit())
            .offset(y: 50)
            .accessibilityLabel("Elapsed")
            .accessibilityValue(Text(Duration.seconds(elapsed).formatted(.units(width: .wide))))
        }
      }
      .frame(maxWidth: 240, maxHeight: 240)
      HStack(spacing: 40) {
        Button(watch.isRunning ? "Lap" : "Reset") { watch.isRunning ? watch.lap() : watch.reset() }
          .buttonStyle(RoundButtonStyle(color: .gray))
          .disabled(!watch.isRunning && watch.elapsed(at: .now) == 0)
        Button(watch.isRunning ? "Stop" : "Start", action: watch.toggle)
          .buttonStyle(RoundButtonStyle(color: watch.isRunning ? .red : .green))
      }
      List(watch.laps) { lap in
        HStack {
          Text("Lap \(lap.id)")
          Spacer()
          Text(format(lap.duration)).monospacedDigit().foregroundStyle(color(of: lap))
        }
      }
      .listStyle(.plain)
    }
    .onChange(of: scenePhase) { old, new in
      if new == .background, watch.isRunning { print("still running") }
    }
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Angle) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
  }

  private func color(of lap: Stopwatch.Lap) -> Color {
    guard watch.laps.count > 2, let best = watch.laps.min(by: { $0.duration < $1.duration }),
      let worst = watch.laps.max(by: { $0.duration < $1.duration })
    else { return .primary }
    return lap.id == best.id ? .green : lap.id == worst.id ? .red : .primary
  }

  private func format(_ time: TimeInterval) -> String {
    String(format: "%02d:%02d.%02d", Int(time) / 60, Int(time) % 60, Int(time * 100) % 100)
  }
}

struct RoundButtonStyle: ButtonStyle {
  var color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 70, height: 70)
      .background(color.opacity(configuration.isPressed ? 0.5 : 0.25), in: Circle())
      .overlay(Circle().stroke(color, lineWidth: 2).padding(2))
      .foregroundStyle(color)
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
