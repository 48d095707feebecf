import GtkTracking

// What the update pass asks of controllers.
extension ViewController: @MainActor NodeController {
  package final func willBeServed() { appearance.willShow() }

  package final func traitsDidChange(from old: TraitCollection) {
    guard Overriding.controllerTraitChange.stands(in: self) else { return }
    PassContext.outsideOfHook { traitCollectionDidChange(old) }
  }
}

extension WidgetNode {
  /// The controller whose view the widget is.
  var viewController: ViewController? { controller as? ViewController }
}
