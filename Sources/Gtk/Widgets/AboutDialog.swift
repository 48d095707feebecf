import CGtk

/// A window with information about the program.
@MainActor open class AboutDialog: Window {
  /// Makes a hidden window; `present()` shows it.
  public init() { super.init(owning: gtk_about_dialog_new()) }

  /// Adopts a GtkAboutDialog, which GTK owns until it is destroyed.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds names below a title to the page of contributors.
  public func addCredits(_ title: String, _ names: [String]) {
    var strings: [UnsafePointer<CChar>?] = names.map { UnsafePointer(g_strdup($0.withoutNUL)) } + [nil]
    gtk_about_dialog_add_credit_section(native(), title.withoutNUL, &strings)
    strings.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) }
  }
}
