/// What a source uses of Foundation, which UIKit brings along and the kit does not: its port imports that where it has to, says of names
/// that both have that the kit's are meant, and gives the kit's types the members that speak of Foundation's.
struct FoundationNames {
  /// Whether SwiftUI is imported, whose `AttributedString` is Foundation's and whose `DatePicker` is a view.
  let isMixed: Bool
  private var words: Set<String> = []
  private var isUsed = false
  private var isImported = false
  /// Where the imports go, in UTF-8 of the port.
  private var place: Int?

  init(isMixed: Bool) { self.isMixed = isMixed }

  /// A word of the source as it is ported, and what stands behind it.
  mutating func read(_ word: Substring, isMember: Bool, before rest: Substring) {
    if isMember {
      if Self.members.contains(word) || word == "data" && rest.hasPrefix("(using:") { isUsed = true }
    } else {
      words.insert(String(word))
      if Self.types.contains(word) || word == "String" && Self.inits.contains(where: rest.hasPrefix) { isUsed = true }
    }
  }

  /// The port of an `import` of UIKit, SwiftUI or Foundation ends here.
  mutating func didImport(_ module: Substring, at place: Int) {
    if module == "Foundation" { isImported = true }
    self.place = place
  }

  /// The port with what it needs of Foundation, on the line of its last import, and at its end.
  func completed(_ port: String) -> String {
    guard let place, isUsed || isImported else { return port }
    var imports = isImported ? "" : "; import Foundation"
    if !words.isDisjoint(with: ["HTTPURLResponse", "URLCache", "URLRequest", "URLResponse", "URLSession"]),
      !words.contains("FoundationNetworking")
    {
      imports += "; import FoundationNetworking"
    }
    for (name, kind) in Self.kitsOwn
    where words.contains(name) && !(isMixed && ["AttributeContainer", "AttributedString"].contains(name)) {
      imports += "; import \(kind) TrackedKit.\(name)"
    }
    var result = port
    result.insert(contentsOf: imports, at: port.utf8.index(port.startIndex, offsetBy: place))
    for (needed, addition) in Self.additions
    where words.isSuperset(of: needed) && !(isMixed && needed == ["DatePicker"]) {
      result += addition
    }
    if isMixed, words.contains("TrackedKit.DatePicker") { result += Self.datePicker("TrackedKit.DatePicker") }
    return result
  }

  /// Names that keep their prefix.
  static let prefixed: Set<Substring> = [
    "NSArray", "NSClassFromString", "NSCocoaErrorDomain", "NSCondition", "NSCountedSet", "NSData", "NSDataDetector",
    "NSDecimalNumber", "NSDictionary", "NSError",
    "NSHomeDirectory", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSLocalizedDescriptionKey", "NSLocalizedString",
    "NSLock", "NSLog",
    "NSMutableArray", "NSMutableData", "NSMutableDictionary", "NSMutableOrderedSet", "NSMutableSet", "NSNull",
    "NSOrderedSet", "NSPredicate", "NSRecursiveLock", "NSRegularExpression", "NSSearchPathForDirectoriesInDomains",
    "NSSet", "NSStringFromClass", "NSTemporaryDirectory", "NSURLErrorCancelled", "NSURLErrorDomain",
    "NSURLErrorNotConnectedToInternet",
  ]

  /// Names that the kit has and Foundation, too, with what they are.
  private static let kitsOwn = [
    ("AffineTransform", "typealias"), ("AttributeContainer", "typealias"), ("AttributedString", "typealias"),
    ("NotificationCenter", "class"), ("RunLoop", "struct"), ("Timer", "class"),
  ]

  private static let types: Set<Substring> = prefixed.union([
    "BlockOperation", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "CocoaError", "ComparisonResult",
    "Data", "Date",
    "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval", "DatePicker", "Decimal", "FileHandle",
    "FileManager",
    "Formatter", "HTTPURLResponse", "ISO8601DateFormatter", "IndexSet", "JSONDecoder", "JSONEncoder",
    "JSONSerialization",
    "LengthFormatter", "Locale", "LocalizedError", "MeasurementFormatter", "NumberFormatter", "OperationQueue",
    "PersonNameComponents", "PersonNameComponentsFormatter", "Predicate", "ProcessInfo", "PropertyListDecoder",
    "PropertyListEncoder", "RelativeDateTimeFormatter", "Scanner", "SortDescriptor", "Thread", "TimeZone", "URL",
    "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UnitLength",
    "UnitTemperature", "UserDefaults", "arc4random_uniform",
  ])

