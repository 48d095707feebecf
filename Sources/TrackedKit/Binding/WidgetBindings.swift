public import Gtk

extension SwitchProtocol {
  /// Binds `isOn` to a model's property, in both directions.
  @discardableResult
  public func bind(isOn binding: Binding<Bool>) -> ControlBinding { bind(\.isOn, to: binding, on: onNotifyActive) }
}

extension CheckButtonProtocol {
  /// Binds `isActive` to a model's property, in both directions.
  @discardableResult
  public func bind(isActive binding: Binding<Bool>) -> ControlBinding {
    bind(\.isActive, to: binding, on: onToggled)
  }
}

extension ToggleButtonProtocol {
  /// Binds `isActive` to a model's property, in both directions.
  @discardableResult
  public func bind(isActive binding: Binding<Bool>) -> ControlBinding {
    bind(\.isActive, to: binding, on: onToggled)
  }
}

extension ScaleProtocol {
  /// Binds `value` to a model's property, in both directions. A value outside of the range is shown at its end and stays in the
  /// model until the user moves the slider.
  @discardableResult
  public func bind<Number: BinaryFloatingPoint>(value binding: Binding<Number>) -> ControlBinding {
    bind(\.value, to: Binding<Double>(converting: binding), on: onValueChanged)
  }

  /// Binds `value` to a whole number of a model, in both directions.
  @discardableResult
  public func bind<Number: BinaryInteger>(value binding: Binding<Number>) -> ControlBinding {
    bind("value", binding, on: [onValueChanged]) {
      Number($0.value.rounded())
    } show: {
      $0.value = Double($1)
    }
  }
}

extension SpinButtonProtocol {
  /// Binds `value` to a model's property, in both directions. A value outside of the range is shown at its end and stays in the
  /// model until the user changes it.
  @discardableResult
  public func bind<Number: BinaryFloatingPoint>(value binding: Binding<Number>) -> ControlBinding {
    bind(\.value, to: Binding<Double>(converting: binding), on: onValueChanged)
  }

  /// Binds `value` to a whole number of a model, in both directions.
  @discardableResult
  public func bind<Number: BinaryInteger>(value binding: Binding<Number>) -> ControlBinding {
    bind("value", binding, on: [onValueChanged]) {
      Number($0.value.rounded())
    } show: {
      $0.value = Double($1)
    }
  }
}

extension DropDownProtocol {
  /// Binds `selected` to a model's property, in both directions.
  @discardableResult
  public func bind(selected binding: Binding<Int?>) -> ControlBinding {
    bind(\.selected, to: binding, on: onNotifySelected)
  }

  /// Binds `selected` to a model's property that always has a value, in both directions.
  @discardableResult
  public func bind(selected binding: Binding<Int>) -> ControlBinding { bind(selected: Binding(binding)) }
}

extension Editable {
  /// Binds the text to a model's property, in both directions. When the model changes the text, the caret and the selection stay
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
  /// Binds the text to a model's property, in both directions. When the model changes the text, the caret and the selection stay
  /// where they are among the letters that stay (C-230, C-245).
  @discardableResult
  public func bind(text binding: Binding<String>) -> ControlBinding {
    bind("text", binding, on: [onChanged], read: { $0.text }, show: { $0.showText($1) })
  }
}
