// Made by scripts/generate-wrappers of scripts/support/wrappers/AboutDialog.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let aboutDialogLaws = Coverage<AboutDialog>(
    "GtkAboutDialog", make: { AboutDialog() }
  ) {
    $0.set("program-name", \.programName, samples: ["Program", "Other"])
    $0.set("version", \.version)
    $0.set("copyright", \.copyright)
    $0.set("comments", \.comments)
    $0.set("website", \.website, samples: ["https://example.org"])
    $0.set("website-label", \.websiteLabel, samples: ["Home"])
    $0.set("license", \.license)
    $0.set("license-type", \.licenseType)
    $0.set("wrap-license", \.wrapsLicense)
    $0.set("system-information", \.systemInformation)
    $0.set("authors", \.authors)
    $0.set("documenters", \.documenters)
    $0.set("artists", \.artists)
    $0.set("translator-credits", \.translatorCredits)
    $0.set("logo", \.logo, samples: [Texture.make(width: 1, height: 1, rgba: [1, 2, 3, 255])])
    $0.set("logo-icon-name", \.logoIconName, samples: ["image-missing"])
    $0.signal { $0.onActivateLink { _ in .proceed } }
    $0.signal { $0.onNotifyProgramName {} }
    $0.signal { $0.onNotifyVersion {} }
    $0.signal { $0.onNotifyCopyright {} }
    $0.signal { $0.onNotifyComments {} }
    $0.signal { $0.onNotifyWebsite {} }
    $0.signal { $0.onNotifyWebsiteLabel {} }
    $0.signal { $0.onNotifyLicense {} }
    $0.signal { $0.onNotifyLicenseType {} }
    $0.signal { $0.onNotifyWrapLicense {} }
    $0.signal { $0.onNotifySystemInformation {} }
    $0.signal { $0.onNotifyAuthors {} }
    $0.signal { $0.onNotifyDocumenters {} }
    $0.signal { $0.onNotifyArtists {} }
    $0.signal { $0.onNotifyTranslatorCredits {} }
    $0.signal { $0.onNotifyLogo {} }
    $0.signal { $0.onNotifyLogoIconName {} }
  }
}
