import Gtk

// What stands on a keyboard on the screen, or in its place: a desktop has none that the program could change.

extension TextField {
  /// What stands on the keyboard.
  @available(
    *, unavailable,
    message: "no keyboard is on the screen: leave Done out, Enter does that; put others into a Toolbar in the view"
  )
  public var inputAccessoryView: View? {
    get { nil }
    set { _ = newValue }
  }

  /// What stands in place of the keyboard.
  @available(
    *, unavailable,
    message: "no keyboard is on the screen: show a PickerView in a popover, or use a DatePicker or a Button with a menu"
  )
  public var inputView: View? {
    get { nil }
    set { _ = newValue }
  }
}

extension TextView {
  /// What stands on the keyboard.
  @available(
    *, unavailable,
    message: "no keyboard is on the screen: leave Done out; put others into a Toolbar in the view"
  )
  public var inputAccessoryView: View? {
    get { nil }
    set { _ = newValue }
  }

  /// What stands in place of the keyboard.
  @available(*, unavailable, message: "no keyboard is on the screen: show the view in a popover, or below the text")
  public var inputView: View? {
    get { nil }
    set { _ = newValue }
  }
}
