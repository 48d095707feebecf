/// A side of a row.
public nonisolated enum HorizontalEdge: CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}
