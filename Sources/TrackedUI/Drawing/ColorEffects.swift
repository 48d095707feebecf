import Foundation
import Gtk

/// A change of a view's colours that follows from a number.
struct ColorEffect: DrawingModifier, Equatable {
  enum Kind: Equatable {
    case brightness, contrast, saturation, hue, grayscale, inversion, opacityOfDarkness
  }

  let kind: Kind
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    snapshot.recolored(by: matrix) { content(snapshot) }
  }

  /// How much each colour gives to brightness.
  private static let brightnesses = [0.2126, 0.7152, 0.0722]

  var matrix: ColorMatrix {
    switch kind {
    case .brightness: Self.scaled(1, offset: amount)
    case .contrast: Self.scaled(amount, offset: (1 - amount) / 2)
    case .saturation: Self.saturated(amount)
    case .grayscale: Self.saturated(1 - amount)
    case .hue: Self.turned(amount)
    case .inversion: Self.scaled(1 - 2 * amount, offset: amount)
    case .opacityOfDarkness:
      ColorMatrix(
        rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], Self.brightnesses.map { -$0 } + [1]])
    }
  }

  private static func scaled(_ factor: Double, offset: Double) -> ColorMatrix {
    ColorMatrix(
      rows: (0..<4).map { row in (0..<4).map { row == $0 ? (row == 3 ? 1 : factor) : 0 } },
      offset: [offset, offset, offset, 0])
  }

  private static func saturated(_ amount: Double) -> ColorMatrix {
    var rows = (0..<3).map { row in
      (0..<3).map { brightnesses[$0] * (1 - amount) + (row == $0 ? amount : 0) } + [0]
    }
    rows.append([0, 0, 0, 1])
    return ColorMatrix(rows: rows)
  }

  /// Around the line of greys, as CSS' `hue-rotate` does.
  private static func turned(_ degrees: Double) -> ColorMatrix {
    let (c, s) = (cosine(degrees * .pi / 180), sine(degrees * .pi / 180))
    let (r, g, b) = (0.213, 0.715, 0.072)
    return ColorMatrix(rows: [
      [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0],
      [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.14, b - c * b - s * 0.283, 0],
      [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0], [0, 0, 0, 1],
    ])
  }
}

private struct MultiplyEffect: DrawingModifier {
  let color: Color

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    snapshot.recolored(by: .multiplied(with: color.rgba(with: values.resolvedTraits))) { content(snapshot) }
  }
}

extension ColorMatrix {
  /// Each part of a colour times that of another.
  static func multiplied(with rgba: RGBA) -> ColorMatrix {
    let factors = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Double($0) }
    return ColorMatrix(rows: (0..<4).map { row in (0..<4).map { row == $0 ? factors[row] : 0 } })
  }
}

private struct BlurEffect: DrawingModifier, Equatable {
  var radius: Double

  var animatableData: Double {
    get { radius }
    set { radius = newValue }
  }

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    // GTK counts the width of the brush.
    guard radius > 0 else { return content(snapshot) }
    snapshot.blurred(radius: radius * 2) { content(snapshot) }
  }
}

/// Shows a view inside of any shape.
private struct OutlineClip<Outline: Shape>: DrawingModifier {
  var shape: Outline

  var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func draw(in rect: CGRect, on snapshot: Snapshot, _ values: EnvironmentValues, _ content: (Snapshot) -> Void) {
    guard let content = Snapshot.record(content) else { return }
    let path = shape.path(in: rect)
    snapshot.draw(content, in: Rect(rect)) { path.draw(in: $0) }
  }
}

extension View {
  /// Makes the view's colours lighter, or darker, by an amount from -1 to 1.
  public func brightness(_ amount: Double) -> some View { modifier(ColorEffect(kind: .brightness, amount: amount)) }

  /// How far the view's colours are from each other: 1 changes nothing, 0 makes all of them grey, less than 0 inverts them.
  public func contrast(_ amount: Double) -> some View { modifier(ColorEffect(kind: .contrast, amount: amount)) }

  /// How far the view's colours are from grey: 1 changes nothing.
  public func saturation(_ amount: Double) -> some View { modifier(ColorEffect(kind: .saturation, amount: amount)) }

  /// Makes the view's colours grey: 0 changes nothing, 1 leaves no colour.
  public func grayscale(_ amount: Double) -> some View { modifier(ColorEffect(kind: .grayscale, amount: amount)) }

  /// Turns the view's colours around the circle of hues.
  public func hueRotation(_ angle: Angle) -> some View { modifier(ColorEffect(kind: .hue, amount: angle.degrees)) }

  /// Inverts the view's colours.
  public func colorInvert() -> some View { modifier(ColorEffect(kind: .inversion, amount: 1)) }

  /// Shows the view the more transparent the lighter it is.
  public func luminanceToAlpha() -> some View { modifier(ColorEffect(kind: .opacityOfDarkness, amount: 1)) }

  /// Multiplies each of the view's colours with one.
  public func colorMultiply(_ color: Color) -> some View { modifier(MultiplyEffect(color: color)) }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: how far a point spreads, in logical pixels.
  ///   - opaque: whether the edges stay as they are: they fade.
  public func blur(radius: Double, opaque: Bool = false) -> some View { modifier(BlurEffect(radius: radius)) }

  /// Shows the view as one picture, before what is around changes it: each view is one here in any case.
  public func compositingGroup() -> some View { self }

  /// Shows the view only inside of a shape.
  @_disfavoredOverload
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { modifier(OutlineClip(shape: shape)) }
}
