public import TrackedKit

// What UIKit's views have and these have not: each says what to write in its place. Nothing here can be called or overridden.

extension View {
  /// Nothing is loaded from files.
  @available(*, unavailable, message: "views are made in code: set them up in the initialiser")
  public func awakeFromNib() {}

  /// Nothing is shown by an editor of files.
  @available(*, unavailable, message: "views are made in code; there is no Interface Builder")
  public func prepareForInterfaceBuilder() {}

  /// Layers are drawn by GTK.
  @available(*, unavailable, message: "draw in draw(_:), or set properties of layer in updateLayer()")
  public func draw(_ layer: Layer, in context: GraphicsContext) {}

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "the safe area is all of the view; follow its size in layoutSubviews()")
  public func safeAreaInsetsDidChange() {}

  /// GTK places what is on a button.
  @available(*, unavailable, message: "set configuration.imagePlacement, titleAlignment and contentInsets")
  public func titleRect(forContentRect contentRect: Rect) -> Rect { contentRect }

  /// GTK places what is on a button.
  @available(*, unavailable, message: "set configuration.imagePlacement, imagePadding and contentInsets")
  public func imageRect(forContentRect contentRect: Rect) -> Rect { contentRect }

  /// GTK places what is on a button.
  @available(*, unavailable, message: "set configuration.contentInsets")
  public func contentRect(forBounds bounds: Rect) -> Rect { bounds }

  /// GTK places what is behind a button.
  @available(*, unavailable, message: "set configuration.background.backgroundInsets")
  public func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// GTK places the knob.
  @available(*, unavailable, message: "override trackRect(forBounds:): the knob goes from its beginning to its end")
  public func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect { bounds }

  /// GTK places the button.
  @available(
    *, unavailable, message: "set rightView to a button that clears the text, and override rightViewRect(forBounds:)"
  )
  public func clearButtonRect(forBounds bounds: Rect) -> Rect { bounds }

  /// GTK draws the placeholder.
  @available(*, unavailable, message: "set attributedPlaceholder")
  public func drawPlaceholder(in rect: Rect) {}

  /// A finger that is dragged scrolls, wherever it began.
  @available(*, unavailable, message: "a finger that is dragged scrolls also where it began on a button: leave it out")
  public func touchesShouldCancel(in view: View) -> Bool { true }

  /// What is touched hears of it at once.
  @available(*, unavailable, message: "what is touched hears of it at once: leave it out")
  public func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

  /// Assistive technology presses controls.
  @available(*, unavailable, message: "use a Button or another Control, which assistive technology can press")
  public func accessibilityActivate() -> Bool { false }

  /// Assistive technology moves sliders.
  @available(*, unavailable, message: "use a Slider or a Stepper, which assistive technology can move")
  public func accessibilityIncrement() {}

  /// Assistive technology moves sliders.
  @available(*, unavailable, message: "use a Slider or a Stepper, which assistive technology can move")
  public func accessibilityDecrement() {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Margins of alignment do not exist.
  @available(*, unavailable, message: "alignment follows frames; give constraints a constant")
  public var alignmentRectInsets: EdgeInsets { .zero }

  /// GTK shows where the keyboard is.
  @available(*, unavailable, message: "a Button that gets the keyboard shows it; a View has isFirstResponder")
  public func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

  /// Properties of layers animate when they are told to.
  @available(*, unavailable, message: "set the property inside View.animate, or add a CABasicAnimation")
  public func action(for layer: Layer, forKey event: String) -> CAAction? { nil }

  /// Bodies that fall are not there.
  @available(*, unavailable, message: "use springs: View.animate(springDuration:bounce:animations:)")
  public var collisionBoundsType: UIKitName { [] }

  /// GTK draws the caret.
  @available(*, unavailable, message: "GTK draws the caret; set tintColor for its colour")
  public func caretRect(for position: TextPosition) -> Rect { .zero }

  /// GTK draws what is selected.
  @available(*, unavailable, message: "GTK draws what is selected; set tintColor for its colour")
  public func selectionRects(for range: TextRange) -> [UIKitName] { [] }

  /// GTK places the pictures.
  @available(*, unavailable, message: "put image views beside the slider, in a StackView")
  public func minimumValueImageRect(forBounds bounds: Rect) -> Rect { bounds }

  /// GTK places the pictures.
  @available(*, unavailable, message: "put image views beside the slider, in a StackView")
  public func maximumValueImageRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "insets are what contentInset says: follow the size in layoutSubviews()")
  public func adjustedContentInsetDidChange() {}

  /// GTK knows what takes the keyboard.
  @available(*, unavailable, message: "set isFocusable, or override canBecomeFirstResponder")
  public var canBecomeFocused: Bool { false }

  /// No keyboard is on the screen, for something to stand on.
  @available(
    *, unavailable,
    message:
      "no keyboard is on the screen: leave Done out, Enter does that; put others at the lower edge, at keyboardLayoutGuide.topAnchor"
  )
  @NeverCalled public var inputAccessoryView: View?

  /// No keyboard is on the screen, to be replaced.
  @available(
    *, unavailable,
    message: "no keyboard is on the screen: show a PickerView in a popover, or use a DatePicker or a Button with a menu"
  )
  @NeverCalled public var inputView: View?

  /// GTK tells where views are.
  @available(*, unavailable, message: "assistive technology goes by the view's frame: leave it out")
  public var accessibilityFrame: Rect { .zero }

  /// GTK asks the label that is first.
  @available(*, unavailable, message: "a label in the view has its baseline in firstBaselineAnchor")
  public var forFirstBaselineLayout: View? { nil }

  /// GTK asks the label that is first.
  @available(*, unavailable, message: "align by bottomAnchor: GTK does not tell of the last line")
  public var forLastBaselineLayout: View? { nil }

  /// A cell learns its state.
  @available(*, unavailable, message: "follow configurationState in updateConfiguration(using:)")
  public func willTransition(to state: TableViewCell.StateMask) {}

  /// A cell learns its state.
  @available(*, unavailable, message: "follow configurationState in updateConfiguration(using:)")
  public func didTransition(to state: TableViewCell.StateMask) {}

  /// The list knows what is dragged.
  @available(*, unavailable, message: "follow what is dragged in the list's dragDelegate")
  public func dragStateDidChange(_ dragState: CollectionViewCell.DragState) {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Layers draw what they have.
  @available(*, unavailable, message: "draw in draw(_:), or set properties of layer in updateLayer()")
  public func display(_ layer: Layer) {}

  /// Menus are values.
  @available(*, unavailable, message: "set Application.menuBar, or the menu of a bar button; keyCommands has keys")
  public func buildMenu(with builder: any MenuBuilder) {}

  /// Commands are asked for.
  @available(*, unavailable, message: "override canPerformAction(_:withSender:), which each command is asked for")
  public func validate(_ command: Command) {}

  /// Changes are followed by what reads.
  @available(
    *, unavailable, message: "make the model @Observable, and read the property in a hook, which then follows it"
  )
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// GTK places a menu at its button.
  @available(*, unavailable, message: "a menu opens at its control, and a context menu at the pointer: leave it out")
  public func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point { .zero }

  /// GTK draws the border.
  @available(*, unavailable, message: "override textRect(forBounds:); set borderStyle, or layer's border")
  public func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// GTK finds letters.
  @available(*, unavailable, message: "selectedTextRange says where a person has put the caret")
  public func closestPosition(to point: Point) -> UIKitName? { nil }

  /// No keyboard is on the screen.
  @available(*, unavailable, message: "no keyboard is on the screen: put buttons beside the field")
  public var inputAssistantItem: UIKitName { [] }

  /// Escape goes back.
  @available(*, unavailable, message: "Escape closes sheets and bubbles by itself; override keyCommands for more")
  public func accessibilityPerformEscape() -> Bool { false }

  /// The order is that of subviews.
  @available(*, unavailable, message: "Tab follows the order of subviews; call becomeFirstResponder() of the first")
  public var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// Pictures of views are textures.
  @available(*, unavailable, message: "show renderTexture() in an ImageView")
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? { nil }

  /// Views are clipped by their layer.
  @available(*, unavailable, message: "set clipsToBounds and layer.cornerRadius; draw other shapes in draw(_:)")
  @NeverCalled public var mask: View?

  /// Nothing is tilted on a desktop.
  @available(*, unavailable, message: "a desktop has no sensor of motion")
  public func addMotionEffect(_ effect: Any) {}

  /// GTK draws in the pixels of the screen.
  @available(*, unavailable, message: "read traitCollection.displayScale; drawing follows it by itself")
  @NeverCalled public var contentScaleFactor: Double

  /// Layers are flat.
  @available(*, unavailable, message: "set layer.transform, or transform for what stays in the plane")
  @NeverCalled public var transform3D: CATransform3D

  /// One press goes to one view.
  @available(*, unavailable, message: "a press goes to one view in any case: leave the line out")
  @NeverCalled public var isExclusiveTouch: Bool

  /// Subviews are placed by constraints or by their masks.
  @available(*, unavailable, message: "set autoresizingMask of the subviews, which are resized by it in any case")
  @NeverCalled public var autoresizesSubviews: Bool

  /// The theme says how things behind something else look.
  @available(*, unavailable, message: "set tintColor, or alpha, while the view is to look weaker")
  @NeverCalled public var tintAdjustmentMode: UIKitName

  /// Each drawing begins with nothing.
  @available(*, unavailable, message: "each draw(_:) begins with nothing: leave the line out")
  @NeverCalled public var clearsContextBeforeDrawing: Bool

  /// Margins are each view's own.
  @available(
    *, unavailable, message: "set directionalLayoutMargins, or constrain to the superview's layoutMarginsGuide"
  )
  @NeverCalled public var preservesSuperviewLayoutMargins: Bool

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "the safe area is all of the view: leave the line out")
  @NeverCalled public var insetsLayoutMarginsFromSafeArea: Bool

  /// The order is that of the subviews.
  @available(
    *, unavailable, message: "assistive technology follows the order of subviews: add them in the order to be read"
  )
  @NeverCalled public var accessibilityElements: [Any]?

  /// Sheets and alerts are modal by themselves.
  @available(
    *, unavailable, message: "present a controller: what is behind a sheet or an alert is out of reach by itself"
  )
  @NeverCalled public var accessibilityViewIsModal: Bool

  /// The order is that of the subviews.
  @available(*, unavailable, message: "assistive technology follows the order of subviews: leave the line out")
  @NeverCalled public var shouldGroupAccessibilityChildren: Bool

  /// The frame is what is aligned.
  @available(*, unavailable, message: "constrain guides or subviews: what is aligned is the frame")
  public func alignmentRect(forFrame frame: Rect) -> Rect { frame }

  /// The frame is what is aligned.
  @available(*, unavailable, message: "constrain guides or subviews: what is aligned is the frame")
  public func frame(forAlignmentRect alignmentRect: Rect) -> Rect { alignmentRect }

  /// No keyboard is on the screen.
  @available(*, unavailable, message: "no keyboard is on the screen: leave it out")
  public func reloadInputViews() {}

  /// Touches are exact.
  @available(*, unavailable, message: "a touch is reported as it is: leave it out")
  public func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  /// Keys for music are the desktop's.
  @available(*, unavailable, message: "a desktop sends such keys to players by MPRIS")
  public func remoteControlReceived(with event: Event?) {}

  /// The keyboard's way is GTK's.
  @available(*, unavailable, message: "call becomeFirstResponder() of the view that is to have the keyboard")
  public func setNeedsFocusUpdate() {}

  /// The keyboard's way is GTK's.
  @available(*, unavailable, message: "call becomeFirstResponder() of the view that is to have the keyboard")
  public func updateFocusIfNeeded() {}

  /// Layers are drawn by GTK.
  @available(*, unavailable, message: "set properties of layer in updateLayer(), which runs before it is drawn")
  public func layerWillDraw(_ layer: Layer) {}

  /// What is pasted is asked for.
  @available(*, unavailable, message: "override canPerformAction(_:withSender:) and paste(_:)")
  public func canPaste(_ itemProviders: [ItemProvider]) -> Bool { false }

  /// What is pasted is asked for.
  @available(*, unavailable, message: "override paste(_:), and read Pasteboard.general there")
  public func paste(itemProviders: [ItemProvider]) {}

  /// Texts select by themselves.
  @available(*, unavailable, message: "override selectAll(_:), or set selectedRange of a text")
  public func select(_ sender: Any?) {}

  /// Styles of texts are the program's.
  @available(*, unavailable, message: "override keyCommands, with one for the key")
  public func toggleBoldface(_ sender: Any?) {}

  /// Styles of texts are the program's.
  @available(*, unavailable, message: "override keyCommands, with one for the key")
  public func toggleItalics(_ sender: Any?) {}

  /// Styles of texts are the program's.
  @available(*, unavailable, message: "override keyCommands, with one for the key")
  public func toggleUnderline(_ sender: Any?) {}

  /// Assistive technology of desktops has no such gesture.
  @available(*, unavailable, message: "override keyCommands: a desktop's screen reader has no such gesture")
  public func accessibilityPerformMagicTap() -> Bool { false }

  /// GTK does not tell what a screen reader looks at.
  @available(*, unavailable, message: "GTK does not tell what a screen reader looks at; see becomeFirstResponder()")
  public func accessibilityElementDidBecomeFocused() {}

  /// GTK does not tell what a screen reader looks at.
  @available(*, unavailable, message: "GTK does not tell what a screen reader looks at; see resignFirstResponder()")
  public func accessibilityElementDidLoseFocus() {}
}

extension View {
  /// GTK knows where the first line of text stands.
  @available(*, unavailable, message: "use firstBaselineAnchor or bottomAnchor: GTK does not tell of the last line")
  public var lastBaselineAnchor: LayoutYAxisAnchor { bottomAnchor }

  /// Sizes that grow without bounds.
  @available(
    *, unavailable,
    message:
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) takes a side that is given"
  )
  public static var layoutFittingExpandedSize: Size { .zero }

  /// What can be done with a view is in its menu.
  @available(
    *, unavailable,
    message: "offer the same in a ContextMenuInteraction, which the keyboard and assistive technology reach"
  )
  @NeverCalled public var accessibilityCustomActions: [Any]?

  /// The looks of bars alone are set for all of them.
  @available(
    *, unavailable, message: "set it on each view, in a subclass of one's own, or by a style sheet"
  )
  public static func appearance() -> Self { fatalError("unavailable") }
}

extension Window {
  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {}

  /// Nothing feels how it is moved.
  @available(*, unavailable, message: "a desktop is not shaken: offer the same in a menu, as Undo is")
  public func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
}
