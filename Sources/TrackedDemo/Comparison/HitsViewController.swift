import TrackedKit

// essential:begin
final class HitsViewController: ViewController {
  private let counter: CounterModel
  private let label = Label()
  private let addButton = Button(word: "Add One")
  private let resetButton = Button(word: "Reset")

  init(_ counter: CounterModel) {
    self.counter = counter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.onClicked(counter) { $0.increment() }
    resetButton.onClicked(counter) { $0.reset() }
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.hits)"
    resetButton.isSensitive = counter.hits != 0
  }

  private func makeLayout() -> Widget {
    addButton.addCSSClass("suggested-action")
    label.attributes = TextAttributes(scale: 2, weight: .bold)
    let buttons = Box(.horizontal, spacing: 8)
    [addButton, resetButton].forEach(buttons.append)
    let column = Box(.vertical, spacing: 12)
    column.margins = PageLayout.contentMargins
    for widget in [label, buttons] {
      widget.halign = .center
      column.append(widget)
    }
    return column
  }
}
// essential:end
