/// How drawing is blended with what is below it.
public nonisolated enum BlendMode: Int, Sendable {
  /// By its alpha.
  case normal
}

// Cairo could do more, but GTK 4.8 puts what is drawn onto the rest by its alpha alone.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(*, unavailable, message: "what is drawn is mixed by its alpha: choose colours with an alpha")
nonisolated extension BlendMode {
  public static var multiply: Self { neverCalled() }
  public static var screen: Self { neverCalled() }
  public static var overlay: Self { neverCalled() }
  public static var darken: Self { neverCalled() }
  public static var lighten: Self { neverCalled() }
  public static var colorDodge: Self { neverCalled() }
  public static var colorBurn: Self { neverCalled() }
  public static var softLight: Self { neverCalled() }
  public static var hardLight: Self { neverCalled() }
  public static var difference: Self { neverCalled() }
  public static var exclusion: Self { neverCalled() }
  public static var hue: Self { neverCalled() }
  public static var saturation: Self { neverCalled() }
  public static var color: Self { neverCalled() }
  public static var luminosity: Self { neverCalled() }
  public static var clear: Self { neverCalled() }
  public static var copy: Self { neverCalled() }
  public static var sourceIn: Self { neverCalled() }
  public static var sourceOut: Self { neverCalled() }
  public static var sourceAtop: Self { neverCalled() }
  public static var destinationOver: Self { neverCalled() }
  public static var destinationIn: Self { neverCalled() }
  public static var destinationOut: Self { neverCalled() }
  public static var destinationAtop: Self { neverCalled() }
  public static var xor: Self { neverCalled() }
  public static var plusDarker: Self { neverCalled() }
  public static var plusLighter: Self { neverCalled() }
}
