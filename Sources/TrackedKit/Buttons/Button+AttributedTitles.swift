extension Button {
  /// Sets a text with its looks for a state, which counts more than one without; states without one show that of `.normal`.
  public final func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title?.copy()
    if state != .normal { followState() }
    apply()
  }

  /// The text with its looks that is shown in a state; nil where it has none.
  public final func attributedTitle(for state: State) -> AttributedText? { attributedTitles[shownIn: state] }

  /// The text with its looks that is shown now; nil where it has none.
  public final var currentAttributedTitle: AttributedText? {
    configuration?.title == nil ? attributedTitles[shownIn: state] : nil
  }
}
