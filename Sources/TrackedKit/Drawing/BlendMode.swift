/// How drawing is blended with what is below it.
public nonisolated enum BlendMode: Int, Sendable {
  /// By its alpha.
  case normal
}

// Cairo could do more, but GTK 4.8 puts what is drawn onto the rest by its alpha alone.
nonisolated extension BlendMode {
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var multiply: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var screen: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var overlay: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var darken: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var lighten: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var colorDodge: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var colorBurn: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var softLight: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var hardLight: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var difference: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var exclusion: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var hue: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var saturation: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var color: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var luminosity: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var clear: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var copy: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var sourceIn: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var sourceOut: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var sourceAtop: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var destinationOver: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var destinationIn: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var destinationOut: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var destinationAtop: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var xor: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var plusDarker: Self { .normal }
  /// Another rule.
  @available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
  public static var plusLighter: Self { .normal }
}