  private static let members: Set<Substring> = [
    "addingPercentEncoding", "appendingPathComponent", "capitalized", "caseInsensitiveCompare", "components",
    "deletingLastPathComponent", "deletingPathExtension", "enumerateSubstrings", "formatted", "lastPathComponent",
    "localizedCapitalized", "localizedCaseInsensitiveCompare", "localizedCaseInsensitiveContains", "localizedCompare",
    "localizedDescription", "localizedLowercase", "localizedStandardCompare", "localizedStandardContains",
    "localizedUppercase", "padding", "pathExtension", "removingPercentEncoding", "replacingOccurrences",
    "trimmingCharacters", "whitespaces", "whitespacesAndNewlines",
  ]

  /// What only Foundation makes a text of.
  private static let inits = ["(format:", "(contentsOf:", "(data:", "(localized:"]

  /// Members of the kit's types that speak of Foundation's, or of Foundation's that speak of `NSRange`, for sources with all of these words.
  private static let additions: [(needed: Set<String>, text: String)] = [
    (["DatePicker"], datePicker("DatePicker")),
    (
      ["Data", "Image"],
      """

      extension Image {
        @MainActor fileprivate func pngData() -> Data? {
          let bytes: [UInt8]? = pngData()
          return bytes.map { Data($0) }
        }
      }

      """
    ),
    (
      ["NSRegularExpression"],
      """

      extension NSRegularExpression {
        fileprivate func matches(
          in text: String, options: MatchingOptions = [], range: Range<Int>
        ) -> [NSTextCheckingResult] {
          matches(in: text, options: options, range: NSRange(range))
        }
        fileprivate func firstMatch(
          in text: String, options: MatchingOptions = [], range: Range<Int>
        ) -> NSTextCheckingResult? {
          firstMatch(in: text, options: options, range: NSRange(range))
        }
        fileprivate func numberOfMatches(in text: String, options: MatchingOptions = [], range: Range<Int>) -> Int {
          numberOfMatches(in: text, options: options, range: NSRange(range))
        }
        fileprivate func stringByReplacingMatches(
          in text: String, options: MatchingOptions = [], range: Range<Int>, withTemplate template: String
        ) -> String {
          stringByReplacingMatches(in: text, options: options, range: NSRange(range), withTemplate: template)
        }
        fileprivate func enumerateMatches(
          in text: String, options: MatchingOptions = [], range: Range<Int>,
          using body: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          withoutActuallyEscaping(body) {
            enumerateMatches(in: text, options: options, range: NSRange(range), using: $0)
          }
        }
      }
      extension MutableAttributedString {
        fileprivate func addAttribute(_ key: Key, value: Any, range: NSRange) {
          addAttribute(key, value: value, range: range.lowerBound..<range.upperBound)
        }
        fileprivate func addAttributes(_ attributes: [Key: Any], range: NSRange) {
          addAttributes(attributes, range: range.lowerBound..<range.upperBound)
        }
        fileprivate func removeAttribute(_ key: Key, range: NSRange) {
          removeAttribute(key, range: range.lowerBound..<range.upperBound)
        }
        fileprivate func replaceCharacters(in range: NSRange, with text: String) {
          replaceCharacters(in: range.lowerBound..<range.upperBound, with: text)
        }
      }
      extension String {
        fileprivate func substring(with range: NSRange) -> String {
          substring(with: range.lowerBound..<range.upperBound)
        }
      }

      """
    ),
    (
      ["NumberFormatter"],
      """

      extension NumberFormatter {
        fileprivate func string(from number: Double) -> String? { string(from: NSNumber(value: number)) }
        fileprivate static func localizedString(from number: Double, number style: Style) -> String {
          localizedString(from: NSNumber(value: number), number: style)
        }
      }

      """
    ),
  ]

  private static func datePicker(_ type: String) -> String {
    """

    extension \(type) {
      fileprivate var date: Date {
        get { Date(timeIntervalSince1970: (self as any LocalTimePicker).date.secondsSince1970) }
        set { (self as any LocalTimePicker).date = LocalTime(secondsSince1970: newValue.timeIntervalSince1970) }
      }
      fileprivate var minimumDate: Date? {
        get { (self as any LocalTimePicker).minimumDate.map { Date(timeIntervalSince1970: $0.secondsSince1970) } }
        set {
          (self as any LocalTimePicker).minimumDate = newValue.map {
            LocalTime(secondsSince1970: $0.timeIntervalSince1970)
          }
        }
      }
      fileprivate var maximumDate: Date? {
        get { (self as any LocalTimePicker).maximumDate.map { Date(timeIntervalSince1970: $0.secondsSince1970) } }
        set {
          (self as any LocalTimePicker).maximumDate = newValue.map {
            LocalTime(secondsSince1970: $0.timeIntervalSince1970)
          }
        }
      }
      fileprivate func setDate(_ date: Date, animated: Bool) { self.date = date }
    }

    """
  }
}
