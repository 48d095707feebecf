public import Gtk

/// What a text view tells while the user edits. Every method may be left out.
@MainActor public protocol TextViewDelegate: AnyObject {
  /// The user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// The text view got the keyboard.
  func textViewDidBeginEditing(_ textView: TextView)
  /// The text view gave the keyboard up.
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
}

/// Several lines of text to edit or read, which scroll where they do not fit: `TextView(text: $note.body)`.
///
/// GTK's widget without the scrolling is `Gtk.TextView`.
@MainActor open class TextView: View {
  /// The text itself.
  package let textWidget = Gtk.TextView()
  private let scroller = ScrolledWindow()

  /// An empty text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareText()
  }

  /// A text that shows a property of a model and changes it.
  public convenience init(text: Binding<String>) {
    self.init()
    bind(text: text)
  }

  private func prepareText() {
    textWidget.wrapWords()
    scroller.child = textWidget
    addSubview(scroller)
    textWidget.changed.connect { [unowned self] in delegate?.textViewDidChange(self) }
    let focus = EventControllerFocus()
    focus.enter.connect { [unowned self] in delegate?.textViewDidBeginEditing(self) }
    focus.leave.connect { [unowned self] in delegate?.textViewDidEndEditing(self) }
    textWidget.add(focus)
  }

  /// Told while the user edits.
  public final weak var delegate: (any TextViewDelegate)?

  /// The whole text; never nil when it is read. Setting an equal one leaves caret and selection alone; no set tells the delegate.
  public final var text: String! {
    get { textWidget.text }
    set { textWidget.text = newValue ?? "" }
  }

  /// Whether there is a text.
  public final var hasText: Bool { !textWidget.text.isEmpty }

  /// Whether the user can change the text.
  public final var isEditable: Bool {
    get { textWidget.isEditable }
    set { textWidget.isEditable = newValue }
  }

  /// Whether the text scrolls where it does not fit; without, the text view asks for the height of all of it.
  public final var isScrollEnabled = true {
    didSet { scroller.setPolicy(horizontal: .never, vertical: isScrollEnabled ? .automatic : .never) }
  }

  /// Lets `text` and a property of a model follow each other, in place of a binding before. A text that the model changes leaves
  /// caret and selection where they are, as far as there is text (C-230).
  @discardableResult
  public final func bind(text binding: Binding<String>) -> ControlBinding { textWidget.bind(text: binding) }
}
