/// A step of the update pass; the order of the cases is the order of the steps.
public nonisolated enum UpdatePhase: Int, Sendable, CaseIterable, Comparable {
  /// Trait collections are brought up to date, top-down.
  case traits
  /// Constraint hooks run, bottom-up.
  case constraints
  /// Property and configuration hooks run, top-down.
  case properties
  /// GTK allocates; layout hooks run, top-down.
  case layout
  /// GTK draws; drawing hooks run.
  case display

  /// Some steps.
  struct Set: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ phase: UpdatePhase) { rawValue = 1 << UInt8(phase.rawValue) }

    static let constraints = Set(.constraints)
    static let properties = Set(.properties)
    static let layout = Set(.layout)
    static let display = Set(.display)
    static let all: Set = [constraints, properties, layout, display]
  }

  /// Whether one step comes before another.
  public static func < (left: UpdatePhase, right: UpdatePhase) -> Bool { left.rawValue < right.rawValue }
}
