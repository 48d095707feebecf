import GtkTesting
import Testing

@testable import TrackedUI

/// What assistive technology makes of views that say so.
@MainActor @Suite(.serialized) struct AccessibleElementTests {
  private struct Card: View {
    @State private var count = 1
    var body: some View {
      VStack {
        VStack {
          Text("Bread")
          Text("\(count) pieces")
          Button("More") { count += 99 }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("card")
        HStack {
          Text("three")
          Text("stars")
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("3 of 5")
        .accessibilityIdentifier("rating")
        Text("Title").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityIdentifier("title")
      }
    }
  }

  private func widget(_ window: TestWindow, _ name: String) throws -> Widget {
    try window.require(Widget.self, .name(name))
  }

  @Test func partsAreReadAsOne() async throws {
    let (window, _) = try await show(Card())
    defer { window.close() }
    let card = try widget(window, "card")
    #expect(card.accessibleTexts?.label == "Bread, 1 pieces")
    let labels = window.findAll(Gtk.Label.self, .any)
    let bread = try #require(labels.first { $0.text == "Bread" })
    #expect(bread.isInsideKept(from: card))
    #expect(try !window.require(Gtk.Button.self, .text("More")).isInsideKept(from: card), "one can still act on it")
    try await click(window.require(Gtk.Button.self, .text("More")))
    try await settle()
    #expect(card.accessibleTexts?.label == "Bread, 100 pieces")
  }

  @Test func whatIsSaidStandsForTheParts() async throws {
    let (window, _) = try await show(Card())
    defer { window.close() }
    let rating = try widget(window, "rating")
    #expect(rating.accessibleTexts?.label == "Rating" && rating.accessibleTexts?.value == "3 of 5")
    #expect(try window.require(Gtk.Label.self, .text("three")).isInsideKept(from: rating))
    #expect(try widget(window, "title").accessibleTexts?.label == "Title")
  }
}

extension Widget {
  /// Whether it, or what it stands in inside of another widget, is kept from assistive technology.
  fileprivate func isInsideKept(from outer: Widget) -> Bool {
    var next: Widget? = self
    while let widget = next, widget !== outer {
      if widget.isKeptFromAssistance { return true }
      next = widget.parent
    }
    return false
  }
}
