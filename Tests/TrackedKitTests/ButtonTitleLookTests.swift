import GtkTesting
import Testing

@testable import TrackedKit

/// Titles of buttons that look otherwise than the theme's.
@MainActor @Suite(.serialized) struct ButtonTitleLookTests {
  @Test func transformersChangeTitleAndSubtitle() async throws {
    var configuration = Button.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "9 left"
    let button = Button(configuration: configuration)
    let window = try await TestWindow(button)
    defer { window.close() }
    let plain = try #require(button.titleLabel).measured(.vertical).natural
    var size = 40.0
    button.configuration?.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: size)
      outgoing.underlineStyle = .single
      return outgoing
    }
    try await settle()
    let label = try #require(button.titleLabel)
    #expect(label.text == "Buy" && label.measured(.vertical).natural > plain + 15)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? Font == .boldSystemFont(ofSize: 40))
    size = 12
    button.configuration?.title = "Sell"
    try await settle()
    #expect(label.text == "Sell" && label.measured(.vertical).natural <= plain)
    button.configuration?.titleTextAttributesTransformer = nil
    try await settle()
    #expect(label.measured(.vertical).natural == plain)
  }

  @Test func attributedTitlesFollowTheState() async throws {
    let button = Button(type: .system)
    button.setTitle("plain", for: .normal)
    let big = AttributedText(string: "Big", attributes: [.font: Font.systemFont(ofSize: 40)])
    let window = try await TestWindow(button)
    defer { window.close() }
    let height = try #require(button.titleLabel).measured(.vertical).natural
    button.setAttributedTitle(big, for: .disabled)
    #expect(button.currentAttributedTitle == nil && button.titleLabel?.text == "plain")
    button.isEnabled = false
    try await settle()
    #expect(button.titleLabel?.text == "Big" && button.currentAttributedTitle == big)
    #expect(try #require(button.titleLabel).measured(.vertical).natural > height + 15)
    button.isEnabled = true
    try await settle()
    #expect(button.titleLabel?.text == "plain")
    #expect(try #require(button.titleLabel).measured(.vertical).natural == height)
  }

  @Test func prioritiesAreALittleMoreOrLess() {
    var priority = LayoutPriority.defaultHigh - 1
    #expect(priority.rawValue == 749 && LayoutPriority.defaultLow + 1 > .defaultLow)
    priority += 2
    priority -= 0.5
    #expect(priority.rawValue == 750.5)
  }
}
