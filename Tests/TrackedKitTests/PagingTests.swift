import GtkTesting
import Testing

@testable import TrackedKit

/// Scroll views and page view controllers that are turned page by page.
@MainActor @Suite(.serialized) struct PagingTests {
  private final class Reader: ScrollViewDelegate {
    var calls: [String] = []
    var page = 0

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { calls.append("begin") }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      calls.append(decelerate ? "let go" : "end")
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
      calls.append("rest")
      page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
  }

  private func makePages(_ count: Int) -> ScrollView {
    let scrollView = ScrollView()
    scrollView.isPagingEnabled = true
    scrollView.contentSize = Size(width: Double(count) * 300, height: 200)
    for index in 0..<count {
      let page = View(frame: Rect(x: Double(index) * 300, y: 0, width: 300, height: 200))
      page.addSubview(Button("Page \(index)"))
      scrollView.addSubview(page)
    }
    return scrollView
  }

  @Test(
    "the wheel and the keys turn whole pages, and the delegate hears of each turn",
    .enabled("needs an X server's events") { await Delivery.method == .events }) func turning() async throws
  {
    let scrollView = makePages(3)
    let reader = Reader()
    scrollView.delegate = reader
    let window = try await TestWindow(scrollView, width: 300, height: 200)
    defer { window.close() }
    try await scroll(scrollView, steps: 1)
    try await wait(for: "the second page") { reader.page == 1 && !scrollView.isDecelerating }
    #expect(scrollView.contentOffset == Point(x: 300, y: 0) && reader.calls == ["begin", "let go", "rest"])
    try window.require(Button.self, .text("Page 1")).grabFocus()
    try await press("Page_Down", in: window.window)
    try await wait(for: "the third page") { reader.page == 2 && !scrollView.isDecelerating }
    try await scroll(scrollView, steps: 1)
    #expect(scrollView.contentOffset.x == 600, "there is no fourth page")
    scrollView.setContentOffset(.zero, animated: false)
    #expect(reader.calls.count == 6, "the program's scrolling is not the person's")
    scrollView.isPagingEnabled = false
    try await scroll(scrollView, steps: 1)
    #expect(scrollView.contentOffset.x == 0, "without pages a wheel does not scroll to the side")
  }

  @Test(
    "scrolling freely is told from its beginning to its rest",
    .enabled("needs an X server's events") { await Delivery.method == .events }) func freely() async throws
  {
    let scrollView = ScrollView()
    scrollView.contentSize = Size(width: 300, height: 2000)
    let reader = Reader()
    scrollView.delegate = reader
    let window = try await TestWindow(scrollView, width: 300, height: 200)
    defer { window.close() }
    scrollView.contentOffset = Point(x: 0, y: 10)
    #expect(reader.calls.isEmpty)
    guard try await scroll(scrollView, steps: 2) == .events else { return }
    try await wait(for: "the rest") { reader.calls.last == "end" }
    #expect(scrollView.contentOffset.y > 10 && reader.calls == ["begin", "end"] && !scrollView.isDragging)
  }

  private final class Snapping: ScrollViewDelegate {
    var velocities: [Double] = []
    var calls: [String] = []

    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
    ) {
      velocities.append(velocity.y)
      targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 150).rounded() * 150
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      calls.append(decelerate ? "let go" : "end")
    }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { calls.append("rest") }
  }

  @Test(
    "a delegate says where the content comes to rest",
    .enabled("needs an X server's events") { await Delivery.method == .events }) func snapping() async throws
  {
    let scrollView = ScrollView()
    scrollView.contentSize = Size(width: 300, height: 2000)
    let snapping = Snapping()
    scrollView.delegate = snapping
    let window = try await TestWindow(scrollView, width: 300, height: 200)
    defer { window.close() }
    try await scroll(scrollView, steps: 2)
    try await wait(for: "the rest") { snapping.calls == ["let go", "rest"] }
    #expect(scrollView.contentOffset.y.truncatingRemainder(dividingBy: 150) == 0 && snapping.velocities == [0])
    // Fingers that are lifted at a speed, as GTK tells of them.
    let input = try #require(scrollView.freeScrolling)
    scrollView.contentOffset = .zero
    input.fingersDidBegin()
    _ = input.fingersDidMove(by: Point(x: 0, y: 10))
    ScrolledWindow.verticalAdjustment(of: scrollView).value = 10
    #expect(scrollView.isDragging)
    input.fingersDidEnd(velocity: Point(x: 0, y: 1000))
    // GTK goes on throwing it, in vain.
    ScrolledWindow.verticalAdjustment(of: scrollView).value = 900
    try await wait(for: "the rest after a throw") { snapping.calls.count == 4 }
    #expect(scrollView.contentOffset.y == 300 && snapping.velocities.last == 1 && !scrollView.isDecelerating)
  }

  private final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
    let pages: [ViewController]
    var calls: [String] = []

    init(_ count: Int, _ log: Log) {
      pages = (0..<count).map { RecordingViewController("page \($0)", log, view: View(Gtk.Label("Page \($0)"))) }
    }

    private func index(_ controller: ViewController) -> Int { pages.firstIndex { $0 === controller }! }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { index(viewController) == 0 ? nil : pages[index(viewController) - 1] }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { index(viewController) == pages.count - 1 ? nil : pages[index(viewController) + 1] }

    func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

    func pageViewController(
      _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
    ) { calls.append("to \(index(pendingViewControllers[0]))") }

    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { calls.append("\(completed ? "turned" : "back") from \(index(previousViewControllers[0]))") }
  }

  @Test(
    "a page view controller turns to its neighbours, shows one page, and counts in dots",
    .enabled("needs an X server's events") { await Delivery.method == .events }) func book() async throws
  {
    let log = Log()
    let book = Book(3, log)
    let controller = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = try await TestWindow(controller, width: 300, height: 300)
    defer { window.close() }
    let dots = try window.require(PageControl.self)
    #expect(book.pages[0].view.isMapped && dots.numberOfPages == 3 && dots.currentPage == 0)
    try await scroll(book.pages[0].view, steps: 1)
    try await wait(for: "the turn") { book.calls.last == "turned from 0" }
    try await settle()
    #expect(book.calls == ["to 1", "turned from 0"] && controller.viewControllers?.first === book.pages[1])
    #expect(book.pages[1].view.isMapped && !book.pages[0].view.isMapped && book.pages[0].parent == nil)
    #expect(dots.currentPage == 1)
    try await click(dots, at: Place(x: Double(dots.width) - 4, y: Double(dots.height) / 2))
    try await wait(for: "the third page") { controller.viewControllers?.first === book.pages[2] }
    try await settle()
    try await scroll(book.pages[2].view, steps: 1)
    #expect(controller.viewControllers?.first === book.pages[2] && dots.currentPage == 2, "there is no fourth page")
    var completions: [Bool] = []
    controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { completions.append($0) }
    try await wait(for: "the first page") { completions == [true] }
    try await settle()
    #expect(book.pages[0].view.isMapped && !book.pages[2].view.isMapped && dots.currentPage == 0)
  }
}
