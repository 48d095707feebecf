/// How a view of fixed proportions uses a rectangle of others.
public nonisolated enum ContentMode: CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the rectangle is used.
  case fill
}
