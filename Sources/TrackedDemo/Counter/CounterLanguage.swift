import Glibc

/// A language of the counter's texts. A hook that reads it shows another one's at once.
enum CounterLanguage: String, CaseIterable {
  case english = "English"
  case german = "Deutsch"
  case vietnamese = "Tiếng Việt"

  /// The process's own, as its environment says; English where that is none of these.
  static var ofProcess: CounterLanguage {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    return of(locale: variables.compactMap(value).first { !$0.isEmpty } ?? "")
  }

  private static func value(of variable: String) -> String? { getenv(variable).map { String(cString: $0) } }

  /// The language of a locale such as `vi_VN.UTF-8`.
  static func of(locale: String) -> CounterLanguage {
    switch locale.prefix(2) {
    case "de": .german
    case "vi": .vietnamese
    default: .english
    }
  }

  /// What is counted.
  var caption: String {
    switch self {
    case .english: "Number of clicks"
    case .german: "Anzahl der Klicks"
    case .vietnamese: "Số lần nhấn"
    }
  }

  /// The button that counts.
  var press: String {
    switch self {
    case .english: "Click me!"
    case .german: "Klick mich!"
    case .vietnamese: "Nhấn tôi!"
    }
  }

  /// The button that counts back.
  var takeBack: String {
    switch self {
    case .english: "Subtract one"
    case .german: "Eins abziehen"
    case .vietnamese: "Bớt một"
    }
  }

  var reset: String {
    switch self {
    case .english: "Reset"
    case .german: "Zurücksetzen"
    case .vietnamese: "Đặt lại"
    }
  }

  /// The whole in one sentence.
  func sentence(_ count: Int) -> String { "\(caption): \(count)" }
}
