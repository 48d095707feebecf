import GtkTesting
import Testing

@testable import TrackedKit

/// The kit's own words and a program's in the languages of windows that are open.
@MainActor @Suite(.serialized) struct LanguageTests {
  private let german = Locale(identifier: "de_DE")

  init() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TRACKED_DEMO_LOCALE"])
    Translations.use(domain: "tracked-kit", folder: folder)
  }

  /// A page with the kit's own words, below another.
  private func makeStack() -> NavigationController {
    let (first, second) = (ViewController(), ViewController())
    second.navigationItem.rightBarButtonItems = [
      BarButtonItem(systemItem: .save), BarButtonItem(systemItem: .undo), second.editButtonItem,
    ]
    let column = StackView(arrangedSubviews: [SearchBar(), Stepper(), Button(type: .close)])
    column.axis = .vertical
    second.view.addSubview(column)
    column.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    let stack = NavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    return stack
  }

  private func names(in window: TestWindow) async throws -> Set<String> {
    try await settle()
    return try await Set(accessibleElements().filter(\.role.isControl).map(\.name))
  }

  @Test("the kit's own words follow the language of the window, as often as it changes")
  func ownWords() async throws {
    let window = try await TestWindow(makeStack(), width: 500, height: 400)
    defer { window.close() }
    let english: Set = ["Back", "Save", "Undo", "Edit", "Search", "Decrement", "Increment", "Close"]
    let all: [(String, Set<String>)] = [
      ("de_DE", ["Zurück", "Speichern", "Rückgängig", "Bearbeiten", "Suchen", "Verringern", "Erhöhen", "Schließen"]),
      ("vi", ["Quay lại", "Lưu", "Hoàn tác", "Sửa", "Tìm kiếm", "Giảm", "Tăng", "Đóng"]),
      ("ko-KR", ["뒤로", "저장", "실행 취소", "편집", "검색", "줄이기", "늘리기", "닫기"]),
    ]
    for _ in 1...2 {
      #expect(try await names(in: window).isSuperset(of: english))
      for (language, words) in all {
        window.window.traitOverrides.locale = Locale(identifier: language)
        let shown = try await names(in: window)
        #expect(shown.isSuperset(of: words), "\(language): \(words.subtracting(shown)) of \(shown)")
        #expect(shown.isDisjoint(with: english), "\(language): \(shown.intersection(english)) stayed")
      }
      window.window.traitOverrides.locale = nil
    }
  }

  @Test("two windows speak two languages")
  func twoWindows() async throws {
    let english = try await TestWindow(SearchBar(), width: 300, height: 60)
    let other = try TestWindow(width: 300, height: 60)
    defer {
      english.close()
      other.close()
    }
    other.window.traitOverrides.locale = german
    other.window.child = SearchBar()
    try await other.show()
    #expect(try english.window.require(Gtk.SearchEntry.self, in: .everything).placeholder == "Search")
    #expect(try other.window.require(Gtk.SearchEntry.self, in: .everything).placeholder == "Suchen")
  }

  @Test("what the program says of a search bar is not translated away")
  func programsWords() async throws {
    let bar = SearchBar()
    bar.placeholder = "Find a plant"
    let window = try await TestWindow(bar, width: 300, height: 60)
    defer { window.close() }
    window.window.traitOverrides.locale = german
    try await settle()
    #expect(bar.placeholder == "Find a plant")
    bar.placeholder = nil
    window.window.traitOverrides.locale = Locale(identifier: "vi")
    try await settle()
    #expect(bar.placeholder == "")
  }

  private final class Counting: View {
    let label = Label("")
    var count = 1 { didSet { setNeedsUpdateProperties() } }
    var runs = 0
    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      addSubview(label)
    }
    override func updateProperties() {
      super.updateProperties()
      runs += 1
      label.text = String(localized: "\(count) letter", plural: "\(count) letters", count: count)
    }
  }

  @Test("a hook that reads a program's text runs once for another language, with the form for the number")
  func programsTexts() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("language-test-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try CatalogueTests.file([
      ("", "Plural-Forms: nplurals=2; plural=n != 1;\n"), ("%lld letter\0%lld letters", "ein Brief\0%lld Briefe"),
    ]).write(to: place.appendingPathComponent("language-test.mo"))
    Translations.use(domain: "language-test", folder: folder.path)
    let view = Counting()
    let window = try await TestWindow(view, width: 300, height: 60)
    defer { window.close() }
    #expect(view.label.text == "1 letter")
    for _ in 1...2 {
      let before = view.runs
      window.window.traitOverrides.locale = german
      try await settle()
      #expect(view.label.text == (view.count == 1 ? "ein Brief" : "\(view.count) Briefe"))
      #expect(view.runs == before + 1)
      window.window.traitOverrides.locale = nil
      try await settle()
      view.count += 1
      try await settle()
      #expect(view.label.text == "\(view.count) letters")
    }
  }

  @Test("in the pseudo-locale every word of the kit's own stands in brackets")
  func pseudoLocale() async throws {
    let window = try await TestWindow(makeStack(), width: 500, height: 400)
    defer { window.close() }
    window.window.traitOverrides.locale = Locale(identifier: "en_XA")
    let shown = try await names(in: window)
    #expect(shown.contains("⟦Sávé⟧") && shown.contains("⟦Séárch⟧"))
    #expect(shown.allSatisfy { $0.hasPrefix("⟦") }, "\(shown.filter { !$0.hasPrefix("⟦") })")
    window.window.traitCollection.performAsCurrent {
      #expect(String(localized: "Page \(3) of \(12)", table: "tracked-kit") == "⟦Págé 3 óf 12⟧")
    }
  }
}
