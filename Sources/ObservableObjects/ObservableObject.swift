import Observation
import Synchronization

/// A model as SwiftUI had it before `@Observable`: a class whose `@Published` properties are watched.
///
/// Each property is watched by itself: a view is evaluated anew for those that it reads, as with `@Observable`. New models are
/// `@Observable`.
public protocol ObservableObject: AnyObject, Observable {}

extension ObservableObject {
  /// Says by hand that something of the object is another one: `objectWillChange.send()`. All views evaluate anew that reach the
  /// object by `@StateObject`, `@ObservedObject` or `@EnvironmentObject`.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells of an object as a whole.
public final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The objects' publishers, each for as long as its object is there.
  private static let known = Mutex(Known())

  private struct Known {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  /// Safe: of the object it is only asked whether it is there.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The object is another one.
  public func send() { registrar.withMutation(of: self, keyPath: \.pulse) {} }

  private var pulse: Int { 0 }

  /// Has the hook that runs depend on `send()`.
  package func noteRead() { registrar.access(self, keyPath: \.pulse) }

  fileprivate static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Where the object of an entry is gone, another one may have its place in memory.
    if let entry = known.withLock({ $0.entries[key] }), entry.object === object { return entry.publisher }
    let made = Entry(object: object, publisher: ObservableObjectPublisher())
    return known.withLock { known in
      if let entry = known.entries[key], entry.object != nil { return entry.publisher }
      if known.entries.count > known.limit {
        known.entries = known.entries.filter { $0.value.object != nil }
        known.limit = max(64, known.entries.count * 2)
      }
      known.entries[key] = made
      return made.publisher
    }
  }
}
