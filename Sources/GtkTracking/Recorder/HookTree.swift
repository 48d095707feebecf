package import Gtk

extension UpdateRecorder {
  /// Something that has hooks: a widget, or a widget with the controller whose view it is.
  public struct TreeEntry {
    /// A hook, and how often it has run since its object was created.
    public struct Hook {
      /// The hook.
      public let hook: HookKind
      /// The object that has it.
      public let owner: ObjectIdentifier
      /// The object, by its type.
      public let object: String
      /// The object's type and the hook, as `CounterController.updateProperties`.
      public var name: String { "\(object).\(hook.rawValue)" }
      /// How often it ran.
      public let runs: Int
    }

    /// The controller and the widget, by type: `CounterController, View`.
    public let name: String
    /// How many entries it is nested in.
    public let depth: Int
    /// Its hooks that have run.
    public let hooks: [Hook]
  }

  /// The windows that have hooks, but for those that show a record.
  package static var windows: [Gtk.Window] {
    WindowHost.all.compactMap(\.window).filter { $0.attachment(IgnoredByRecorder.self) == nil }
  }

  /// Everything that has hooks in any window, parents first. Windows that display a record are left out.
  public static var tree: [TreeEntry] {
    var entries: [TreeEntry] = []
    for window in windows {
      entries.append(TreeEntry(name: "\(type(of: window)) “\(window.title ?? "")”", depth: 0, hooks: []))
      add(window, depth: 0, to: &entries)
    }
    return entries
  }

  private static func add(_ widget: Widget, depth: Int, to entries: inout [TreeEntry]) {
    var depth = depth
    if let node = WidgetNode.existing(of: widget) {
      let hooks = hooks(of: node)
      if !hooks.isEmpty {
        depth += 1
        let controller = node.controller.map { "\(type(of: $0)), " } ?? ""
        entries.append(TreeEntry(name: controller + widget.rawWidget.className, depth: depth, hooks: hooks))
      }
    }
    for child in widget.children { add(child, depth: depth, to: &entries) }
  }

  private static func hooks(of node: WidgetNode) -> [TreeEntry.Hook] {
    node.hooks.all.filter { !$0.gathersOthers && $0.work != .known && $0.runCount > 0 }.map(entry)
  }

  private static func entry(_ hook: Hook) -> TreeEntry.Hook {
    TreeEntry.Hook(
      hook: hook.kind, owner: ObjectIdentifier(owner(of: hook) ?? hook), object: objectName(of: hook),
      runs: hook.runCount)
  }

  /// The widgets that objects with these identities are, or are the controllers of.
  package static func widgets(of owners: Set<ObjectIdentifier>) -> [ObjectIdentifier: Widget] {
    var found: [ObjectIdentifier: Widget] = [:]
    for window in windows where found.count < owners.count {
      TreeOrder.forEachNode(below: window) { node in
        for hook in node.hooks.all where !hook.gathersOthers {
          let identity = ObjectIdentifier(owner(of: hook) ?? hook)
          if owners.contains(identity) { found[identity] = node.widget }
        }
        return .enter
      }
    }
    return found
  }

  /// The hooks at and below a widget, also those that have not run, parents first.
  public static func hooks(below widget: Widget) -> [TreeEntry.Hook] {
    var found: [TreeEntry.Hook] = []
    TreeOrder.forEachNode(below: widget) { node in
      found += node.hooks.all.filter { !$0.gathersOthers }.map(entry)
      return .enter
    }
    return found
  }

  /// The hooks of an object, a controller's with those of its view, or of the nearest widget around it that has some.
  public static func hooks(nearest object: AnyObject) -> [TreeEntry.Hook] {
    var found: [TreeEntry.Hook] = []
    for window in WindowHost.all.compactMap(\.window) where found.isEmpty {
      TreeOrder.forEachNode(below: window) { node in
        if found.isEmpty, node.controller === object || node.widget === object { found = hooks(of: node) }
        return found.isEmpty ? .enter : .skip
      }
    }
    var next = (object as? Widget)?.parent
    while found.isEmpty, let widget = next {
      found = WidgetNode.existing(of: widget).map(hooks) ?? []
      next = widget.parent
    }
    return found
  }
}
