import TrackedKit
@Observable private final class HitCounter { var hits = 0 }


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Controllers/ViewController.swift", line: 7)
private final class CounterViewController: ViewController {
  private let counter = HitCounter()
  private let label = Label()
  override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label) }
  override func updateProperties() { super.updateProperties(); label.text = "\(counter.hits) clicks" }
}
#sourceLocation()

