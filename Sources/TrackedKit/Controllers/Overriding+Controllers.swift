extension Overriding {
  static let controllerTraits = Overriding(
    ViewController.self, PlainController.self, AlsoPlainController.self, OverridesControllerTraits.self)
  static let controllerTraitChange = Overriding(
    ViewController.self, PlainController.self, AlsoPlainController.self, OverridesControllerTraitChange.self)
}

private class OverridesControllerTraitChange: ViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}
private class PlainController: ViewController {}
private class AlsoPlainController: ViewController {}
private class OverridesControllerTraits: ViewController {
  override var traitCollection: TraitCollection { super.traitCollection }
}
