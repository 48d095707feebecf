import CGtk
import Observation
import TrackedUI

/// Every widget that a person can type into.
package enum EditableKind: String, CaseIterable, Equatable {
  case entryHandler, entryHook, entryBound, searchEntryBound, passwordBound
  case kitField, kitFieldAction, kitFieldDelegate, kitSearchBar
  case textViewBound, kitTextView, kitTextViewDelegate
  case uiField, uiSecureField, uiSearch, uiEditor, uiTallField, uiFieldOnChange

  /// Whether a handler sets the field itself, while GTK reports the change.
  var answersItself: Bool { self == .entryHandler || self == .kitFieldDelegate || self == .kitTextViewDelegate }
  var hasLines: Bool {
    switch self {
    case .textViewBound, .kitTextView, .kitTextViewDelegate, .uiEditor, .uiTallField: true
    default: false
    }
  }
  /// Whether the program hears once of what is put in place of something.
  var editsAtOnce: Bool {
    [.kitFieldAction, .kitFieldDelegate, .kitTextView, .kitTextViewDelegate].contains(self)
      // Of what is typed over something in a field, GTK reports that it was deleted and that it was inserted; a newer GTK reports both at once.
      || !hasLines && gtk_check_version(4, 12, 0) == nil
  }
  var isSecret: Bool { self == .passwordBound || self == .uiSecureField }
}

/// What a field is bound to.
@Observable final class Model {
  var text: String
  @ObservationIgnored let session: Session
  /// All that the person and the program have ever written.
  @ObservationIgnored var written: Set<String> = []

  init(_ session: Session) {
    self.session = session
    (text, old) = (session.start, session.start)
    written = [session.start]
  }

  /// How often something was taken: an answer may be what there was.
  var revision = 0

  /// What is to be shown.
  var shown: String {
    _ = revision
    return text
  }

  /// Takes what is typed.
  func take(_ typed: String) {
    revision += 1
    switch session.delivery {
    case .atOnce: text = answer(to: typed)
    case .later:
      text = typed
      // No task: those of a test wait for its end.
      MainLoop.after(milliseconds: 0) {
        self.text = self.answer(to: typed)
        self.old = self.text
        self.revision += 1
      }
    }
    if session.delivery == .atOnce { old = text }
  }

  /// What it had answered last.
  @ObservationIgnored var old: String

  func answer(to typed: String) -> String {
    session.answer(Letters(new: typed), old: Letters(new: old)).text
  }

  var binding: TrackedKit.Binding<String> {
    TrackedKit.Binding {
      self.text
    } set: {
      self.take($0)
    }
  }
}

/// A field with its model, in a window.
final class Field {
  let model: Model
  /// What stands in the window.
  let outer: Widget
  private let keeper: AnyObject?

  init(_ session: Session) {
    let model = Model(session)
    self.model = model
    var keeper: AnyObject?
    func hosted(_ view: some View) -> Widget {
      let controller = HostingController(rootView: view)
      keeper = controller
      return controller.view
    }
    switch session.editable {
    case .entryHandler:
      let entry = Entry()
      entry.text = session.start
      entry.onChanged { [unowned entry] in
        model.take(entry.text)
        entry.text = model.text
      }
      entry.updateProperties { $0.text = model.shown }
      outer = entry
    case .entryHook:
      let entry = Entry()
      entry.onChanged { [unowned entry] in model.take(entry.text) }
      entry.updateProperties { $0.text = model.shown }
      outer = entry
    case .entryBound:
      let entry = Entry()
      entry.bind(text: model.binding)
      outer = entry
    case .searchEntryBound:
      let entry = Gtk.SearchEntry()
      entry.bind(text: model.binding)
      outer = entry
    case .passwordBound:
      let entry = PasswordEntry()
      entry.bind(text: model.binding)
      outer = entry
    case .kitField: outer = TrackedKit.TextField(text: model.binding)
    case .kitFieldAction:
      let field = TrackedKit.TextField()
      field.addAction(
        TrackedKit.Action { [unowned field] _ in model.take(field.text ?? "") }, for: .editingChanged)
      field.updateProperties { $0.text = model.shown }
      outer = field
    case .kitFieldDelegate:
      let field = TrackedKit.TextField()
      let delegate = Answering(model)
      field.delegate = delegate
      keeper = delegate
      field.updateProperties { $0.text = model.shown }
      outer = field
    case .kitSearchBar:
      let bar = TrackedKit.SearchBar()
      let delegate = Answering(model)
      bar.delegate = delegate
      keeper = delegate
      bar.updateProperties { $0.text = model.shown }
      outer = bar
    case .textViewBound:
      let view = Gtk.TextView()
      view.bind(text: model.binding)
      outer = view
    case .kitTextView: outer = TrackedKit.TextView(text: model.binding)
    case .kitTextViewDelegate:
      let view = TrackedKit.TextView()
      let delegate = Answering(model)
      view.delegate = delegate
      keeper = delegate
      view.updateProperties { $0.text = model.shown }
      outer = view
    case .uiField: outer = hosted(TextField("Field", text: model.binding))
    case .uiFieldOnChange: outer = hosted(Correcting(model: model))
    case .uiSecureField: outer = hosted(SecureField("Field", text: model.binding))
    case .uiSearch: outer = hosted(Text("Content").searchable(text: model.binding))
    case .uiEditor: outer = hosted(TextEditor(text: model.binding))
    case .uiTallField: outer = hosted(TextField("Field", text: model.binding, axis: .vertical))
    }
    self.keeper = keeper
  }
}

/// SwiftUI's usual way to correct what is typed.
private struct Correcting: View {
  let model: Model
  @State private var text = ""

  var body: some View {
    TextField("Field", text: $text)
      .onAppear { text = model.text }
      .onChange(of: text) { if text != model.text { model.take(text) } }
      .onChange(of: model.revision) { text = model.text }
  }
}

/// UIKit's way: the delegate sets what is to stand there instead.
private final class Answering: TextFieldDelegate, TextViewDelegate, SearchBarDelegate {
  private let model: Model

  init(_ model: Model) { self.model = model }

  func textField(
    _ textField: TrackedKit.TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    model.take((textField.text ?? "").replacing(range, string))
    textField.text = model.text
    return false
  }

  func textView(
    _ textView: TrackedKit.TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    model.take(textView.text.replacing(range, text))
    textView.text = model.text
    return false
  }

  func textViewDidChange(_ textView: TrackedKit.TextView) { model.take(textView.text) }

  func searchBar(_ searchBar: TrackedKit.SearchBar, textDidChange searchText: String) { model.take(searchText) }
}

extension String {
  /// With another text in place of a part, counted in UTF-16.
  fileprivate func replacing(_ range: Range<Int>, _ text: String) -> String {
    let start = utf16.index(startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    return String(self[..<start]) + text + String(self[end...])
  }
}
