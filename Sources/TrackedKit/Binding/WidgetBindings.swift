public import Gtk

extension Gtk.Switch {
  /// Lets `isOn` and a property of a model follow each other.
  @discardableResult
  public final func bind(isOn binding: Binding<Bool>) -> ControlBinding { bind(\.isOn, to: binding, on: toggled) }
}

extension CheckButton {
  /// Lets `isActive` and a property of a model follow each other.
  @discardableResult
  public final func bind(isActive binding: Binding<Bool>) -> ControlBinding {
    bind(\.isActive, to: binding, on: toggled)
  }
}

extension ToggleButton {
  /// Lets `isActive` and a property of a model follow each other.
  @discardableResult
  public final func bind(isActive binding: Binding<Bool>) -> ControlBinding {
    bind(\.isActive, to: binding, on: toggled)
  }
}

extension Scale {
  /// Lets `value` and a property of a model follow each other. A value outside of the range is shown at its end and stays in the
  /// model until the user moves the slider.
  @discardableResult
  public final func bind(value binding: Binding<Double>) -> ControlBinding {
    bind(\.value, to: binding, on: valueChanged)
  }
}

extension SpinButton {
  /// Lets `value` and a property of a model follow each other. A value outside of the range is shown at its end and stays in the
  /// model until the user changes it.
  @discardableResult
  public final func bind(value binding: Binding<Double>) -> ControlBinding {
    bind(\.value, to: binding, on: valueChanged)
  }
}

extension DropDown {
  /// Lets `selected` and a property of a model follow each other.
  @discardableResult
  public final func bind(selected binding: Binding<Int?>) -> ControlBinding {
    bind(\.selected, to: binding, on: selectionChanged)
  }

  /// Lets `selected` and a property of a model that always has a value follow each other.
  @discardableResult
  public final func bind(selected binding: Binding<Int>) -> ControlBinding { bind(selected: Binding(binding)) }
}

extension Editable {
  /// Lets the text and a property of a model follow each other. A text that the model changes leaves the caret and the selection
  /// where they are, as far as there is text (C-230).
  @discardableResult
  public func bind(text binding: Binding<String>) -> ControlBinding {
    bind("text", binding, on: [changed]) {
      ($0 as any Editable).text
    } show: {
      ($0 as any Editable).showText($1)
    }
  }
}

extension Gtk.TextView {
  /// Lets the text and a property of a model follow each other. A text that the model changes leaves the caret and the selection
  /// where they are, as far as there is text (C-230).
  @discardableResult
  public final func bind(text binding: Binding<String>) -> ControlBinding {
    bind("text", binding, on: [changed], read: { $0.text }, show: { $0.showText($1) })
  }
}
