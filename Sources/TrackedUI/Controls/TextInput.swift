import Gtk

/// What a field is for: input methods and keyboards on the screen follow it.
public nonisolated enum UIKeyboardType: Sendable {
  /// Anything.
  case `default`
  /// Anything of ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// An address of the web.
  case URL
  /// Digits.
  case numberPad
  /// A number of a telephone.
  case phonePad
  /// An address of mail.
  case emailAddress
  /// A number with a point.
  case decimalPad

  var purpose: InputPurpose {
    switch self {
    case .default, .asciiCapable: .freeForm
    case .numbersAndPunctuation, .decimalPad: .number
    case .URL: .address
    case .numberPad: .digits
    case .phonePad: .phone
    case .emailAddress: .email
    }
  }
}

/// Which letters of a text an input method makes great ones.
public nonisolated struct TextInputAutocapitalization: Equatable, Sendable {
  fileprivate let hint: InputHints

  /// None.
  public static let never = TextInputAutocapitalization(hint: .lowercase)
  /// The first of each word.
  public static let words = TextInputAutocapitalization(hint: .uppercaseWords)
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(hint: .uppercaseSentences)
  /// All.
  public static let characters = TextInputAutocapitalization(hint: .uppercaseCharacters)
}

extension EnvironmentValues {
  @Entry var keyboardType: UIKeyboardType = .default
  @Entry var inputHints: InputHints = []
}

extension View {
  /// What the fields inside are for: input methods and keyboards on the screen follow it.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }

  /// Which letters input methods make great ones in the fields inside.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.inputHints) { hints in
      hints.subtract([.lowercase, .uppercaseWords, .uppercaseSentences, .uppercaseCharacters])
      if let autocapitalization { hints.formUnion(autocapitalization.hint) }
    }
  }

  /// Keeps input methods from correcting what is written in the fields inside.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.inputHints) { hints in
      if disable { hints.insert(.noSpellcheck) } else { hints.remove(.noSpellcheck) }
    }
  }
}

/// The text of the key that ends writing, on a keyboard on the screen.
public nonisolated enum SubmitLabel: Sendable {
  /// The key's text.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Which letters input methods make great ones, as older sources write it.
public nonisolated enum UITextAutocapitalizationType: Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters

  var autocapitalization: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// What a field is for.
public nonisolated enum UITextContentType: Sendable {
  /// What a field is for.
  case name, namePrefix, givenName, middleName, familyName, nickname, organizationName, jobTitle, location,
    fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, postalCode, countryName,
    username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, creditCardNumber, URL, dateTime

  /// The keyboard for it; nil for any.
  var keyboard: UIKeyboardType? {
    switch self {
    case .emailAddress: .emailAddress
    case .telephoneNumber: .phonePad
    case .oneTimeCode, .creditCardNumber: .numberPad
    case .URL: .URL
    default: nil
    }
  }
}

extension View {
  /// The text of the key that ends writing, on a keyboard on the screen: as on a Mac, a desktop's keyboard has its own.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Keeps input methods from correcting what is written in the fields inside.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// Which letters input methods make great ones in the fields inside.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(style.autocapitalization)
  }

  /// What the fields inside are for: input methods and keyboards on the screen follow it.
  public func textContentType(_ type: UITextContentType?) -> some View {
    transformEnvironmentValues { values in
      guard let keyboard = type?.keyboard else { return }
      values.keyboardType = keyboard
    }
  }
}
