/// What fills small shapes, such as the ground of a switch or a tag, through which the ground is seen.
@MainActor public struct FillShapeStyle: LeveledStyle {
  /// What fills small shapes.
  public init() {}
  /// The colour.
  public func _color(in environment: EnvironmentValues) -> Color { .systemFill }

  /// What fills larger shapes.
  func color(ofLevel level: Int, in environment: EnvironmentValues) -> Color? {
    [1: .secondarySystemFill, 2: .tertiarySystemFill][level] ?? .quaternarySystemFill
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What fills small shapes; `secondary`, `tertiary` and `quaternary` fill larger ones.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
