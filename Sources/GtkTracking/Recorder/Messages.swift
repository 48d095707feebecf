import Gtk

extension UpdateRecorder {
  /// Somebody who hears of messages; it ends when this is ended or freed.
  @MainActor public final class MessageObservation {
    fileprivate init() {}

    isolated deinit { end() }

    /// Ends it.
    public func end() { messageObservers[ObjectIdentifier(self)] = nil }
  }

  private static var messageObservers: [ObjectIdentifier: (String) -> Void] = [:]

  /// Calls `observer` with every warning, and in debug builds with every piece of advice, until the result is ended or freed, whether or not
  /// anybody records. They go to the log all the same: a warning as such, advice as a message, which no setting makes fatal.
  ///
  /// A message may come in the middle of a pass: note it and show it later.
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
