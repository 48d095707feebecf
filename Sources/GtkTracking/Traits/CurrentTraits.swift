import Gtk

extension TraitCollection {
  private static var override: TraitCollection?

  /// The traits of whoever's hook runs; elsewhere those of the window in front, and before there is one what the desktop says.
  ///
  /// A hook that reads a trait here depends on it, as one that reads its view's `traitCollection` does. Prefer that, or the
  /// controller's: it says whose traits are meant.
  public static var current: TraitCollection {
    if let override { return override }
    if let hook = PassContext.hook, let node = hook.node as? WidgetNode {
      let traits = hook.belongsToController ? node.traits.controllerCollection : node.traits.collection
      return (traits ?? node.resolvedTraits()).read(from: node.traitSource(ofController: hook.belongsToController))
    }
    let hosts = WindowHost.all
    let host = hosts.first { $0.window?.isActive == true } ?? hosts.first { $0.isShown }
    return host?.window?.traitCollection ?? SystemTraitSource.desktopTraits
  }

  /// Runs `actions` with these as the current traits.
  public func performAsCurrent(_ actions: () throws -> Void) rethrows {
    let outer = Self.override
    Self.override = self
    defer { Self.override = outer }
    try actions()
  }
}
