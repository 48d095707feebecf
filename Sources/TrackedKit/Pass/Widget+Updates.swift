import Gtk

extension WidgetProtocol {
  /// Gives any widget a tracked update: `handler` runs in the property step of the update pass, first before the widget's
  /// first frame, then whenever something it read has changed. Set again, it replaces the handler before.
  ///
  /// ```swift
  /// label.updateProperties { label in label.text = "\(counter.hits) clicks" }
  /// ```
  ///
  /// Existing GTK code adopts tracking one widget at a time this way. The widget owns the handler: take other owners
  /// weakly.
  public func updateProperties(using handler: @escaping (Self) -> Void) {
    let node = WidgetNode.of(self)
    if let old = node.updateHandler { node.removeHook(old) }
    node.updateHandler = node.addHook(.updateProperties) { [unowned self] in handler(self) }
  }
}

extension WidgetProtocol {
  /// Asks for `updateProperties` in the next update pass; several requests make one run (C-030).
  public func setNeedsUpdateProperties() {
    if let view = self as? View { view.setNeedsUpdateProperties() } else { invalidate(.updateProperties) }
  }

  /// Runs pending property hooks of this widget, its controller and everything below, now (C-079, C-082, C-084).
  /// Layout is left alone (C-086).
  public func updatePropertiesIfNeeded() {
    if let view = self as? View { return view.updatePropertiesIfNeeded() }
    WidgetNode.updateIfNeeded(below: self, phase: .properties)
  }

  /// Marks this object's own hooks of one kind, not its controller's (C-078).
  func invalidate(_ kind: HookKind, cause: UpdateCause = .manual) {
    guard let node = WidgetNode.existing(of: self) else { return }
    for hook in node.hooks.of(kind, belongingToController: false) { hook.invalidate(cause) }
  }
}
