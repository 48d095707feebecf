import CGtk

/// Something a menu, a shortcut or a button can do by name.
@MainActor public final class SimpleAction: Object {
  /// An action without state.
  public init(_ name: String, _ handler: @escaping () -> Void) {
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
    onActivate(handler)
  }

  /// An action with a parameter; the menu entry or button that names the action supplies it, such as `app.open::notes.txt`, or
  /// `app.page(int64 7)` for an `Int`.
  ///
  /// - Parameters:
  ///   - parameter: the parameter's type: `String`, `Int`, `Double` or `Bool`. GTK does nothing if it gets another type.
  ///   - handler: called with the parameter.
  public init<Parameter: ActionParameter>(
    _ name: String, parameter: Parameter.Type, _ handler: @escaping (Parameter) -> Void
  ) {
    super.init(owning: UnsafeMutableRawPointer(g_simple_action_new(name, Parameter.variantType)))
    _ = SignalConnection(self, "activate", .everyChange) { arguments, _ in
      guard let given = g_value_get_variant(arguments).flatMap({ Parameter(variant: $0) }) else { return }
      handler(given)
    }
  }

  /// An action that is on or off; a menu shows a tick.
  ///
  /// - Parameter handler: called with the state the user chose; the action already has it.
  public init(_ name: String, state: Bool, _ handler: @escaping (Bool) -> Void) {
    super.init(
      owning: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(state ? 1 : 0))))
    onActivate { [unowned self] in
      isOn.toggle()
      handler(isOn)
    }
    onStateRequest { [unowned self] state in
      isOn = g_variant_get_boolean(state) != 0
      handler(isOn)
    }
  }

  /// An action whose state is one of several texts; a menu entry for `app.name::text` shows a mark when its text is the state.
  ///
  /// - Parameter handler: called with the text the user chose; the action already has it.
  public init(_ name: String, state: String, _ handler: @escaping (String) -> Void) {
    super.init(
      owning: UnsafeMutableRawPointer(
        g_simple_action_new_stateful(name, cgtk_variant_type_string(), g_variant_new_string(state))))
    let choose = { [unowned self] (chosen: OpaquePointer) in
      choice = String(cString: g_variant_get_string(chosen, nil))
      handler(choice)
    }
    _ = SignalConnection(self, "activate", .everyChange) { arguments, _ in
      g_value_get_variant(arguments).map(choose)
    }
    onStateRequest(choose)
  }

  /// Another program, or C code, wants a state, of the action's type.
  private func onStateRequest(_ set: @escaping (OpaquePointer) -> Void) {
    _ = SignalConnection(self, "change-state", .everyChange) { arguments, _ in g_value_get_variant(arguments).map(set) }
  }

  /// Adopts a GSimpleAction.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The action was activated.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// Whether the action is enabled.
  @NativeProperty(g_action_get_enabled, g_simple_action_set_enabled) public var isEnabled: Bool

  /// The state of an action that is on or off; false for other actions.
  public var isOn: Bool {
    get {
      guard let state = g_action_get_state(native()) else { return false }
      defer { g_variant_unref(state) }
      return g_variant_is_of_type(state, cgtk_variant_type_boolean()) != 0 && g_variant_get_boolean(state) != 0
    }
    set {
      if newValue != isOn {
        withoutEcho { g_simple_action_set_state(native(), g_variant_new_boolean(newValue ? 1 : 0)) }
      }
    }
  }

  /// The state of an action whose state is one of several texts; empty for other actions.
  public var choice: String {
    get {
      guard let state = g_action_get_state(native()) else { return "" }
      defer { g_variant_unref(state) }
      guard g_variant_is_of_type(state, cgtk_variant_type_string()) != 0 else { return "" }
      return String(cString: g_variant_get_string(state, nil))
    }
    set {
      if newValue != choice { withoutEcho { g_simple_action_set_state(native(), g_variant_new_string(newValue)) } }
    }
  }

  /// Activates the action.
  public func activate() { g_action_activate(native(), nil) }

  /// Activates the action with a parameter, as a menu entry for `app.name::text` would.
  public func activate(_ parameter: some ActionParameter) { g_action_activate(native(), parameter.makeVariant()) }
}

