public import Gtk
import GtkTracking

/// The part of the desktop's screen that the program has: its window. On a desktop no program has all of it.
///
/// Calculations of UIKit sources with `UIScreen.main.bounds` then fit the window: cells a third as wide, a content of several pages.
@MainActor public final class Screen {
  private weak var ownWindow: Gtk.Window?
  private let isMain: Bool

  private init(_ window: Gtk.Window?) {
    ownWindow = window
    isMain = window == nil
  }

  /// The screen of the window with the keyboard, or of the one made last.
  public static let main = Screen(nil)

  /// The screen of one window.
  static func of(_ window: Gtk.Window) -> Screen { Screen(window) }

  /// The size that a window made with `Window(frame: Screen.main.bounds)` opens with, unless the monitor is smaller.
  static let usualSize = Size(width: 800, height: 600)

  private var window: Gtk.Window? { isMain ? Gtk.Window.foremost : ownWindow }

  /// From (0, 0), the size of the window's content, in logical pixels; before there is a window, the size that it opens with: 800 by
  /// 600, or less on a small monitor. Not tracked: `layoutSubviews()` runs for a new size in any case.
  public var bounds: Rect {
    let monitor = Monitor.showing(window)?.geometry.size
    if let size = window?.expectedContentSize { return Rect(origin: .zero, size: size) }
    let usual = Screen.usualSize
    return Rect(
      x: 0, y: 0, width: min(usual.width, monitor?.width ?? .infinity),
      height: min(usual.height, monitor?.height ?? .infinity))
  }

  /// How many pixels of the monitor make a logical one.
  public var scale: Double { Double(Monitor.showing(window)?.scale ?? 1) }

  /// `bounds` in pixels of the monitor.
  public var nativeBounds: Rect {
    let (bounds, scale) = (bounds, scale)
    return Rect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// As `scale`.
  public var nativeScale: Double { scale }

  /// The traits of the window, or of the desktop without one.
  public var traitCollection: TraitCollection { window?.traitCollection ?? .current }
}

extension Gtk.Window {
  /// The window's part of the screen.
  public var screen: Screen { Screen.of(self) }
}
