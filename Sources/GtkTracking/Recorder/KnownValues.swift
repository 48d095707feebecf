import Tracking

/// What properties were last seen to be, in words: Observation tells that one was written, and not what it was or is.
///
/// A class: reading a value and describing it runs the program's code, which may write what is noted here as well.
final class KnownValues {
  private final class Known {
    weak var object: AnyObject?
    /// The searches since an object was found.
    var searches = 0
    var values: [AnyKeyPath: String] = [:]
    var fields: ObservedFields?
    /// The properties that hooks have read, by name.
    var read: Set<String> = []
  }

  /// By the objects' registrars.
  private var known: [ObjectIdentifier: Known] = [:]
  private static let mostObjects = 2_000
  private static let mostSearches = 3
  private static let longestText = 100

  /// Notes what a hook has read.
  func note(_ reads: [Tracker.Read], of hook: Hook) {
    for read in reads { _ = look(at: read, of: hook) }
  }

  /// Notes a write that makes a hook due, which has read what was written.
  ///
  /// - Returns: what it was and what it is; nil where that is not known.
  func change(_ read: Tracker.Read, of hook: Hook) -> (old: String?, new: String?) {
    let old = known[read.object].flatMap { $0.object == nil ? nil : $0.values[read.property] }
    return (old, look(at: read, of: hook))
  }

  /// A property that has changed and that no hook has read.
  struct UnreadChange {
    let root: Any.Type
    let field: ObservedFields.Field
  }

  /// What has changed since the previous call in the objects that hooks read something else of.
  func unreadChanges() -> [UnreadChange] {
    var changes: [UnreadChange] = []
    for entry in known.values {
      guard let object = entry.object, let changed = entry.fields?.changes(in: object) else { continue }
      for field in changed where !entry.read.contains(field.name) {
        changes.append(UnreadChange(root: type(of: object), field: field))
      }
    }
    return changes
  }

  private func look(at read: Tracker.Read, of hook: Hook) -> String? {
    guard let object = object(of: read, hook) else { return nil }
    if let name = PropertyName.of(read.property) { known[read.object]?.read.insert(name) }
    let text = Tracker.withoutTracking { (object as Any)[keyPath: read.property].map(Self.text) }
    known[read.object]?.values[read.property] = text
    return text
  }

  private func object(of read: Tracker.Read, _ hook: Hook) -> AnyObject? {
    let entry = known[read.object] ?? Known()
    if let object = entry.object { return object }
    // What had this registrar is gone, and all that was known of it.
    (entry.values, entry.fields, entry.read) = ([:], nil, [])
    guard entry.searches < Self.mostSearches else { return nil }
    entry.object = ObservedObject.find(read, from: [UpdateRecorder.owner(of: hook), hook].compactMap { $0 })
    entry.searches = entry.object == nil ? entry.searches + 1 : 0
    entry.fields = entry.object.map(ObservedFields.init)
    if known.count >= Self.mostObjects { known = known.filter { $0.value.object != nil } }
    if known.count < Self.mostObjects { known[read.object] = entry }
    return entry.object
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection, .dictionary, .set:
      if mirror.children.count > 10 { return "\(mirror.children.count) elements" }
    default: break
    }
    let words = value is String ? "“\(value)”" : String(describing: value)
    return words.count > longestText ? words.prefix(longestText) + "…" : words
  }
}
