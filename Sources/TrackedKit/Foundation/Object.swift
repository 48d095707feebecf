/// The base of a program's own classes where a UIKit source says `NSObject`: delegates, data sources, models.
///
/// It is unrelated to `Gtk.Object`, which wraps GTK's objects. Main actor.
@MainActor open class Object {
  /// An object.
  public init() {}

  /// Whether another object counts as equal; whether it is this one, unless overridden.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

  /// The same for equal objects; override it along with `isEqual(_:)`.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// A text for messages: the name of the class, unless overridden.
  open var description: String { "<\(type(of: self))>" }
}

extension Object: @MainActor Hashable {
  /// Whether the first object says that the other is equal.
  public static func == (first: Object, second: Object) -> Bool { first.isEqual(second) }

  /// Hashes by `hash`.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Object: @MainActor CustomStringConvertible {}

/// The members of every object. A protocol of a UIKit source may inherit from it.
public protocol ObjectProtocol: AnyObject {}

extension Object: ObjectProtocol {}

/// Seconds.
public typealias TimeInterval = Double

/// Seconds, as CoreFoundation and CoreAnimation say it.
public typealias CFTimeInterval = Double
