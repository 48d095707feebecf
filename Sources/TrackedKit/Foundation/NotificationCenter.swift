public import Foundation
import Gtk
import GtkTracking
import Synchronization

/// Delivers notifications to observers: Foundation's center of the same name, with UIKit's ways to observe.
///
/// A post at either center reaches the observers of both.
///
/// ```swift
/// let changed = Selector(CartController.cartDidChange)
/// NotificationCenter.default.addObserver(self, selector: changed, name: .cartDidChange, object: cart)
/// NotificationCenter.default.post(name: .cartDidChange, object: cart)
/// ```
///
/// Observers and posts may come from any thread; observers are called on the main one, in the order in which they were added: at once for a
/// post of the main thread, otherwise in a later turn of its loop. Their reads are not tracked.
open nonisolated class NotificationCenter: @unchecked Sendable {
  /// The program's, on Foundation's `default`.
  @_disfavoredOverload public static let `default` = DefaultNotificationCenter() as NotificationCenter

  /// Where observers that are given as closures are called: on the main thread.
  public nonisolated struct Queue: Sendable {
    /// The main thread's.
    public static let main = Queue()
  }

  private struct Observations {
    var all: [NotificationObservation] = []
    var isListening = false
  }

  // Not checked, as a program may make subclasses: all that changes here is behind this lock.
  private let observations = Mutex(Observations())
  private let own = Foundation.NotificationCenter()
  /// Posts and delivers notifications.
  fileprivate var base: Foundation.NotificationCenter { own }

  /// A center of a part of a program.
  public init() {}

  // MARK: Posting

  /// Calls the observers of a name.
  open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Calls the observers of a notification.
  open func post(_ notification: Notification) { base.post(notification) }

  /// Foundation's center, which calls in no particular order, delivers a notification.
  private func receive(_ notification: Notification) {
    let told = observations.withLock { observations in
      observations.all.removeAll { $0.isGone }
      return observations.all.filter { $0.awaits(notification) }
    }
    guard !told.isEmpty else { return }
    // A thread that posts it leaves it to the main one.
    nonisolated(unsafe) let notification = notification
    if isMainThread {
      MainActor.assumeIsolated { deliver(notification, to: told) }
    } else {
      MainLoop.invokeOnMainThread { [self] in deliver(notification, to: told) }
    }
  }

  /// Observers that were removed by an earlier one are not called.
  @MainActor private func deliver(_ notification: Notification, to told: [NotificationObservation]) {
    PassContext.untracked {
      for observation in told where observations.withLock({ $0.all.contains { $0 === observation } }) {
        observation.body(notification)
      }
    }
  }

  // MARK: Observing

  /// Calls a closure for a name, or for every name where it is nil, and for one object alone where there is one.
  ///
  /// - Returns: what `removeObserver(_:)` takes. The observer stays until then.
  @discardableResult
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: Queue?, using block: @escaping (Notification) -> Void
  ) -> NotificationObservation {
    add(NotificationObservation(name: name, object: object, observer: nil, body: block))
  }

  /// The same, for a queue of another kind.
  @discardableResult
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: some AnyObject,
    using block: @escaping (Notification) -> Void
  ) -> NotificationObservation {
    addObserver(forName: name, object: object, queue: Queue.main, using: block)
  }

  /// Calls a method of an observer, which is held weakly: after its end it is no longer called.
  open func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, _ in selector(observer)() }
  }

  /// The same, of a method that takes the notification.
  open func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, notification in selector(observer)(notification) }
  }

  /// The same, by a selector.
  @MainActor open func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    observe(observer, name, object) { observer, notification in selector.perform(on: observer, sender: notification) }
  }

  private func observe<Observer: AnyObject>(
    _ observer: Observer, _ name: Notification.Name?, _ object: Any?,
    body: @escaping @MainActor (Observer, Notification) -> Void
  ) {
    // Read on the main thread alone, as observers are called there.
    nonisolated(unsafe) let weak = WeakObserver(observer)
    add(
      NotificationObservation(name: name, object: object, observer: observer) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { if let observer = weak.observer as? Observer { body(observer, notification) } }
      })
  }

  /// Removes an observer: one added with a method, or the result of a closure's `addObserver`.
  open func removeObserver(_ observer: Any) {
    let id = ObjectIdentifier(observer as AnyObject)
    observations.withLock { $0.all.removeAll { $0.isOf(id) } }
  }

  /// Removes an observer for a name, or for an object.
  open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let id = ObjectIdentifier(observer as AnyObject)
    let objectID = object.map { ObjectIdentifier($0 as AnyObject) }
    observations.withLock {
      $0.all.removeAll {
        $0.isOf(id) && (name == nil || $0.name == name) && (objectID == nil || $0.objectID == objectID)
      }
    }
  }

  @discardableResult
  private func add(_ observation: NotificationObservation) -> NotificationObservation {
    let begins = observations.withLock { observations in
      observations.all.append(observation)
      defer { observations.isListening = true }
      return !observations.isListening
    }
    if begins { _ = base.addObserver(forName: nil, object: nil, queue: nil) { [weak self] in self?.receive($0) } }
    return observation
  }

  /// The notifications of a name as a sequence, from now on.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
    let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
    let observation = addObserver(forName: name, object: object, queue: Queue.main) { notification in
      // The center keeps no notification beyond its delivery.
      nonisolated(unsafe) let notification = notification
      continuation.yield(notification)
    }
    continuation.onTermination = { _ in self.removeObserver(observation) }
    return stream
  }
}

// Adds no state to its superclass, which is safe on any thread.
private nonisolated final class DefaultNotificationCenter: NotificationCenter, @unchecked Sendable {
  override var base: Foundation.NotificationCenter { .default }
}

/// An observer that a notification center has made, as `addObserver(forName:object:queue:using:)` returns one.
public nonisolated final class NotificationObservation: @MainActor ObjectProtocol, @unchecked Sendable {
  let name: Notification.Name?
  let objectID: ObjectIdentifier?
  private let hasObject: Bool
  // Weak references are read and cleared atomically; everything else never changes, and `body` is called on the main thread alone.
  private weak var object: AnyObject?
  private let observerID: ObjectIdentifier?
  private weak var observer: AnyObject?
  let body: (Notification) -> Void

  init(
    name: Notification.Name?, object: Any?, observer: AnyObject?, body: @escaping (Notification) -> Void
  ) {
    self.name = name
    let object = object.map { $0 as AnyObject }
    self.object = object
    hasObject = object != nil
    objectID = object.map(ObjectIdentifier.init)
    self.observer = observer
    observerID = observer.map(ObjectIdentifier.init)
    self.body = body
  }

  /// Whether the observer, or the object it listened to, is gone.
  var isGone: Bool { observerID != nil && observer == nil || hasObject && object == nil }

  func awaits(_ notification: Notification) -> Bool {
    if let name, name != notification.name { return false }
    return !hasObject || notification.object.map { ObjectIdentifier($0 as AnyObject) } == objectID
  }

  func isOf(_ id: ObjectIdentifier) -> Bool { observerID == id || ObjectIdentifier(self) == id }
}

private nonisolated struct WeakObserver {
  weak var observer: AnyObject?
  init(_ observer: AnyObject) { self.observer = observer }
}
