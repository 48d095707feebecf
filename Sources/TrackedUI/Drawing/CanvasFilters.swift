import Foundation
import Gtk

extension GraphicsContext {
  /// Something that is done to what a canvas draws.
  @MainActor public struct Filter {
    fileprivate enum Kind {
      case blur(Double)
      case shadow(Color, radius: Double, offset: CGSize, isAlone: Bool)
      case colors(ColorEffect)
      case multiplied(Color)
    }

    fileprivate let kind: Kind

    /// Blurs it, by a radius in logical pixels.
    public static func blur(radius: Double) -> Filter { Filter(kind: .blur(radius)) }

    /// Lays a shadow behind it.
    ///
    /// - Parameters:
    ///   - radius: how far its edge is blurred, in logical pixels.
    ///   - options: whether the shadow alone is drawn.
    public static func shadow(
      color: Color = Color(red: 0, green: 0, blue: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), isAlone: options.contains(.shadowOnly)))
    }

    /// Multiplies each part of its colours with that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplied(color)) }
    /// Brightens it, by -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { effect(.brightness, amount) }
    /// Strengthens its contrasts, by a factor.
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast, amount) }
    /// Strengthens its colours, by a factor.
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation, amount) }
    /// Takes its colours away, from 0, nothing of them, to 1, all.
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale, amount) }
    /// Turns its colours around.
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hue, angle.degrees) }
    /// Exchanges its colours for their opposites, from 0, not at all, to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { effect(.inversion, amount) }
    /// Makes it the less opaque the brighter it is.
    public static var luminanceToAlpha: Filter { effect(.opacityOfDarkness, 1) }

    private static func effect(_ kind: ColorEffect.Kind, _ amount: Double) -> Filter {
      Filter(kind: .colors(ColorEffect(kind: kind, amount: amount)))
    }

    /// How a shadow is drawn.
    @RawRepresented(by: UInt32.self)
    public nonisolated struct ShadowOptions: OptionSet, Sendable {
      /// Without what throws it.
      public static let shadowOnly = ShadowOptions(rawValue: 2)
    }

    /// Draws through filters, the first of which is nearest to what is drawn.
    static func draw(
      _ filters: ArraySlice<Filter>, on snapshot: Snapshot, _ traits: TraitCollection, _ content: (Snapshot) -> Void
    ) {
      guard let last = filters.last else { return content(snapshot) }
      func inside() { draw(filters.dropLast(), on: snapshot, traits, content) }
      switch last.kind {
      case .blur(let radius): snapshot.blurred(radius: radius, inside)
      case .colors(let effect): snapshot.recolored(by: effect.matrix, inside)
      case .multiplied(let color): snapshot.recolored(by: .multiplied(with: color.rgba(with: traits)), inside)
      case .shadow(let color, let radius, let offset, let isAlone):
        let rgba = color.rgba(with: traits)
        guard isAlone else { return snapshot.shadowed(offset: Size(offset), blur: radius, color: rgba, inside) }
        // All of it in the shadow's colour.
        let flat = ColorMatrix(
          rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, rgba.alpha]],
          offset: [rgba.red, rgba.green, rgba.blue, 0])
        snapshot.transformed(by: AffineTransform(translationX: offset.width, y: offset.height)) {
          snapshot.blurred(radius: radius) { snapshot.recolored(by: flat, inside) }
        }
      }
    }
  }
}
