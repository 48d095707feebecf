import CGtk

/// Reports one kind of events of a widget.
@MainActor open class EventController: Object {
  /// Adopts a GtkEventController.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The widget that it is to be taken away from when the program's calls have returned, and the phase that it had there.
  fileprivate final var leaving: (widget: Widget, phase: PropagationPhase)?

  /// The keys held down during the event that is being handled.
  public final var modifiers: Modifiers {
    Modifiers(rawValue: gtk_event_controller_get_current_event_state(native()).rawValue)
  }
}

extension WidgetProtocol {
  /// Lets a controller receive this widget's events; the widget keeps it.
  public func add(_ controller: EventController) {
    controller.leave()
    // The call takes a reference over.
    g_object_ref(controller.raw)
    gtk_widget_add_controller(native(), controller.native())
    (controller as? GestureLongPress)?.watchReleases(on: self)
  }

  /// Takes a controller away. A handler may take its own controller away, or another one: that hears nothing more, but that a gesture under
  /// way is cancelled.
  public func remove(_ controller: EventController) {
    (controller as? GestureLongPress)?.watchNoReleases(on: self)
    guard ProgramCalls.areRunning else {
      controller.leave()
      return gtk_widget_remove_controller(native(), controller.native())
    }
    if controller.leaving == nil { controller.leave(self, phase: controller.propagationPhase) }
  }
}

extension EventController {
  /// Whether it was taken away, and is still there until the program's calls have returned.
  final var isLeaving: Bool { leaving != nil }

  /// Whether its widget is still there and shown, now that the program has been asked.
  final var isInPlace: Bool {
    guard leaving == nil, let widget = gtk_event_controller_get_widget(native()) else { return false }
    return gtk_widget_get_mapped(widget) != 0
  }

  /// GTK may be going over the widget's controllers just now, and reads the next one from the list afterwards.
  fileprivate final func leave(_ widget: Widget, phase: PropagationPhase) {
    leaving = (widget, phase)
    // GTK looks for shortcuts among those of their phase, also when the widget leaves its window: they ask whether they are leaving.
    if !(self is ShortcutController) { propagationPhase = .none }
    ProgramCalls.afterwards { [self] in leave() }
  }

  /// Takes it away from the widget that it is leaving.
  fileprivate final func leave() {
    guard let (widget, phase) = leaving else { return }
    leaving = nil
    gtk_widget_remove_controller(widget.native(), native())
    propagationPhase = phase
  }
}

extension Widget {
  /// A position in this widget, in the coordinates of another widget of the same window; nil without a layout in common.
  package final func place(_ point: Point, in other: Widget) -> Point? {
    var from = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var result = graphene_point_t()
    guard gtk_widget_compute_point(native(), other.native(), &from, &result) != 0 else { return nil }
    return Point(x: Double(result.x), y: Double(result.y))
  }
}

/// A button of a pointing device.
@RawRepresented(by: UInt32.self)
public nonisolated struct PointingButton: NativeEnumeration {
  /// Any button.
  public static let any = PointingButton(rawValue: 0)
  /// The first button, usually the left.
  public static let primary = PointingButton(rawValue: 1)
  /// The middle one.
  public static let middle = PointingButton(rawValue: 2)
  /// The one that opens menus, usually the right.
  public static let secondary = PointingButton(rawValue: 3)
}

/// Keys held down during an event.
@Counterpart(of: GdkModifierType.self)
public nonisolated struct Modifiers: OptionSet, NativeFlags {
  /// Shift.
  public static let shift = Modifiers(GDK_SHIFT_MASK)
  /// Control.
  public static let control = Modifiers(GDK_CONTROL_MASK)
  /// Alt.
  public static let alt = Modifiers(GDK_ALT_MASK)
}

/// A key, by GDK's number.
@RawRepresented(by: Int.self)
public nonisolated struct Key: RawRepresentable, Hashable, Sendable {
  /// A key by GDK's name for it: `Escape`, `a`, `Page_Up`; nil if there is none.
  public init?(name: String) {
    let value = gdk_keyval_from_name(name)
    guard value != guint(GDK_KEY_VoidSymbol) else { return nil }
    rawValue = Int(value)
  }

  /// Escape.
  public static let escape = Key(rawValue: Int(GDK_KEY_Escape))
  /// Enter.
  public static let enter = Key(rawValue: Int(GDK_KEY_Return))
  /// Backspace.
  public static let backspace = Key(rawValue: Int(GDK_KEY_BackSpace))
  /// Delete.
  public static let delete = Key(rawValue: Int(GDK_KEY_Delete))
  /// The arrow upwards.
  public static let up = Key(rawValue: Int(GDK_KEY_Up))
  /// The arrow downwards.
  public static let down = Key(rawValue: Int(GDK_KEY_Down))
  /// The arrow to the left.
  public static let left = Key(rawValue: Int(GDK_KEY_Left))
  /// The arrow to the right.
  public static let right = Key(rawValue: Int(GDK_KEY_Right))
  /// The space bar.
  public static let space = Key(rawValue: Int(GDK_KEY_space))
  /// F2.
  public static let f2 = Key(rawValue: Int(GDK_KEY_F2))
}

extension Key {
  /// The key that types a character.
  public init(typing character: Unicode.Scalar) {
    rawValue = Int(gdk_unicode_to_keyval(character.value))
  }

  /// As GDK, and so a key combination, writes it: "bracketleft".
  package var name: String? { gdk_keyval_name(guint(clamping: rawValue)).map { String(cString: $0) } }

  /// The character it types; nil for a key that does something else.
  public var character: Unicode.Scalar? {
    let value = gdk_keyval_to_unicode(guint(clamping: rawValue))
    return value < 32 ? nil : Unicode.Scalar(value)
  }

  /// Whether it types a letter, which Shift makes upper case.
  public var isLetter: Bool {
    gdk_keyval_to_upper(guint(clamping: rawValue)) != gdk_keyval_to_lower(guint(clamping: rawValue))
  }

  /// The lower-case key of a letter; any other key unchanged.
  public var lowercased: Key { Key(rawValue: Int(gdk_keyval_to_lower(guint(clamping: rawValue)))) }

  /// Its name with modifiers in the user's language, as menus show it: `Ctrl+N`.
  public func label(with modifiers: Modifiers) -> String {
    guard let text = gtk_accelerator_get_label(guint(clamping: rawValue), GdkModifierType(modifiers.rawValue)) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}

/// The event controllers of a class that a widget has, GTK's and the program's; the widget keeps them.
func controllers(of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType) -> [UnsafeMutableRawPointer] {
  let list = gtk_widget_observe_controllers(widget)!
  defer { g_object_unref(UnsafeMutableRawPointer(list)) }
  return (0..<g_list_model_get_n_items(list)).compactMap { index in
    guard let controller = g_list_model_get_item(list, index) else { return nil }
    g_object_unref(controller)
    return cgtk_is_a(controller, type) != 0 ? controller : nil
  }
}
