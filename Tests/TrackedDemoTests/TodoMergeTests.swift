import Testing

@testable import TrackedDemo

/// Two processes that changed one list.
@Suite struct TodoMergeTests {
  /// Items whose title is a letter and whose identifier is its place in the alphabet; a capital letter is a done one.
  private func list(_ letters: String) -> [TodoRecord] {
    letters.map { letter in
      let title = letter.lowercased()
      return TodoRecord(id: Int(title.utf8.first!) - 96, title: title, isCompleted: letter.isUppercase)
    }
  }

  @Test("what they renamed stays renamed where only the tick is mine, and the other way round")
  func titleAndTick() {
    let base = list("ab")
    var (mine, theirs) = (base, base)
    mine[0].isCompleted = true
    theirs[0].title = "renamed"
    let both = [TodoRecord(id: 1, title: "renamed", isCompleted: true), base[1]]
    #expect(TodoMerge.merge(base: base, mine: mine, theirs: theirs) == both)
    #expect(TodoMerge.merge(base: base, mine: theirs, theirs: mine) == both)
  }

  private func merge(_ base: String, _ mine: String, _ theirs: String) -> String {
    TodoMerge.merge(base: list(base), mine: list(mine), theirs: list(theirs))
      .map { $0.isCompleted ? $0.title.uppercased() : $0.title }.joined()
  }

  @Test(
    "both sides' changes stand, and what one side deleted and the other did not change is gone",
    arguments: [
      ("abc", "abcd", "abce", "abced"), ("abc", "ab", "abcd", "abd"), ("abc", "ab", "bc", "b"),
      ("abc", "aBc", "abC", "aBC"), ("abc", "ABC", "", "ABC"), ("abc", "", "aBc", "B"), ("", "a", "b", "ba"),
      ("abc", "abc", "xyz", "xyz"), ("abc", "xyz", "abc", "xyz"), ("abc", "dabc", "abce", "dabce"),
    ])
  func changes(base: String, mine: String, theirs: String, both: String) {
    #expect(merge(base, mine, theirs) == both)
  }

  @Test(
    "the order is that of the side that moved something, and mine if both did",
    arguments: [
      ("abc", "cab", "abcd", "cabd"), ("abc", "abcd", "cab", "cabd"), ("abc", "bac", "acb", "bac"),
    ])
  func order(base: String, mine: String, theirs: String, both: String) {
    #expect(merge(base, mine, theirs) == both)
  }

  @Test("of two changes of one field mine stands, of different fields both")
  func fields() {
    let base = [TodoRecord(id: 1, title: "old", isCompleted: false)]
    let mine = [TodoRecord(id: 1, title: "mine", isCompleted: false)]
    let theirs = [TodoRecord(id: 1, title: "theirs", isCompleted: true)]
    let both = [TodoRecord(id: 1, title: "mine", isCompleted: true)]
    #expect(TodoMerge.merge(base: base, mine: mine, theirs: theirs) == both)
  }

  @Test("two items that were added under one identifier are two items")
  func equalIdentifiers() {
    let mine = [TodoRecord(id: 1, title: "mine", isCompleted: false)]
    let theirs = [TodoRecord(id: 1, title: "theirs", isCompleted: false)]
    let both = TodoMerge.merge(base: [], mine: mine, theirs: theirs)
    #expect(Set(both.map(\.title)) == ["mine", "theirs"])
    #expect(Set(both.map(\.id)).count == 2)
    #expect(TodoMerge.merge(base: [], mine: mine, theirs: mine) == mine)
  }
}
