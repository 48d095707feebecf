// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// What UIKit's views have and these have not: each says what to write in its place. Nothing here can be called or overridden.

extension View {
  @available(*, unavailable, message: "views are made in code: set them up in the initialiser")
  public func awakeFromNib() {}

  @available(*, unavailable, message: "views are made in code; there is no Interface Builder")
  public func prepareForInterfaceBuilder() {}

  @available(*, unavailable, message: "draw in draw(_:), or set properties of layer in updateLayer()")
  public func draw(_ layer: Layer, in context: GraphicsContext) {}

  @available(*, unavailable, message: "the safe area is all of the view; follow its size in layoutSubviews()")
  public func safeAreaInsetsDidChange() {}

  @available(*, unavailable, message: "set configuration.imagePlacement, titleAlignment and contentInsets")
  public func titleRect(forContentRect contentRect: Rect) -> Rect { contentRect }

  @available(*, unavailable, message: "set configuration.imagePlacement, imagePadding and contentInsets")
  public func imageRect(forContentRect contentRect: Rect) -> Rect { contentRect }

  @available(*, unavailable, message: "set configuration.contentInsets")
  public func contentRect(forBounds bounds: Rect) -> Rect { bounds }

  @available(*, unavailable, message: "set configuration.background.backgroundInsets")
  public func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  @available(*, unavailable, message: "override trackRect(forBounds:): the knob goes from its beginning to its end")
  public func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect { bounds }

  @available(
    *, unavailable, message: "set rightView to a button that clears the text, and override rightViewRect(forBounds:)"
  )
  public func clearButtonRect(forBounds bounds: Rect) -> Rect { bounds }

  @available(*, unavailable, message: "set attributedPlaceholder")
  public func drawPlaceholder(in rect: Rect) {}

  @available(*, unavailable, message: "a finger that is dragged scrolls also where it began on a button: leave it out")
  public func touchesShouldCancel(in view: View) -> Bool { true }

  @available(*, unavailable, message: "what is touched hears of it at once: leave it out")
  public func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

  @available(*, unavailable, message: "use a Button or another Control, which assistive technology can press")
  public func accessibilityActivate() -> Bool { false }

  @available(*, unavailable, message: "use a Slider or a Stepper, which assistive technology can move")
  public func accessibilityIncrement() {}

  @available(*, unavailable, message: "use a Slider or a Stepper, which assistive technology can move")
  public func accessibilityDecrement() {}

  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  @available(*, unavailable, message: "alignment follows frames; give constraints a constant")
  public var alignmentRectInsets: EdgeInsets { .zero }

  @available(*, unavailable, message: "a Button that gets the keyboard shows it; a View has isFirstResponder")
  public func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

  @available(*, unavailable, message: "set the property inside View.animate, or add a CABasicAnimation")
  public func action(for layer: Layer, forKey event: String) -> CAAction? { nil }

  @available(*, unavailable, message: "use springs: View.animate(springDuration:bounce:animations:)")
  public var collisionBoundsType: UIKitName { [] }

  @available(*, unavailable, message: "GTK draws the caret; set tintColor for its colour")
  public func caretRect(for position: TextPosition) -> Rect { .zero }

  @available(*, unavailable, message: "GTK draws what is selected; set tintColor for its colour")
  public func selectionRects(for range: TextRange) -> [UIKitName] { [] }

  @available(*, unavailable, message: "put image views beside the slider, in a StackView")
  public func minimumValueImageRect(forBounds bounds: Rect) -> Rect { bounds }

  @available(*, unavailable, message: "put image views beside the slider, in a StackView")
  public func maximumValueImageRect(forBounds bounds: Rect) -> Rect { bounds }

  @available(*, unavailable, message: "insets are what contentInset says: follow the size in layoutSubviews()")
  public func adjustedContentInsetDidChange() {}

  @available(*, unavailable, message: "set isFocusable, or override canBecomeFirstResponder")
  public var canBecomeFocused: Bool { false }

