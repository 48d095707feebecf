// How do a screen and the sheet on top of it share a selection? How does a sheet get its height?
//
// Give both controllers the same model. The sheet writes it; the screen beneath keeps running and follows. Detents set the
// heights at which the sheet rests.

import TrackedKit

@Observable final class PictureChoice {
  var selected = "ocean"
  /// From 0 to 1.
  var intensity = 0.5
}

final class PictureViewController: ViewController {
  private let choice: PictureChoice
  private let label = Label()
  private let button = Button("Choose")

  init(_ choice: PictureChoice) { self.choice = choice }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.onClicked(self) { me in me.presentChoice() }
    let column = Box(.vertical, spacing: 12)
    column.append(label)
    column.append(button)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(choice.selected) at \(Int((choice.intensity * 100).rounded())) %"
  }

  func presentChoice() {
    let sheet = PictureChoiceViewController(choice)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }
}

final class PictureChoiceViewController: ViewController {
  private static let names = ["ocean", "forest", "city"]

  private let choice: PictureChoice
  private let list = ListBox()
  private let scale = Scale(range: 0...1, step: 0.05)

  init(_ choice: PictureChoice) { self.choice = choice }

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in Self.names { list.append(Label(name)) }
    list.onRowSelected(self) { me, _ in
      if let index = me.list.selectedIndex { me.choice.selected = Self.names[index] }
    }
    scale.bind(value: Bindable(choice).intensity)
    let column = Box(.vertical, spacing: 12)
    column.append(list)
    column.append(scale)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    list.selectedIndex = Self.names.firstIndex(of: choice.selected)
  }
}
