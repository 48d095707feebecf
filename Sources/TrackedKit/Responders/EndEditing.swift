public import Gtk

extension WidgetProtocol {
  /// Takes the keyboard from any view that has it in the widget.
  ///
  /// - Parameter force: whether `canResignFirstResponder` is ignored.
  /// - Returns: whether nothing in the widget has it now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    (self as? View)?.endEditing(force) ?? plainEndEditing(force)
  }

  /// The default implementation, which a view's class can override.
  func plainEndEditing(_ force: Bool) -> Bool {
    guard let window, let focus = window.focus, focus === self || isAncestor(of: focus) else { return true }
    if !force {
      var responder: (any Responder)? = focus
      while let current = responder, (current as? Widget)?.isDescendant(of: self) == true {
        if !current.canResignFirstResponder { return false }
        responder = current.next
      }
    }
    if let first = ResponderChain.responderWithKeyboard(in: window), ProgramClasses.contains(type(of: first)) {
      guard first.resignFirstResponder() || force else { return false }
    }
    window.focus = nil
    return true
  }
}
