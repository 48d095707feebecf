import Foundation
import GtkTesting
import Testing

/// A file that imports Foundation beside the kit: both have timers, run loops and notifications.
@MainActor @Suite(.serialized) struct FoundationBesideTests {
  private final class Model {
    private(set) var rings = 0

    func start() {
      _ = Foundation.Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated { self.rings += 1 }
      }
      // Which of the two this is, Foundation decides.
      let other = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        MainActor.assumeIsolated { self.rings += 1 }
      }
      #expect(type(of: other) == Foundation.Timer.self)
    }
  }

  private final class Page: ViewController {
    var timer: Timer?
    private(set) var rings = 0
    private(set) var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      timer = Timer(timeInterval: 0.01, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.rings += 1 }
      }
      if let timer { RunLoop.main.add(timer, forMode: .common) }
      NotificationCenter.default.addObserver(
        self, selector: Page.changed, name: Application.didBecomeActiveNotification, object: nil)
    }

    func changed(_ notification: Notification) { told.append(notification.name.rawValue) }
  }

  @Test("timers and notifications are the kit's in a controller and Foundation's elsewhere, and both work")
  func bothWork() async throws {
    let model = Model()
    let page = Page()
    let window = try await TestWindow(page)
    defer { window.close() }
    model.start()
    try await wait(for: "the timers") { model.rings == 2 && page.rings == 1 }
    #expect(Page.Timer.self == TrackedKit.Timer.self)
    let name = Application.didBecomeActiveNotification
    TrackedKit.NotificationCenter.default.post(name: name, object: nil)
    #expect(page.told.contains(name.rawValue))
  }
}
