public import Gtk

/// The layer of a widget of GTK's, which draws itself; a `View` has its own.
final class WidgetLayer {
  let layer: Layer

  init(_ widget: Widget) {
    layer = Layer(widget)
    widget.attach(self)
    widget.attachPainter(
      WidgetPainter { [unowned layer] canvas, bounds, content in
        layer.draw(in: bounds, on: canvas, background: nil, content)
      })
    // Colours are looked up when the widget is drawn.
    widget.followTraits("layer", if: true) { [weak widget] _ in widget?.queueDraw() }
  }
}

extension WidgetProtocol {
  /// What the widget is drawn with besides what it draws itself: background, corners, border, shadow, opacity, transform. Made when it
  /// is first asked for.
  public var layer: Layer {
    if let view = self as? View { return view.display.layer }
    return (attachment(WidgetLayer.self) ?? WidgetLayer(self)).layer
  }

  /// What is behind everything else of the widget, in front of the style's own background; nil for nothing. It follows the traits of the
  /// widget (C-227). Animates inside `View.animate`.
  public var backgroundColor: Color? {
    get {
      if let view = self as? View { return view.display.backgroundColor }
      return attachment(WidgetLayer.self)?.layer.backgroundColor
    }
    set {
      if let view = self as? View {
        view.display.backgroundColor = newValue
      } else if newValue != nil || attachment(WidgetLayer.self) != nil {
        layer.backgroundColor = newValue
      }
    }
  }
}
