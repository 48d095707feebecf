import TrackedKit

@Observable final class Counter {
  var hits = 0
}

/// A label that follows a counter, in the kit.
final class CounterViewController: ViewController {
  private let counter: Counter
  private let label = Label()

  init(_ counter: Counter) {
    self.counter = counter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.hits) clicks"
  }
}

/// Labels in a box, made by hand: they wrap and have space in between, as texts in a stack do.
final class LabelsByHand: ViewController {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = Box(.vertical, spacing: 8)
    for index in 0..<count {
      let label = Gtk.Label("Row \(index)")
      label.wraps = true
      label.wrapMode = .wordOrCharacter
      column.append(label)
    }
    let scroller = ScrolledWindow()
    scroller.child = column
    view.addSubview(scroller)
  }
}
