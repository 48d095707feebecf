/// Whether something is seen.
public nonisolated enum Visibility: CaseIterable, Sendable {
  /// As is usual in the place.
  case automatic
  /// It is seen.
  case visible
  /// It is not.
  case hidden
}
