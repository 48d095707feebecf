import Gtk

/// What a symbol does: a theme's symbols have one layer, which does it as a whole.
public nonisolated struct SymbolEffect: Equatable, Sendable {
  enum Kind: Equatable {
    case bounce, pulse, scale(Double), rotate, wiggle, breathe, variableColor, replace, appear, disappear
  }
  let kind: Kind

  /// Jumps.
  public static let bounce = SymbolEffect(kind: .bounce)
  /// Fades out and in.
  public static let pulse = SymbolEffect(kind: .pulse)
  /// Fades out and in.
  public static let variableColor = SymbolEffect(kind: .variableColor)
  /// Is larger.
  public static let scale = SymbolEffect(kind: .scale(1.25))
  /// Turns once around.
  public static let rotate = SymbolEffect(kind: .rotate)
  /// Turns a little to and fro.
  public static let wiggle = SymbolEffect(kind: .wiggle)
  /// Becomes larger and smaller.
  public static let breathe = SymbolEffect(kind: .breathe)
  /// Changes into another symbol.
  public static let replace = SymbolEffect(kind: .replace)
  /// Comes.
  public static let appear = SymbolEffect(kind: .appear)
  /// Goes.
  public static let disappear = SymbolEffect(kind: .disappear)

  /// Larger.
  public var up: SymbolEffect { if case .scale = kind { SymbolEffect(kind: .scale(1.25)) } else { self } }
  /// Smaller.
  public var down: SymbolEffect { if case .scale = kind { SymbolEffect(kind: .scale(0.8)) } else { self } }
  /// As a whole, which is how symbols are drawn here.
  public var wholeSymbol: SymbolEffect { self }
  /// Layer by layer: a theme's symbols have one.
  public var byLayer: SymbolEffect { self }
  /// One layer after the other: a theme's symbols have one.
  public var iterative: SymbolEffect { self }
  /// All layers up to one after the other: a theme's symbols have one.
  public var cumulative: SymbolEffect { self }
  /// To and fro: it does so anyhow.
  public var reversing: SymbolEffect { self }
  /// The one upwards, the other from below.
  public var offUp: SymbolEffect { self }
  /// The one down, the other up.
  public var downUp: SymbolEffect { self }
}

/// How often, and how fast, a symbol does something.
public nonisolated struct SymbolEffectOptions: Equatable, Sendable {
  fileprivate var times: Int?
  fileprivate var factor = 1.0
  fileprivate var neverEnds: Bool?

  /// As is usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions(neverEnds: true)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(neverEnds: false)
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(times: count, neverEnds: count == nil)
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: speed) }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.factor = speed
    return copy
  }
  /// So many times; nil for without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    (copy.times, copy.neverEnds) = (count, count == nil)
    return copy
  }
  /// Without end.
  public var repeating: SymbolEffectOptions { `repeat`(nil) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    copy.neverEnds = false
    return copy
  }
}

/// A look in the course of an effect.
private struct SymbolLook: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var angle = 0.0
  var y = 0.0
  /// How long it takes to get there, in seconds.
  var duration = 0.2

  static func course(of kind: SymbolEffect.Kind) -> [SymbolLook] {
    switch kind {
    case .bounce: [SymbolLook(scale: 1.15, y: -3, duration: 0.12), SymbolLook(scale: 0.95, duration: 0.12)]
    case .pulse, .variableColor: [SymbolLook(opacity: 0.35, duration: 0.6)]
    case .breathe: [SymbolLook(scale: 1.12, opacity: 0.8, duration: 0.9)]
    case .rotate: [SymbolLook(angle: 180, duration: 0.5), SymbolLook(angle: 360, duration: 0.5)]
    case .wiggle:
      [
        SymbolLook(angle: 12, duration: 0.1), SymbolLook(angle: -12, duration: 0.15),
        SymbolLook(angle: 8, duration: 0.1),
      ]
    case .scale, .replace, .appear, .disappear: []
    }
  }
}

private struct SymbolEffectModifier<Trigger: Equatable>: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var isStill
  @State private var look = SymbolLook()
  @State private var runs = 0
  let kind: SymbolEffect.Kind
  let options: SymbolEffectOptions
  /// What starts it; nil for what lasts while it is active.
  let trigger: Trigger?
  let isActive: Bool

  private var scale: Double {
    if case .scale(let scale) = kind, isActive { scale } else { look.scale }
  }
  private var isGone: Bool { (kind == .disappear && isActive) || (kind == .appear && !isActive) }

  func body(content: Content) -> some View {
    content.scaleEffect(scale).rotationEffect(.degrees(look.angle)).offset(y: look.y)
      .opacity(isGone ? 0 : look.opacity)
      .animation(.default, value: isActive)
      .onChange(of: trigger) { runs += 1 }
      .task(id: [runs, isActive ? 1 : 0]) { await run() }
  }

  private func run() async {
    let course = SymbolLook.course(of: kind)
    guard isActive, !course.isEmpty, !isStill, trigger == nil || runs > 0 else { return look = SymbolLook() }
    let isEndless = options.neverEnds ?? (trigger == nil && options.times == nil)
    var left = options.times ?? 1
    while isEndless || left > 0 {
      left -= 1
      for next in course + [SymbolLook(angle: kind == .rotate ? 360 : 0)] where next.angle != look.angle || next != look
      {
        let duration = next.duration / max(options.factor, 0.01)
        withAnimation(.easeInOut(duration: duration)) { look = next }
        do { try await Task.sleep(for: Duration(clamping: duration)) } catch { return look = SymbolLook() }
      }
      look = SymbolLook()
    }
  }
}

extension View {
  /// Has the symbols inside do something for as long as a value is true.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier<Int>(kind: effect.kind, options: options, trigger: nil, isActive: isActive))
  }

  /// Has the symbols inside do something when a value changes.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(SymbolEffectModifier(kind: effect.kind, options: options, trigger: value, isActive: true))
  }
}
