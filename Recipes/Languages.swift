// How does a screen speak the language of its window, with the right form for a number, and follow when that changes?
//
// Look each text up in a hook. `po/de.po` has, for the text below, msgid "%@ new message" and msgid_plural "%@ new messages"; `msgfmt` compiles it.
// The program says where the result is as soon as it has started: Translations.use(domain: "letters", folder: "/usr/share/locale").

import TrackedKit

@Observable final class Letterbox {
  var newCount = 0
}

final class LetterboxViewController: ViewController {
  private let letterbox: Letterbox
  private let label = Label()
  private let button = Button()

  init(_ letterbox: Letterbox) { self.letterbox = letterbox }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = StackView(arrangedSubviews: [label, button])
    column.axis = .vertical
    button.onClicked(self) { $0.toggleLanguage() }
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    let count = letterbox.newCount
    label.text = String(localized: "\(count) new message", plural: "\(count) new messages", count: count)
    button.setTitle(String(localized: "In German"), for: .normal)
  }

  /// For the whole window: every hook in it that has looked up a text runs again.
  private func toggleLanguage() {
    let isGerman = traitCollection.locale?.identifier == "de"
    view.window?.traitOverrides.locale = isGerman ? nil : Locale(identifier: "de")
  }
}
