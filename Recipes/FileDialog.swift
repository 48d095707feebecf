// How do you open and save a file with the desktop's own dialog?
//
// `FileChooserNative` shows the desktop's dialog and waits for the user's choice: a path, or nil if there is none. A task of the
// controller waits; the choice goes into the model, and the hook shows it.

import Foundation
import TrackedKit

@Observable final class TextDocument {
  var text = ""
  private(set) var path: String?
  private(set) var problem: String?

  /// The folder in which the dialogs open; nil lets the desktop choose.
  var folder: String?

  var title: String { path?.split(separator: "/").last.map(String.init) ?? "New Text" }

  func read(_ path: String) {
    attempt(path) { text = try String(contentsOfFile: path, encoding: .utf8) }
  }

  func write(_ path: String) {
    attempt(path) { try text.write(toFile: path, atomically: true, encoding: .utf8) }
  }

  private func attempt(_ path: String, _ work: () throws -> Void) {
    do {
      try work()
      self.path = path
      problem = nil
    } catch { problem = "\(path): \(error)" }
  }
}

final class TextDocumentViewController: ViewController {
  @Bindable private var document: TextDocument
  private let problemLabel = Label()
  private let filters = [FileFilter("Texts", suffixes: ["txt", "md"])]

  init(_ document: TextDocument) { self.document = document }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = BarButtonItem(
      title: "Open", primaryAction: Action { [weak self] _ in Task { try await self?.open() } })
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .save, primaryAction: Action { [weak self] _ in Task { try await self?.save() } })
    let textView = TextView(text: $document.text)
    textView.vexpand = true
    textView.accessibilityLabel = "Text"
    problemLabel.numberOfLines = 0
    let column = StackView(arrangedSubviews: [problemLabel, textView])
    column.axis = .vertical
    view.addSubview(column)
  }

  func open() async throws {
    guard let path = try await FileChooserNative.open(parent: view.window, filters: filters, folder: document.folder)
    else { return }
    document.read(path)
  }

  func save() async throws {
    guard
      let path = try await FileChooserNative.save(
        parent: view.window, name: document.title, filters: filters, folder: document.folder)
    else { return }
    document.write(path)
  }

  override func updateProperties() {
    super.updateProperties()
    title = document.title
    problemLabel.text = document.problem
    problemLabel.isHidden = document.problem == nil
  }
}
