// The action as a closure or a method in place of a selector.
extension BarButtonItem {
  /// A button with a title that calls a method of the target, or a closure. The target is held weakly, a method of it as well.
  public convenience init(
    title: String?, style: Style = .plain, target: AnyObject?, action: @escaping @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: nil)
    targetAction = TargetAction(target, action)
  }

  /// A button with a title that calls a method of the target, or a closure, with itself. The target is held weakly.
  public convenience init(
    title: String?, style: Style = .plain, target: AnyObject?, action: @escaping @MainActor (BarButtonItem) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: nil)
    targetAction = TargetAction(target, action)
  }

  /// A button with a title that calls a method of the target; without one, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// A button with a title that calls a method of the target with itself; without one, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// A button with a picture that calls a method of the target, or a closure. The target is held weakly, a method of it as well.
  public convenience init(
    image: Image?, style: Style = .plain, target: AnyObject?, action: @escaping @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: nil)
    targetAction = TargetAction(target, action)
  }

  /// A button with a picture that calls a method of the target, or a closure, with itself. The target is held weakly.
  public convenience init(
    image: Image?, style: Style = .plain, target: AnyObject?, action: @escaping @MainActor (BarButtonItem) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: nil)
    targetAction = TargetAction(target, action)
  }

  /// A button with a picture that calls a method of the target; without one, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    image: Image?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(action))
  }

  /// A button with a picture that calls a method of the target with itself; without one, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    image: Image?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(action))
  }

  /// A button that the system knows that calls a method of the target, or a closure. The target is held weakly, a method of it as well.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: @escaping @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: nil)
    targetAction = TargetAction(target, action)
  }

  /// A button that the system knows that calls a method of the target, or a closure, with itself. The target is held weakly.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: @escaping @MainActor (BarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: nil)
    targetAction = TargetAction(target, action)
  }

  /// A button that the system knows that calls a method of the target; without one, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }

  /// A button that the system knows that calls a method of the target with itself; without one, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }

  /// A button that calls a method of the target, or a closure, and has a menu at the second button. The target is held weakly.
  public convenience init(
    title: String?, image: Image?, target: AnyObject?, action: @escaping @MainActor () -> Void, menu: Menu? = nil
  ) {
    self.init(title: title, image: image, target: target, action: nil, menu: menu)
    targetAction = TargetAction(target, action)
  }

  /// A button that calls a method of the target, and has a menu at the second button; without a target, of the nearest responder of the class.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String?, image: Image?, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    menu: Menu? = nil
  ) {
    self.init(title: title, image: image, target: target, action: Selector(action), menu: menu)
  }
}

extension BarButtonItem {
  /// Does what pressing it does.
  func perform(from responder: (any Responder)?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else {
      targetAction?.send(self, from: responder)
    }
  }
}
