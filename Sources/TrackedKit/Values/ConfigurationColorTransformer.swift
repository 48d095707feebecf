/// Makes the colour that is shown of the one that a configuration says: `UIConfigurationColorTransformer` without its prefix.
///
/// ```swift
/// background.backgroundColorTransformer = ConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
/// ```
@MainActor public struct ConfigurationColorTransformer: Equatable {
  private final class Closure {
    let transform: (Color) -> Color

    init(_ transform: @escaping (Color) -> Color) { self.transform = transform }
  }

  private let closure: Closure

  /// Made of a closure that is called each time the configuration is applied.
  public init(_ transform: @escaping (Color) -> Color) { closure = Closure(transform) }

  /// The transformed colour.
  public func callAsFunction(_ color: Color) -> Color { closure.transform(color) }

  /// Two are equal if they are copies of one.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left.closure === right.closure }
}
