import CGtk

/// A GLib call has failed.
public nonisolated struct GLibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error to which the code belongs, such as `g-io-error-quark`.
  public let domain: String
  /// The number of the error within its kind.
  public let code: Int
  /// What went wrong, in words.
  public let description: String

  init(domain: String, code: Int, description: String) {
    (self.domain, self.code, self.description) = (domain, code, description)
  }

  /// Takes an error over from C.
  package init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(domain: "", code: 0, description: "unknown error")
      return
    }
    defer { g_error_free(error) }
    self.init(
      domain: String(cString: g_quark_to_string(error.pointee.domain)), code: Int(error.pointee.code),
      description: String(cString: error.pointee.message))
  }

  /// Whether it ended because the task that waited for it was cancelled.
  public var isCancellation: Bool {
    domain == String(cString: g_quark_to_string(g_io_error_quark())) && code == Int(G_IO_ERROR_CANCELLED.rawValue)
      || domain == Self.dialogDomain && code == 1
  }

  /// Whether the user has closed a dialog of GTK 4.10 without an answer.
  package var isDismissal: Bool { domain == Self.dialogDomain && code == 2 }

  /// The kind of error of the dialogs of GTK 4.10.
  private static let dialogDomain = "gtk-dialog-error-quark"
}

extension GLibError: @MainActor ValueRepresentable {
  /// Copies an error.
  public init(value: UnsafePointer<GValue>) {
    self.init(taking: g_value_get_boxed(value).map { g_error_copy($0.assumingMemoryBound(to: GError.self)) })
  }

  /// Stores a copy of the error.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, g_error_get_type())
    g_value_take_boxed(
      value, g_error_new_literal(g_quark_from_string(domain.withoutNUL), gint(clamping: code), description.withoutNUL))
  }

  /// Whether it is an error.
  public static func canRead(_ type: GType) -> Bool { g_type_is_a(type, g_error_get_type()) != 0 }
}

/// GLib's asynchronous calls as Swift's: `begin` gets what GLib needs, `finish` the result. Cancelling the task
/// cancels the call, which then throws; see `GLibError.isCancellation`.
package enum AsyncCall {
  package typealias Begin = (
    _ cancellable: UnsafeMutablePointer<GCancellable>?, _ done: @escaping GAsyncReadyCallback, _ data: gpointer
  ) -> Void
  package typealias Finish<Answer> = (
    _ result: OpaquePointer, _ error: inout UnsafeMutablePointer<GError>?
  ) -> Answer

  package static func run<Answer>(_ begin: Begin, finish: @escaping Finish<Answer>) async throws(GLibError) -> Answer {
    let cancellable = Cancellable()
    var outcome: Result<Answer, GLibError>?
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiting = Waiting { result in
          var error: UnsafeMutablePointer<GError>?
          let answer = finish(result, &error)
          outcome = error == nil ? .success(answer) : .failure(GLibError(taking: error))
          continuation.resume()
        }
        begin(cancellable.pointer, Waiting.done, Unmanaged.passRetained(waiting).toOpaque())
      }
    } onCancel: {
      cancellable.cancel()
    }
    return try outcome!.get()
  }
}

/// The state of a call that waits for its result.
private final class Waiting {
  private let answer: (OpaquePointer) -> Void

  init(_ answer: @escaping (OpaquePointer) -> Void) { self.answer = answer }

  static let done: GAsyncReadyCallback = { _, result, data in
    let (result, data) = (UInt(bitPattern: result), UInt(bitPattern: data))
    MainActor.assumeIsolated {
      let waiting = Unmanaged<Waiting>.fromOpaque(UnsafeRawPointer(bitPattern: data)!).takeRetainedValue()
      waiting.answer(OpaquePointer(bitPattern: result)!)
    }
  }
}

/// Ends a call from any thread.
// A GCancellable may be used by any thread, and this only ever hands it out.
private nonisolated final class Cancellable: @unchecked Sendable {
  let pointer = g_cancellable_new()!

  deinit { g_object_unref(pointer) }

  func cancel() { g_cancellable_cancel(pointer) }
}
