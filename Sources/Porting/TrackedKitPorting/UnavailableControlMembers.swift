public import TrackedKit

// What UIKit's controls have and these have not: each says what to write in its place.

extension Label {
  /// Texts wrap at the width they get.
  @available(*, unavailable, message: "a text wraps at the width it gets: leave the line out")
  @NeverCalled public final var preferredMaxLayoutWidth: Double

  /// A text that is drawn smaller stands in the middle.
  @available(
    *, unavailable, message: "a text that is drawn smaller is in the middle of its line: leave the line out"
  )
  @NeverCalled public final var baselineAdjustment: UIKitName

  /// Letters keep their distances.
  @available(
    *, unavailable, message: "letters keep their distances: set adjustsFontSizeToFitWidth, or a kern in attributedText"
  )
  @NeverCalled public final var allowsDefaultTighteningForTruncation: Bool

  /// Cells say how they look by state.
  @available(
    *, unavailable, message: "set textColor in the hook that reads the state, such as configurationUpdateHandler"
  )
  @NeverCalled public final var highlightedTextColor: Color?

  /// Cells say how they look by state.
  @available(
    *, unavailable, message: "set textColor in the hook that reads the state, such as configurationUpdateHandler"
  )
  @NeverCalled public final var isHighlighted: Bool
}

extension TextInputTraits {
  /// GTK changes no letters.
  @available(*, unavailable, message: "quotes stay as they are typed: leave the line out")
  @NeverCalled public var smartQuotesType: UIKitName

  /// GTK changes no letters.
  @available(*, unavailable, message: "dashes stay as they are typed: leave the line out")
  @NeverCalled public var smartDashesType: UIKitName

  /// GTK changes no letters.
  @available(*, unavailable, message: "spaces stay as they are typed: leave the line out")
  @NeverCalled public var smartInsertDeleteType: UIKitName

  /// No keyboard is on the screen.
  @available(*, unavailable, message: "no keyboard is on the screen: leave the line out")
  @NeverCalled public var keyboardAppearance: UIKitName
}

extension TextField {
  /// A text that does not fit scrolls.
  @available(*, unavailable, message: "a text that does not fit scrolls in its field: leave the line out")
  @NeverCalled public final var adjustsFontSizeToFitWidth: Bool

  /// A text that does not fit scrolls.
  @available(*, unavailable, message: "a text that does not fit scrolls in its field: leave the line out")
  @NeverCalled public final var minimumFontSize: Double

  /// All letters of a field look alike.
  @available(*, unavailable, message: "set font, textColor and textAlignment")
  @NeverCalled public final var defaultTextAttributes: [AttributedText.Key: Any]

  /// All letters of a field look alike.
  @available(*, unavailable, message: "set font and textColor; a TextView has typingAttributes")
  @NeverCalled public final var typingAttributes: [AttributedText.Key: Any]?
}

extension TextView {
  /// Links are attributes.
  @available(*, unavailable, message: "find addresses with a regular expression, and give them the attribute .link")
  @NeverCalled public final var dataDetectorTypes: UIKitName

  /// Attributes are the program's to change.
  @available(*, unavailable, message: "change textStorage from buttons or key commands of your own")
  @NeverCalled public final var allowsEditingTextAttributes: Bool

  /// Searching is the program's matter.
  @available(
    *, unavailable,
    message: "show a SearchBar, and select what is found with selectedRange and scrollRangeToVisible(_:)"
  )
  @NeverCalled public final var isFindInteractionEnabled: Bool
}

extension TextContainer {
  /// What is edited is shown whole.
  @available(*, unavailable, message: "a text view shows its whole text; a Label has numberOfLines")
  @NeverCalled public final var maximumNumberOfLines: Int

  /// What is edited is shown whole.
  @available(*, unavailable, message: "a text view shows its whole text; a Label has lineBreakMode")
  @NeverCalled public final var lineBreakMode: LineBreakMode
}

extension Slider {
  /// The theme draws the knob.
  @available(*, unavailable, message: "the theme draws the knob; thumbTintColor colours it")
  public final func setThumbImage(_ image: Image?, for state: Control.State) {}

  /// The theme draws the track.
  @available(*, unavailable, message: "minimumTrackTintColor colours the track")
  public final func setMinimumTrackImage(_ image: Image?, for state: Control.State) {}

