public import Foundation
import Gtk

/// SwiftUI's names for the kit's pictures, which are views of their own.
extension Image: nonisolated WidgetView {
  /// A symbol, by Apple's name for it as far as the icon theme has one like it, or by the name of an icon; GTK's picture of a
  /// missing image if there is none.
  public init(systemName name: String) {
    self.init(iconName: ImageNames.symbol(named: name) ?? "image-missing")
    symbolName = name
  }

  /// A symbol of which a part is drawn that follows from a value: a theme's symbols have one layer, which is drawn.
  public init(systemName name: String, variableValue: CGFloat?) { self.init(systemName: name) }

  /// A picture by its name that is decoration: assistive technology passes over it.
  public init(decorative name: String) { self.init(name) }

  /// How the pixels of a picture in another size are made of its own.
  public nonisolated enum Interpolation: Sendable {
    /// As GTK draws.
    case none, low, medium, high
  }
  /// How the pixels of a picture in another size are made of its own: GTK smooths them.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Whether edges are smoothed: GTK does.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// A picture by its name, see `init(named:)`; GTK's picture of a missing image if there is none.
  public init(_ name: String) { self = Image(named: name) ?? Image(iconName: "image-missing") }

  /// A picture that the kit's code has made.
  public init(uiImage image: Image) { self = image }

  /// The picture in any size.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Whether a picture is shown in its own colours.
  public nonisolated enum TemplateRenderingMode: Sendable {
    /// As a shape in the foreground's colour.
    case template
    /// In its own colours.
    case original
  }

  /// Whether the picture is shown in its own colours; nil for what is usual: a symbol is a shape, any other picture is not.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    switch mode {
    case .template: withRenderingMode(.alwaysTemplate)
    case .original: withRenderingMode(.alwaysOriginal)
    case nil: withRenderingMode(.automatic)
    }
  }

  var sizing: WidgetSizing { isResizable ? .fills : .natural }

  func makeWidget(_ node: WidgetViewNode<Self>) -> PictureWidget { PictureWidget() }

  func update(_ widget: PictureWidget, _ node: WidgetViewNode<Self>) {
    let values = node.values
    let image = variant(values.symbolVariants)
    widget.cover = values.coversContent ? values.cover : nil
    widget.isResizable = isResizable
    widget.factor = isSymbolImage ? values.symbolScale * values.imageScale.factor : 1
    guard renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) else {
      widget.image = image
      return
    }
    let color = tintColor ?? values.foreground?._color(in: values) ?? values.symbolColor ?? .label
    widget.image = image.withTintColor(Color(node.resolve(color)), renderingMode: .alwaysOriginal)
  }
}

extension EnvironmentValues {
  /// By how much a symbol beside text is larger here than beside the usual one.
  fileprivate var symbolScale: Double {
    guard let font else { return relativeTextScale }
    return font.textStyle == nil ? font.symbolScale : font.symbolScale * relativeTextScale
  }
}

extension Font {
  /// By how much a symbol beside text in this font is larger than beside the usual one.
  var symbolScale: Double { textStyle.map(\.scale) ?? pointSize / 16 }
}

/// Shows a picture in its own size, or in any.
final class PictureWidget: TrackedKit.ImageView {
  var isResizable = false {
    didSet { if isResizable != oldValue { queueResize() } }
  }

  /// What is shown in place of the picture.
  var cover: RGBA? {
    didSet { if cover != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ canvas: Snapshot) {
    guard let cover else { return super.draw(canvas) }
    canvas.fill(bounds, cornerRadius: 3, with: cover)
  }

  /// How much larger than its own size it is shown.
  var factor = 1.0 {
    didSet { if factor != oldValue { queueResize() } }
  }

  init() { super.init(image: nil) }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = image?.size ?? .zero
    let length = Int(pixels: ((orientation == .horizontal ? size.width : size.height) * factor).rounded())
    return Measurement(minimum: isResizable ? 0 : length, natural: length)
  }
}

extension Image {
  /// The size of symbols beside text.
  public nonisolated enum Scale: Sendable, CaseIterable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  @Entry public var imageScale: Image.Scale = .medium
}

extension View {
  /// The size of the symbols inside beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
