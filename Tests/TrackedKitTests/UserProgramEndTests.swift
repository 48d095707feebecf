import GtkTesting
import Testing

@testable import TrackedKit

/// Delegates that end their window where the kit calls them for a tab, for the keyboard, or as what has it is scrolled into sight.
@MainActor @Suite(.serialized) struct UserProgramEndTests {
  private final class Closing: NavigationControllerDelegate, ScrollViewDelegate, TextFieldDelegate {
    weak var window: Window?
    private(set) var hasClosed = false

    private func close() {
      guard let window else { return }
      hasClosed = true
      window.close()
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) { close() }
    func scrollViewDidScroll(_ scrollView: ScrollView) { close() }
    func textFieldDidEndEditing(_ textField: TextField) { close() }
  }

  /// Shows a window that GTK alone holds, and does what closes it.
  private func ends(_ root: ViewController, _ act: (Window, Closing) async throws -> Void) async throws {
    let closing = Closing()
    let watch = try await { () async throws in
      try TestDisplay.prepare()
      let window = Window(title: "Test")
      window.setDefaultSize(width: 300, height: 200)
      window.rootViewController = root
      window.present()
      try await settle()
      try await act(window, closing)
      try await settle()
      #expect(closing.hasClosed && !window.isMapped)
      return FinalizationWatch(window)
    }()
    try await watch.expectFinalized()
  }

  private final class Covered: ViewController {
    var onCall: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { onCall("willAppear") }
    override func viewDidAppear(_ animated: Bool) { onCall("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { onCall("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { onCall("didDisappear") }
  }

  @Test(
    "C-240 the window closes as what a full screen covers disappears or appears again", arguments: [true, false],
    ["willDisappear", "didDisappear", "willAppear", "didAppear"])
  func covered(animated: Bool, call: String) async throws {
    TestDisplay.animations = animated ? .on : .off
    defer { TestDisplay.animations = .off }
    for _ in 1...2 {
      let page = Covered()
      try await ends(page) { window, closing in
        closing.window = window
        page.onCall = { if $0 == call { closing.scrollViewDidScroll(ScrollView()) } }
        let cover = ViewController()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: animated)
        try await settle()
        if closing.hasClosed { return }
        page.dismiss(animated: animated)
      }
      page.onCall = { _ in }
    }
  }

  @Test(
    "what a full screen covers dismisses it at once, and presents the next as it appears again",
    arguments: [true, false])
  func coveredLeadsOn(animated: Bool) async throws {
    let page = Covered()
    let window = try await TestWindow(page, width: 300, height: 200)
    TestDisplay.animations = animated ? .on : .off
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    for _ in 1...2 {
      let cover = ViewController()
      cover.modalPresentationStyle = .fullScreen
      page.onCall = { [unowned page] in if $0 == "willDisappear" { page.dismiss(animated: false) } }
      page.present(cover, animated: animated)
      try await wait(for: "nothing") { page.presentedViewController == nil && !page.appearance.isGoing }
      try await settle()
      #expect(page.view.isMapped && cover.viewIfLoaded?.isMapped != true)
      let next = ViewController()
      page.onCall = { _ in }
      page.present(cover, animated: animated)
      try await wait(for: "the cover") { !page.view.isMapped }
      page.onCall = { [unowned page] in if $0 == "didAppear" { page.present(next, animated: false) } }
      page.dismiss(animated: animated)
      try await wait(for: "the next") { page.presentedViewController === next && next.view.isMapped }
      page.onCall = { _ in }
      page.dismiss(animated: false)
      try await settle()
      #expect(page.view.isMapped)
    }
  }

  @Test(
    "C-240 the window closes as the press of its tab goes back to the root",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func tab() async throws {
    for _ in 1...2 {
      let stack = NavigationController(rootViewController: ViewController())
      stack.title = "Tab"
      let tabs = TabBarController()
      tabs.viewControllers = [stack, ViewController()]
      stack.pushViewController(ViewController(), animated: false)
      try await ends(tabs) { window, closing in
        stack.delegate = closing
        closing.window = window
        _ = try? await click(window.require(Gtk.ToggleButton.self, .any))
      }
    }
  }

  @Test(
    "C-240 the window closes as the keyboard leaves a field, or as the next one is scrolled into sight",
    arguments: [true, false])
  func keyboard(isScrolled: Bool) async throws {
    for _ in 1...2 {
      let page = ViewController()
      let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 180))
      scroller.contentSize = Size(width: 300, height: 1_000)
      let fields = [0.0, 900].map { TextField(frame: Rect(x: 10, y: $0, width: 200, height: 34)) }
      fields.forEach(scroller.addSubview)
      page.view.addSubview(scroller)
      try await ends(page) { window, closing in
        fields[0].becomeFirstResponder()
        try await settle()
        if isScrolled { scroller.delegate = closing } else { fields[0].delegate = closing }
        closing.window = window
        fields[1].becomeFirstResponder()
      }
    }
  }

  @Test(
    "C-240 the window closes as a page is popped, or its tab goes in a change of tabs", arguments: [true, false],
    ["willDisappear", "didDisappear"])
  func pagesThatGo(animated: Bool, call: String) async throws {
    TestDisplay.animations = animated ? .on : .off
    defer { TestDisplay.animations = .off }
    let acts: [(Covered) -> (ViewController, () -> Void)] = [
      { page in
        let stack = NavigationController(rootViewController: ViewController())
        stack.pushViewController(page, animated: false)
        return (stack, { _ = stack.popViewController(animated: animated) })
      },
      { page in
        let tabs = TabBarController()
        tabs.viewControllers = [page, ViewController()]
        return (tabs, { tabs.selectedIndex = 1 })
      },
      { page in
        let tabs = TabBarController()
        tabs.viewControllers = [page, ViewController()]
        return (tabs, { tabs.setViewControllers([ViewController()], animated: animated) })
      },
    ]
    for act in acts + acts {
      let page = Covered()
      let (root, go) = act(page)
      try await ends(root) { window, closing in
        closing.window = window
        page.onCall = { if $0 == call { closing.scrollViewDidScroll(ScrollView()) } }
        go()
        try await wait { closing.hasClosed }
      }
      page.onCall = { _ in }
    }
  }

  private final class Heights: TableViewController {
    var count = 3
    var onHeight: () -> Void = {}

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      onHeight()
      return 40
    }
  }

  @Test("C-240 the window closes as a row's height is asked for after a batch of updates") func heights() async throws {
    for _ in 1...2 {
      let table = Heights()
      try await ends(table) { window, closing in
        closing.window = window
        table.onHeight = { if !closing.hasClosed { closing.scrollViewDidScroll(ScrollView()) } }
        table.tableView.performBatchUpdates {
          table.count = 4
          table.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        try await wait { closing.hasClosed }
      }
      table.onHeight = {}
    }
  }
}
