import GtkTesting
import Testing

/// Splits made with a style: bars, three columns, the compact column, and what the delegate hears.
@MainActor @Suite(.serialized) struct SplitTests {
  private final class Heard: SplitViewControllerDelegate {
    var lines: [String] = []
    var proposed = SplitViewController.Column.secondary
    var expanded: SplitViewController.DisplayMode?

    func splitViewController(
      _ splitViewController: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column { proposed }

    func splitViewController(
      _ splitViewController: SplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
    ) -> SplitViewController.DisplayMode { expanded ?? proposedDisplayMode }

    func splitViewController(
      _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
    ) { lines.append("mode \(displayMode)") }

    func splitViewController(
      _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
    ) { lines.append("shows \(column)") }

    func splitViewController(
      _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
    ) { lines.append("hides \(column)") }

    func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) { lines.append("collapsed") }
    func splitViewControllerDidExpand(_ splitViewController: SplitViewController) { lines.append("expanded") }
  }

  private func page(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    page.loadViewIfNeeded()
    let label = Label("in \(title)")
    page.view.addSubview(label)
    return page
  }

  /// Mailboxes, messages and a message.
  private func mail() -> (SplitViewController, Heard) {
    let split = SplitViewController(style: .tripleColumn)
    let heard = Heard()
    split.delegate = heard
    split.setViewController(page("Mailboxes"), for: .primary)
    split.setViewController(page("Messages"), for: .supplementary)
    split.setViewController(page("Message"), for: .secondary)
    return (split, heard)
  }

  private func seen(_ window: TestWindow) -> [String] {
    ["Mailboxes", "Messages", "Message", "Alone"].filter {
      window.window.find(Label.self, .text("in \($0)"))?.isMapped == true
    }
  }

  @Test func threeColumnsStandBesideEachOtherAndAreTakenAwayFromTheFirstOn() async throws {
    let (split, heard) = mail()
    let window = try await TestWindow(split, width: 1000, height: 400)
    defer { window.close() }
    #expect(seen(window) == ["Mailboxes", "Messages", "Message"] && split.displayMode == .twoBesideSecondary)
    #expect(split.primaryColumnWidth == 240 && split.supplementaryColumnWidth == 260)
    #expect(split.viewController(for: .supplementary)?.navigationController?.view.width == 260, "in a bar of its own")
    #expect(window.window.find(Gtk.Label.self, .text("Messages").and(.cssClass("heading")))?.isMapped == true)
    try await click(window.window.require(Button.self, .accessibleLabel("Hide Sidebar")))
    try await settle()
    #expect(seen(window) == ["Messages", "Message"] && split.displayMode == .oneBesideSecondary)
    #expect(heard.lines == ["mode oneBesideSecondary", "hides primary"])
    heard.lines = []
    split.hide(.supplementary)
    try await settle()
    #expect(seen(window) == ["Message"] && split.displayMode == .secondaryOnly)
    try await click(window.window.require(Button.self, .accessibleLabel("Show Sidebar")))
    try await settle()
    #expect(seen(window) == ["Mailboxes", "Messages", "Message"], "the button stands in the first bar in sight")
    #expect(
      heard.lines == [
        "mode secondaryOnly", "hides supplementary", "mode twoBesideSecondary", "shows primary", "shows supplementary",
      ])
    split.preferredPrimaryColumnWidthFraction = 0.1
    split.minimumPrimaryColumnWidth = 150
    split.maximumSupplementaryColumnWidth = 200
    try await settle()
    #expect(split.primaryColumnWidth == 150 && split.supplementaryColumnWidth == 200)
    split.preferredDisplayMode = .secondaryOnly
    split.show(.supplementary)
    split.displayModeButtonVisibility = .never
    try await settle()
    #expect(seen(window) == ["Messages", "Message"])
    #expect(window.window.find(Button.self, .accessibleLabel("Show Sidebar")) == nil)
  }

  @Test func inACompactWidthBarsLeadBackFromColumnToColumn() async throws {
    let (split, heard) = mail()
    let window = try await TestWindow(split, width: 1000, height: 400)
    defer { window.close() }
    window.window.setDefaultSize(width: 380, height: 400)
    try await wait { window.window.width == 380 }
    try await settle()
    #expect(split.isCollapsed && seen(window) == ["Message"])
    func back() -> Button? {
      window.window.findAll(Button.self, .accessibleLabel("Back")).first { $0.isMapped && $0.alpha == 1 }
    }
    let button = try #require(back())
    #expect(button.find(Gtk.Label.self, .text("Messages")) != nil, "it says where it leads")
    try await click(button)
    try await settle()
    #expect(seen(window) == ["Messages"] && split.topColumn == .supplementary)
    split.viewController(for: .supplementary)?.navigationController?.pushViewController(page("Alone"), animated: false)
    try await settle()
    #expect(seen(window) == ["Alone"])
    try await press("Left", [.alt], in: window.window)
    try await settle()
    #expect(seen(window) == ["Messages"], "the stack's own page first")
    try await press("Left", [.alt], in: window.window)
    try await settle()
    #expect(seen(window) == ["Mailboxes"] && back() == nil)
    split.show(.secondary)
    try await settle()
    heard.lines = []
    heard.expanded = .oneBesideSecondary
    window.window.setDefaultSize(width: 1000, height: 400)
    try await wait { window.window.width == 1000 }
    try await settle()
    #expect(seen(window) == ["Messages", "Message"] && back() == nil)
    #expect(heard.lines.first == "expanded" && !heard.lines.contains("shows primary"))
  }

  @Test func theCompactColumnStandsInForAllOthers() async throws {
    let (split, heard) = mail()
    defer { withExtendedLifetime(heard) {} }
    split.setViewController(page("Alone"), for: .compact)
    let window = try await TestWindow(split, width: 1000, height: 400)
    defer { window.close() }
    #expect(seen(window) == ["Mailboxes", "Messages", "Message"])
    split.traitOverrides.horizontalSizeClass = .compact
    try await settle()
    #expect(seen(window) == ["Alone"])
    split.setViewController(nil, for: .compact)
    try await settle()
    #expect(seen(window) == ["Message"])
  }

  @Test func aSplitWithoutAStyleShowsControllersAsTheyAre() async throws {
    let split = SplitViewController()
    let (list, content) = (page("Mailboxes"), page("Message"))
    split.viewControllers = [list, content]
    let window = try await TestWindow(split, width: 900, height: 300)
    defer { window.close() }
    #expect(seen(window) == ["Mailboxes", "Message"] && list.parent === split && list.navigationController == nil)
    #expect(split.style == .unspecified && split.viewControllers.elementsEqual([list, content], by: ===))
    let other = page("Messages")
    split.viewControllers = [other, content]
    try await settle()
    #expect(seen(window) == ["Messages", "Message"] && list.parent == nil && content.parent === split)
  }
}
