public import Gtk
import GtkTracking

/// The effect of a visual effect view.
@MainActor open class VisualEffect {
  /// How dense it is, and in which style.
  let density: Double
  let style: UserInterfaceStyle?
  /// Its colour; nil for that of the ground.
  var color: Color?

  init(density: Double, style: UserInterfaceStyle?) { (self.density, self.style) = (density, style) }
}

/// A material of a density: GTK 4.8 cannot blur the background of a widget, so it is a partly transparent colour.
@MainActor public final class BlurEffect: VisualEffect {
  /// A material by its name.
  public nonisolated enum Style: Int, Sendable {
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

/// The style of content on a material; here it is shown unchanged.
@MainActor public final class VibrancyEffect: VisualEffect {
  /// For content on a material.
  public init(blurEffect: BlurEffect) { super.init(density: 0, style: blurEffect.style) }
}

/// Glass, which is shown as the thinnest material: GTK 4.8 can neither blur nor bend the background of a widget.
@MainActor public final class GlassEffect: VisualEffect {
  /// How clear glass is.
  public nonisolated enum Style: Int, Sendable {
    /// As bars have it.
    case regular
    /// So clear that more is seen through it.
    case clear
  }

  /// The colour of the glass; nil for the ground's.
  public var tintColor: Color? {
    get { color }
    set { color = newValue }
  }

  /// Glass of a style.
  public init(style: Style = .regular) { super.init(density: style == .clear ? 0.35 : 0.7, style: nil) }

  /// Glass does not follow the pointer.
  @available(*, unavailable, message: "glass does not follow the pointer: leave the line out")
  @NeverCalled public var isInteractive: Bool
}

/// The container of panes of glass. Here they do not flow together, and it shows nothing itself.
@MainActor public final class GlassContainerEffect: VisualEffect {
  /// Holds panes of glass.
  public init() { super.init(density: 0, style: nil) }

  /// Panes do not flow together.
  @available(*, unavailable, message: "panes of glass do not flow together here: leave the line out")
  @NeverCalled public var spacing: Double
}

/// Puts a material over the view behind it, with subviews of `contentView` on top. The background is visible through it, but not blurred,
/// which GTK 4.8 cannot do.
@MainActor open class VisualEffectView: View {
  /// The container of subviews.
  public let contentView = View()

  /// The material; nil for none.
  @AlwaysObserved open var effect: VisualEffect? { didSet { showEffect() } }

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
  }

  private func showEffect() {
    overrideUserInterfaceStyle = effect?.style ?? .unspecified
    guard let density = effect?.density, density > 0 else { return backgroundColor = nil }
    backgroundColor = (effect?.color ?? .systemBackground).withAlphaComponent(density)
  }
}
