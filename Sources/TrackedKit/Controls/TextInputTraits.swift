public import Gtk

/// What the user is expected to type, for on-screen keyboards and input methods.
public nonisolated enum KeyboardType: Int, Sendable {
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
public nonisolated enum TextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether an input method corrects typed text.
public nonisolated enum TextAutocorrectionType: Int, Sendable {
  /// As it likes.
  case `default`
  /// Not.
  case no
  /// It does.
  case yes
}

/// Whether an input method looks for misspelt words.
public nonisolated enum TextSpellCheckingType: Int, Sendable {
  /// As it likes.
  case `default`
  /// Not.
  case no
  /// It does.
  case yes
}

/// What text fields and text views tell on-screen keyboards and input methods about the expected text. Physical keyboards ignore
/// it.
@MainActor public protocol TextInputTraits: View {
  /// GTK's widget that holds the text.
  var inputWidget: Widget { get }
}

/// The meaning of a text. An on-screen keyboard may suggest words for it.
@RawRepresented(by: String.self)
public nonisolated struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// A user name.
  public static let username = TextContentType(rawValue: "username")
  /// A word that signs in.
  public static let password = TextContentType(rawValue: "password")
  /// A new word to sign in with.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// Digits that came by another way.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An address on the web.
  public static let URL = TextContentType(rawValue: "url")
  /// A person's whole name.
  public static let name = TextContentType(rawValue: "name")
  /// A person's first name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A person's last name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// The name of a company.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// A street and a number.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// A number of a town.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")

  /// GTK's word for it; nil where it has none.
  var purpose: Int? {
    switch self {
    case .password, .newPassword: 8
    case .oneTimeCode: 1 << 1
    case .emailAddress: 6
    case .telephoneNumber: 4
    case .URL: 5
    case .name, .givenName, .familyName, .nickname: 7
    default: nil
    }
  }
}

/// The label of an on-screen keyboard's Return key.
public nonisolated enum ReturnKeyType: Int, Sendable {
  /// As usual.
  case `default`
  /// One word.
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

private final class InputHints {
  var contentType: TextContentType?
  var returnKey = ReturnKeyType.default
  var waitsForText = false
  /// GTK's value for the expected text.
  var purpose: Int { keyboardType != .default ? keyboardType.purpose : contentType?.purpose ?? 0 }
  var keyboardType = KeyboardType.default
  var capitalization = TextAutocapitalizationType.sentences
  var correction = TextAutocorrectionType.default
  var spelling = TextSpellCheckingType.default

  static func of(_ view: View) -> InputHints { view.attachment(orNew: InputHints()) }

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
      showPurpose()
    }
  }

  /// The meaning of the text; nil for any. Where `keyboardType` is not set, GTK's on-screen keyboards use it.
  public var textContentType: TextContentType? {
    get { InputHints.of(self).contentType }
    set {
      InputHints.of(self).contentType = newValue
      showPurpose()
    }
  }

  /// The label of the Return key. For UIKit sources: GTK's on-screen keyboards have one Return key.
  public var returnKeyType: ReturnKeyType {
    get { InputHints.of(self).returnKey }
    set { InputHints.of(self).returnKey = newValue }
  }

  /// Whether the Return key waits for a text. A hint that UIKit needs, as `returnKeyType`.
  public var enablesReturnKeyAutomatically: Bool {
    get { InputHints.of(self).waitsForText }
    set { InputHints.of(self).waitsForText = newValue }
  }

  private func showPurpose() { setInputProperty("input-purpose", InputHints.of(self).purpose) }

  /// GTK's search entry keeps both properties to the text in it.
  private func setInputProperty(_ name: String, _ value: Int) {
    let widget = inputWidget is Gtk.SearchEntry ? inputWidget.children.first { $0.isFocusable } : inputWidget
    widget?.setProperty(name, to: value)
  }

  /// Which letters become capitals; the first of each sentence unless it is set.
  public var autocapitalizationType: TextAutocapitalizationType {
    get { InputHints.of(self).capitalization }
    set { setHint { $0.capitalization = newValue } }
  }

  /// Whether typed text is corrected.
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
    setInputProperty("input-hints", hints.flags)
  }
}
