import CGtk

/// A line of text that is shown as dots.
@MainActor open class PasswordEntry: Widget {
  /// An empty field.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_password_entry_new())) }

  /// Adopts a GtkPasswordEntry.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkPasswordEntry`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol PasswordEntryProtocol: Widget, TextEntry {}

extension PasswordEntry: nonisolated PasswordEntryProtocol {}

extension PasswordEntryProtocol {
  /// Entries added to the menu of the right button. (The menu that GTK returns includes its own entries, too.)
  public var extraMenu: Menu? {
    get { attachment(ExtraMenu.self)?.menu }
    set {
      guard newValue !== extraMenu else { return }
      attach(ExtraMenu(newValue))
      withoutEcho { gtk_password_entry_set_extra_menu(native(), newValue?.native()) }
    }
  }
}

private final class ExtraMenu {
  let menu: Menu?

  init(_ menu: Menu?) { self.menu = menu }
}
