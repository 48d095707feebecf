import CGtk

/// A widget that activates an action by name, and shows the action's state.
@MainActor public protocol Actionable: Widget {}

/// The parameter of an action.
public nonisolated enum ActionTarget: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number.
  case number(Int)
  /// On or off.
  case isOn(Bool)
}

extension Actionable {
  /// The parameter passed to the action; nil for an action without one. A target of another kind reads as nil.
  public var actionTarget: ActionTarget? {
    get { gtk_actionable_get_action_target_value(native()).flatMap { ActionTarget($0) } }
    set {
      if newValue != actionTarget {
        withoutEcho { gtk_actionable_set_action_target_value(native(), newValue?.makeNative()) }
      }
    }
  }
}

extension ActionTarget {
  /// Reads a GVariant; nil for a kind that is none of these.
  init?(_ variant: OpaquePointer) {
    if g_variant_is_of_type(variant, cgtk_variant_type_string()) != 0 {
      self = .text(String(cString: g_variant_get_string(variant, nil)))
    } else if g_variant_is_of_type(variant, cgtk_variant_type_int64()) != 0 {
      self = .number(Int(g_variant_get_int64(variant)))
    } else if g_variant_is_of_type(variant, cgtk_variant_type_int32()) != 0 {
      self = .number(Int(g_variant_get_int32(variant)))
    } else if g_variant_is_of_type(variant, cgtk_variant_type_boolean()) != 0 {
      self = .isOn(g_variant_get_boolean(variant) != 0)
    } else {
      return nil
    }
  }

  /// A GVariant, floating.
  func makeNative() -> OpaquePointer {
    switch self {
    case .text(let text): g_variant_new_string(text.withoutNUL)
    case .number(let number): g_variant_new_int64(gint64(number))
    case .isOn(let isOn): g_variant_new_boolean(isOn ? 1 : 0)
    }
  }
}
