import Gtk

// Layers in layers.
extension Layer {
  /// The layers that were put in, back to front; nil for none. Those of subviews are not among them.
  public final var sublayers: [Layer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children where newValue?.contains(where: { $0 === child }) != true { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  final var frontSubview: Widget? { widget?.childrenInOrder.last }

  final func insert(_ layer: Layer, at index: Int, behind subview: Widget?) {
    precondition(layer.widget == nil, "a view's layer is added with the view, by addSubview")
    precondition(!layer.isAround(self), "a layer cannot be in itself")
    var index = index
    if layer.superlayer === self, let old = children.firstIndex(where: { $0 === layer }), old < index { index -= 1 }
    layer.removeFromSuperlayer()
    layer.isBehindContent = false
    children.insert(layer, at: min(index, children.count))
    layer.subviewBehind = subview
    layer.superlayer = self
    layer.hostDidChange()
    didChange()
  }

  private func isAround(_ layer: Layer) -> Bool {
    layer === self || (layer.superlayer.map(isAround) ?? false)
  }

  /// The widget that shows the layer may have changed: animations that wait for one begin.
  func hostDidChange() {
    animations.hostDidChange(self)
    mask?.hostDidChange()
    for child in children { child.hostDidChange() }
  }

  func didChangeTime() {
    didChange()
    hostDidChange()
  }

  /// A time of the clock in the time of this layer.
  func localTime(_ time: TimeInterval) -> TimeInterval {
    let outside = (superlayer ?? masked)?.localTime(time) ?? time
    return (outside - beginTime) * speed + timeOffset
  }

  /// A time of another layer, or, for nil, of `CACurrentMediaTime()`, in the time of this one.
  public final func convertTime(_ time: TimeInterval, from layer: Layer?) -> TimeInterval {
    localTime(layer?.globalTime(time) ?? time)
  }

  /// A time of this layer in that of another, or, for nil, of `CACurrentMediaTime()`.
  public final func convertTime(_ time: TimeInterval, to layer: Layer?) -> TimeInterval {
    layer?.localTime(globalTime(time)) ?? globalTime(time)
  }

  private func globalTime(_ time: TimeInterval) -> TimeInterval {
    let outside = speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
    return (superlayer ?? masked)?.globalTime(outside) ?? outside
  }
}

extension Widget {
  /// The layers drawn in the widget one by one, back to front; none where GTK's own class draws it.
  var childrenInOrder: [Widget] {
    guard let view = self as? View, !view.isNative else { return [] }
    return view.children
  }
}
