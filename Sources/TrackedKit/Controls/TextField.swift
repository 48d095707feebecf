public import Gtk

/// What a text field asks and tells while the user edits. Every method may be left out.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// The field got the keyboard.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// The field gave the keyboard up.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Enter was pressed. Returns whether the field does what Enter does: it tells `.primaryActionTriggered`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Says yes.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

/// A line of text to edit: `TextField(text: $profile.name)`.
///
/// Tells `.editingChanged` at every change of the user's, `.editingDidBegin` and `.editingDidEnd` as the keyboard comes and goes, and
/// `.editingDidEndOnExit` and `.primaryActionTriggered` at Enter.
@MainActor open class TextField: Control, EntryProtocol {
  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .entry }

  /// What is around the text.
  public enum BorderStyle: Sendable {
    /// Nothing.
    case none
    /// The theme's frame.
    case line
    /// The theme's frame.
    case bezel
    /// The theme's frame.
    case roundedRect
  }

  /// What the user is expected to type, for keyboards on the screen and for input methods.
  public enum KeyboardType: Int, Sendable {
    /// Anything.
    case `default`
    /// Letters without accents.
    case asciiCapable
    /// Digits.
    case numberPad
    /// Digits and a decimal separator.
    case decimalPad
    /// A telephone number.
    case phonePad
    /// An address on the web.
    case URL
    /// An address of mail.
    case emailAddress
  }

  /// An empty field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty field, with an action that is called at Enter.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A field that shows a property of a model and changes it.
  public convenience init(text: Binding<String>, placeholder: String? = nil) {
    self.init()
    self.placeholder = placeholder
    bind(text: text)
  }

  private func prepare() {
    changed.connect { [unowned self] in sendActions(for: .editingChanged) }
    activated.connect { [unowned self] in didPressEnter() }
    let focus = EventControllerFocus()
    focus.enter.connect { [unowned self] in
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    }
    focus.leave.connect { [unowned self] in
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
    add(focus)
  }

  /// Asked and told while the user edits.
  public final weak var delegate: (any TextFieldDelegate)?

  /// The text; never nil when it is read. Setting an equal one leaves caret and selection alone; no set tells an event.
  public final var text: String? {
    get { (self as any TextEntry).text }
    set { (self as any TextEntry).text = newValue ?? "" }
  }

  /// Shown while the field is empty.
  public final var placeholder: String? {
    get {
      let text = (self as any TextEntry).placeholder
      return text.isEmpty ? nil : text
    }
    set { (self as any TextEntry).placeholder = newValue ?? "" }
  }

  /// Whether there is a text.
  public final var hasText: Bool { !(self as any TextEntry).text.isEmpty }

  /// Whether dots stand in place of the letters.
  public final var isSecureTextEntry: Bool {
    get { !isTextVisible }
    set { isTextVisible = !newValue }
  }

  /// What is around the text; the theme's frame unless it is set.
  public final var borderStyle = BorderStyle.roundedRect {
    didSet { setProperty("has-frame", to: borderStyle != .none) }
  }

  /// What the user is expected to type.
  public final var keyboardType = KeyboardType.default {
    didSet {
      let purpose =
        switch keyboardType {
        case .default: 0
        case .asciiCapable: 1
        case .numberPad: 2
        case .decimalPad: 3
        case .phonePad: 4
        case .URL: 5
        case .emailAddress: 6
        }
      setProperty("input-purpose", to: purpose)
    }
  }

  /// Whether the keyboard is in the field.
  public final var isEditing: Bool { hasFocus }

  private func didPressEnter() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  /// Lets `text` and a property of a model follow each other, in place of a binding before. A text that the model changes leaves
  /// caret and selection where they are, as far as there is text (C-230).
  @discardableResult
  public final func bind(text binding: Binding<String>) -> ControlBinding {
    bind(
      "text", binding, on: .editingChanged, read: { ($0 as any TextEntry).text },
      show: { ($0 as any TextEntry).showText($1) })
  }
}
