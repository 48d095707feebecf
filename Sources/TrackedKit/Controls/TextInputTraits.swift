public import Gtk

/// What the user is expected to type, for keyboards on the screen and for input methods.
public enum KeyboardType: Int, Sendable {
  /// Anything.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// An address on the web.
  case URL
  /// Digits.
  case numberPad
  /// A telephone number.
  case phonePad
  /// A name or a telephone number.
  case namePhonePad
  /// An address of mail.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Anything, with what short messages need.
  case twitter
  /// An address on the web, or a search.
  case webSearch

  /// GTK's word for it.
  var purpose: Int {
    switch self {
    case .default, .twitter, .webSearch: 0
    case .asciiCapable: 1
    case .numberPad: 2
    case .decimalPad, .numbersAndPunctuation: 3
    case .phonePad: 4
    case .URL: 5
    case .emailAddress: 6
    case .namePhonePad: 7
    }
  }
}

/// Which letters a keyboard on the screen makes capitals by itself.
public enum TextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether an input method corrects what is typed.
public enum TextAutocorrectionType: Int, Sendable {
  /// As it likes.
  case `default`
  /// Not.
  case no
  /// It does.
  case yes
}

/// Whether an input method looks for misspelt words.
public enum TextSpellCheckingType: Int, Sendable {
  /// As it likes.
  case `default`
  /// Not.
  case no
  /// It does.
  case yes
}

/// What text fields and text views tell keyboards on the screen and input methods of the text that is expected. Keyboards on desks know
/// nothing of it.
@MainActor public protocol TextInputTraits: View {
  /// GTK's widget that holds the text.
  var inputWidget: Widget { get }
}

private final class InputHints {
  var keyboardType = KeyboardType.default
  var capitalization = TextAutocapitalizationType.sentences
  var correction = TextAutocorrectionType.default
  var spelling = TextSpellCheckingType.default

  static func of(_ view: View) -> InputHints {
    if let hints = view.attachment(InputHints.self) { return hints }
    let hints = InputHints()
    view.attach(hints)
    return hints
  }

  /// GTK's bits.
  var flags: Int {
    var flags =
      switch capitalization {
      case .none: 0
      case .allCharacters: 1 << 4
      case .words: 1 << 5
      case .sentences: 1 << 6
      }
    if spelling == .yes || correction == .yes { flags |= 1 << 0 }
    if spelling == .no || correction == .no { flags |= 1 << 1 }
    return flags
  }
}

extension TextInputTraits {
  /// What the user is expected to type; anything unless it is set.
  public var keyboardType: KeyboardType {
    get { InputHints.of(self).keyboardType }
    set {
      InputHints.of(self).keyboardType = newValue
      inputWidget.setProperty("input-purpose", to: newValue.purpose)
    }
  }

  /// Which letters become capitals; the first of each sentence unless it is set.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { InputHints.of(self).capitalization }
    set { setHint { $0.capitalization = newValue } }
  }

  /// Whether what is typed is corrected.
  public var autocorrectionType: TextAutocorrectionType {
    get { InputHints.of(self).correction }
    set { setHint { $0.correction = newValue } }
  }

  /// Whether misspelt words are looked for.
  public var spellCheckingType: TextSpellCheckingType {
    get { InputHints.of(self).spelling }
    set { setHint { $0.spelling = newValue } }
  }

  private func setHint(_ change: (InputHints) -> Void) {
    let hints = InputHints.of(self)
    change(hints)
    inputWidget.setProperty("input-hints", to: hints.flags)
  }
}
