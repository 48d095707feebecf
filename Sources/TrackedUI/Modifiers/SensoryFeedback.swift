import Gtk

/// What a person feels of what happens.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  /// How heavy what collides is.
  public nonisolated enum Weight: Sendable {
    /// How heavy it is.
    case light, medium, heavy
  }
  /// How it bends.
  public nonisolated enum Flexibility: Sendable {
    /// How it bends.
    case rigid, solid, soft
  }

  /// Whether the desktop tells it, with its bell.
  let rings: Bool

  /// Done.
  public static let success = SensoryFeedback(rings: false)
  /// Something is to be looked at.
  public static let warning = SensoryFeedback(rings: true)
  /// It does not work.
  public static let error = SensoryFeedback(rings: true)
  /// Something else is selected.
  public static let selection = SensoryFeedback(rings: false)
  /// More.
  public static let increase = SensoryFeedback(rings: false)
  /// Less.
  public static let decrease = SensoryFeedback(rings: false)
  /// Something begins.
  public static let start = SensoryFeedback(rings: false)
  /// Something ends.
  public static let stop = SensoryFeedback(rings: false)
  /// Things are in line.
  public static let alignment = SensoryFeedback(rings: false)
  /// Another level.
  public static let levelChange = SensoryFeedback(rings: false)
  /// Things collide.
  public static let impact = SensoryFeedback(rings: false)
  /// Things collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Things collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// Rings where something has gone wrong.
private struct BellModifier<Trigger: Equatable>: ViewModifier {
  @State private var bell = Bell()
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  func body(content: Content) -> some View {
    content.modifier(BellFinder(bell: bell)).onChange(of: trigger) { old, new in
      if feedback(old, new)?.rings == true { bell.ring() }
    }
  }
}

/// Where a view rings.
private final class Bell {
  weak var widget: Widget?
  func ring() { widget?.errorBell() }
}

private struct BellFinder: WidgetModifier {
  let bell: Bell
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { bell.widget = widget }
}

extension View {
  /// Tells the person of what happens when a value changes: warnings and errors with the desktop's bell, where it has
  /// not been switched off. What else a telephone lets be felt, a desktop cannot, as a Mac without such a touchpad.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View {
    modifier(BellModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Tells the person of what happens when a value changes and a closure says so.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { modifier(BellModifier(trigger: trigger) { condition($0, $1) ? feedback : nil }) }

  /// Tells the person of what happens when a value changes, as a closure says.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { modifier(BellModifier(trigger: trigger, feedback: feedback)) }
}
