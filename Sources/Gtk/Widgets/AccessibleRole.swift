import CGtk

/// What a widget is to assistive technology.
package enum AccessibleRole {
  /// Something to choose in a menu.
  case menuItem
  /// Something in a menu that is on or off.
  case menuItemCheckbox
  /// One of several in a menu, of which one is on.
  case menuItemRadio

  var native: GtkAccessibleRole {
    switch self {
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .menuItemCheckbox: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
    case .menuItemRadio: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
    }
  }
}

extension Widget {
  /// Tells assistive technology whether the widget is on, off, or, with nil, partly on.
  package final func setAccessibleChecked(_ isChecked: Bool?) {
    let state =
      switch isChecked {
      case true?: GTK_ACCESSIBLE_TRISTATE_TRUE
      case false?: GTK_ACCESSIBLE_TRISTATE_FALSE
      case nil: GTK_ACCESSIBLE_TRISTATE_MIXED
      }
    cgtk_accessible_set_checked(raw, state)
  }
}
