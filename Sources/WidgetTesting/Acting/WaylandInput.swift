import CGtk
import CVirtualSeat
import Glibc
import Gtk

/// The virtual pointer and keyboard of a Wayland compositor such as sway.
///
/// A Wayland program does not know where its windows are: the compositor has to put each at the top left corner of its first screen, without a
/// frame, as `scripts/support/headless.sh` has sway do. Which window is in front is set through sway's socket, SWAYSOCK.
final class WaylandInput: VirtualInput {
  private let display: OpaquePointer
  private let seat: OpaquePointer
  private var held: UInt32 = 0
  private var pressed: Set<UInt32> = []
  /// Where the pointer was put last.
  private var place: (x: Int32, y: Int32)?

  /// Nil for a compositor without such devices.
  init?(_ display: OpaquePointer) {
    guard let seat = virtual_seat_open() else { return nil }
    (self.display, self.seat) = (display, seat)
  }

  override func raise(_ surface: OpaquePointer) {
    guard gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_FOCUSED.rawValue == 0 else { return }
    guard let native = gtk_native_get_for_surface(surface) else { return }
    let window = Gtk.Object.wrap(UnsafeMutableRawPointer(native))
    // The one thing by which sway can tell the windows of a program.
    gdk_toplevel_set_title(surface, "raised by a test")
    gdk_display_sync(display)
    Self.tellSway("[title=\"^raised by a test$\"] focus")
    gdk_toplevel_set_title(surface, (window as? Gtk.Window)?.title ?? "")
    gdk_display_sync(display)
  }

  override func screenPlace(_ point: Point, in surface: OpaquePointer) -> (x: Int32, y: Int32) {
    let corner = corner(of: surface)
    return (x: Int32((point.x + corner.x).rounded(.down)), y: Int32((point.y + corner.y).rounded(.down)))
  }

  /// Where a surface begins on the screen: a window's with its shadow, which is beyond the corner.
  private func corner(of surface: OpaquePointer) -> Point {
    if cgtk_is_a(UnsafeRawPointer(surface), gdk_popup_get_type()) != 0, let parent = gdk_popup_get_parent(surface) {
      let corner = corner(of: parent)
      return Point(
        x: corner.x + Double(gdk_popup_get_position_x(surface)), y: corner.y + Double(gdk_popup_get_position_y(surface))
      )
    }
    var shift: (x: Double, y: Double) = (0, 0)
    if let native = gtk_native_get_for_surface(surface) {
      gtk_native_get_surface_transform(native, &shift.x, &shift.y)
    }
    return Point(x: -shift.x, y: -shift.y)
  }

  override func movePointer(toX x: Int32, y: Int32) {
    var screen = GdkRectangle()
    let monitors = gdk_display_get_monitors(display)
    guard let monitor = g_list_model_get_item(monitors, 0) else { return }
    gdk_monitor_get_geometry(OpaquePointer(monitor), &screen)
    g_object_unref(monitor)
    func move(toX x: Int32) {
      virtual_seat_move(
        seat, UInt32(clamping: x), UInt32(clamping: y), UInt32(clamping: screen.width), UInt32(clamping: screen.height))
    }
    // A compositor reports no motion to where the pointer is, and GTK asks only then what has come beneath it.
    if let place, place == (x, y) { move(toX: x > 0 ? x - 1 : x + 1) }
    place = (x, y)
    move(toX: x)
    // What the compositor reports is there for GTK before anything else happens.
    gdk_display_sync(display)
  }

  override func button(_ number: UInt32, _ direction: Direction) {
    // A compositor passes on a release without a press, which an X server does not.
    guard direction == .down ? pressed.insert(number).inserted : pressed.remove(number) != nil else { return }
    switch number {
    case 4, 5: if direction == .down { virtual_seat_wheel(seat, number == 4 ? -1 : 1) }
    // The kernel's BTN_LEFT, BTN_MIDDLE and BTN_RIGHT.
    default: virtual_seat_button(seat, number == 1 ? 0x110 : number == 2 ? 0x112 : 0x111, direction.rawValue)
    }
  }

  override func key(_ symbol: Int, _ direction: Direction) -> Bool {
    var found: UnsafeMutablePointer<GdkKeymapKey>?
    var count: gint = 0
    guard gdk_display_map_keyval(display, guint(symbol), &found, &count) != 0, let found else { return false }
    defer { g_free(found) }
    let keys = (0..<Int(count)).map { found[$0] }
    guard let key = keys.min(by: { ($0.group, $0.level) < ($1.group, $1.level) }) else { return false }
    if let mask = Self.masks[symbol] { held = direction == .down ? held | mask : held & ~mask }
    // X's numbers of keys are the kernel's and 8.
    virtual_seat_key(seat, key.keycode - 8, direction.rawValue, held)
    return true
  }

  /// The bits of modifiers in xkb's usual keymaps.
  private static let masks = [Int(GDK_KEY_Shift_L): UInt32(1), Int(GDK_KEY_Control_L): 4, Int(GDK_KEY_Alt_L): 8]

  /// Sends sway a command, in i3's protocol: a magic word, the length, the kind of the message, which is 0 for commands.
  private static func tellSway(_ command: String) {
    guard let name = getenv("SWAYSOCK").map({ String(cString: $0) }) else { return }
    let connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8.prefix($0.count - 1)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) == 0 }
    }
    guard isConnected else { return }
    var message = Array("i3-ipc".utf8)
    for number in [UInt32(command.utf8.count), 0] { withUnsafeBytes(of: number) { message += $0 } }
    message += Array(command.utf8)
    guard write(connection, message, message.count) == message.count else { return }
    // It answers when it is done.
    var answer = [UInt8](repeating: 0, count: 256)
    _ = read(connection, &answer, answer.count)
  }
}
