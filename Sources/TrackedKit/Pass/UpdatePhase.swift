/// A step of the update pass; the order of the cases is the order of the steps.
@MainActor public enum UpdatePhase: Int, Sendable, CaseIterable, Comparable {
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

  /// Whether one step comes before another.
  public static func < (left: UpdatePhase, right: UpdatePhase) -> Bool { left.rawValue < right.rawValue }
}
