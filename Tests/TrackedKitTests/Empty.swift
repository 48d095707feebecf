import Gtk
import GtkTesting
import Observation
import Testing
import TrackedKit

@Observable final class Counter { var hits = 0; var other = 0 }

final class CounterController: ViewController {
  let counter: Counter
  let label = Label()
  var runs = 0
  var log: [String] = []
  init(_ counter: Counter) { self.counter = counter }
  override func viewDidLoad() { super.viewDidLoad(); log.append("load"); view.addSubview(label) }
  override func viewWillAppear(_ a: Bool) { log.append("will") }
  override func viewIsAppearing(_ a: Bool) { log.append("is") }
  override func viewDidAppear(_ a: Bool) { log.append("did") }
  override func viewDidDisappear(_ a: Bool) { log.append("gone") }
  override func viewWillLayoutSubviews() { log.append("layout") }
  override func updateProperties() { super.updateProperties(); runs += 1; log.append("props"); label.text = "\(counter.hits) clicks" }
}

@MainActor @Suite(.serialized) struct SmokeTests {
  @Test func counter() async throws {
    let counter = Counter()
    let controller = CounterController(counter)
    let window = try await TestWindow(controller)
    #expect(controller.log == ["load", "will", "is", "props", "layout", "did"])
    #expect(controller.runs == 1)
    counter.hits = 5
    #expect(controller.runs == 1)
    try await settle()
    #expect(controller.runs == 2)
    #expect(controller.label.text == "5 clicks")
    counter.other = 5
    try await settle()
    #expect(controller.runs == 2)
    window.close()
    #expect(controller.log.last == "gone")
  }
}
