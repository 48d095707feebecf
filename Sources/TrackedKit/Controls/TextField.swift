public import Gtk
import GtkTracking

/// The delegate of a text field while the user edits. Every method may be left out.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether the field may have the keyboard; called when it gets the keyboard, which is refused otherwise.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// The field got the keyboard.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether the field may lose the keyboard: to another place that the person or the program gives it to. It goes in any case with the field, and
  /// to what is presented above it.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// The field gave the keyboard up.
  func textFieldDidEndEditing(_ textField: TextField)
  /// The field gave up the keyboard; called instead of `textFieldDidEndEditing(_:)` if implemented.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whether a change by the user is accepted.
  ///
  /// - Parameters:
  ///   - range: the replaced range, counted in UTF-16.
  ///   - string: the replacement.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// Whether the clear button takes the text away.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Enter was pressed. Returns whether the field does what Enter does, which is sending `.primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Returns true.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Tells it without the reason.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

/// A line of text to edit: `TextField(text: $profile.name)`.
///
/// Sends `.editingChanged` at every change that the user makes, `.editingDidBegin` and `.editingDidEnd` as the keyboard comes and goes, and
/// `.editingDidEndOnExit` and `.primaryActionTriggered` at Enter.
@MainActor open class TextField: Control, EntryProtocol, TextInputTraits {
  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .entry }

  /// The border of the text.
  public nonisolated enum BorderStyle: Sendable {
    /// Nothing.
    case none
    /// The theme's frame.
    case line
    /// The theme's frame.
    case bezel
    /// The theme's frame.
    case roundedRect
  }

  /// When something beside the text is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field has the keyboard.
    case whileEditing
    /// While the field has not the keyboard.
    case unlessEditing
    /// Always.
    case always
  }

  /// An empty field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// A field that shows a property of a model and changes it.
  public convenience init(text: Binding<String>, placeholder: String? = nil) {
    self.init()
    self.placeholder = placeholder
    bind(text: text)
  }

  private var edited = EditedText()
  private var isEditingBegun = false
  /// The text before a change that the delegate decides about.
  private var askedText: String?

  private func prepare() {
    onChanged { [weak self] in
      guard let self else { return }
      let field = self as any TextEntry
      // GTK takes what is selected away, and says so, before it inserts what is typed: that is one change.
      let isDeletion = edited.change(to: field.text)?.text == "" && !field.selectionAtDeletion.isEmpty
      if isDeletion, !isReplacing, field.textWidget?.isTakingKey == true {
        isReplacing = true
        MainLoop.afterCurrentTurn { [weak self] in self?.endReplacing() }
        return
      }
      isReplacing = false
      userDidEdit()
    }
    onChanged.includingProgrammatic { [weak self] in
      guard let self else { return }
      if !isMakingOneLine, !isReplacing { edited.wasSet((self as any TextEntry).text) }
      if isApplying, !isMakingOneLine, !isRefusing { typing?.textWasSet() }
      updateClearButton()
    }
    onActivate { [weak self] in self?.didPressEnter() }
    onIconRelease { [weak self] icon in if icon == .secondary { self?.clearByUser() } }
    KeyboardStay(in: self) { [weak self] in
      self?.beginEditing()
    } ended: { [weak self] in
      self?.endEditing()
    }
    if Overriding.fieldDeletion.stands(in: self) {
      backspaceKey = BackspaceKey(in: self, calls: { [unowned self] in deleteBackward() }) { [unowned self] in
        pressBackspace()
      }
    }
  }

  /// Whether the selection was deleted and the typed replacement is about to come.
  private var isReplacing = false

  /// The typed text did not come.
  private func endReplacing() {
    guard isReplacing else { return }
    isReplacing = false
    userDidEdit()
    edited.wasSet((self as any TextEntry).text)
  }

  private var backspaceKey: BackspaceKey?

  /// Deletes the selection, or the letter before the caret; called for the user's key, too, also where there is nothing to
  /// delete. Call `super`.
  open func deleteBackward() {
    if backspaceKey?.pass() != true { eraseBackward() }
  }

  override var takesText: Bool { true }

  /// GTK's widget that holds the text.
  public final var inputWidget: Widget { self }

  private var typing: TextUndoManager?
  /// Whether what was typed is being taken back, before which the person has typed other letters.
  private var isRefusing = false

  /// The field's own: of what is typed in it.
  open override var undoManager: UndoManager? { undoManager(from: (self as any TextEntry).text) }

  private func undoManager(from start: String) -> TextUndoManager? {
    guard typing == nil, let textWidget else { return typing }
    typing = TextUndoManager(of: textWidget, start: undoState(start)) { [unowned self] in
      undoState((self as any TextEntry).text)
    }
    return typing
  }

  private func undoState(_ text: String) -> TextUndoManager.State {
    TextUndoManager.State(letters: text) { [weak self] in
      guard let self else { return }
      (self as any TextEntry).showText(text, placing: text.unicodeScalars.count)
      tellOfChange()
    }
  }

  private func userDidEdit() {
    let field = self as any TextEntry
    let text = field.text
    let typing = undoManager(from: edited.text)
    if let delegate, let change = edited.change(to: text) {
      let before = edited.text
      askedText = before
      let keeps = delegate.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.text)
      let isAnswered = askedText == nil
      askedText = nil
      guard keeps else {
        // A delegate that has set another text instead is content with that.
        if !isAnswered {
          // Not selected again: X11 reports, later, that the selection was gone, and GTK ends what is selected then.
          let caret = before.scalarOffset(ofUTF16: change.range.upperBound)
          let beside = field.selectionAtDeletion
          isRefusing = true
          // GTK does not take the letter back without its other steps.
          typing?.keepSteps(before: undoState(before))
          field.showText(before, placing: change.text.isEmpty && beside.isEmpty ? beside.lowerBound : caret)
          isRefusing = false
        }
        return
      }
    }
    typing?.didType()
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private var isAllowedToBegin = false

  override func mayBeginEditing() -> Bool {
    isAllowedToBegin = isEditingBegun || delegate?.textFieldShouldBeginEditing(self) ?? true
    return isAllowedToBegin
  }

  private func beginEditing() {
    let isAllowed = isAllowedToBegin
    isAllowedToBegin = false
    if !isAllowed, let delegate, !delegate.textFieldShouldBeginEditing(self) {
      // GTK is about to give it the keyboard just now.
      Task { [weak self] in self?.resignFirstResponder() }
      return
    }
    isEditingBegun = true
    if clearsOnBeginEditing { clearByUser() }
    updateClearButton()
    if hasSideViews { updateSideViews() }
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  private func endEditing() {
    guard isEditingBegun else { return }
    isEditingBegun = false
    updateClearButton()
    if hasSideViews { updateSideViews() }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
  }

  /// Why editing has ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The text is kept, as it always is here.
    case committed
    /// The text is taken back: by nothing that a desktop has.
    case cancelled
  }

  /// Called while the user edits. Held weakly.
  open weak var delegate: (any TextFieldDelegate)?

  /// The text; never nil when it is read. Setting it leaves caret and selection where they are among the letters that stay, and sends no event.
  open var text: String? {
    get { askedText ?? (self as any TextEntry).text }
    set {
      askedText = nil
      isReplacing = false
      (self as any TextEntry).showText(newValue ?? "")
    }
  }

  /// Shown while the field is empty.
  open var placeholder: String? {
    get {
      let text = (self as any TextEntry).placeholder
      return text?.isEmpty != false ? nil : text
    }
    set { (self as any TextEntry).placeholder = newValue ?? "" }
  }

  /// `placeholder` in the colour of an attributed text's beginning; other attributes of it are not shown. Nil for one in the theme's.
  @AlwaysObserved open var attributedPlaceholder: AttributedText? {
    didSet {
      placeholder = attributedPlaceholder?.string
      followTraits("placeholder", if: attributedPlaceholder?.dependsOnTraits ?? false) { [unowned self] _ in
        updateSideViews()
      }
    }
  }

  // MARK: Beside the text

  /// A view at the left of the text, in its frame's size; shown as `leftViewMode` says.
  @AlwaysObserved open var leftView: View? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When `leftView` is shown; never unless it is set.
  @AlwaysObserved open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { updateSideViews() } }
  }
  /// A view at the right of the text, in its frame's size; shown as `rightViewMode` says.
  @AlwaysObserved open var rightView: View? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When `rightView` is shown; never unless it is set.
  @AlwaysObserved open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { updateSideViews() } }
  }

  private var hasSideViews: Bool { leftView != nil || rightView != nil }

  private func sideViewDidChange(from old: View?, to new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    updateSideViews()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updatePadding()
    if hasSideViews { placeSideViews() }
  }

  /// Shown as padding of GTK's entry.
  private func updatePadding() {
    let padding = textPadding
    guard padding != shownPadding else { return }
    shownPadding = padding
    updateSideViews()
  }

  private var shownPadding = EdgeInsets.zero

  /// The rectangle of the text in bounds; all of them unless overridden, with the theme's space around. The space that an override leaves at each
  /// side is kept free; side views are at its ends.
  open func textRect(forBounds bounds: Rect) -> Rect { bounds }

  /// The rectangle of the text while it is edited: GTK edits a text where it shows it, and calls this where `textRect(forBounds:)` is not
  /// overridden.
  open func editingRect(forBounds bounds: Rect) -> Rect { bounds }

  /// The rectangle of the view before the text; at the field's edge, vertically centred, unless overridden. The text begins behind it.
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    guard let size = leftView.map(sideSize) else { return Rect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
    return Rect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the view behind the text; at the field's edge, vertically centred, unless overridden. The text ends before it.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    guard let size = rightView.map(sideSize) else { return Rect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0) }
    return Rect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the placeholder; GTK shows it where the text is. Never called.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// Whether there is a text.
  open var hasText: Bool { !(self as any TextEntry).text.isEmpty }

  /// Whether dots are shown in place of the letters.
  open var isSecureTextEntry: Bool {
    get { !isTextVisible }
    set { isTextVisible = !newValue }
  }

  override var clipsUnlessSet: Bool { true }

  override func layerLookDidChange() { TextFieldGround.update(self) }

  /// The border of the text; the theme's frame unless it is set.
  @AlwaysObserved open var borderStyle = BorderStyle.roundedRect {
    didSet { setProperty("has-frame", to: borderStyle != .none) }
  }

  // MARK: Look

  private var look = TextLook() {
    didSet {
      guard look != oldValue else { return }
      followTraits("look", if: look.dependsOnTraits) { [unowned self] in applyLook(look.attributes(with: $0)) }
    }
  }

  /// The font; null takes the theme's again. The desktop's interface font unless it is set.
  open var font: Font! {
    get { look.font ?? .interface }
    set { look.font = newValue }
  }

  /// The colour of the text; null takes the theme's again. `Color.label` unless it is set.
  open var textColor: Color! {
    get { look.textColor ?? .label }
    set { look.textColor = newValue }
  }

  /// Whether a font of a text style follows the text size of the field's place in the hierarchy. Every font follows the desktop's.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { look.followsTextSize }
    set { look.followsTextSize = newValue }
  }

  /// The alignment of a text that does not fill the field. A field shows one line: justified text is aligned like natural text.
  @AlwaysObserved open var textAlignment = TextAlignment.natural {
    didSet {
      let isMirrored = direction == .rightToLeft
      xalign =
        switch textAlignment {
        case .left: isMirrored ? 1 : 0
        case .right: isMirrored ? 0 : 1
        case .center: 0.5
        case .natural, .justified: 0
        }
    }
  }

  /// When a button that takes the text away is shown; never unless it is set.
  @AlwaysObserved open var clearButtonMode = ViewMode.never { didSet { updateClearButton() } }

  private func updateClearButton() {
    let isShown =
      switch clearButtonMode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    let name = isShown && hasText ? "edit-clear-symbolic" : nil
    guard name != clearIcon else { return }
    clearIcon = name
    secondaryIconName = name
  }

  private var clearIcon: String?

  private func clearByUser() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    tellOfChange()
  }

  /// Whether the text is cleared when the field gets the keyboard.
  open var clearsOnBeginEditing = false

  /// Copies the selection to the clipboard; also called for the user's Control and C in a field of a custom class.
  open override func copy(_ sender: Any?) { perform(.copy) }

  /// Cuts the selection to the clipboard; also called for the user's key, like `copy(_:)`.
  open override func cut(_ sender: Any?) { perform(.cut) }

  /// Replaces the selection by the clipboard's text; also called for the user's key, like `copy(_:)`.
  open override func paste(_ sender: Any?) { perform(.paste) }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) { perform(.delete) }

  private func perform(_ action: EditAction) {
    if let textWidget { action.perform(inText: textWidget) }
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selection = 0..<(self as any TextEntry).text.unicodeScalars.count
  }

  /// Whether it may have the keyboard; while it is enabled unless overridden.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether it may lose the keyboard: while it is edited, what the delegate says.
  open override var canResignFirstResponder: Bool {
    !isEditingBegun || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Asks for the keyboard; the caret comes behind the text, unless something is selected. Call `super`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, let textWidget else { return isFirstResponder }
    let end = (self as any TextEntry).text.unicodeScalars.count
    // Before the delegate is told, which may select something.
    if selection.isEmpty { selection = end..<end }
    return ResponderChain.makeFirst(self, by: textWidget)
  }

  /// Whether the keyboard is in the field.
  open var isEditing: Bool { isEditingBegun }

  private func didPressEnter() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  /// Binds `text` to a model's property, in both directions, replacing a previous binding. A text that the model changes leaves
  /// caret and selection where they are among the letters that stay (C-230, C-245).
  @discardableResult
  public final func bind(text binding: Binding<String>) -> ControlBinding {
    bind(
      "text", binding, on: .editingChanged, read: { ($0 as any TextEntry).text },
      show: { ($0 as any TextEntry).showText($1) })
  }
}
