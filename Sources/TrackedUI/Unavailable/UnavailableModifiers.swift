// Names of SwiftUI's that do nothing on a desktop, or that GTK 4.8 cannot do: a source that uses them is told what to write.

/// How a text or a picture becomes another one.
public nonisolated struct ContentTransition: Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// It fades.
  public static let opacity = ContentTransition()
  /// From the one to the other.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// As symbols do.
  public static func symbolEffect(_ effect: SymbolEffectName) -> ContentTransition { ContentTransition() }
}

/// What a symbol does.
public nonisolated struct SymbolEffectName: Sendable {
  /// Becomes another one.
  public static let replace = SymbolEffectName()
  /// Jumps.
  public static let bounce = SymbolEffectName()
  /// Comes and goes.
  public static let pulse = SymbolEffectName()
  /// Changes its colours.
  public static let variableColor = SymbolEffectName()
}

/// How symbols are coloured.
public nonisolated enum SymbolRenderingMode: Sendable {
  /// A way to colour them.
  case monochrome, multicolor, hierarchical, palette
}

/// What views are mixed by.
public nonisolated enum BlendMode: Sendable {
  /// A way to mix.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension View {
  /// Not here.
  @available(*, unavailable, message: "leave it out: a text becomes another one at once; use transition with id(_:)")
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use scaleEffect, rotationEffect or phaseAnimator: symbols are pictures here")
  public func symbolEffect(_ effect: SymbolEffectName) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use phaseAnimator(_:trigger:): symbols are pictures here")
  public func symbolEffect(_ effect: SymbolEffectName, value: some Equatable) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "leave it out: a theme has one drawing of a symbol, in the colour of texts")
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "draw both in a Canvas: GTK mixes no widget with what is behind it")
  public func blendMode(_ mode: BlendMode) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "leave it out: GTK draws views by render nodes, and keeps those that stay")
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use tracking(_:): Pango's letters do not move closer by themselves")
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use a VStack of texts: GTK 4.8 has no space between the lines of a label")
  public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "GTK 4.8 has no actions of a program's own: put a Button into the view")
  public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "put the views into the order in which they are to be read")
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
