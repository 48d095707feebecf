public import Gtk

/// What a visual effect view lays over what is behind it.
@MainActor open class VisualEffect {
  /// How dense it is, and in which style.
  let density: Double
  let style: UserInterfaceStyle?

  init(density: Double, style: UserInterfaceStyle?) { (self.density, self.style) = (density, style) }
}

/// A material of a density: GTK 4.8 cannot blur what is behind a widget, so that it is a colour that lets some of it through.
@MainActor public final class BlurEffect: VisualEffect {
  /// A material by its name.
  public enum Style: Int, Sendable {
    /// Light in every style.
    case extraLight, light
    /// Dark in every style.
    case dark
    /// As the place is.
    case regular, prominent
    /// From the one that lets most through to the densest.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The same, light in every style.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The same, dark in every style.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  }

  /// A material.
  public init(style: Style) {
    let density =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.6
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.72
      case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.82
      case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
      case .systemChromeMaterial: 0.94
      }
    let own: UserInterfaceStyle? =
      switch style {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark:
        .dark
      default: nil
      }
    super.init(density: density, style: own)
  }
}

/// What stands on a material and takes some of its colour; here it is shown as it is.
@MainActor public final class VibrancyEffect: VisualEffect {
  /// For what stands on a material.
  public init(blurEffect: BlurEffect) { super.init(density: 0, style: blurEffect.style) }
}

/// Lays a material over what is behind it, with subviews of `contentView` on top. What is behind is seen through it, but not blurred,
/// which GTK 4.8 cannot.
@MainActor open class VisualEffectView: View {
  /// What subviews are put into.
  public let contentView = View()

  /// The material; nil for none.
  public final var effect: VisualEffect? { didSet { showEffect() } }

  /// A view without a material.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  override func placesByItself(_ subview: View) -> Bool { subview === contentView }

  /// A view with a material.
  public convenience init(effect: VisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
    // A property that an initialiser sets tells nobody.
    showEffect()
  }

  private func showEffect() {
    overrideUserInterfaceStyle = effect?.style ?? .unspecified
    guard let density = effect?.density, density > 0 else { return backgroundColor = nil }
    backgroundColor = .systemBackground.withAlphaComponent(density)
  }
}