  @available(
    *, unavailable,
    message:
      "no keyboard is on the screen: leave Done out, Enter does that; put others at the lower edge, at keyboardLayoutGuide.topAnchor"
  )
  @NeverCalled public var inputAccessoryView: View?

  @available(
    *, unavailable,
    message: "no keyboard is on the screen: show a PickerView in a popover, or use a DatePicker or a Button with a menu"
  )
  @NeverCalled public var inputView: View?

  @available(*, unavailable, message: "assistive technology goes by the view's frame: leave it out")
  public var accessibilityFrame: Rect { .zero }

  @available(*, unavailable, message: "a label in the view has its baseline in firstBaselineAnchor")
  public var forFirstBaselineLayout: View? { nil }

  @available(*, unavailable, message: "align by bottomAnchor: GTK does not report the last line")
  public var forLastBaselineLayout: View? { nil }

  @available(*, unavailable, message: "follow configurationState in updateConfiguration(using:)")
  public func willTransition(to state: TableViewCell.StateMask) {}

  @available(*, unavailable, message: "follow configurationState in updateConfiguration(using:)")
  public func didTransition(to state: TableViewCell.StateMask) {}

  @available(*, unavailable, message: "follow what is dragged in the list's dragDelegate")
  public func dragStateDidChange(_ dragState: CollectionViewCell.DragState) {}

  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  @available(*, unavailable, message: "draw in draw(_:), or set properties of layer in updateLayer()")
  public func display(_ layer: Layer) {}

  @available(*, unavailable, message: "set Application.menuBar, or the menu of a bar button; keyCommands has keys")
  public func buildMenu(with builder: any MenuBuilder) {}

  @available(*, unavailable, message: "override canPerformAction(_:withSender:), which each command is asked for")
  public func validate(_ command: Command) {}

  @available(
    *, unavailable, message: "make the model @Observable, and read the property in a hook, which then follows it"
  )
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  @available(*, unavailable, message: "a menu opens at its control, and a context menu at the pointer: leave it out")
  public func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point { .zero }

  @available(*, unavailable, message: "override textRect(forBounds:); set borderStyle, or layer's border")
  public func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  @available(*, unavailable, message: "selectedTextRange says where a person has put the caret")
  public func closestPosition(to point: Point) -> UIKitName? { nil }

  @available(*, unavailable, message: "no keyboard is on the screen: put buttons beside the field")
  public var inputAssistantItem: UIKitName { [] }

  @available(*, unavailable, message: "Escape closes sheets and bubbles by itself; override keyCommands for more")
  public func accessibilityPerformEscape() -> Bool { false }

  @available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  @available(*, unavailable, message: "show renderTexture() in an ImageView")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? { nil }

  @available(*, unavailable, message: "set clipsToBounds and layer.cornerRadius; draw other shapes in draw(_:)")
  @NeverCalled public var mask: View?

  @available(*, unavailable, message: "a desktop has no sensor of motion")
  public func addMotionEffect(_ effect: Any) {}

  @available(*, unavailable, message: "read traitCollection.displayScale; drawing follows it by itself")
  @NeverCalled public var contentScaleFactor: Double

  @available(*, unavailable, message: "set layer.transform, or transform for what stays in the plane")
  @NeverCalled public var transform3D: CATransform3D

  @available(*, unavailable, message: "a press goes to one view in any case: leave the line out")
  @NeverCalled public var isExclusiveTouch: Bool

  @available(*, unavailable, message: "set autoresizingMask of the subviews, which are resized by it in any case")
  @NeverCalled public var autoresizesSubviews: Bool

  @available(*, unavailable, message: "set tintColor, or alpha, while the view is to look weaker")
  @NeverCalled public var tintAdjustmentMode: UIKitName

  @available(*, unavailable, message: "each draw(_:) begins with nothing: leave the line out")
  @NeverCalled public var clearsContextBeforeDrawing: Bool

  @available(
    *, unavailable, message: "set directionalLayoutMargins, or constrain to the superview's layoutMarginsGuide"
  )
  @NeverCalled public var preservesSuperviewLayoutMargins: Bool

