/// How much headers stand out.
public nonisolated enum Prominence: Sendable {
  /// As is usual.
  case standard
  /// More.
  case increased
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  @Entry public var headerProminence: Prominence = .standard
}

extension View {
  /// How much the headers of the sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
