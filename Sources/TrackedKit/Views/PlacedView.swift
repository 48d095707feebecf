public import Gtk

/// Where a view is and whether it is seen, for classes that do more at a change, or say something else, as UIKit's programs like to:
/// `override var isHidden: Bool { didSet { … } }`. What each means is said at every widget's own.
@MainActor open class PlacedView: UnavailableViewMembers {
  /// Where the view is in its superview, in logical pixels. Set also when layout has given the view another size: that does not place it.
  open var frame: Rect {
    get { plainFrame }
    set { if !isTellingSize { plainFrame = newValue } }
  }

  /// The view's own rectangle. Set also when layout has given the view another size, before `layoutSubviews()`: that does not resize it.
  open var bounds: Rect {
    get { plainBounds }
    set { if !isTellingSize { plainBounds = newValue } }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: Point {
    get { plainCenter }
    set { plainCenter = newValue }
  }

  /// The opacity, from 0, invisible, to 1; animates inside `View.animate`.
  open var alpha: Double {
    get { plainAlpha }
    set { plainAlpha = newValue }
  }

  /// Whether the view is left out of layout, drawing and input, with everything in it.
  open var isHidden: Bool {
    get { plainIsHidden }
    set { plainIsHidden = newValue }
  }

  /// Whether pointer and keyboard reach the view and what is in it.
  open var isUserInteractionEnabled: Bool {
    get { plainIsUserInteractionEnabled }
    set { plainIsUserInteractionEnabled = newValue }
  }

  /// How the view is shown, around its middle; see every widget's own.
  open var transform: AffineTransform {
    get { plainTransform }
    set { plainTransform = newValue }
  }

  /// Whether what is drawn outside of the view's bounds is cut off.
  open var clipsToBounds: Bool {
    get { plainClipsToBounds }
    set { plainClipsToBounds = newValue }
  }

  /// The colour of what one can act on, of this view and everything below it that has none of its own.
  open var tintColor: Color! {
    get { plainTintColor }
    set { plainTintColor = newValue }
  }

  /// Takes the view out of what holds it, which ends its constraints there, but for those on its size alone. Call `super`.
  open func removeFromSuperview() { takeOut() }

  // MARK: Sizes asked for

  /// Gives the view the size that `sizeThatFits(_:)` says for the width it has; its corner stays.
  open func sizeToFit() { takeFittingSize() }

  /// Asks for a new measure and layout because `intrinsicContentSize` is another one.
  open func invalidateIntrinsicContentSize() { queueResize() }

  /// The smallest size that lets the content and the constraints inside have what they ask for.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size { fittingSize(within: .zero) }

  /// The size that lets the content and the constraints inside have what they ask for, with the sides of `targetSize` whose priority is
  /// `required` given. A list asks a cell whose class overrides it for the height of its row.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size { plainFittingSize(targetSize, horizontal, vertical) }

  /// The view was laid out: its layer's sublayers follow, which no constraints place. Runs after `layoutSubviews()`, tracked with it.
  open func layoutSublayers(of layer: Layer) {}

  /// Whether a class lays itself out by constraints alone. Nothing depends on it: constraints are followed where there are some.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Assistive technology

  /// What assistive technology calls the view. An override's getter is asked before the view is seen and each time it was drawn.
  open var accessibilityLabel: String? {
    get { shownAccessibilityLabel }
    set { shownAccessibilityLabel = newValue }
  }

  /// What the view's value is in words; asked as `accessibilityLabel`.
  open var accessibilityValue: String? {
    get { plainAccessibilityValue }
    set { plainAccessibilityValue = newValue }
  }

  /// What happens when the view is used, in words; asked as `accessibilityLabel`.
  open var accessibilityHint: String? {
    get { plainAccessibilityHint }
    set { plainAccessibilityHint = newValue }
  }

  /// What the view is to assistive technology; asked as `accessibilityLabel`.
  open var accessibilityTraits: AccessibilityTraits {
    get { plainAccessibilityTraits }
    set { plainAccessibilityTraits = newValue }
  }

  /// Whether assistive technology is told of the view itself; asked as `accessibilityLabel`.
  open var isAccessibilityElement: Bool {
    get { plainIsAccessibilityElement }
    set { plainIsAccessibilityElement = newValue }
  }

  /// What assistive technology was told that the view is called. The kit's classes override this one: an override of
  /// `accessibilityLabel` would have all of their views asked at each drawing.
  var shownAccessibilityLabel: String? {
    get { plainAccessibilityLabel }
    set { plainAccessibilityLabel = newValue }
  }

  /// Tells assistive technology what an override says. GTK does not ask.
  final func tellNames() {
    guard Overriding.names.stands(in: self) else { return }
    PassContext.outsideOfHook {
      func tell<Value: Equatable>(_ value: Value, _ shown: Value, _ show: (Value) -> Void) {
        if value != shown { show(value) }
      }
      tell(accessibilityLabel, shownAccessibilityLabel) { shownAccessibilityLabel = $0 }
      tell(accessibilityValue, plainAccessibilityValue) { plainAccessibilityValue = $0 }
      tell(accessibilityHint, plainAccessibilityHint) { plainAccessibilityHint = $0 }
      tell(accessibilityTraits, plainAccessibilityTraits) { plainAccessibilityTraits = $0 }
      tell(isAccessibilityElement, plainIsAccessibilityElement) { plainIsAccessibilityElement = $0 }
    }
  }

  // MARK: Telling overrides

  private final var isTellingSize = false
  private final var toldSize = Size.zero

  /// Tells an override of `frame` or `bounds` of the size that layout has given the view.
  final func tellSize() {
    let tellsFrame = Overriding.frame.stands(in: self)
    let tellsBounds = Overriding.bounds.stands(in: self)
    guard tellsFrame || tellsBounds, plainBounds.size != toldSize else { return }
    toldSize = plainBounds.size
    isTellingSize = true
    defer { isTellingSize = false }
    PassContext.outsideOfHook {
      if tellsFrame { frame = plainFrame }
      if tellsBounds { bounds = plainBounds }
    }
  }
}
