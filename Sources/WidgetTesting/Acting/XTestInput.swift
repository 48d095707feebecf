import CGtk
import Glibc
import Gtk

/// The X server's XTEST extension, through libraries that are loaded if present: nothing links against them.
final class XTestInput: VirtualInput {
  private let display: OpaquePointer
  private let calls: Calls

  private init(_ display: OpaquePointer, _ calls: Calls) {
    self.display = display
    self.calls = calls
  }

  /// Looks for the extension through the library of this name.
  static func availability(of shown: OpaquePointer, library: String) -> Availability {
    guard let x11 = dlopen("libX11.so.6", RTLD_NOW) else { return .unsupported }
    guard let xtst = dlopen(library, RTLD_NOW) else { return .missing(library: library) }
    guard let calls = Calls(x11, xtst), let display = calls.openDisplay(gdk_display_get_name(shown)) else {
      return .unsupported
    }
    var numbers: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard calls.queryExtension(display, &numbers.0, &numbers.1, &numbers.2, &numbers.3) != 0 else {
      return .unsupported
    }
    return .ready(XTestInput(display, calls))
  }

  /// Whether a window manager runs, which by convention owns this selection.
  override var mayBeUsedByPeople: Bool {
    calls.selectionOwner(display, calls.internAtom(display, "WM_S0", 0)) != 0
  }

  override func raise(_ surface: OpaquePointer) {
    let xWindow = calls.xWindow(surface)
    _ = calls.raise(display, xWindow)
    // 2: the focus goes to the parent when the window is gone.
    _ = calls.setFocus(display, xWindow, 2, 0)
    _ = calls.sync(display, 0)
  }

  override func screenPlace(_ point: Point, in surface: OpaquePointer) -> (x: Int32, y: Int32) {
    let scale = Double(gdk_surface_get_scale_factor(surface))
    var place: (x: Int32, y: Int32) = (0, 0)
    var child: UInt = 0
    let x = Int32((point.x * scale).rounded(.down))
    let y = Int32((point.y * scale).rounded(.down))
    _ = calls.translate(
      display, calls.xWindow(surface), calls.rootWindow(display), x, y, &place.x, &place.y, &child)
    return place
  }

  override func movePointer(toX x: Int32, y: Int32) {
    _ = calls.fakeMotion(display, -1, x, y, 0)
    _ = calls.sync(display, 0)
  }

  override func button(_ number: UInt32, _ direction: Direction) {
    _ = calls.fakeButton(display, number, direction.rawValue, 0)
    _ = calls.sync(display, 0)
  }

  override func key(_ symbol: Int, _ direction: Direction) -> Bool {
    let code = calls.keycode(display, UInt(symbol))
    guard code != 0 else { return false }
    _ = calls.fakeKey(display, UInt32(code), direction.rawValue, 0)
    _ = calls.sync(display, 0)
    return true
  }
}

extension XTestInput {
  /// The functions, by their types in Xlib.h and XTest.h.
  private struct Calls {
    let openDisplay: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    let rootWindow: @convention(c) (OpaquePointer) -> UInt
    let internAtom: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    let selectionOwner: @convention(c) (OpaquePointer, UInt) -> UInt
    let raise: @convention(c) (OpaquePointer, UInt) -> Int32
    let setFocus: @convention(c) (OpaquePointer, UInt, Int32, UInt) -> Int32
    let sync: @convention(c) (OpaquePointer, Int32) -> Int32
    let translate:
      @convention(c) (
        OpaquePointer, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<UInt>
      ) -> Int32
    let keycode: @convention(c) (OpaquePointer, UInt) -> UInt8
    let queryExtension:
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<Int32>
      ) -> Int32
    let fakeMotion: @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32
    let fakeButton: @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
    let fakeKey: @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
    /// GTK's own; it is missing from a GTK built without X11.
    let xWindow: @convention(c) (OpaquePointer) -> UInt

    init?(_ x11: UnsafeMutableRawPointer, _ xtst: UnsafeMutableRawPointer) {
      guard let process = dlopen(nil, RTLD_NOW) else { return nil }
      let names: [(UnsafeMutableRawPointer, String)] = [
        (x11, "XOpenDisplay"), (x11, "XDefaultRootWindow"), (x11, "XInternAtom"), (x11, "XGetSelectionOwner"),
        (x11, "XRaiseWindow"), (x11, "XSetInputFocus"), (x11, "XSync"), (x11, "XTranslateCoordinates"),
        (x11, "XKeysymToKeycode"), (xtst, "XTestQueryExtension"), (xtst, "XTestFakeMotionEvent"),
        (xtst, "XTestFakeButtonEvent"), (xtst, "XTestFakeKeyEvent"), (process, "gdk_x11_surface_get_xid"),
      ]
      let found = names.compactMap { dlsym($0.0, $0.1) }
      guard found.count == names.count else { return nil }
      // The types are those of the headers; a function found by name has no other check.
      func function<Function>(_ index: Int) -> Function { unsafeBitCast(found[index], to: Function.self) }
      openDisplay = function(0)
      rootWindow = function(1)
      internAtom = function(2)
      selectionOwner = function(3)
      raise = function(4)
      setFocus = function(5)
      sync = function(6)
      translate = function(7)
      keycode = function(8)
      queryExtension = function(9)
      fakeMotion = function(10)
      fakeButton = function(11)
      fakeKey = function(12)
      xWindow = function(13)
    }
  }
}