  @available(*, unavailable, message: "the safe area is all of the view: leave the line out")
  @NeverCalled public var insetsLayoutMarginsFromSafeArea: Bool

  @available(
    *, unavailable, message: "assistive technology follows the order of subviews: add them in the order to be read"
  )
  @NeverCalled public var accessibilityElements: [Any]?

  @available(
    *, unavailable, message: "present a controller: what is behind a sheet or an alert is out of reach by itself"
  )
  @NeverCalled public var accessibilityViewIsModal: Bool

  @available(*, unavailable, message: "assistive technology follows the order of subviews: leave the line out")
  @NeverCalled public var shouldGroupAccessibilityChildren: Bool

  @available(*, unavailable, message: "constrain guides or subviews: what is aligned is the frame")
  public func alignmentRect(forFrame frame: Rect) -> Rect { frame }

  @available(*, unavailable, message: "constrain guides or subviews: what is aligned is the frame")
  public func frame(forAlignmentRect alignmentRect: Rect) -> Rect { alignmentRect }

  @available(*, unavailable, message: "no keyboard is on the screen: leave it out")
  public func reloadInputViews() {}

  @available(*, unavailable, message: "a touch is reported as it is: leave it out")
  public func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  @available(*, unavailable, message: "a desktop sends such keys to players by MPRIS")
  public func remoteControlReceived(with event: Event?) {}

  @available(*, unavailable, message: "call becomeFirstResponder() of the view that is to have the keyboard")
  public func setNeedsFocusUpdate() {}

  @available(*, unavailable, message: "call becomeFirstResponder() of the view that is to have the keyboard")
  public func updateFocusIfNeeded() {}

  @available(*, unavailable, message: "set properties of layer in updateLayer(), which runs before it is drawn")
  public func layerWillDraw(_ layer: Layer) {}

  @available(*, unavailable, message: "override canPerformAction(_:withSender:) and paste(_:)")
  public func canPaste(_ itemProviders: [ItemProvider]) -> Bool { false }

  @available(*, unavailable, message: "override paste(_:), and read Pasteboard.general there")
  public func paste(itemProviders: [ItemProvider]) {}

  @available(*, unavailable, message: "override selectAll(_:), or set selectedRange of a text")
  public func select(_ sender: Any?) {}

  @available(*, unavailable, message: "override keyCommands, with one for the key")
  public func toggleBoldface(_ sender: Any?) {}

  @available(*, unavailable, message: "override keyCommands, with one for the key")
  public func toggleItalics(_ sender: Any?) {}

  @available(*, unavailable, message: "override keyCommands, with one for the key")
  public func toggleUnderline(_ sender: Any?) {}

  @available(*, unavailable, message: "override keyCommands: a desktop's screen reader has no such gesture")
  public func accessibilityPerformMagicTap() -> Bool { false }

  @available(*, unavailable, message: "GTK does not tell what a screen reader looks at; see becomeFirstResponder()")
  public func accessibilityElementDidBecomeFocused() {}

  @available(*, unavailable, message: "GTK does not tell what a screen reader looks at; see resignFirstResponder()")
  public func accessibilityElementDidLoseFocus() {}
}

extension View {
  @available(*, unavailable, message: "use firstBaselineAnchor or bottomAnchor: GTK does not report the last line")
  public var lastBaselineAnchor: LayoutYAxisAnchor { bottomAnchor }

  @available(
    *, unavailable,
    message:
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) takes a side that is given"
  )
  public static var layoutFittingExpandedSize: Size { .zero }

  @available(
    *, unavailable,
    message: "offer the same in a ContextMenuInteraction, which the keyboard and assistive technology reach"
  )
  @NeverCalled public var accessibilityCustomActions: [Any]?

  @available(
    *, unavailable, message: "set it on each view, in a subclass of one's own, or by a style sheet"
  )
  public static func appearance() -> Self { fatalError("unavailable") }
}

extension Window {
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
}
