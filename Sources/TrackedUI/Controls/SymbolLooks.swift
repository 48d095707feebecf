/// Which drawing of a symbol is shown.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  let endings: [String]

  /// The usual one.
  public static let none = SymbolVariants(endings: [])
  /// In a circle.
  public static let circle = SymbolVariants(endings: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(endings: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(endings: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(endings: ["fill"])
  /// With a line through it.
  public static let slash = SymbolVariants(endings: ["slash"])

  private func with(_ ending: String) -> SymbolVariants { SymbolVariants(endings: endings + [ending]) }
  /// In a circle.
  public var circle: SymbolVariants { with("circle") }
  /// In a square.
  public var square: SymbolVariants { with("square") }
  /// In a rectangle.
  public var rectangle: SymbolVariants { with("rectangle") }
  /// Filled.
  public var fill: SymbolVariants { with("fill") }
  /// With a line through it.
  public var slash: SymbolVariants { with("slash") }
}

/// How the layers of symbols are coloured: a theme's symbols have one layer, which has the first colour in each way.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In the symbol's own colours: a theme's have none.
  public static let multicolor = SymbolRenderingMode()
  /// In one colour, layers in the background fainter.
  public static let hierarchical = SymbolRenderingMode()
  /// In one colour for each layer.
  public static let palette = SymbolRenderingMode()
}

extension EnvironmentValues {
  /// Which drawings of symbols are shown.
  @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
  /// Which drawings of the symbols inside are shown, as far as the theme has them.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = SymbolVariants(endings: $0.endings + variant.endings) }
  }

  /// How the layers of the symbols inside are coloured: a theme's symbols have one layer, which has the first colour in each way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// How the layers of the symbol are coloured: a theme's symbols have one layer, which has the first colour in each way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The symbol in another drawing, as far as the theme has it.
  func variant(_ variants: SymbolVariants) -> Image {
    guard !variants.endings.isEmpty, let name = symbolName else { return self }
    let missing = variants.endings.filter { !name.split(separator: ".").contains(Substring($0)) }
    guard !missing.isEmpty, let icon = ImageNames.symbol(named: ([name] + missing).joined(separator: ".")) else {
      return self
    }
    var copy = Image(iconName: icon)
    copy.isResizable = isResizable
    copy.symbolName = name
    return copy
  }
}
