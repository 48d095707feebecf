public import Gtk

extension WidgetProtocol {
  /// Gives any widget a tracked update: `handler` runs in the property step of the update pass, first before the widget's
  /// first frame, then whenever something it read has changed.
  ///
  /// ```swift
  /// label.updateProperties { label in label.text = "\(counter.hits) clicks" }
  /// ```
  ///
  /// Existing GTK code adopts tracking one widget at a time this way. A widget has one such update: a second call replaces the first. The
  /// widget owns the handler: take other owners weakly.
  ///
  /// - Returns: a token that can end the update before the widget goes.
  @discardableResult
  public func updateProperties(using handler: @escaping (Self) -> Void) -> UpdateToken {
    let node = WidgetNode.of(self)
    if let old = node.updateHandler { node.removeHook(old) }
    node.updateHandler = node.addHook(.updateProperties) { [unowned self] in handler(self) }
    return UpdateToken(self, node)
  }
}

/// Ends a widget's tracked update early. Without it the update lasts as long as the widget; the token need not be kept.
@MainActor public struct UpdateToken {
  // Weak references to node and hook would make every one of their retains and releases slower.
  private weak var widget: Widget?
  private let number: Int

  private static var lastNumber = 0

  fileprivate init(_ widget: Widget, _ node: WidgetNode) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.widget = widget
    node.updateNumber = number
  }

  /// Ends the update: the handler does not run any more, and nothing is tracked for it. The widget keeps its content. Does nothing if the update
  /// has ended or was replaced.
  public func end() {
    guard let widget, let node = WidgetNode.existing(of: widget), node.updateNumber == number,
      let hook = node.updateHandler
    else { return }
    node.updateHandler = nil
    node.removeHook(hook)
  }
}

extension WidgetProtocol {
  /// Asks for `updateProperties` in the next update pass; several requests make one run (C-030).
  public func setNeedsUpdateProperties() {
    if let owner = WidgetNode.existing(of: self)?.owner {
      owner.setNeedsUpdateProperties()
    } else {
      invalidate(.updateProperties)
    }
  }

  /// Runs pending property hooks of this widget, its controller and everything below, now (C-079, C-082, C-084).
  /// Layout is left alone (C-086).
  public func updatePropertiesIfNeeded() {
    if let owner = WidgetNode.existing(of: self)?.owner {
      owner.updatePropertiesIfNeeded()
    } else {
      WidgetNode.updateIfNeeded(below: self, phase: .properties)
    }
  }

  /// Marks this object's own hooks of one kind, not its controller's (C-078).
  package func invalidate(_ kind: HookKind, cause: UpdateCause = .manual) {
    guard let node = WidgetNode.existing(of: self) else { return }
    for hook in node.hooks.of(kind, belongingToController: false) { hook.invalidate(cause) }
  }
}
