import CGtk
public import Gtk
import GtkTracking

/// The delegate of a text view while the user edits. Every method may be left out.
@MainActor public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether the text view may have the keyboard; called when it gets the keyboard, which is refused otherwise.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Whether a change by the user is accepted.
  ///
  /// - Parameters:
  ///   - range: the replaced range, counted in UTF-16.
  ///   - text: the replacement.
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool
  /// The caret or the selection is elsewhere.
  func textViewDidChangeSelection(_ textView: TextView)
  /// The user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// The text view got the keyboard.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether the text view may lose the keyboard: to another place that the person or the program gives it to.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// The text view gave the keyboard up.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether a clicked link is opened, in a text that is not editable.
  ///
  /// - Parameters:
  ///   - address: the value of the attribute `.link`, as a text.
  ///   - characterRange: the part with the link, counted in UTF-16.
  func textView(_ textView: TextView, shouldInteractWith address: String, in characterRange: Range<Int>) -> Bool
}

extension TextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Returns true.
  public func textView(
    _ textView: TextView, shouldInteractWith address: String, in characterRange: Range<Int>
  ) -> Bool { true }
}

/// Several lines of text to edit or read, which scroll where they do not fit: `TextView(text: $note.body)`.
///
/// GTK's widget without the scrolling is `Gtk.TextView`.
@MainActor open class TextView: ScrollView, TextInputTraits, TextViewHolder {
  /// None: what scrolls is in it.
  open override class var nativeClass: NativeWidgetClass? { nil }

  /// The text itself.
  package let textWidget = Gtk.TextView()
  private let scroller = ScrolledWindow()

  /// An empty text.
  ///
  /// - Parameter textContainer: the container of the text; nil for a new one.
  public init(frame: Rect = .zero, textContainer: TextContainer? = nil) {
    self.textContainer = textContainer ?? TextContainer()
    super.init(frame: frame)
    holdWhatDoesNotScroll()
    follow(scroller)
    prepareText()
  }

  /// GTK scrolls to the caret in a new line before the view has got the height for it.
  private func holdWhatDoesNotScroll() {
    let vertical = scroller.verticalAdjustment
    vertical.onValueChanged.includingProgrammatic { [weak self, weak vertical] in
      if let vertical, vertical.value != 0, self?.isScrollEnabled == false { vertical.value = 0 }
    }
  }

  /// An empty text.
  @_disfavoredOverload public convenience override init(frame: Rect = .zero) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text that shows a property of a model and changes it.
  public convenience init(text: Binding<String>) {
    self.init()
    bind(text: text)
  }

  private var backspaceKey: BackspaceKey?

  /// Deletes the selection, or the letter before the caret; called for the user's key, too, also where there is nothing to
  /// delete. Call `super`.
  open func deleteBackward() {
    if backspaceKey?.pass() != true { eraseBackward() }
  }

  private func prepareText() {
    if Overriding.textDeletion.stands(in: self) {
      backspaceKey = BackspaceKey(in: textWidget, calls: { [unowned self] in deleteBackward() }) { [unowned self] in
        textWidget.pressBackspace()
      }
    }
    textWidget.wrapMode = .wordOrCharacter
    scroller.child = textWidget
    addSubview(scroller)
    textContainer.view = self
    applyInsets()
    TextLinks.attach(to: self)
    setAccessibleStandIn(textWidget)
    let buffer = textWidget.buffer
    // While GTK reports a change it goes on with places in the text, which must stay as it is until that is over.
    buffer.onBeginUserAction { [weak self] in
      guard let self else { return }
      userAction = UserAction()
      if !isReplacing { selectionBefore = selectedRange }
    }
    buffer.onEndUserAction { [weak self] in
      guard let self else { return }
      let hasEdited = userAction?.hasEdited == true
      userAction = nil
      // GTK deletes what is selected in an action of its own before it inserts what is typed: that is one change.
      if hasEdited, !isReplacing, textWidget.isTakingKey, edited.change(to: textWidget.text)?.text == "" {
        isReplacing = true
        MainLoop.afterCurrentTurn { [weak self] in self?.endReplacing() }
        return
      }
      isReplacing = false
      isEndingAction = true
      if hasEdited { userDidEdit() }
      isEndingAction = false
    }
    // Outside of such an action the user takes back what was done before.
    textWidget.onChanged { [weak self] in
      guard let self else { return }
      guard userAction == nil else { return userAction!.hasEdited = true }
      rich?.textDidChange(isTakenBack: true)
      commitEdit()
      tellOfChange()
    }
    buffer.onChanged.includingProgrammatic { [weak self] in
      guard let self else { return }
      textWidget.extendLook()
      rich?.textDidChange(isTakenBack: false)
      if userAction == nil { commitEdit() }
      if textWidget.buffer.isApplying, !isRefusing { typing?.textWasSet() }
      // GTK asks for another height only when it is idle.
      if !isScrollEnabled { queueNativeResize() }
    }
    buffer.onNotifyCursorPosition { [weak self] in
      guard let self else { return }
      rich?.caretDidMove()
      showCaretInWhatScrolls()
      // In the middle of an edit the delegate is asked first whether it may be, see `userDidEdit`.
      if userAction == nil, !isReplacing, !isEndingAction { delegate?.textViewDidChangeSelection(self) }
    }
    KeyboardStay(in: textWidget) { [weak self] in
      self?.beginEditing()
    } ended: { [weak self] in
      self?.endEditing()
    }
  }

