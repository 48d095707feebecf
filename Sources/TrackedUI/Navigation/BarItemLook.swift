import Gtk

private struct IsInBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is an item of a bar: a label is its symbol alone there, as far as no style says otherwise.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}

extension View {
  /// As an item of a bar. A narrow bar shortens a text rather than growing higher.
  func inBar() -> some View { environment(\.isInBar, true).lineLimit(1) }
}

extension _Node {
  /// The environment for what an item of a bar opens, in which it is not an item itself.
  var environmentOutsideOfBars: EnvironmentScope {
    guard environment.value(of: IsInBarKey.self) else { return environment }
    let scope = EnvironmentScope(below: environment)
    var values = EnvironmentValues(of: self)
    values.isInBar = false
    values.lineLimit = nil
    scope.replace(values.written)
    return scope
  }
}

/// What a button in a bar is called while only its symbol is seen there.
private final class BarTip {
  let text: String
  init(_ text: String) { self.text = text }
}

extension Gtk.Button {
  /// Shows the name of a button that is a symbol alone while the pointer rests on it, unless the program says something of its own.
  func showBarTip(_ name: String?, _ values: EnvironmentValues) {
    let shown = attachment(BarTip.self)?.text
    guard values.isInBar || shown != nil, tooltip == nil || tooltip == shown else { return }
    let tip = values.isInBar && values.labelLook == nil ? name : nil
    guard tip != shown else { return }
    tooltip = tip
    if let tip { attach(BarTip(tip)) }
  }
}
