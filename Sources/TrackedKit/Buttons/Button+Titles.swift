import Gtk

/// A value for each state of a button.
struct ButtonStates<Value> {
  private var values: [Control.State: Value] = [:]

  /// Whether some state has a value of its own.
  var varies: Bool { values.keys.contains { $0 != .normal } }

  /// The value that was set for a state.
  subscript(state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that is shown in a state: its own, or the normal one.
  subscript(shownIn state: Control.State) -> Value? { values[state] ?? values[.normal] }
}

// What a button without a configuration shows, state by state.
extension Button {
  /// Shows the symbols of a state in the size that a configuration says.
  public final func setPreferredSymbolConfiguration(
    _ configuration: Image.SymbolConfiguration?, forImageIn state: Control.State
  ) {
    symbolConfigurations[state] = configuration
    showValues(of: state)
  }

  /// The picture of the button's state, as it is shown.
  var shownImage: Image? {
    let image = images[shownIn: state]
    guard let configuration = symbolConfigurations[shownIn: state] else { return image }
    return image?.withConfiguration(configuration)
  }

  /// Pictures in buttons keep their proportions.
  @available(
    *, unavailable,
    message:
      "a picture in a button keeps its proportions: say a symbol's size by setPreferredSymbolConfiguration(_:forImageIn:), and draw others in their size with a GraphicsImageRenderer"
  )
  public final var imageView: ImageView? { nil }

  /// The background is a colour.
  @available(
    *, unavailable, message: "set configuration.background.backgroundColor in configurationUpdateHandler"
  )
  public final func setBackgroundImage(_ image: Image?, for state: Control.State) {}

  /// The theme highlights the button under the pointer.
  @available(*, unavailable, message: "the theme shows what the pointer is over: leave the line out")
  @NeverCalled public final var isPointerInteractionEnabled: Bool

  func showValues(of state: Control.State) {
    if state != .normal { followState() }
    apply()
  }
}
