import GtkTesting
import Testing
import TrackedKit

/// `traitCollectionDidChange(_:)`, which UIKit's older programs override.
@MainActor @Suite(.serialized) struct TraitCollectionDidChangeTests {
  private final class Log { var entries: [String] = [] }

  private final class Card: TrackedKit.View {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let (old, new) = (previousTraitCollection!.userInterfaceStyle, traitCollection.userInterfaceStyle)
      log.entries.append("view \(old) \(new)")
    }
  }

  private final class Page: ViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override func loadView() { view = Card(log) }
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Self, _) in self.log.entries.append("registered")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      log.entries.append("controller \(previousTraitCollection!.userInterfaceStyle)")
    }
  }

  @Test("a controller, its view and those that registered are told in this order, once for a change")
  func order() async throws {
    let log = Log()
    let page = Page(log)
    let window = try await TestWindow(page, width: 100, height: 100)
    defer { window.close() }
    #expect(!log.entries.contains { $0.hasSuffix("dark") })
    log.entries = []
    page.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(log.entries == ["controller light", "view light dark", "registered"])
    log.entries = []
    page.view.traitOverrides.layoutDirection = .rightToLeft
    try await settle()
    #expect(log.entries == ["view dark dark"], "of the view alone")
    log.entries = []
    page.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(log.entries.isEmpty)
  }
}