  /// Scrolls what is around a text that does not scroll until the caret is seen, as soon as the height that it asks for is laid out.
  private func showCaretInWhatScrolls() {
    guard !isScrollEnabled, textWidget.hasFocus, let scroller = ScrolledWindow.around(self) else { return }
    ScrollGoal.set(of: scroller, isWeak: true) { [weak self, weak scroller] in
      guard let self, let scroller, let frame = textWidget.frame(in: scroller) else { return .lost }
      let caret = textWidget.rect(ofPlace: textWidget.buffer.selection.upperBound)
      let adjustment = ScrolledWindow.verticalAdjustment(of: scroller)
      let hasMoved = adjustment.bring(frame.y + caret.y, caret.height, room: adjustment.pageSize, to: nil)
      return hasMoved ? .moved : .reached
    }
  }

  private var edited = EditedText()
  private struct UserAction { var hasEdited = false }
  /// The changes that GTK is making for the user, possibly a deletion and an insertion.
  private var userAction: UserAction?
  /// Whether the selection was deleted and the typed replacement is about to come.
  private var isReplacing = false

  /// The selection before that.
  private var selectionBefore = 0..<0

  /// The typed text did not come.
  private func endReplacing() {
    guard isReplacing else { return }
    isReplacing = false
    userDidEdit()
  }

  /// GTK replaces no letter by a picture until it is over.
  private(set) var isEndingAction = false
  /// The range replaced by a change that the delegate decides about.
  final var askedRange: Range<Int>?
  /// The looks of parts; nil while all letters look alike.
  final var rich: RichText?
  private var isEditingBegun = false
  /// Of the binding.
  private var writeToModel: (() -> Void)?

  override var takesText: Bool { true }

  /// GTK's widget that holds the text.
  public final var inputWidget: Widget { textWidget }

  override var focusedPart: Widget? { textWidget }

  private(set) final var typing: TextUndoManager?
  /// Whether what was typed is being taken back.
  private var isRefusing = false

  /// The text's own: of what is typed in it.
  open override var undoManager: UndoManager? { undoManager(from: undoState(shownContent)) }

  private func undoManager(from start: @autoclosure () -> TextUndoManager.State) -> TextUndoManager? {
    if typing == nil {
      typing = TextUndoManager(of: textWidget, start: start()) { [unowned self] in undoState(shownContent) }
    }
    return typing
  }

  private func undoState(_ content: AttributedContent) -> TextUndoManager.State {
    let isPlain = rich == nil
    return TextUndoManager.State(letters: content.string) { [weak self] in
      guard let self else { return }
      if isPlain, rich == nil { setString(content.string) } else { show(content) }
      tellOfChange()
    }
  }

  private func userDidEdit() {
    let (before, after) = (edited.text, textWidget.text)
    guard let change = edited.change(to: after) else { return }
    let typing = undoManager(from: undoState(rich?.committed ?? AttributedContent(before)))
    if let delegate {
      askedRange = change.range
      let keeps = delegate.textView(self, shouldChangeTextIn: change.range, replacementText: change.text)
      let isAnswered = askedRange == nil
      askedRange = nil
      guard keeps else {
        // A delegate that has set a text instead is content with that.
        guard !isAnswered, edited.text == before, textWidget.text == after else {
          commitEdit()
          return tellOfSelection()
        }
        isRefusing = true
        typing?.keepSteps(before: undoState(rich?.committed ?? AttributedContent(before)))
        typing?.forgetSteps()
        if let rich { rich.show(rich.committed) { textWidget.showText($0) } } else { textWidget.showText(before) }
        isRefusing = false
        selectedRange = selectionBefore
        return
      }
    }
    commitEdit()
    typing?.didType()
    tellOfSelection()
    tellOfChange()
  }

  private func tellOfSelection() {
    if selectedRange != selectionBefore { delegate?.textViewDidChangeSelection(self) }
  }

