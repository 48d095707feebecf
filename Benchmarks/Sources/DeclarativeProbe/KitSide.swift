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

/// Labels in boxes, made by hand.
final class LabelsByHand: ViewController {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = Box(.vertical)
    for index in 0..<count { column.append(Gtk.Label("Label \(index)")) }
    let scroller = ScrolledWindow()
    scroller.child = column
    view.addSubview(scroller)
  }
}
