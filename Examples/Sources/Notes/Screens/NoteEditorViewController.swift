import TrackedKit

/// The chosen note's text.
final class NoteEditorViewController: ViewController {
  private let store: NoteStore
  private let preferences: Preferences
  private lazy var textView = TextView(
    text: Binding { [store] in
      store.chosen?.text ?? ""
    } set: { [store] in
      store.chosen?.text = $0
    })

  init(_ store: NoteStore, _ preferences: Preferences) {
    (self.store, self.preferences) = (store, preferences)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.accessibilityLabel = String(localized: "Text")
    textView.vexpand = true
    textView.textContainerInset = EdgeInsets(top: 12, left: 18, bottom: 12, right: 18)
    view.addSubview(textView)
  }

  override func updateProperties() {
    super.updateProperties()
    title = store.chosen?.title ?? ""
    textView.font =
      preferences.isMonospaced ? .monospacedSystemFont(ofSize: 15, weight: .regular) : .systemFont(ofSize: 15)
  }

  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    guard store.chosen == nil else { return contentUnavailableConfiguration = nil }
    var placeholder = ContentUnavailableConfiguration.empty()
    placeholder.text = String(localized: "No Note Chosen")
    contentUnavailableConfiguration = placeholder
  }

  func edit() { textView.becomeFirstResponder() }
}
