import TrackedKit

@Observable final class Counter {
  var hits = 0
}

final class CounterViewController: ViewController {
  let counter = Counter()
  let label = Label("0 clicks")
  var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    runs += 1
    label.text = "\(counter.hits) clicks"
  }
}
