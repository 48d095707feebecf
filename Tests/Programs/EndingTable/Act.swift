import GtkTesting
import TrackedKit

/// What a callback does to what it is called by.
enum Act: String, CaseIterable {
  case close, destroy, removeOwnView, removeAncestor, removeSubviews, hideOwnView, replaceRoot, present,
    presentAnimated, dismiss, push, pop, popToRoot
  case setStack, removeRow, removeAllRows, reload, applySnapshot, endOwn, dropDelegates, dropLast, nestedLoop,
    closeInNestedLoop, quit

  /// Whether a second call finds nothing left to do: such an act is done at every call, as by a hook that asks its model.
  var isIdempotent: Bool {
    switch self {
    case .close, .destroy, .removeOwnView, .removeAncestor, .removeSubviews, .hideOwnView, .dismiss, .removeAllRows,
      .dropDelegates, .dropLast, .quit:
      true
    default: false
    }
  }

  func perform(in world: World, _ view: View?, _ controller: ViewController?) {
    let view = view ?? controller?.viewIfLoaded ?? world.stage?.viewIfLoaded
    let controller = controller ?? world.stage
    switch self {
    case .close: world.window?.close()
    case .destroy: world.window?.destroyWindow()
    case .removeOwnView:
      view?.removeFromSuperview()
      if let controller, controller.viewIfLoaded === view, controller.parent != nil { controller.removeFromParent() }
    case .removeAncestor:
      world.holder?.content?.viewIfLoaded?.removeFromSuperview()
      world.holder?.content?.removeFromParent()
    case .removeSubviews: view?.subviews.forEach { $0.removeFromSuperview() }
    case .hideOwnView: view?.isHidden = true
    case .replaceRoot: world.window?.rootViewController = PlainController("new root")
    case .present: controller?.present(PlainController("presented"), animated: false)
    case .presentAnimated: controller?.present(PlainController("presented"), animated: true)
    case .dismiss: controller?.dismiss(animated: false)
    case .push: world.stack?.pushViewController(PlainController("pushed"), animated: true)
    case .pop: _ = world.stack?.popViewController(animated: true)
    case .popToRoot: _ = world.stack?.popToRootViewController(animated: false)
    case .setStack: world.stack?.setViewControllers([PlainController("other stack")], animated: false)
    case .removeRow:
      guard world.rows.numbers.count > 1, world.table != nil || world.collection != nil else { return }
      world.rows.numbers.removeFirst()
      world.table?.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      world.collection?.deleteItems(at: [IndexPath(item: 0, section: 0)])
    case .removeAllRows:
      guard !world.rows.numbers.isEmpty else { return }
      world.rows.numbers = []
      Self.reload(world)
    case .reload: Self.reload(world)
    case .applySnapshot: world.show([3, 9, 1])
    case .endOwn: world.endOwn()
    case .dropDelegates: world.delegates = []
    case .dropLast:
      world.window?.rootViewController = nil
      world.kept = []
    case .nestedLoop: Self.turn(30)
    case .closeInNestedLoop:
      MainLoop.whenIdle { [weak world] in world?.window?.close() }
      Self.turn(60)
    case .quit: application.quit()
    }
  }

  private static func reload(_ world: World) {
    world.table?.reloadData()
    world.collection?.reloadData()
  }

  private static func turn(_ count: Int) { for _ in 0..<count { MainLoop.iterate() } }
}
