// How do two windows show one model?
//
// Give both the same model. Each window runs its own hook, in its own update pass. A bound entry shows what is typed into the
// other one, and keeps its cursor.

import TrackedKit

@Observable final class SharedNote {
  var text = ""
  var stars = 0

  func reset() {
    text = ""
    stars = 0
  }
}

final class SharedNoteViewController: ViewController {
  @Bindable private var note: SharedNote
  private let entry = Entry()
  private let starsLabel = Label()
  private let starButton = Button("Star")
  private let resetButton = Button("Reset")

  init(_ note: SharedNote) { self.note = note }

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.bind(text: $note.text)
    starButton.onClicked(note) { $0.stars += 1 }
    resetButton.onClicked(note) { $0.reset() }
    let column = Box(.vertical, spacing: 9)
    for widget in [entry, starsLabel, starButton, resetButton] as [Widget] { column.append(widget) }
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    starsLabel.text = "\(note.stars) stars"
  }
}

func makeNoteWindows(_ note: SharedNote) -> [Window] {
  ["One", "Two"].map { title in
    let window = Window(title: title)
    window.rootViewController = SharedNoteViewController(note)
    return window
  }
}
