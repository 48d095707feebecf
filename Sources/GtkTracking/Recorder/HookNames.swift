extension UpdateRecorder {
  static func name(of hook: Hook) -> String {
    if let other = hook.standsFor { return name(of: other) }
    let name = hook.ownerName ?? writtenOwner(of: hook).map { String(describing: type(of: $0)) }
    return "\(name ?? "a released object").\(hook.kind.rawValue)"
  }

  /// Whose class has the method.
  static func writtenOwner(of hook: Hook) -> AnyObject? {
    let owner = owner(of: hook)
    return (owner as? any NodeOwner)?.hookOwner ?? owner
  }

  static func owner(of hook: Hook) -> AnyObject? {
    if let owner = hook.owner { return owner }
    let node = hook.node as? WidgetNode
    return hook.belongsToController ? node?.controller : node?.widget
  }

  static func objectName(of hook: Hook) -> String {
    if let name = hook.ownerName { return name }
    return owner(of: hook).map { String(describing: type(of: $0)) } ?? "a released object"
  }
}
