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

  /// What a model does that knows Foundation alone.
  private final class Store {
    nonisolated static let saved = Notification.Name("saved")
    private(set) var heard = 0

    init() {
      _ = Foundation.NotificationCenter.default.addObserver(forName: Self.saved, object: nil, queue: nil) {
        [weak self] _ in
        if Thread.isMainThread { MainActor.assumeIsolated { self?.heard += 1 } }
      }
    }

    func save() { Foundation.NotificationCenter.default.post(name: Self.saved, object: self) }
  }

  @Test(
    "what is posted at Foundation's center reaches the kit's observers, and the other way round, also from other threads"
  )
  func centersAreOne() async throws {
    final class Screen: ViewController {
      var titles: [String] = []
      func didSave(_ notification: Notification) {
        titles.append("\(notification.name.rawValue) \(Thread.isMainThread)")
      }
    }
    let (store, screen) = (Store(), Screen())
    TrackedKit.NotificationCenter.default.addObserver(
      screen, selector: Screen.didSave, name: Store.saved, object: store)
    for count in 1...2 {
      store.save()
      #expect(screen.titles.count == count && store.heard == count)
    }
    TrackedKit.NotificationCenter.default.post(name: Store.saved, object: nil)
    #expect(store.heard == 3 && screen.titles.count == 2)
    await Task.detached { TrackedKit.NotificationCenter.default.post(name: Store.saved, object: store) }.value
    try await wait(for: "the main thread to be told") { screen.titles.count == 3 }
    #expect(screen.titles.allSatisfy { $0 == "saved true" })
    TrackedKit.NotificationCenter.default.removeObserver(screen)
    store.save()
    #expect(screen.titles.count == 3)
  }
}
