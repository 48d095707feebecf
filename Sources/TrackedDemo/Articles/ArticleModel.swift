import TrackedKit

/// An article whose text may be newer elsewhere.
@Observable final class Article: Identifiable {
  let title: String
  let summary: String
  private let body: Markup
  /// How often it was brought up to date.
  private(set) var updateCount = 0

  init(_ title: String, _ summary: String, _ body: Markup) {
    self.title = title
    self.summary = summary
    self.body = body
  }

  /// The text, with a line about its age.
  var text: Markup {
    let state = updateCount == 1 ? "once" : "\(updateCount) times"
    return body + Markup(escaping: "\n\nBrought up to date \(state).").italic
  }

  /// Fetches what is new; a counter stands for the server.
  func update() { updateCount += 1 }
}

/// All articles, and how many controllers were made for them.
@Observable final class ArticleLibrary {
  let articles = [
    Article(
      "Hooks", "Where tracking happens",
      plain("A hook is a method that the framework calls: ") + plain("updateProperties()").monospace + plain(", ")
        + plain("layoutSubviews()").monospace + plain(", ") + plain("draw(_:)").monospace
        + plain(". While it runs, the framework ") + plain("notes what it reads").bold
        + plain(". When one of those properties changes, the hook runs again, in the next update pass.")),
    Article(
      "Passes", "When hooks run",
      plain("Traits, constraints, properties, layout, drawing: ") + plain("one pass").bold
        + plain(" a frame brings a window up to date. A pass with nothing to do is not made, and no frame either.")),
    Article(
      "Traits", "What is handed down",
      plain(
        "A value that is set once at the root reaches every view below. A hook that read it runs when it changes, and ")
        + plain("no other").bold + plain(".")),
    Article(
      "Models", "What hooks read",
      plain("A model is a class with ") + plain("@Observable").monospace
        + plain(". It knows no view. Whoever reads it in a hook follows it; whoever does not, is ")
        + plain("left alone").italic + plain(".")),
  ]
  var controllerCount = 0
  /// How many declarative views were made of articles.
  @ObservationIgnored let viewCounts = MadeCounts()
  /// The window has come to the front.
  @ObservationIgnored let foreground = ForegroundEvents()
}

private func plain(_ text: String) -> Markup { Markup(escaping: text) }