/// An object that has actions by name: an application (`app.name`), an application's window (`win.name`), or a group of a widget.
@MainActor public protocol ActionMap: Object {}

extension ActionMap {
  /// Adds an action, replacing one with the same name.
  public func addAction(_ action: SimpleAction) { g_action_map_add_action(native(), action.native()) }

  /// Adds an action without state.
  @discardableResult
  public func addAction(_ name: String, _ handler: @escaping () -> Void) -> SimpleAction {
    let action = SimpleAction(name, handler)
    addAction(action)
    return action
  }

  /// Adds an action with a parameter; see `SimpleAction`.
  @discardableResult
  public func addAction<Parameter: ActionParameter>(
    _ name: String, parameter: Parameter.Type, _ handler: @escaping (Parameter) -> Void
  ) -> SimpleAction {
    let action = SimpleAction(name, parameter: parameter, handler)
    addAction(action)
    return action
  }

  /// The action called `name`.
  public func action(_ name: String) -> SimpleAction? {
    Object.wrap(g_action_map_lookup_action(native(), name), as: SimpleAction.self)
  }
}

extension Application: @MainActor ActionMap {}

/// Actions for a part of a window: after `widget.insertActionGroup("editor", group)` they are called `editor.name` in the widget and below it.
@MainActor public final class SimpleActionGroup: Object, @MainActor ActionMap {
  /// A group without actions.
  public init() { super.init(owning: g_simple_action_group_new()) }

  /// Adopts a GSimpleActionGroup.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension WidgetProtocol {
  /// Makes a group's actions available as `prefix.name` in this widget and below it; nil removes those with the prefix.
  public func insertActionGroup(_ prefix: String, _ group: SimpleActionGroup?) {
    gtk_widget_insert_action_group(native(), prefix, group?.native())
  }

  /// Activates the action called `name`, with its prefix, as a button in this widget would.
  ///
  /// - Returns: whether there is such an action here.
  @discardableResult
  public func activateAction(_ name: String) -> Bool { gtk_widget_activate_action_variant(native(), name, nil) != 0 }

  /// Activates the action called `name`, with its prefix, with a parameter, as a button in this widget would.
  ///
  /// - Returns: whether there is such an action here.
  @discardableResult
  public func activateAction(_ name: String, _ parameter: some ActionParameter) -> Bool {
    gtk_widget_activate_action_variant(native(), name, parameter.makeVariant()) != 0
  }
}

/// A window that belongs to an application and has actions (`win.name`).
@MainActor open class ApplicationWindow: Window, @MainActor ActionMap {
  /// Makes a hidden window of the application.
  public init(application: Application) { super.init(application: application) }

  /// Adopts a GtkApplicationWindow, which GTK owns until it is destroyed.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Application {
  /// Lets keys activate an action: `setAccelerators(["<Control>q"], for: "app.quit")`.
  public func setAccelerators(_ accelerators: [String], for action: String) {
    var strings: [UnsafePointer<CChar>?] = accelerators.map { UnsafePointer(g_strdup($0)) } + [nil]
    gtk_application_set_accels_for_action(native(), action, &strings)
    strings.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
  }
}

/// Entries that name actions, for a menu button.
@MainActor public final class Menu: Object {
  /// An empty menu.
  public init() { super.init(owning: UnsafeMutableRawPointer(g_menu_new())) }

  /// Adopts a GMenu.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds an entry that activates an action, such as `app.quit`.
  public func append(_ label: String, action: String) { g_menu_append(native(), label.withoutNUL, action) }

  /// Adds entries separated by a line.
  public func appendSection(_ section: Menu) { appendSection(nil, section) }

  /// Adds entries separated by a line, below a label.
  public func appendSection(_ label: String?, _ section: Menu) {
    g_menu_append_section(native(), label.withoutNUL, section.native())
  }

  /// Adds a submenu behind an entry.
  public func appendSubmenu(_ label: String, _ submenu: Menu) {
    g_menu_append_submenu(native(), label.withoutNUL, submenu.native())
  }

  /// Removes all entries.
  public func removeAll() { g_menu_remove_all(native()) }

  /// The number of entries; a section or a submenu counts as one.
  public var count: Int { Int(g_menu_model_get_n_items(native())) }
}
