/// A reference that keeps nothing.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}

/// Puts another object in place of one that is held weakly.
///
/// - Returns: whether it has changed.
func replaceWeak<Object>(_ held: inout Object?, with new: Object?) -> Bool {
  let old = held
  held = new
  return old.map { ObjectIdentifier($0 as AnyObject) } != new.map { ObjectIdentifier($0 as AnyObject) }
}
