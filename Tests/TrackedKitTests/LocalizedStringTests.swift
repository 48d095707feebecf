import Testing
import TrackedKit

@MainActor @Suite struct LocalizedStringTests {
  @Test("a text without a translation is shown as it is written, however long, with its values")
  func withoutTranslation() {
    for length in [1, 15, 16, 40, 300] {
      let word = String(repeating: "ä", count: length)
      #expect(String(localized: "\(word) 100 %") == "\(word) 100 %")
      #expect(String(localized: .init(word)) == word)
    }
    #expect(
      String(localized: "The notes of the year \(2026) are \(1.5) pages long.")
        == "The notes of the year 2026 are 1.5 pages long.")
  }
}
