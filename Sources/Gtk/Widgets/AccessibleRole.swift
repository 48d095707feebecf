import CGtk

/// The role of a widget for assistive technology.
package enum AccessibleRole {
  /// A menu item.
  case menuItem
  /// A menu item that is on or off.
  case menuItemCheckbox
  /// One of several menu items, of which one is on.
  case menuItemRadio
  /// A group of widgets.
  case group
  /// A button.
  case button
  /// A heading.
  case heading
  /// A link.
  case link
  /// A picture.
  case image
  /// A field to search with.
  case searchBox
  /// A status that is read when it changes.
  case status
  /// A grid of cells.
  case grid
  /// A cell of a grid.
  case gridCell

  var native: GtkAccessibleRole {
    switch self {
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .menuItemCheckbox: GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
    case .menuItemRadio: GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .gridCell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    }
  }
}

extension Widget {
  /// Sets the widget's role for assistive technology, before it enters a window.
  package final func setAccessibleRole(_ role: AccessibleRole) {
    var role = role
    // GTK reports no name of a status since 4.16: a text that changes stays a label there, and other things are groups.
    if role == .status, gtk_check_version(4, 16, 0) == nil {
      if self is any LabelProtocol { return }
      role = .group
    }
    cgtk_accessible_set_role(raw, role.native)
  }

  /// Reports to assistive technology whether the widget is chosen among others.
  package final func setAccessibleSelected(_ isSelected: Bool) { cgtk_accessible_set_selected(raw, isSelected ? 1 : 0) }

  /// Reports to assistive technology whether the widget is on, off or, with nil, partly on.
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