  /// The text is kept as it is now.
  func commitEdit() {
    let text = textWidget.text
    rich?.commit(replaced: edited.change(to: text)?.range)
    edited.wasSet(text)
  }

  private func tellOfChange() {
    writeToModel?()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private var isAllowedToBegin = false

  override func mayBeginEditing() -> Bool {
    isAllowedToBegin = isEditingBegun || delegate?.textViewShouldBeginEditing(self) ?? true
    return isAllowedToBegin
  }

  private func beginEditing() {
    let isAllowed = isAllowedToBegin
    isAllowedToBegin = false
    if !isAllowed, let delegate, !delegate.textViewShouldBeginEditing(self) {
      // GTK is about to give it the keyboard just now.
      Task { [weak self] in self?.resignFirstResponder() }
      return
    }
    isEditingBegun = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  private func endEditing() {
    guard isEditingBegun else { return }
    isEditingBegun = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Told while the user edits.
  open weak var delegate: (any TextViewDelegate)?

  override var scrollDelegate: (any ScrollViewDelegate)? { delegate }

  /// The text with the looks of its parts; never nil when it is read. What a part does not say is as `font` and `textColor` say. Letters that
  /// the user types look as those before them, and equal letters keep caret and selection.
  open var attributedText: AttributedText! {
    get { AttributedText(shownContent) }
    set {
      askedRange = nil
      show((newValue ?? AttributedText()).content)
    }
  }

  /// The whole text; never nil when it is read. Setting it leaves caret, selection and scroll position where they are among the letters that stay,
  /// and does not call the delegate.
  open var text: String! {
    get { askedRange == nil ? textWidget.text : edited.text }
    set {
      askedRange = nil
      rich?.forget()
      rich = nil
      setString(newValue ?? "")
    }
  }

  func setString(_ text: String) { textWidget.showText(text) }

  /// Whether there is a text.
  open var hasText: Bool { !text.isEmpty }

  /// Whether the user can change the text.
  open var isEditable: Bool {
    get { givenEditable }
    set {
      givenEditable = newValue
      updateEditing()
    }
  }

  private var givenEditable = true

  /// Whether the user can select some of the text, which editing takes, too; true unless set.
  @AlwaysObserved open var isSelectable = true { didSet { updateEditing() } }

  private func updateEditing() {
    textWidget.isEditable = givenEditable && isSelectable
    (textWidget.canFocus, textWidget.canTarget) = (isSelectable, isSelectable)
  }

  /// Vertically; without scrolling the text view requests the height of its whole text.
  override var scrollableDirections: (across: Bool, down: Bool) { (false, isScrollEnabled) }

  override func isSizeless(_ orientation: Orientation) -> Bool { isScrollEnabled && super.isSizeless(orientation) }

  /// As GTK's text view asks, which knows the height of a new text only after it was laid out: without scrolling that of the text as it is now
  /// at least.
  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let known = super.measure(orientation, forSize: forSize)
    guard orientation == .vertical, !isScrollEnabled, forSize != 0 else { return known }
    let width = forSize.map(Double.init) ?? .greatestFiniteMagnitude
    let height = PassContext.untracked {
      Int(pixels: sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
    }
    return height > known.natural ? .fixed(height) : known
  }

  /// GTK's text learns from the width it is given how high it is. A text that was placed by another height is placed once more.
  open override func allocate(width: Int, height: Int, baseline: Int) {
    guard !isScrollEnabled, width > 0 else { return super.allocate(width: width, height: height, baseline: baseline) }
    let before = measured(.vertical, forSize: width)
    super.allocate(width: width, height: height, baseline: baseline)
    if measured(.vertical, forSize: width) != before { host?.placeAgain(self) }
  }

  /// The room that the text takes within a width, as it is now: GTK's widget knows the height of a text that was changed a moment later.
  open override func sizeThatFits(_ size: Size) -> Size {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let traits = traitCollection
    let runs =
      [TextRun(look.attributes(with: traits))] + shownContent.textRuns(with: traits, scale: textScale(with: traits))
    let canvas = Snapshot.recording()
    defer { _ = canvas.recorded() }
    let text = canvas.size(
      of: text, for: textWidget, runs: runs, maxWidth: size.width < 1_000_000 ? max(1, size.width - sides) : nil)
    return Size(width: text.width + sides, height: text.height + inset.top + inset.bottom)
  }

  /// Whether it may have the keyboard. True unless overridden.
  open override var canBecomeFirstResponder: Bool { true }

  /// Whether it may lose the keyboard: while it is edited, what the delegate says.
  open override var canResignFirstResponder: Bool {
    !isEditingBegun || delegate?.textViewShouldEndEditing(self) ?? true
  }

  /// Asks for the keyboard. Call `super`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { ResponderChain.makeFirst(self, by: textWidget) }

  /// The text as it is shown, to be changed in place.
  open private(set) lazy var textStorage = TextStorage(self)

  // MARK: Look

  /// The theme's own ground gives way to one that the program sets, clear or not.
  override func backgroundColorDidChange() {
    super.backgroundColorDidChange()
    TextGroundLook.sheet.load()
    textWidget.setCSSClass("on-color", .when(backgroundColor != nil))
  }

  private(set) final var look = TextLook() {
    didSet {
      guard look != oldValue else { return }
      followTraits("look", if: look.dependsOnTraits) { [unowned self] in
        textWidget.applyLook(look.attributes(with: $0))
      }
    }
  }

  /// The font of the text, of all its parts; nil for the theme's.
  open var font: Font? {
    get { look.font }
    set {
      guard newValue != look.font else { return }
      look.font = newValue
      change { $0.setOrRemove(.font, newValue) }
    }
  }

  /// The colour of the text, of all its parts; nil for the theme's.
  open var textColor: Color? {
    get { look.textColor }
    set {
      guard newValue != look.textColor else { return }
      look.textColor = newValue
      change { $0.setOrRemove(.foregroundColor, newValue) }
    }
  }

  /// Whether a font of a text style follows the text size of the view's place in the hierarchy. Every font follows the desktop's.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { look.followsTextSize }
    set {
      look.followsTextSize = newValue
      rich?.showAgain()
    }
  }

  /// The alignment of the lines.
  @AlwaysObserved open var textAlignment = TextAlignment.natural {
    didSet { textWidget.justification = justification(textAlignment) }
  }

  func justification(_ alignment: TextAlignment) -> Justification {
    let isMirrored = direction == .rightToLeft
    return switch alignment {
    case .natural: .left
    case .left: isMirrored ? .right : .left
    case .right: isMirrored ? .left : .right
    case .center: .center
    case .justified: .fill
    }
  }

  /// Room around the text, which is scrolled along with it; 8 above and below unless it is set, as in UIKit.
  @AlwaysObserved open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { applyInsets() }
  }

  /// The container of the text: it adds space at the sides.
  public final let textContainer: TextContainer

  func applyInsets() {
    let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    textWidget.setTextInsets(
      top: Int(pixels: inset.top), left: Int(pixels: inset.left + padding), bottom: Int(pixels: inset.bottom),
      right: Int(pixels: inset.right + padding)
    )
  }

  /// The look of links, in addition to the text's own; in the colour of links unless it is set.
  @AlwaysObserved open var linkTextAttributes: [AttributedText.Key: Any]! = [.foregroundColor: Color.link] {
    didSet { rich?.showAgain() }
  }

  // MARK: Selection

  /// The selection, counted in UTF-16; empty at the caret.
  open var selectedRange: Range<Int> {
    get {
      if let askedRange { return askedRange }
      return textWidget.text.utf16Range(ofScalars: textWidget.buffer.selection)
    }
    set { textWidget.buffer.selection = textWidget.text.scalarRange(ofUTF16: newValue) }
  }

  /// Copies the selection to the clipboard; also called for the user's Control and C in a view of a custom class.
  open override func copy(_ sender: Any?) { EditAction.copy.perform(inText: textWidget) }

  /// Cuts the selection to the clipboard; also called for the user's key, like `copy(_:)`.
  open override func cut(_ sender: Any?) { EditAction.cut.perform(inText: textWidget) }

  /// Replaces the selection by the clipboard's text; also called for the user's key, like `copy(_:)`.
  open override func paste(_ sender: Any?) { EditAction.paste.perform(inText: textWidget) }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) { EditAction.delete.perform(inText: textWidget) }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectedRange = 0..<textWidget.text.utf16.count }

  /// Scrolls until a part of the text, counted in UTF-16, is in sight.
  open func scrollRangeToVisible(_ range: Range<Int>) {
    textWidget.scroll(toScalar: textWidget.text.scalarOffset(ofUTF16: range.upperBound))
  }

  /// Binds `text` to a model's property, in both directions, replacing a previous binding. A text that the model changes leaves
  /// caret and selection where they are among the letters that stay (C-230, C-245).
  @discardableResult
  public final func bind(text binding: Binding<String>) -> ControlBinding {
    ControlBindings.cancel("text", of: self)
    let connected = ControlBinding(
      self, binding,
      connect: { [unowned self] changed in
        writeToModel = changed
        return { [weak self] in self?.writeToModel = nil }
      }, read: { $0.textWidget.text }, show: { $0.textWidget.showText($1) })
    ControlBindings.set(connected, for: "text", of: self)
    return connected
  }
}
