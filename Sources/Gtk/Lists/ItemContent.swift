/// Tells two equal items of a list apart that a row would show differently: a program's `==` may compare their identifiers alone.
enum ItemContent {
  /// Whether all that they consist of is equal; objects, and what is made of nothing that can be compared, are the same or not.
  static func isSame(_ one: AnyHashable, _ other: AnyHashable) -> Bool { isSame(one.base, other.base) }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    let (mirror, otherMirror) = (Mirror(reflecting: one), Mirror(reflecting: other))
    switch mirror.displayStyle {
    case .class, .foreignReference: return (one as AnyObject) === (other as AnyObject)
    // Those of equal sets need not be in the same order.
    case .set, .dictionary: return isEqual(one, other)
    default: break
    }
    guard !mirror.children.isEmpty, !(one is any StringProtocol) else {
      return otherMirror.children.isEmpty && isEqual(one, other)
    }
    guard mirror.children.count == otherMirror.children.count else { return false }
    return zip(mirror.children, otherMirror.children).allSatisfy {
      $0.label == $1.label && isSame($0.value, $1.value)
    }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else {
      // A case without a value.
      return Mirror(reflecting: one).displayStyle == .enum && "\(one)" == "\(other)"
    }
    return isEqual(one, to: other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool { (other as? Value) == one }
}
