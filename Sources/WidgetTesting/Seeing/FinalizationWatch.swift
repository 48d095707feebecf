import CGtk
import Gtk
import Synchronization

/// Reports when an object has been freed: the Swift object, and for a wrapper the GObject behind it as well.
///
/// ```swift
/// var label: Label? = Label("short-lived")
/// let watch = FinalizationWatch(label!)
/// label = nil
/// try await watch.expectFinalized()
/// ```
@MainActor public final class FinalizationWatch {
  private weak var object: AnyObject?
  private let name: String
  private let nativeEnd: NativeEnd?
  /// One for all watches: GObject keeps each name for ever.
  private static let attachment = g_quark_from_string("test-kit-finalization")

  /// Watches a wrapper, a controller, or any other object, without keeping it alive.
  public init(_ object: AnyObject) {
    self.object = object
    name = String(describing: type(of: object))
    guard let wrapper = object as? Gtk.Object else {
      nativeEnd = nil
      return
    }
    if let known = g_object_get_qdata(wrapper.native(), Self.attachment) {
      nativeEnd = Unmanaged<NativeEnd>.fromOpaque(known).takeUnretainedValue()
      return
    }
    let end = NativeEnd()
    nativeEnd = end
    // One of GObject's weak references would end at dispose already; attached data ends with the memory.
    g_object_set_qdata_full(
      wrapper.native(), Self.attachment, Unmanaged.passRetained(end).toOpaque(),
      { data in
        let end = Unmanaged<NativeEnd>.fromOpaque(data!).takeRetainedValue()
        end.isReached.store(true, ordering: .releasing)
      })
  }

  /// Whether the object has been freed on both sides.
  public var isFinalized: Bool {
    object == nil && (nativeEnd?.isReached.load(ordering: .acquiring) ?? true)
  }

  /// Waits until the object has been freed.
  ///
  /// - Parameter deadline: in seconds.
  /// - Throws: `DeadlineExceeded`, which says which side still lives and how many references GObject counts.
  public func expectFinalized(
    deadline: Double = 1, file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await wait(
      for: "\(name) to be finalised", deadline: deadline, file: file, line: line, findings: { findings },
      until: { isFinalized })
  }

  private var findings: [String] {
    if isFinalized { return ["it is gone"] }
    guard let object else { return ["the Swift object is gone, its GObject is not"] }
    guard let wrapper = object as? Gtk.Object else { return ["something in Swift still holds it"] }
    return ["its GObject counts \(cgtk_ref_count(wrapper.raw)) references, one of them the wrapper's own"]
  }
}

extension FinalizationWatch: @MainActor CustomStringConvertible {
  /// The object's type, and which side of it still lives.
  public var description: String { "\(name): \(findings.joined(separator: ", "))" }
}

/// Set on any thread that frees the GObject.
private nonisolated final class NativeEnd: Sendable {
  let isReached = Atomic(false)
}
