// Names of SwiftUI's that do nothing on a desktop, or that GTK 4.8 cannot do: a source that uses them is told what to write.

/// What views are mixed by.
public nonisolated enum BlendMode: Sendable {
  /// A way to mix.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension View {
  /// Not here.
  @available(*, unavailable, message: "draw both in a Canvas: GTK mixes no widget with what is behind it")
  public func blendMode(_ mode: BlendMode) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use tracking(_:): Pango's letters do not move closer by themselves")
  public func allowsTightening(_ flag: Bool) -> some View { self }
}
