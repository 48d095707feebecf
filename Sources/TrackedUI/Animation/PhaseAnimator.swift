import Gtk

/// Shows a view in one phase after the other, each with its animation.
private struct Phased<Phase: Equatable, Trigger: Equatable, Shown: View>: View {
  @State private var place = 0
  let phases: [Phase]
  /// What starts it; without one it goes on without end.
  let trigger: Trigger?
  let content: (Phase) -> Shown
  let animation: (Phase) -> Animation?

  var body: some View {
    content(phases[min(place, phases.count - 1)])
      .modifier(
        PhaseRunner(trigger: trigger, run: run))
  }

  private func run() async {
    guard phases.count > 1 else { return }
    repeat {
      for next in Array(1..<phases.count) + [0] {
        let animation = animation(phases[next])
        withAnimation(animation) { place = next }
        // Without an animation a phase lasts no longer than it takes to show it.
        let seconds = animation.map { $0.duration + $0.wait } ?? 0.01
        do { try await Task.sleep(for: Duration(clamping: seconds)) } catch { return }
      }
    } while trigger == nil
  }
}

/// Runs the phases when the trigger changes, or from the beginning.
private struct PhaseRunner<Trigger: Equatable>: ViewModifier {
  @State private var runs = 0
  let trigger: Trigger?
  let run: () async -> Void

  func body(content: Content) -> some View {
    content
      .onChange(of: trigger) { runs += 1 }
      .task(id: runs) { if trigger == nil || runs > 0 { await run() } }
  }
}

/// A view that goes through phases without end.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phased: Phased<Phase, Int, Content>

  /// A view for each phase, with the animation that leads to it.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phased = Phased(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// The view in its phase.
  public var body: some View { phased }
}

extension View {
  /// Changes the view in phases without end, with the animation that leads to each.
  public func phaseAnimator<Phase: Equatable, Shown: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> Shown,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Phased<Phase, Int, Shown>(
      phases: Array(phases), trigger: nil, content: { content(self, $0) }, animation: animation)
  }

  /// Changes the view in phases, and back to the first one, whenever a value changes.
  public func phaseAnimator<Phase: Equatable, Trigger: Equatable, Shown: View>(
    _ phases: some Sequence<Phase>, trigger: Trigger, @ViewBuilder content: @escaping (Self, Phase) -> Shown,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Phased(phases: Array(phases), trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}
