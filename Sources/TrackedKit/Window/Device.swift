import Gtk
import GtkTracking

/// The kind of device a program runs on.
public nonisolated enum UserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone; never here.
  case phone
  /// A tablet; never here.
  case pad
  /// A television; never here.
  case tv
  /// A car; never here.
  case carPlay
  /// A desktop with windows, pointer and keyboard, by the name that UIKit has for one.
  case mac = 5
  /// Glasses; never here.
  case vision
}

/// The computer.
@MainActor public final class Device {
  /// The computer the program runs on.
  public static let current = Device()

  private init() {}

  /// `.mac`: UIKit's name for a desktop. For the room there is read `traitCollection.horizontalSizeClass` in a hook.
  public var userInterfaceIdiom: UserInterfaceIdiom { .mac }
  /// The computer's name in its network.
  public var name: String { SystemNames.host }
  /// The name of the system, such as "Debian GNU/Linux".
  public var systemName: String { SystemNames.system }
  /// The version of the system, such as "12"; empty where it has none.
  public var systemVersion: String { SystemNames.version }
  /// "Computer": the desktop does not say more.
  public var model: String { "Computer" }
  /// `model` in the user's language.
  public var localizedModel: String { String(kit: "Computer") }
}

extension TraitCollection {
  /// The kind of device the program runs on: a desktop.
  public var userInterfaceIdiom: UserInterfaceIdiom { .mac }
}
