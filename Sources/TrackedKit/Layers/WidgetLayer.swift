public import Gtk
import GtkTracking

/// The layer of a GTK widget, which draws itself; a `View` has its own.
final class WidgetLayer {
  let layer: Layer

  init(_ widget: Widget) {
    layer = Layer.of(widget, class: Layer.self)
    widget.attach(self)
    widget.attachPainter(
      WidgetPainter { [unowned layer] canvas, bounds, content in
        layer.draw(in: bounds, on: canvas, background: nil) { canvas in
          guard !layer.children.isEmpty else { return content(canvas) }
          // Layers begin at the corner of the widget, GTK draws from that of its content on.
          let corner = AffineTransform(translationX: bounds.x, y: bounds.y)
          canvas.transformed(by: corner) { layer.drawChildren(behindContent: true, on: canvas) }
          content(canvas)
          canvas.transformed(by: corner) { layer.drawChildren(behindContent: false, on: canvas) }
        }
      })
    // Colours are looked up when the widget is drawn.
    widget.followTraits("layer", if: true) { [weak widget] _ in widget?.queueDraw() }
  }
}

extension WidgetProtocol {
  /// The look of the widget besides its own drawing: background, corners, border, shadow, opacity, transform. Made on first
  /// access.
  public var layer: Layer {
    if let view = self as? View { return view.display.layer }
    return (attachment(WidgetLayer.self) ?? WidgetLayer(self)).layer
  }

  /// How the widget is shown, around its middle: the layer's transform. The pointer hits it where it is seen, or, while it is animated, where it
  /// is going to be; in a GTK container where it was laid out. `frame` is that without the transform.
  public var transform: AffineTransform {
    get { (self as? View)?.transform ?? plainTransform }
    set { if let view = self as? View { view.transform = newValue } else { plainTransform = newValue } }
  }

  var plainTransform: AffineTransform {
    get {
      if let view = self as? View { return view.displayIfMade?.existingLayer?.transform ?? .identity }
      return attachment(WidgetLayer.self)?.layer.transform ?? .identity
    }
    set { if newValue != plainTransform { layer.transform = newValue } }
  }

  /// The background of the widget, in front of the style's own background; nil for none. It follows the traits of the
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

extension Layer {
  /// The layer of a widget.
  static func of(_ widget: Widget, class layerClass: AnyClass) -> Layer {
    guard let layer = (layerClass as? Layer.Type)?.ofWidget() else {
      preconditionFailure(
        "\(type(of: widget)).layerClass gives \(layerClass): a view's own layer is a Layer, CAShapeLayer, CAGradientLayer or CATextLayer; "
          + "add others with layer.addSublayer(_:)")
    }
    // As in UIKit: what scrolls and fields of text end at their round corners.
    if (widget as? View)?.clipsUnlessSet == true { layer.masksToBounds = true }
    layer.widget = widget
    return layer
  }
}
