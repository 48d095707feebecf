import Dispatch
import Glibc

/// Reports that a file was written or replaced, by any process. It watches the folder, since a replaced file is a new one.
final class FileWatch {
  private var source: (any DispatchSourceRead)?
  /// False where there is no such folder.
  var isWatching: Bool { source != nil }

  /// - Parameter path: a file; there need not be one yet. A link is followed.
  init(_ path: String, onChange: @escaping @MainActor () -> Void) {
    let (folder, name) = Self.place(of: path)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    guard inotify_add_watch(descriptor, folder, UInt32(IN_MOVED_TO | IN_CLOSE_WRITE)) >= 0 else {
      close(descriptor)
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      guard Self.names(from: descriptor).contains(name) else { return }
      MainActor.assumeIsolated(onChange)
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    self.source = source
  }

  isolated deinit { source?.cancel() }

  private static func place(of path: String) -> (folder: String, name: String) {
    let resolved = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let path = resolved ?? path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (String(path.dropLast(name.count)), name)
  }

  /// The names of the files in the folder that were changed.
  private nonisolated static func names(from descriptor: Int32) -> Set<String> {
    var names: Set<String> = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress!, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          names.insert(String(cString: buffer.baseAddress!.advanced(by: offset).assumingMemoryBound(to: CChar.self)))
          offset += Int(event.len)
        }
      }
    }
    return names
  }
}
