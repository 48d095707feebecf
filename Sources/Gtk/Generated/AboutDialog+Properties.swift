// Made by scripts/generate-wrappers of scripts/support/wrappers/AboutDialog.txt: edit that, not this.
import CGtk

/// Every `AboutDialog`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol AboutDialogProtocol: AboutDialog {}

extension AboutDialog: nonisolated AboutDialogProtocol {}

extension AboutDialogProtocol {
  /// The name of the program; nil for the process's.
  @NativeProperty(gtk_about_dialog_get_program_name, gtk_about_dialog_set_program_name) public var programName: String?

  /// The version.
  @NativeProperty(gtk_about_dialog_get_version, gtk_about_dialog_set_version) public var version: String?

  /// Whose it is, in one line.
  @NativeProperty(gtk_about_dialog_get_copyright, gtk_about_dialog_set_copyright) public var copyright: String?

  /// What the program does, in a few words.
  @NativeProperty(gtk_about_dialog_get_comments, gtk_about_dialog_set_comments) public var comments: String?

  /// The address of the program's page.
  @NativeProperty(gtk_about_dialog_get_website, gtk_about_dialog_set_website) public var website: String?

  /// The text of the link to the page.
  @NativeProperty("website-label") public var websiteLabel: String?

  /// The licence's whole text.
  @NativeProperty(gtk_about_dialog_get_license, gtk_about_dialog_set_license) public var license: String?

  /// The licence by its name.
  @NativeProperty(gtk_about_dialog_get_license_type, gtk_about_dialog_set_license_type) public var licenseType: License

  /// Whether the licence's lines break where they do not fit.
  @NativeProperty(gtk_about_dialog_get_wrap_license, gtk_about_dialog_set_wrap_license) public var wrapsLicense: Bool

  /// Information about the system; shown on its own page.
  @NativeProperty(gtk_about_dialog_get_system_information, gtk_about_dialog_set_system_information)
  public var systemInformation: String?

  /// Who wrote it.
  @NativeProperty("authors") public var authors: [String]

  /// The authors of its documentation.
  @NativeProperty("documenters") public var documenters: [String]

  /// Who drew for it.
  @NativeProperty("artists") public var artists: [String]

  /// Who translated it.
  @NativeProperty(gtk_about_dialog_get_translator_credits, gtk_about_dialog_set_translator_credits)
  public var translatorCredits: String?

  /// The program's logo.
  @NativeProperty(gtk_about_dialog_get_logo, gtk_about_dialog_set_logo) public var logo: Texture?

  /// The name of an icon in place of the logo.
  @NativeProperty(gtk_about_dialog_get_logo_icon_name, gtk_about_dialog_set_logo_icon_name)
  public var logoIconName: String?
}

// Signals.
extension AboutDialogProtocol {
  /// The user clicked a link; `.stop` keeps GTK from opening it.
  public var onActivateLink: EventSignal<String> { EventSignal(self, "activate-link") }

  /// The user, or C code, changed `programName`.
  public var onNotifyProgramName: Signal<> { notify("program-name", delivery: .userChanges) }

  /// The user, or C code, changed `version`.
  public var onNotifyVersion: Signal<> { notify("version", delivery: .userChanges) }

  /// The user, or C code, changed `copyright`.
  public var onNotifyCopyright: Signal<> { notify("copyright", delivery: .userChanges) }

  /// The user, or C code, changed `comments`.
  public var onNotifyComments: Signal<> { notify("comments", delivery: .userChanges) }

  /// The user, or C code, changed `website`.
  public var onNotifyWebsite: Signal<> { notify("website", delivery: .userChanges) }

  /// The user, or C code, changed `websiteLabel`.
  public var onNotifyWebsiteLabel: Signal<> { notify("website-label", delivery: .userChanges) }

  /// The user, or C code, changed `license`.
  public var onNotifyLicense: Signal<> { notify("license", delivery: .userChanges) }

  /// The user, or C code, changed `licenseType`.
  public var onNotifyLicenseType: Signal<> { notify("license-type", delivery: .userChanges) }

  /// The user, or C code, changed `wrapsLicense`.
  public var onNotifyWrapLicense: Signal<> { notify("wrap-license", delivery: .userChanges) }

  /// The user, or C code, changed `systemInformation`.
  public var onNotifySystemInformation: Signal<> { notify("system-information", delivery: .userChanges) }

  /// The user, or C code, changed `authors`.
  public var onNotifyAuthors: Signal<> { notify("authors", delivery: .userChanges) }

  /// The user, or C code, changed `documenters`.
  public var onNotifyDocumenters: Signal<> { notify("documenters", delivery: .userChanges) }

  /// The user, or C code, changed `artists`.
  public var onNotifyArtists: Signal<> { notify("artists", delivery: .userChanges) }

  /// The user, or C code, changed `translatorCredits`.
  public var onNotifyTranslatorCredits: Signal<> { notify("translator-credits", delivery: .userChanges) }

  /// The user, or C code, changed `logo`.
  public var onNotifyLogo: Signal<> { notify("logo", delivery: .userChanges) }

  /// The user, or C code, changed `logoIconName`.
  public var onNotifyLogoIconName: Signal<> { notify("logo-icon-name", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AboutDialogProtocol {
  @available(*, unavailable, renamed: "wrapsLicense")
  @NeverCalled public var wrapLicense: Bool
  @available(*, unavailable, renamed: "addCredits(_:_:)")
  @NeverCalled public var addCreditSection: RenamedFunction
}

/// A licence.
@Counterpart(of: GtkLicense.self)
public nonisolated struct License: NativeEnumeration {
  /// No licence is named.
  public static let unknown = License(GTK_LICENSE_UNKNOWN)

  /// Another one, whose text is given.
  public static let custom = License(GTK_LICENSE_CUSTOM)

  /// GPL, version 2 or later.
  public static let gpl2 = License(GTK_LICENSE_GPL_2_0)

  /// GPL, version 3 or later.
  public static let gpl3 = License(GTK_LICENSE_GPL_3_0)

  /// LGPL, version 2.1 or later.
  public static let lgpl21 = License(GTK_LICENSE_LGPL_2_1)

  /// LGPL, version 3 or later.
  public static let lgpl3 = License(GTK_LICENSE_LGPL_3_0)

  /// BSD, two clauses.
  public static let bsd = License(GTK_LICENSE_BSD)

  /// MIT.
  public static let mit = License(GTK_LICENSE_MIT_X11)

  /// Artistic licence 2.0.
  public static let artistic = License(GTK_LICENSE_ARTISTIC)

  /// GPL, version 2.
  public static let gpl2Only = License(GTK_LICENSE_GPL_2_0_ONLY)

  /// GPL, version 3.
  public static let gpl3Only = License(GTK_LICENSE_GPL_3_0_ONLY)

  /// LGPL, version 2.1.
  public static let lgpl21Only = License(GTK_LICENSE_LGPL_2_1_ONLY)

  /// LGPL, version 3.
  public static let lgpl3Only = License(GTK_LICENSE_LGPL_3_0_ONLY)

  /// AGPL, version 3 or later.
  public static let agpl3 = License(GTK_LICENSE_AGPL_3_0)

  /// AGPL, version 3.
  public static let agpl3Only = License(GTK_LICENSE_AGPL_3_0_ONLY)

  /// BSD, three clauses.
  public static let bsd3 = License(GTK_LICENSE_BSD_3)

  /// Apache 2.0.
  public static let apache2 = License(GTK_LICENSE_APACHE_2_0)

  /// MPL 2.0.
  public static let mpl2 = License(GTK_LICENSE_MPL_2_0)
}
