import TrackedKit

extension Label {
  /// A label with one of the app's texts, in the language of its window.
  convenience init(word: String) {
    self.init("")
    followLanguage("word") { [unowned self] in text = String(localized: .init(word)) }
  }
}

extension Button {
  /// A button with one of the app's texts, in the language of its window.
  convenience init(word: String) {
    self.init("")
    followLanguage("word") { [unowned self] in label = String(localized: .init(word)) }
  }
}

/// The languages that the app can be shown in.
enum AppLanguage: String, CaseIterable {
  case desktop = ""
  case english = "en"
  case german = "de"
  case vietnamese = "vi"
  case korean = "ko"

  /// The language's name in itself.
  var name: String {
    switch self {
    case .desktop: String(localized: "As the desktop")
    case .english: "English"
    case .german: "Deutsch"
    case .vietnamese: "Tiếng Việt"
    case .korean: "한국어"
    }
  }

  /// Nil for the desktop's.
  var locale: Locale? { self == .desktop ? nil : Locale(identifier: rawValue) }
}
