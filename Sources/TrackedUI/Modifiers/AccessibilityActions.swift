import Gtk

/// What assistive technology can have a view do.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  let keys: [String]
  /// What a click does: Enter or the space bar, while the view has the keyboard.
  public static let `default` = AccessibilityActionKind(keys: ["Return", "KP_Enter", "space"])
  /// Closes or cancels: the escape key, while the view has the keyboard.
  public static let escape = AccessibilityActionKind(keys: ["Escape"])
  /// Deletes: the delete key, while the view has the keyboard.
  public static let delete = AccessibilityActionKind(keys: ["Delete", "KP_Delete"])
}

/// Which way a value is changed.
public nonisolated enum AccessibilityAdjustmentDirection: Sendable {
  /// It grows.
  case increment
  /// It becomes less.
  case decrement
}

/// Lets keys do something while a view has the keyboard, which it can be given.
///
/// GTK 4.8 tells assistive technology of no actions of a program's own: it reaches the view, and its keys, with the keyboard.
private struct ActionKeys: ControllerModifier {
  let actions: [(keys: [String], act: () -> Void)]

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let shortcuts = ShortcutController()
    for (index, action) in actions.enumerated() {
      for key in action.keys {
        shortcuts.add(key) { [weak widget] in
          // Controls inside that have the keyboard do with it what they do.
          guard let widget, widget.window?.focus === widget, let now = current()?.actions, now.indices.contains(index)
          else { return .proceed }
          now[index].act()
          return .stop
        }
      }
    }
    return [shortcuts]
  }
}

extension View {
  private func actionKeys(_ actions: [(keys: [String], act: () -> Void)]) -> some View {
    // In a widget of its own: GTK gives the keyboard to no label.
    contentShape(Rectangle()).modifier(ActionKeys(actions: actions)).focusable()
  }

  /// What the view does for who uses the keyboard, or assistive technology, in place of the pointer.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { actionKeys([(actionKind.keys, handler)]) }

  /// Something that the view can do, by its name: an entry of the menu that the menu key opens on it.
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Something that the view can do, by its name: an entry of the menu that the menu key opens on it.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(named name: Name, _ handler: @escaping () -> Void) -> some View
  { accessibilityAction(named: Text(name), handler) }

  /// Something that the view can do, by its name: an entry of the menu that the menu key opens on it.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    namedAction(Button(action: handler) { name })
  }

  private func namedAction<Action: View>(_ action: Action) -> some View {
    contentShape(Rectangle()).modifier(NamedAction(action: action)).focusable()
  }

  /// Some things that the view can do: buttons that are entries of the menu that the menu key opens on it.
  public func accessibilityActions<Actions: View>(@ViewBuilder _ content: () -> Actions) -> some View {
    namedAction(content())
  }

  /// Changes the view's value for who uses the keyboard: with plus and minus, or up and down, while the view has it.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    actionKeys([
      (["plus", "KP_Add", "Up"], { handler(.increment) }), (["minus", "KP_Subtract", "Down"], { handler(.decrement) }),
    ])
  }
}

extension View {
  /// Puts entries into the view's menu, below what `contextMenu` says.
  func inMenu(_ entries: some View) -> some View { modifier(NamedAction(action: entries)) }
}

private struct NamedAction<Action: View>: WidgetModifier {
  let action: Action

  func apply(to widget: Widget, _ node: _Node) { ContextMenus.of(widget).setAction(action, node) }
  func remove(from widget: Widget, _ node: _Node) { ContextMenus.of(widget).removeAction(node) }
}
