public import Gtk

extension SwitchProtocol {
  /// Lets `isOn` and a property of a model follow each other.
  @discardableResult
  public func bind(isOn binding: Binding<Bool>) -> ControlBinding { bind(\.isOn, to: binding, on: onNotifyActive) }
}

extension WidgetProtocol where Self: CheckButton {
  /// Lets `isActive` and a property of a model follow each other.
  @discardableResult
  public func bind(isActive binding: Binding<Bool>) -> ControlBinding {
    bind(\.isActive, to: binding, on: onToggled)
  }
}

extension WidgetProtocol where Self: ToggleButton {
  /// Lets `isActive` and a property of a model follow each other.
  @discardableResult
  public func bind(isActive binding: Binding<Bool>) -> ControlBinding {
    bind(\.isActive, to: binding, on: onToggled)
  }
}

extension ScaleProtocol {
  /// Lets `value` and a property of a model follow each other. A value outside of the range is shown at its end and stays in the
  /// model until the user moves the slider.
  @discardableResult
  public func bind<Number: BinaryFloatingPoint>(value binding: Binding<Number>) -> ControlBinding {
    bind(\.value, to: Binding<Double>(converting: binding), on: onValueChanged)
  }

  /// Lets `value` and a whole number of a model follow each other.
  @discardableResult
  public func bind<Number: BinaryInteger>(value binding: Binding<Number>) -> ControlBinding {
    bind("value", binding, on: [onValueChanged]) {
      Number($0.value.rounded())
    } show: {
      $0.value = Double($1)
    }
  }
}

extension WidgetProtocol where Self: SpinButton {
  /// Lets `value` and a property of a model follow each other. A value outside of the range is shown at its end and stays in the
  /// model until the user changes it.
  @discardableResult
  public func bind<Number: BinaryFloatingPoint>(value binding: Binding<Number>) -> ControlBinding {
    bind(\.value, to: Binding<Double>(converting: binding), on: onValueChanged)
  }

  /// Lets `value` and a whole number of a model follow each other.
  @discardableResult
  public func bind<Number: BinaryInteger>(value binding: Binding<Number>) -> ControlBinding {
    bind("value", binding, on: [onValueChanged]) {
      Number($0.value.rounded())
    } show: {
      $0.value = Double($1)
    }
  }
}

extension WidgetProtocol where Self: DropDown {
  /// Lets `selected` and a property of a model follow each other.
  @discardableResult
  public func bind(selected binding: Binding<Int?>) -> ControlBinding {
    bind(\.selected, to: binding, on: onNotifySelected)
  }

  /// Lets `selected` and a property of a model that always has a value follow each other.
  @discardableResult
  public func bind(selected binding: Binding<Int>) -> ControlBinding { bind(selected: Binding(binding)) }
}

extension Editable {
  /// Lets the text and a property of a model follow each other. A text that the model changes leaves the caret and the selection
  /// where they are among the letters that stay (C-230, C-245).
  @discardableResult
  public func bind(text binding: Binding<String>) -> ControlBinding {
    bind("text", binding, on: [onChanged]) {
      ($0 as any Editable).text
    } show: {
      ($0 as any Editable).showText($1)
    }
  }
}

extension TextViewProtocol {
  /// Lets the text and a property of a model follow each other. A text that the model changes leaves the caret and the selection
  /// where they are among the letters that stay (C-230, C-245).
  @discardableResult
  public func bind(text binding: Binding<String>) -> ControlBinding {
    bind("text", binding, on: [onChanged], read: { $0.text }, show: { $0.showText($1) })
  }
}
