import Dispatch
import GtkTesting
import Synchronization
import Testing

/// Notifications, timers and caches, with Foundation's names.
@MainActor @Suite(.serialized) struct NotificationTests {
  private final class Basket {}

  private final class Counter {
    var calls: [String] = []
    func didChange() { calls.append("changed") }
    func didChangeWith(_ notification: Notification) { calls.append("\(notification.userInfo?["count"] ?? "none")") }
    func tick(_ timer: Timer) { calls.append("\(timer.userInfo ?? "tick")") }
  }

  private nonisolated static let name = Notification.Name("basketDidChange")

  @Test func observers() {
    let center = NotificationCenter()
    let (basket, other) = (Basket(), Basket())
    var counter: Counter? = Counter()
    let calls = counter!
    center.addObserver(calls, selector: Counter.didChange, name: Self.name, object: nil)
    center.addObserver(calls, selector: Counter.didChangeWith(_:), name: Self.name, object: basket)
    center.post(name: Self.name, object: other)
    #expect(calls.calls == ["changed"])
    center.post(name: Self.name, object: basket, userInfo: ["count": 3])
    #expect(calls.calls == ["changed", "changed", "3"])
    center.post(name: Notification.Name("another"), object: basket)
    center.removeObserver(calls, name: Self.name, object: basket)
    center.post(name: Self.name, object: basket)
    #expect(calls.calls == ["changed", "changed", "3", "changed"])
    center.removeObserver(calls)
    center.post(name: Self.name, object: basket)
    #expect(calls.calls.count == 4)
    counter = Counter()
    weak let gone = counter
    center.addObserver(counter!, selector: Counter.didChange, name: nil, object: nil)
    counter = nil
    #expect(gone == nil, "an observer is not kept")
    center.post(name: Self.name, object: nil)
  }

  @Test func closures() async throws {
    let center = NotificationCenter()
    var told: [String] = []
    var token: (any ObjectProtocol)? = center.addObserver(forName: Self.name, object: nil, queue: .main) {
      told.append("\($0.object as? String ?? "")")
    }
    center.post(name: Self.name, object: "here")
    #expect(told == ["here"])
    // What other threads post is told on the main thread.
    DispatchQueue.global().async { center.post(name: Self.name, object: "there") }
    try await wait(for: "the other thread") { told == ["here", "there"] }
    if let token { center.removeObserver(token) }
    token = nil
    center.post(name: Self.name, object: "nowhere")
    #expect(told.count == 2)
    let names = Mutex<[String]>([])
    let task = Task {
      for await notification in center.notifications(named: Self.name) {
        names.withLock { $0.append(notification.object as? String ?? "") }
      }
    }
    try await wait(for: "a sequence") {
      center.post(name: Self.name, object: "next")
      return names.withLock { $0.first == "next" }
    }
    task.cancel()
  }

  @Test("what a hook causes others to read is not the hook's") func tracking() async throws {
    let model = Recorded()
    let center = NotificationCenter()
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in _ = model.value }
    let label = Label()
    var runs = 0
    label.updateProperties { _ in
      runs += 1
      center.post(name: Self.name, object: nil)
    }
    let window = try await TestWindow(View(label))
    defer { window.close() }
    #expect(runs == 1)
    model.value += 1
    try await settle()
    #expect(runs == 1)
    center.removeObserver(token)
  }

  @Observable final class Recorded { var value = 0 }

  @Test func fields() async throws {
    let field = TextField()
    let counter = Counter()
    NotificationCenter.default.addObserver(
      counter, selector: Counter.didChange, name: TextField.textDidChangeNotification, object: field)
    let window = try await TestWindow(View(field))
    defer { window.close() }
    try await type("a", into: field)
    try await wait(for: "the change") { counter.calls == ["changed"] }
    field.text = "program"
    #expect(counter.calls.count == 1, "a program's change is told nobody")
  }

  @Test func timers() async throws {
    let counter = Counter()
    let once = Timer.scheduledTimer(
      timeInterval: 0.01, target: counter, selector: Counter.tick(_:), userInfo: "once", repeats: false)
    try await wait(for: "the timer") { counter.calls == ["once"] }
    #expect(!once.isValid)
    var turns = 0
    let again = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in
      turns += 1
      if turns == 3 { timer.invalidate() }
    }
    try await wait(for: "three turns") { !again.isValid }
    #expect(turns == 3)
    let waiting = Timer(timeInterval: 0.005, repeats: false) { _ in turns = 10 }
    #expect(waiting.isValid)
    RunLoop.main.add(waiting, forMode: .common)
    RunLoop.main.add(waiting, forMode: .default)
    try await wait(for: "the added one") { turns == 10 }
    var target: Counter? = Counter()
    let ends = Timer.scheduledTimer(
      timeInterval: 0.005, target: target!, selector: Counter.didChange, userInfo: nil, repeats: true)
    target = nil
    try await wait(for: "its end with its target") { !ends.isValid }
    // A repeating one can be let go off by hand, and one from another thread goes off on the main one.
    DispatchQueue.global().async {
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { turns = 11 } }
    }
    try await wait(for: "another thread's") { turns == 11 }
  }

  @Test func cache() {
    let cache = Cache<String, Basket>()
    let first = Basket()
    cache.setObject(first, forKey: "first")
    #expect(cache.object(forKey: "first") === first)
    cache.countLimit = 2
    cache.setObject(Basket(), forKey: "second", cost: 5)
    cache.setObject(Basket(), forKey: "third", cost: 5)
    #expect(cache.object(forKey: "first") == nil && cache.object(forKey: "third") != nil)
    cache.totalCostLimit = 6
    #expect(cache.object(forKey: "second") == nil && cache.object(forKey: "third") != nil)
    cache.removeAllObjects()
    #expect(cache.object(forKey: "third") == nil)
  }

  @Test func cacheKeepsWhatCameLast() {
    let cache = Cache<Int, Int>()
    cache.countLimit = 3
    for number in 0..<1_000 {
      cache.setObject(number, forKey: number)
      // What is put in again counts as new.
      cache.setObject(-1, forKey: 0)
    }
    #expect(cache.object(forKey: 0) == -1)
    #expect((0..<1_000).filter { cache.object(forKey: $0) != nil } == [0, 998, 999])
    cache.removeObject(forKey: 998)
    cache.setObject(7, forKey: 7)
    #expect((0..<1_000).filter { cache.object(forKey: $0) != nil } == [0, 7, 999])
  }

  @Test("Foundation's cache on Linux lets go of what came last: once this fails, it can stand in place of the kit's")
  func foundationsCache() {
    let cache = NSCache<NSNumber, NSString>()
    cache.countLimit = 2
    for number in 0..<4 { cache.setObject("kept", forKey: NSNumber(value: number)) }
    #expect((0..<4).filter { cache.object(forKey: NSNumber(value: $0)) != nil } == [0, 1])
  }

  @Test func whatLeavesACacheMayUseIt() {
    @MainActor final class Page {
      let left: () -> Void
      init(_ left: @escaping () -> Void) { self.left = left }
      isolated deinit { left() }
    }
    let cache = Cache<String, Page>()
    var left = 0
    cache.countLimit = 1
    cache.setObject(Page { left += cache.object(forKey: "second") == nil ? 0 : 1 }, forKey: "first")
    cache.setObject(Page { left += cache.object(forKey: "second") == nil ? 10 : 0 }, forKey: "second")
    #expect(left == 1)
    cache.removeAllObjects()
    #expect(left == 11)
  }
}
