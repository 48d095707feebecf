import CGtk

/// What a widget is to assistive technology.
package enum AccessibleRole {
  /// Something to choose in a menu.
  case menuItem
  /// Something in a menu that is on or off.
  case menuItemCheckbox
  /// One of several in a menu, of which one is on.
  case menuItemRadio
  /// Some widgets that belong together.
  case group
  /// Something to press.
  case button
  /// A title.
  case heading
  /// Something that leads elsewhere.
  case link
  /// A picture.
  case image
  /// A field to search with.
  case searchBox
  /// What is reported when it changes.
  case status
  /// Cells beside and below each other.
  case grid
  /// A cell among others.
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
  /// Says what the widget is to assistive technology, before it comes into a window.
  package final func setAccessibleRole(_ role: AccessibleRole) {
    var role = role
    // GTK reports no name of a status since 4.16: a text that changes stays a label there, and other things are groups.
    if role == .status, gtk_check_version(4, 16, 0) == nil {
      if self is any LabelProtocol { return }
      role = .group
    }
    cgtk_accessible_set_role(raw, role.native)
  }

  /// Tells assistive technology whether the widget is chosen among others.
  package final func setAccessibleSelected(_ isSelected: Bool) { cgtk_accessible_set_selected(raw, isSelected ? 1 : 0) }

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
