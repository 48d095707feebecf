/// Who has some traits, a widget or the controller whose view it is: a hook that reads one of them follows it there (C-266).
///
/// It keeps neither of them, and is made when a hook first asks.
package final class TraitSource {
  private(set) weak var node: WidgetNode?
  /// Whether these are the controller's traits: without what was set on its view.
  let isController: Bool
  private var readers: [ObjectIdentifier: Reader] = [:]
  private struct Reader { weak var hook: Hook? }

  init(of node: WidgetNode, isController: Bool) {
    self.node = node
    self.isController = isController
  }

  /// The traits as of the last trait step; nil before the first.
  var traits: TraitCollection? { isController ? node?.traits.controllerCollection : node?.traits.collection }

  /// Whether a class says what the traits are: then it is asked what it says, and not what was set.
  var isOverridden: Bool {
    guard let traits = node?.traits else { return false }
    return traits.isOverriddenByController || (!isController && traits.isOverriddenByOwner)
  }

  /// Whether these are the traits of the object whose hook it is: those are looked at with the object.
  func isOwn(of hook: Hook) -> Bool { hook.node === node && hook.belongsToController == isController }

  /// A hook of somebody else's reads a trait here.
  func add(_ hook: Hook) { readers[ObjectIdentifier(hook)] = Reader(hook: hook) }

  /// The traits have changed: marks the hooks of others that read one of those.
  func invalidateReaders() {
    for (key, reader) in readers {
      guard let hook = reader.hook, hook.traitReads.contains(where: { $0.source === self }) else {
        readers[key] = nil
        continue
      }
      hook.invalidateIfTraitsDiffer()
    }
  }
}

extension WidgetNode {
  /// Whose traits a hook reads that asks this widget, or the controller whose view it is.
  package func traitSource(ofController: Bool) -> TraitSource {
    if let source = ofController ? traits.controllerSource : traits.source { return source }
    let source = TraitSource(of: self, isController: ofController)
    if ofController { traits.controllerSource = source } else { traits.source = source }
    return source
  }
}
