import Gtk

extension Color {
  /// A colour as it is seen in an environment, by its parts from 0 to 1.
  public nonisolated struct Resolved: Hashable, Codable, Sendable {
    /// How red it is.
    public var red: Float
    /// How green it is.
    public var green: Float
    /// How blue it is.
    public var blue: Float
    /// How much of it is seen.
    public var opacity: Float

    /// A colour by its parts.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  /// The colour as it is seen in an environment: light or dark, with more contrast or less.
  @MainActor public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(with: environment.resolvedTraits)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }

  /// A colour that is seen alike everywhere.
  public nonisolated init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      alpha: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour itself.
  public func _color(in environment: EnvironmentValues) -> Color { Color(self) }
}
