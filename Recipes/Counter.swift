// How does a label follow a model?
//
// The action changes the model. `updateProperties()` reads it, so it runs again in the next update pass, in the frame that
// shows the new text. No code connects the two.

import TrackedKit

@Observable final class HitCounter {
  var hits = 0
}

final class HitCounterViewController: ViewController {
  private let counter: HitCounter
  private let label = Label()
  private let button = Button("Click me")

  init(_ counter: HitCounter) { self.counter = counter }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.onClicked(counter) { $0.hits += 1 }
    let column = Box(.vertical, spacing: 12)
    column.valign = .center
    column.append(label)
    column.append(button)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.hits) clicks"
    label.attributes = TextAttributes(scale: 1.6, weight: .bold)
  }
}
