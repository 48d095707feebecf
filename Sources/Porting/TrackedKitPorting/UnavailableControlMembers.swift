// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// What UIKit's controls have and these have not: each says what to write in its place.

extension Label {
  @available(*, unavailable, message: "a text wraps at the width it gets: leave the line out")
  @NeverCalled public final var preferredMaxLayoutWidth: Double

  @available(
    *, unavailable, message: "a text that is drawn smaller is in the middle of its line: leave the line out"
  )
  @NeverCalled public final var baselineAdjustment: UIKitName

  @available(
    *, unavailable, message: "letters keep their distances: set adjustsFontSizeToFitWidth, or a kern in attributedText"
  )
  @NeverCalled public final var allowsDefaultTighteningForTruncation: Bool

  @available(
    *, unavailable, message: "set textColor in the hook that reads the state, such as configurationUpdateHandler"
  )
  @NeverCalled public final var highlightedTextColor: Color?

  @available(
    *, unavailable, message: "set textColor in the hook that reads the state, such as configurationUpdateHandler"
  )
  @NeverCalled public final var isHighlighted: Bool
}

extension TextInputTraits {
  @available(*, unavailable, message: "quotes stay as they are typed: leave the line out")
  @NeverCalled public var smartQuotesType: UIKitName

  @available(*, unavailable, message: "dashes stay as they are typed: leave the line out")
  @NeverCalled public var smartDashesType: UIKitName

  @available(*, unavailable, message: "spaces stay as they are typed: leave the line out")
  @NeverCalled public var smartInsertDeleteType: UIKitName

  @available(*, unavailable, message: "no keyboard is on the screen: leave the line out")
  @NeverCalled public var keyboardAppearance: UIKitName
}

extension TextField {
  @available(*, unavailable, message: "a text that does not fit scrolls in its field: leave the line out")
  @NeverCalled public final var adjustsFontSizeToFitWidth: Bool

  @available(*, unavailable, message: "a text that does not fit scrolls in its field: leave the line out")
  @NeverCalled public final var minimumFontSize: Double

  @available(*, unavailable, message: "set font, textColor and textAlignment")
  @NeverCalled public final var defaultTextAttributes: [AttributedText.Key: Any]

  @available(*, unavailable, message: "set font and textColor; a TextView has typingAttributes")
  @NeverCalled public final var typingAttributes: [AttributedText.Key: Any]?
}

extension TextView {
  @available(*, unavailable, message: "find addresses with a regular expression, and give them the attribute .link")
  @NeverCalled public final var dataDetectorTypes: UIKitName

  @available(*, unavailable, message: "change textStorage from buttons or key commands of your own")
  @NeverCalled public final var allowsEditingTextAttributes: Bool

  @available(
    *, unavailable,
    message: "show a SearchBar, and select what is found with selectedRange and scrollRangeToVisible(_:)"
  )
  @NeverCalled public final var isFindInteractionEnabled: Bool
}

extension TextContainer {
  @available(*, unavailable, message: "a text view shows its whole text; a Label has numberOfLines")
  @NeverCalled public final var maximumNumberOfLines: Int

  @available(*, unavailable, message: "a text view shows its whole text; a Label has lineBreakMode")
  @NeverCalled public final var lineBreakMode: LineBreakMode
}

extension Slider {
  @available(*, unavailable, message: "the theme draws the knob; thumbTintColor colours it")
  public final func setThumbImage(_ image: Image?, for state: Control.State) {}

  @available(*, unavailable, message: "minimumTrackTintColor colours the track")
  public final func setMinimumTrackImage(_ image: Image?, for state: Control.State) {}

  @available(*, unavailable, message: "maximumTrackTintColor colours the track")
  public final func setMaximumTrackImage(_ image: Image?, for state: Control.State) {}

  @available(*, unavailable, message: "put an ImageView before the slider, in a StackView")
  @NeverCalled public final var minimumValueImage: Image?

  @available(*, unavailable, message: "put an ImageView behind the slider, in a StackView")
  @NeverCalled public final var maximumValueImage: Image?
}

extension Switch {
  @available(*, unavailable, message: "use Gtk's CheckButton for a box with a tick and a title")
  @NeverCalled public final var preferredStyle: UIKitName
}

extension PageControl {
  @available(*, unavailable, message: "set backgroundColor and layer.cornerRadius")
  @NeverCalled public final var backgroundStyle: UIKitName
}

extension ProgressView {
  @available(*, unavailable, message: "read the model in a hook, and set progress")
  @NeverCalled public final var observedProgress: Any?
}

extension DatePicker {
  @available(*, unavailable, message: "dates are shown in the desktop's language: leave the line out")
  @NeverCalled public final var locale: Any?

  @available(*, unavailable, message: "times are those of the desktop's time zone: leave the line out")
  @NeverCalled public final var timeZone: Any?

  @available(*, unavailable, message: "days are those of the desktop's calendar: leave the line out")
  @NeverCalled public final var calendar: Any?

  @available(*, unavailable, message: "set minuteInterval: what is chosen is a multiple of it")
  @NeverCalled public final var roundsToMinuteInterval: Bool
}

extension StackView {
  @available(
    *, unavailable, message: "distances are those of the views' edges: set spacing, or constraints between baselines"
  )
  @NeverCalled public final var isBaselineRelativeArrangement: Bool
}

extension ScrollView {
  @available(*, unavailable, message: "a press is reported at once: leave the line out")
  @NeverCalled public final var delaysContentTouches: Bool

  @available(*, unavailable, message: "GTK finds out where a finger goes: leave the line out")
  @NeverCalled public final var isDirectionalLockEnabled: Bool

  @available(*, unavailable, message: "the theme draws the scroll bars: leave the line out")
  @NeverCalled public final var indicatorStyle: UIKitName

  @available(*, unavailable, message: "scroll bars are seen when the pointer moves: leave the line out")
  public final func flashScrollIndicators() {}

  @available(
    *, unavailable, message: "GTK scrolls by itself: follow it in scrollViewDidScroll(_:), or set isScrollEnabled"
  )
  public final var panGestureRecognizer: PanGestureRecognizer! { nil }

  @available(*, unavailable, message: "a desktop has no status bar to tap: leave the line out")
  @NeverCalled public final var scrollsToTop: Bool

  @available(*, unavailable, message: "nothing covers the content: leave the line out")
  @NeverCalled public final var automaticallyAdjustsScrollIndicatorInsets: Bool
}

extension ImageView {
  @available(
    *, unavailable, message: "symbols are icons of the theme, without effects: animate the view, as with View.animate"
  )
  public final func addSymbolEffect(_ effect: UIKitName) {}

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
