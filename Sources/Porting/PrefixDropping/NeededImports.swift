/// What a port needs besides the kit: messages for names that are called otherwise, what Foundation keeps in a module of its own, and,
/// where a source imports Foundation itself, the kit's names that both have. The kit's types get the members that take Foundation's.
struct NeededImports {
  /// Whether SwiftUI is imported, whose `AttributedString` is Foundation's and whose `DatePicker` is a view.
  let isMixed: Bool
  private var words: Set<String> = []
  private var needsMessages = false
  private var importsFoundation = false
  /// Where the imports go, in UTF-8 of the port.
  private var place: Int?

  init(isMixed: Bool) { self.isMixed = isMixed }

  /// A word of the source as it is ported.
  mutating func read(_ word: Substring, isMember: Bool) {
    if !isMember { words.insert(String(word)) }
    if portingNames.contains(word) { needsMessages = true }
  }

  /// The port of an `import` of UIKit, SwiftUI or Foundation ends here.
  mutating func didImport(_ module: Substring, at place: Int) {
    if module == "Foundation" { importsFoundation = true }
    self.place = place
  }

  /// The port with what it needs, on the line of its last import, and at its end.
  func completed(_ port: String) -> String {
    guard let place else { return port }
    var imports = needsMessages ? "; import TrackedKitPorting" : ""
    if !words.isDisjoint(with: ["HTTPURLResponse", "URLCache", "URLRequest", "URLResponse", "URLSession"]),
      !words.contains("FoundationNetworking")
    {
      imports += "; import FoundationNetworking"
    }
    for (name, kind) in Self.kitsOwn
    where importsFoundation && words.contains(name)
      && !(isMixed && ["AttributeContainer", "AttributedString"].contains(name))
    {
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

  /// Members of the kit's types that take Foundation's, or of Foundation's types that take `NSRange`, for sources with all of these words.
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
