import Gtk

extension Widget {
  /// The nearest widget of a class around this one.
  func enclosing<Kind: Widget>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().first { $0 is Kind } as? Kind
  }
}
