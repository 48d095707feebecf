/// The outline of buttons.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  let isRound: Bool

  /// As is usual.
  public static let automatic = ButtonBorderShape(isRound: false)
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(isRound: false)
  /// With half circles at its ends.
  public static let capsule = ButtonBorderShape(isRound: true)
  /// As round as can be: a circle for what is as wide as high.
  public static let circle = ButtonBorderShape(isRound: true)
}

extension EnvironmentValues {
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// The outline of the buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