  /// The theme draws the track.
  @available(*, unavailable, message: "maximumTrackTintColor colours the track")
  public final func setMaximumTrackImage(_ image: Image?, for state: Control.State) {}

  /// Pictures stand beside the slider.
  @available(*, unavailable, message: "put an ImageView before the slider, in a StackView")
  @NeverCalled public final var minimumValueImage: Image?

  /// Pictures stand beside the slider.
  @available(*, unavailable, message: "put an ImageView behind the slider, in a StackView")
  @NeverCalled public final var maximumValueImage: Image?
}

extension Switch {
  /// A box with a tick is another widget.
  @available(*, unavailable, message: "use Gtk's CheckButton for a box with a tick and a title")
  @NeverCalled public final var preferredStyle: UIKitName
}

extension PageControl {
  /// Dots stand on nothing.
  @available(*, unavailable, message: "set backgroundColor and layer.cornerRadius")
  @NeverCalled public final var backgroundStyle: UIKitName
}

extension ProgressView {
  /// Progress is a number of the model.
  @available(*, unavailable, message: "read the model in a hook, and set progress")
  @NeverCalled public final var observedProgress: Any?
}

extension DatePicker {
  /// The desktop's language holds.
  @available(*, unavailable, message: "dates are shown in the desktop's language: leave the line out")
  @NeverCalled public final var locale: Any?

  /// The desktop's time zone holds.
  @available(*, unavailable, message: "times are those of the desktop's time zone: leave the line out")
  @NeverCalled public final var timeZone: Any?

  /// The desktop's calendar holds.
  @available(*, unavailable, message: "days are those of the desktop's calendar: leave the line out")
  @NeverCalled public final var calendar: Any?

  /// Steps are kept.
  @available(*, unavailable, message: "set minuteInterval: what is chosen is a multiple of it")
  @NeverCalled public final var roundsToMinuteInterval: Bool
}

extension StackView {
  /// Distances are those of frames.
  @available(
    *, unavailable, message: "distances are those of the views' edges: set spacing, or constraints between baselines"
  )
  @NeverCalled public final var isBaselineRelativeArrangement: Bool
}

extension ScrollView {
  /// A press is told at once.
  @available(*, unavailable, message: "a press is reported at once: leave the line out")
  @NeverCalled public final var delaysContentTouches: Bool

  /// GTK finds out where a finger goes.
  @available(*, unavailable, message: "GTK finds out where a finger goes: leave the line out")
  @NeverCalled public final var isDirectionalLockEnabled: Bool

  /// The theme draws the bars.
  @available(*, unavailable, message: "the theme draws the scroll bars: leave the line out")
  @NeverCalled public final var indicatorStyle: UIKitName

  /// Bars come by themselves.
  @available(*, unavailable, message: "scroll bars are seen when the pointer moves: leave the line out")
  public final func flashScrollIndicators() {}

  /// GTK scrolls.
  @available(
    *, unavailable, message: "GTK scrolls by itself: follow it in scrollViewDidScroll(_:), or set isScrollEnabled"
  )
  public final var panGestureRecognizer: PanGestureRecognizer! { nil }

  /// There is no status bar.
  @available(*, unavailable, message: "a desktop has no status bar to tap: leave the line out")
  @NeverCalled public final var scrollsToTop: Bool

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "nothing covers the content: leave the line out")
  @NeverCalled public final var automaticallyAdjustsScrollIndicatorInsets: Bool
}

extension ImageView {
  /// Symbols are icons of the theme.
  @available(
    *, unavailable, message: "symbols are icons of the theme, without effects: animate the view, as with View.animate"
  )
  public final func addSymbolEffect(_ effect: UIKitName) {}

  /// Symbols are icons of the theme.
  @available(
    *, unavailable,
    message: "set image inside of View.transition(with: imageView, duration: 0.25, options: .transitionCrossDissolve)"
  )
  public final func setSymbolImage(_ image: Image, contentTransition: UIKitName) {}
}

extension VibrancyEffect {
  /// For what stands on a material. A text's own colour, `.secondaryLabel` and the like, says how much it counts.
  @available(
    *, unavailable, message: "leave style out, and set textColor to .secondaryLabel, .tertiaryLabel and the like"
  )
  public convenience init(blurEffect: BlurEffect, style: UIKitName) { self.init(blurEffect: blurEffect) }
}
