import GtkTesting
import Testing

@testable import TrackedKit

/// Members that came to UIKit with its later versions, in windows.
@MainActor @Suite(.serialized) struct NewerMemberTests {
  @Test func glassyButtonsHaveRoundEnds() {
    for configuration in [
      Button.Configuration.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(),
    ] {
      #expect(configuration.cornerStyle == .capsule)
    }
    let view = VisualEffectView(effect: GlassContainerEffect())
    #expect(view.backgroundColor == nil)
  }

  @Test func itemGroupsStandInTheBar() async throws {
    let controller = ViewController()
    let (first, second, third) = (
      BarButtonItem(title: "One"), BarButtonItem(title: "Two"), BarButtonItem(title: "Three")
    )
    let group = BarButtonItemGroup(barButtonItems: [first, second], representativeItem: nil)
    controller.navigationItem.trailingItemGroups = [group]
    controller.navigationItem.pinnedTrailingGroup = third.creatingFixedGroup()
    controller.navigationItem.leadingItemGroups = [.fixedGroup(items: [BarButtonItem(title: "Zero")])]
    let window = try await TestWindow(NavigationController(rootViewController: controller), width: 600, height: 300)
    defer { window.close() }
    func places() -> [String] {
      ["Zero", "One", "Two", "Three"].compactMap { title in
        let button = window.window.findAll(Gtk.Label.self).first { $0.text == title && $0.isMapped }
        return button.flatMap { label in label.frame(in: window.window).map { (title, $0.x) } }
      }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(places() == ["Zero", "One", "Two", "Three"])
    group.isHidden = true
    try await settle()
    #expect(places() == ["Zero", "Three"])
    group.isHidden = false
    group.barButtonItems = [second]
    try await settle()
    #expect(places() == ["Zero", "Two", "Three"])
    #expect(controller.navigationItem.rightBarButtonItems?.map(\.title) == ["Three", "Two"])
    controller.navigationItem.leftBarButtonItem = BarButtonItem(title: "Edit")
    controller.navigationItem.trailingItemGroups = []
    #expect(controller.navigationItem.leftBarButtonItem?.title == "Edit", "groups of one side leave the other alone")
    #expect(controller.navigationItem.rightBarButtonItems?.map(\.title) == ["Three"])
  }

  @Test(
    "the knob of a slider stays at its marks",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func ticks() async throws {
    let slider = Slider()
    slider.maximumValue = 100
    slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 5)
    let plain = slider.measured(.vertical).natural
    var values: [Float] = []
    slider.addAction(Action { _ in values.append(slider.value) }, for: .valueChanged)
    let window = try await TestWindow(slider, width: 300, height: 60)
    defer { window.close() }
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    try await press("Page_Down", in: slider)
    try await press("End", in: slider)
    #expect(slider.value == 100 && values.allSatisfy { $0.truncatingRemainder(dividingBy: 25) == 0 })
    slider.trackConfiguration = nil
    #expect(slider.measured(.vertical).natural < plain, "marks take room")
    slider.sliderStyle = .thumbless
    #expect(slider.hasCSSClass("thumbless"))
  }

  @Test func accessoryStandsAboveTheTabs() async throws {
    let (first, second, accessory) = (ViewController(), ViewController(), Label("Now playing"))
    let tabs = TabBarController(tabs: [
      Tab(title: "One", image: nil, identifier: "one") { _ in first },
      Tab(title: "Two", image: nil, identifier: "two") { _ in second },
    ])
    tabs.bottomAccessory = TabAccessory(contentView: accessory)
    let window = try await TestWindow(tabs, width: 400, height: 400)
    defer { window.close() }
    let bar = tabs.tabBar
    #expect(accessory.frame.height > 0 && accessory.frame.width == 400)
    #expect(accessory.frame.maxY == bar.frame.minY)
    #expect(first.view.convert(first.view.bounds, to: tabs.view).maxY == accessory.frame.minY)
    tabs.selectedIndex = 1
    try await settle()
    #expect(second.view.convert(second.view.bounds, to: tabs.view).maxY == accessory.frame.minY && accessory.isMapped)
    let row = StackView(arrangedSubviews: [Label("Now playing"), Button("Pause")])
    tabs.bottomAccessory = TabAccessory(contentView: row)
    try await settle()
    #expect(accessory.superview == nil && row.frame.maxY == bar.frame.minY)
    #expect(
      row.frame.height == Double(row.measured(.vertical, forSize: 400).natural), "a row asks for no height to hug")
    #expect(second.view.convert(second.view.bounds, to: tabs.view).maxY == row.frame.minY)
    tabs.setBottomAccessory(nil, animated: false)
    try await settle()
    #expect(row.superview == nil)
    #expect(second.view.convert(second.view.bounds, to: tabs.view).maxY == bar.frame.minY)
  }

  @Test func contentFillsTheViewThatExtendsIt() async throws {
    let (view, content) = (BackgroundExtensionView(), View())
    view.contentView = content
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    #expect(content.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    view.automaticallyPlacesContentView = false
    content.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 50), content.heightAnchor.constraint(equalToConstant: 40),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    try await settle()
    #expect(content.frame == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func dimmedLabels() {
    let label = Label("Text")
    #expect(label.isEnabled)
    label.isEnabled = false
    #expect(!label.isSensitive)
  }
}
