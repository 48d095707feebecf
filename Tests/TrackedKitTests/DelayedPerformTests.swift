import GtkTesting
import Testing
import TrackedKit

/// `perform(_:with:afterDelay:)`, by which UIKit's programs wait for the end of typing.
@MainActor @Suite(.serialized) struct DelayedPerformTests {
  private final class Page: ViewController {
    static let counted = Selector(Page.count)
    var (texts, counts): ([String], Int) = ([], 0)
    func search(_ text: String) { texts.append(text) }
    func count() { counts += 1 }
  }

  private final class Worker: TrackedKit.Object {
    static var ended = 0
    var done: () -> Void = {}
    func work() { done() }
    isolated deinit { Self.ended += 1 }
  }

  @Test("a method is done later with its argument, and forgotten when asked to")
  func typing() async throws {
    try TestDisplay.prepare()
    let page = Page()
    for text in ["a", "ab", "abc"] {
      TrackedKit.Object.cancelPreviousPerformRequests(withTarget: page)
      page.perform(Page.search, with: text, afterDelay: 0.02)
    }
    page.perform(Page.search, with: 7, afterDelay: 0)
    page.perform(Page.counted, with: nil, afterDelay: 0)
    #expect(page.texts.isEmpty && page.counts == 0, "never at once")
    try await wait(for: "the search") { page.texts == ["abc"] && page.counts == 1 }
    page.perform(Page.counted, with: nil, afterDelay: 0.01)
    page.perform(Page.search, with: "kept", afterDelay: 0.02)
    TrackedKit.Object.cancelPreviousPerformRequests(withTarget: page, selector: Page.counted, object: nil)
    try await wait(for: "the other one") { page.texts == ["abc", "kept"] }
    #expect(page.counts == 1, "an argument of another type is nobody's")
  }

  @Test("who is to perform lives until then, and no longer")
  func lifetime() async throws {
    try TestDisplay.prepare()
    let before = Worker.ended
    var isDone = false
    do {
      let worker = Worker()
      worker.done = { isDone = true }
      worker.perform(Worker.work, with: nil, afterDelay: 0.01)
    }
    #expect(Worker.ended == before)
    try await wait(for: "the work") { isDone && Worker.ended == before + 1 }
  }
}
