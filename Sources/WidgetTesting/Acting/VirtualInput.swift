import CGtk
import Gtk

/// A pointer and a keyboard that the display server lets programs move: `XTestInput`, `WaylandInput`.
class VirtualInput {
  /// Whether there is virtual input.
  enum Availability {
    case ready(VirtualInput)
    /// Not on this display, which has no such devices.
    case unsupported
    /// Only a library is missing.
    case missing(library: String)
  }

  /// The display's virtual input.
  static let shared = availability()

  /// Looks for virtual input, under X11 through the library of this name.
  static func availability(library: String = "libXtst.so.6") -> Availability {
    guard let shown = gdk_display_get_default() else { return .unsupported }
    switch String(cString: cgtk_type_name_of(UnsafeRawPointer(shown))) {
    case "GdkX11Display": return XTestInput.availability(of: shown, library: library)
    case "GdkWaylandDisplay": return WaylandInput(shown).map { .ready($0) } ?? .unsupported
    default: return .unsupported
    }
  }

  init() {}

  /// Whether a person may be working, so that tests must not take the pointer.
  var mayBeUsedByPeople: Bool { true }

  /// Brings a window to the front and gives it the keyboard, as a user would.
  func raise(_ surface: OpaquePointer) {}

  /// Where a position in a top-level window or popover, in its surface's logical pixels, is on the screen.
  func screenPlace(_ point: Point, in surface: OpaquePointer) -> (x: Int32, y: Int32) { (0, 0) }

  func movePointer(toX x: Int32, y: Int32) {}

  /// Presses or releases a button, by X's number: 4 and 5 are steps of the wheel, upwards and downwards.
  func button(_ number: UInt32, _ direction: Direction) {}

  /// Presses or releases a key.
  ///
  /// - Returns: false when the keyboard has no such key.
  func key(_ symbol: Int, _ direction: Direction) -> Bool { false }

  /// Whether a key or button goes down or up.
  enum Direction: Int32 {
    case up
    case down
  }

  /// Why there is no virtual input.
  struct Absence: Error {
    let reason: String
  }
}

extension VirtualInput.Availability {
  /// The input, or the reason why there is none.
  func input() throws(VirtualInput.Absence) -> VirtualInput {
    switch self {
    case .ready(let input): return input
    case .unsupported: throw VirtualInput.Absence(reason: "this display takes no virtual events")
    case .missing(let library):
      throw VirtualInput.Absence(
        reason: "\(library) is missing, through which events are made (Debian's libxtst6). Install it, or set "
          + "GTK_TESTING_DELIVERY=activation to do without events")
    }
  }
}
