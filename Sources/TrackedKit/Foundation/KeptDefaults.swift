public import Foundation
import Gtk
import GtkTracking
import Synchronization

/// Foundation's defaults, written without being asked. On Linux Foundation writes them when `synchronize()` is called, and at no other
/// time, which a program for Apple's systems has no reason to do.
///
/// They are written after each turn of the main loop in which one has changed, and when the program ends.
public enum KeptDefaults {
  // Safe: Foundation's defaults may be used on any thread, and a store is never taken out again.
  private nonisolated struct Stores: @unchecked Sendable { var all: [UserDefaults] = [] }

  private nonisolated static let stores = Mutex(Stores())
  private static var hasWarned = false

  /// Stores a `UserDefaults` from now on. The program's own is stored wherever an application of the kit or of TrackedUI runs.
  public static func keep(_ store: UserDefaults) {
    let known = stores.withLock { $0.all }
    guard !known.contains(where: { $0 === store }) else { return }
    if known.isEmpty {
      saveWhatIsDamaged(in: file)
      MainLoop.afterEachTurn(when: { !write() && !hasWarned }) {
        hasWarned = true
        UpdateRecorder.warn(
          "UserDefaults cannot be stored: make the folder of XDG_CONFIG_HOME, or ~/.config, writable")
      }
      // On whichever thread the program ends.
      atexit { _ = KeptDefaults.write() }
    }
    stores.withLock { $0.all.append(store) }
  }

  /// Whether all of it is written.
  private nonisolated static func write() -> Bool {
    stores.withLock { $0.all }.reduce(true) { isWritten, store in store.synchronize() && isWritten }
  }

  /// Where Foundation keeps the program's own.
  private static var file: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.config"
    return "\(folder)/\(ProcessInfo.processInfo.processName).plist"
  }

  /// Keeps a copy of a file that cannot be read: Foundation takes it for empty, and writes over it.
  static func saveWhatIsDamaged(in file: String) {
    guard let data = FileManager.default.contents(atPath: file), !data.isEmpty else { return }
    do {
      _ = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let copy = file + ".damaged"
      let isCopied = FileManager.default.createFile(atPath: copy, contents: data)
      UpdateRecorder.warn(
        "the stored UserDefaults in \(file) cannot be read and are ignored; "
          + (isCopied ? "a copy is in \(copy)" : "copy the file before the program writes it again"))
    }
  }
}
