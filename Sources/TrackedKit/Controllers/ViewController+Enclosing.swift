extension ViewController {
  /// The nearest controller of a class around this one.
  func enclosing<Kind: ViewController>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().first { $0 is Kind } as? Kind
  }
}
