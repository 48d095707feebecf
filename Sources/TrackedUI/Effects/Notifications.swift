public import Foundation

/// Tells those that have asked for it that something has happened.
public typealias NotificationCenter = TrackedKit.NotificationCenter

extension NotificationCenter {
  /// The notifications of a name, for `onReceive`.
  @MainActor public struct Publisher {
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    func isSame(as other: Publisher) -> Bool {
      center === other.center && name == other.name && object === other.object
    }
  }

  /// The notifications of a name, of one object alone where it is said, for `onReceive`.
  @MainActor public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

private struct NotificationModifier: NodeModifier {
  let publisher: NotificationCenter.Publisher
  let action: (Notification) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    NotificationNode(view, inputs)
  }
}

private final class NotificationNode<Content: View>: EffectNode<Content, NotificationModifier> {
  private var observation: NotificationObservation?

  override func begin() {
    let publisher = modifier.publisher
    observation = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: .main) {
      [weak self] notification in
      // Observers are called on the main thread.
      MainActor.assumeIsolated { self?.modifier.action(notification) }
    }
  }

  override func end() {
    if let observation { modifier.publisher.center.removeObserver(observation) }
    observation = nil
  }

  override func modifierDidChange(from old: NotificationModifier) {
    guard isActive, !modifier.publisher.isSame(as: old.publisher) else { return }
    if let observation { old.publisher.center.removeObserver(observation) }
    begin()
  }
}

extension View {
  /// Does something at each notification while the view is seen.
  public func onReceive(
    _ publisher: NotificationCenter.Publisher, perform action: @escaping (Notification) -> Void
  ) -> some View { modifier(NotificationModifier(publisher: publisher, action: action)) }
}
