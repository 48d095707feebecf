import Gtk

/// Darkens the view behind a sheet, and reports clicks beside the sheet.
final class DimmingView: View {
  init(onClick: @escaping () -> Void) {
    super.init()
    layer.backgroundColor = Color.black.withAlphaComponent(0.35)
    let click = GestureClick()
    click.onReleased { _, _, _ in onClick() }
    add(click)
  }

  /// Comes in with an animation.
  func fadeIn() {
    View.performWithoutAnimation { layer.opacity = 0 }
    View.animate { layer.opacity = 1 }
  }

  /// Goes with an animation.
  func fadeOut() { View.animate { layer.opacity = 0 } }
}

/// A card in the theme's colours around a presented view: rounded by its layer, with a shadow.
final class PresentationCard: View {
  private let ground = Box(.vertical)

  init(_ content: Widget, cornerRadius: Double) {
    super.init()
    // The class has the theme's own background and text colours.
    ground.addCSSClass("background")
    addSubview(ground)
    addSubview(content)
    layer.cornerRadius = cornerRadius
    layer.masksToBounds = true
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 12
    layer.shadowOffset = Size(width: 0, height: 2)
  }

  override func expectedFrame(of subview: View) -> Rect? { bounds }
}
