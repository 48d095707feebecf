public import Gtk

/// Where the colours of a gradient come from; all here are sRGB.
public nonisolated struct ColorSpace: Hashable, Sendable {
  /// sRGB, by its name.
  public static let sRGB = "sRGB"

  /// sRGB.
  public init() {}

  /// sRGB, despite the name.
  public init?(name: String) {}
}

/// `CGColorSpaceCreateDeviceRGB()` without its prefix.
public nonisolated func ColorSpaceCreateDeviceRGB() -> ColorSpace { ColorSpace() }

/// An array, by CoreFoundation's name.
public typealias CFArray = [Any]

/// Colours that go over into each other, for `DrawingContext`. Inside of views and controllers it is `Gradient`, as `CGGradient` without its
/// prefix; elsewhere that name belongs to the declarative layer.
public struct DrawingGradient {
  let stops: [(location: Double, color: Color)]

  /// Colours with their positions, from 0 to 1; without positions they are evenly spread. Nil where the counts differ, or an element
  /// is not a colour.
  public init?(colorsSpace: ColorSpace?, colors: [Any], locations: [Double]?) {
    let colors = colors.compactMap { $0 as? Color }
    let places = locations ?? colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    guard !colors.isEmpty, places.count == colors.count else { return nil }
    stops = zip(places, colors).map { (location: $0, color: $1) }
  }

  @MainActor fileprivate func colorStops(_ options: DrawingContext.GradientDrawingOptions) -> [ColorStop] {
    var shown = stops.map { ColorStop(location: $0.location, color: $0.color.currentRGBA) }
    // What is before and after has no colour unless it is asked for.
    let none = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    if !options.contains(.drawsBeforeStartLocation) { shown.insert(ColorStop(location: 0, color: none), at: 0) }
    if !options.contains(.drawsAfterEndLocation) { shown.append(ColorStop(location: 1, color: none)) }
    return shown
  }
}

/// `CGGradientDrawingOptions` without its prefix.
public typealias GradientDrawingOptions = DrawingContext.GradientDrawingOptions

/// The rule for the inside of a path.
public nonisolated enum PathFillRule: Int, Sendable {
  /// Everything it surrounds.
  case winding
  /// Everything it surrounds, except what it surrounds twice.
  case evenOdd
}

// Clips and gradients.
extension DrawingContext {
  /// Fills the path by a rule, and forgets it.
  public func fillPath(using rule: PathFillRule) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// How a gradient continues beyond its ends.
  @RawRepresented(by: UInt32.self)
  public nonisolated struct GradientDrawingOptions: OptionSet, Sendable {
    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = GradientDrawingOptions(rawValue: 1)
    /// The last colour continues after the end.
    public static let drawsAfterEndLocation = GradientDrawingOptions(rawValue: 2)
  }

  /// Clips the following drawing to the path, and forgets the path.
  public func clip(using rule: PathFillRule = .winding) {
    let path = drawing.path
    drawing.path = BezierPath()
    path.usesEvenOddFillRule = rule == .evenOdd
    // The path is in the view's own coordinates already.
    drawing.state.clips.append(path)
  }

  /// Clips the following drawing to a rectangle.
  public func clip(to rect: Rect) { drawing.clip(to: BezierPath(rect: rect)) }

  /// Fills what may be drawn on with colours that change from one point to another.
  public func drawLinearGradient(
    _ gradient: DrawingGradient, start: Point, end: Point, options: GradientDrawingOptions
  ) {
    fill { $0.setLinearGradient(from: start, to: end, gradient.colorStops(options)) }
  }

  /// Fills what may be drawn on with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: DrawingGradient, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double,
    options: GradientDrawingOptions
  ) {
    fill {
      $0.setRadialGradient(
        from: startCenter, radius: startRadius, to: endCenter, radius: endRadius, gradient.colorStops(options))
    }
  }

  private func fill(_ choose: (CairoContext) -> Void) {
    let back = ctm.inverted()
    // In the coordinates that hold now: what of the view may be drawn on.
    let whole = drawing.area.applying(back)
    drawing.draw { canvas in
      canvas.cairo(around: whole) { cairo in
        choose(cairo)
        cairo.rectangle(whole)
        cairo.fill()
      }
    }
  }
}
