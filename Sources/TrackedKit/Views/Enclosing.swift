import Gtk

extension Widget {
  /// The nearest widget of a class around this one.
  func enclosing<Kind: Widget>(_ kind: Kind.Type) -> Kind? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Kind { return found }
      ancestor = current.parent
    }
    return nil
  }
}

extension ViewController {
  /// The nearest controller of a class around this one.
  func enclosing<Kind: ViewController>(_ kind: Kind.Type) -> Kind? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Kind { return found }
      ancestor = current.parent
    }
    return nil
  }
}
