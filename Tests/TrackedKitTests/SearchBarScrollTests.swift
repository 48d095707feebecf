import GtkTesting
import Testing

@testable import TrackedKit

/// The search bar of a navigation controller goes with what is scrolled below it.
@MainActor @Suite(.serialized) struct SearchBarScrollTests {
  private final class Page: ViewController {
    let scroll = ScrollView()

    override func loadView() { view = scroll }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = Size(width: 100, height: 3000)
      navigationItem.searchController = SearchController(searchResultsController: nil)
    }
  }

  @Test("the bar is lower while the content is scrolled, whichever initialiser made it", arguments: [0, 1, 2])
  func goes(_ initialiser: Int) async throws {
    // As before the first navigation controller of a program.
    ScrollView.contentDidScroll = nil
    let page = Page()
    let navigation: NavigationController
    switch initialiser {
    case 0: navigation = NavigationController(rootViewController: page)
    case 1: navigation = NavigationController(navigationBarClass: nil, toolbarClass: nil)
    default: navigation = NavigationController()
    }
    if initialiser > 0 { navigation.viewControllers = [page] }
    let window = try await TestWindow(navigation, width: 400, height: 400)
    defer { window.close() }
    let height = navigation.navigationBar.height
    for _ in 1...2 {
      page.scroll.contentOffset = Point(x: 0, y: 500)
      try await settle()
      #expect(navigation.navigationBar.height < height)
      page.scroll.contentOffset = .zero
      try await settle()
      #expect(navigation.navigationBar.height == height)
    }
  }
}
