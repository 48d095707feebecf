/// A side of a row.
public nonisolated enum HorizontalEdge: CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

/// The upper or the lower edge.
public nonisolated enum VerticalEdge: CaseIterable, Sendable {
  /// The upper.
  case top
  /// The lower.
  case bottom
}
