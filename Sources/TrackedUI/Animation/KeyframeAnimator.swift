/// Shows a view on its way through keyframes.
private struct Keyframed<Value, Trigger: Equatable, Shown: View>: View {
  @State private var time: Double?
  @State private var runs = 0
  let initial: Value
  /// What starts it; nil where it goes on without end, or once, as `repeats` says.
  let trigger: Trigger?
  let repeats: Bool
  let content: (Value) -> Shown
  let tracks: (Value) -> [_KeyframeWay<Value>]

  private var timeline: KeyframeTimeline<Value> { KeyframeTimeline(initial, tracks(initial)) }

  var body: some View {
    // `content` is evaluated here, so that what it reads is read by this view.
    Group { content(time.map { timeline.value(time: $0) } ?? initial) }
      .onChange(of: trigger) { runs += 1 }
      .task(id: runs) { if trigger == nil || runs > 0 { await run() } }
  }

  private func run() async {
    let duration = timeline.duration
    guard duration > 0 else { return time = 0 }
    repeat {
      let start = ContinuousClock.now
      time = 0
      while let now = time, now < duration {
        do { try await Task.sleep(for: .milliseconds(16)) } catch { return }
        time = min(duration, start.duration(to: .now) / .seconds(1))
      }
    } while repeats
  }
}

/// A view that goes through keyframes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let shown: AnyView

  /// A view that goes through keyframes, once or without end.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    shown = AnyView(
      Keyframed<Value, Int, Content>(
        initial: initialValue, trigger: nil, repeats: repeating, content: content, tracks: { keyframes($0)._tracks }))
  }

  /// A view that goes through keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    shown = AnyView(
      Keyframed(
        initial: initialValue, trigger: trigger, repeats: false, content: content, tracks: { keyframes($0)._tracks }))
  }

  /// The view on its way.
  public var body: some View { shown }
}

extension View {
  /// Brings the view through keyframes whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    Keyframed(
      initial: initialValue, trigger: trigger, repeats: false, content: { content(self, $0) },
      tracks: { keyframes($0)._tracks })
  }

  /// Brings the view through keyframes, once or without end.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    Keyframed<Value, Int, _>(
      initial: initialValue, trigger: nil, repeats: repeating, content: { content(self, $0) },
      tracks: { keyframes($0)._tracks })
  }
}
