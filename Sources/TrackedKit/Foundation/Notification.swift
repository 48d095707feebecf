/// What a notification center passes on: that something has happened, and with whom.
public nonisolated struct Notification {
  /// What has happened.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    @_disfavoredOverload public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What has happened.
  public var name: Name
  /// Whom it has happened to.
  public var object: Any?
  /// What else there is to say.
  public var userInfo: [AnyHashable: Any]?

  /// A notification.
  @_disfavoredOverload public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }
}

// What a notification carries comes to another thread only where a program posts there, and then is the main thread's alone: the kit
// keeps no notification beyond its delivery.
extension Notification: @unchecked nonisolated Sendable {}
