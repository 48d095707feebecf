import Glibc

/// Marks in the timeline of sysprof, GNOME's profiler, while it runs the program and somebody records: a group "Tracked Updates" with the frames
/// and the runs of hooks.
///
/// Its library is loaded where it is there; nothing is linked to it.
package enum SysprofMarks {
  /// `sysprof_collector_mark`: begin and duration in nanoseconds of the monotonic clock, group, name, message.
  package typealias Mark =
    @convention(c) (Int64, Int64, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void

  /// Nil, at no cost, where sysprof does not run the program, or its library is not there.
  @exclusivity(unchecked) package static var mark: Mark? = isProfiled ? load() : nil

  /// Whether sysprof runs the program, and waits for marks.
  package static var isProfiled: Bool { getenv("SYSPROF_CONTROL_FD") != nil || getenv("SYSPROF_TRACE_FD") != nil }

  /// The libraries that have it: its own, and those of sysprof's versions, which contain it.
  package static let libraries = ["libsysprof-capture-4.so", "libsysprof-6.so.6", "libsysprof-4.so"]

  package static func load() -> Mark? {
    for library in libraries {
      if let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(handle, "sysprof_collector_mark") {
        // `Mark` is the C function's signature in sysprof-collector.h.
        return unsafeBitCast(symbol, to: Mark.self)
      }
    }
    return nil
  }

  /// - Parameters: in microseconds of the monotonic clock.
  static func add(_ name: String, at started: Int64, lasting microseconds: Int64, _ message: @autoclosure () -> String)
  {
    mark?(started * 1000, microseconds * 1000, "Tracked Updates", name, message())
  }
}
