import Gtk

extension UpdateRecorder {
  /// An observation of messages. It ends when it is ended or freed.
  @MainActor public final class MessageObservation {
    fileprivate init() {}

    isolated deinit { end() }

    /// Ends it.
    public func end() { messageObservers[ObjectIdentifier(self)] = nil }
  }

  private static var messageObservers: [ObjectIdentifier: (String) -> Void] = [:]

  /// Calls `observer` with every warning and, in debug builds, every piece of advice, until the returned object is ended or freed. No recording is
  /// needed. Both are logged as well: a warning as a warning, and advice as a message, which no setting makes fatal.
  ///
  /// `observer` may be called in the middle of a pass: keep the message and show it later.
  public static func observeMessages(_ observer: @escaping (String) -> Void) -> MessageObservation {
    let observation = MessageObservation()
    messageObservers[ObjectIdentifier(observation)] = observer
    return observation
  }

  /// Reports a mistake that the pass had to end.
  package static func warn(_ message: String) {
    Log.warning(message, domain: "TrackedKit")
    tell(message)
  }

  /// Reports what costs frames but may be no mistake.
  package static func advise(_ message: String) {
    Log.message(message, domain: "TrackedKit")
    tell(message)
  }

  private static func tell(_ message: String) {
    PassContext.untracked { messageObservers.values.forEach { $0(message) } }
  }
}
