import GtkTesting
import Testing
import TrackedUI

@testable import SwiftUIModels

/// Models and values that belong to no actor, shown by views.
@MainActor @Suite(.serialized) struct NonisolatedModelTests {
  private struct LedgerView: View {
    @ObservedObject var ledger: Ledger
    @Bindable var router: Router
    let mood = Mood.wild

    var body: some View {
      NavigationStack(path: $router.path) {
        VStack {
          ForEach(ledger.entries) { entry in
            Button(role: entry.role) {
              router.show(entry)
            } label: {
              Text(entry.title)
            }
          }
          Text(ledger.isDark ? "overdrawn" : "fine")
          mood.background.frame(width: 40, height: 20)
          Spark([0, 1]).path(in: CGSize(width: 20, height: 10)).stroke(.red)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  private let entry = Entry(id: 7, date: Date(timeIntervalSinceReferenceDate: 86_400 * 40), amount: -3)

  @Test func viewsFollowModelsOfNoActor() async throws {
    let (ledger, router) = (Ledger(), Router())
    let (window, _) = try await show(LedgerView(ledger: ledger, router: router))
    defer { window.close() }
    #expect(window.texts.contains("fine"))
    ledger.add(entry)
    try await settle()
    #expect(window.texts.contains("overdrawn"))
    try await click(window.require(Gtk.Label.self, .textContaining("Entry 7 on")))
    try await settle()
    #expect(router.path.count == 1 && window.texts.contains("page 7"))
    router.back()
    try await settle()
    #expect(!window.texts.contains("page 7"))
  }

  @Test func otherThreadsWriteTheSameTexts() async {
    let entry = entry
    let elsewhere = await Task.detached { [entry.day, entry.weekday, entry.price] }.value
    #expect(elsewhere == [entry.day, entry.weekday, entry.price])
    #expect(entry.day.contains("10") && entry.day.contains("2001") && entry.price.contains("3"))
    let size = CGSize(width: 20, height: 10)
    let outline = await Task.detached { Spark([0, 1, 0.5]).path(in: size).boundingRect }.value
    #expect(outline == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(outline == Spark([0, 1, 0.5]).path(in: size).boundingRect)
    #expect(Diamond().path(in: outline).contains(CGPoint(x: 20, y: 5)))
  }

  private struct Visits: View {
    @AppStorage("models.visits") private var visits = 0
    var body: some View { Text("\(visits) visits") }
  }

  @Test func viewsFollowWhatIsKeptByOtherThreads() async throws {
    Preferences.shared.visits = 1
    defer {
      Preferences.shared.forget()
      UpdatePass.confirmsRuns = false
    }
    let (window, _) = try await show(Visits())
    defer { window.close() }
    #expect(window.texts.contains("1 visits"))
    await Task.detached { Preferences.shared.visits = 2 }.value
    try await wait(for: "the other thread's value to be shown") { window.texts.contains("2 visits") }
  }

  @Test func languagesOfThreadsDoNotMeet() async {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let german = Date.FormatStyle.dateTime.year().month(.defaultDigits).day().locale(Locale(identifier: "de_DE"))
    let plain = Date.FormatStyle.dateTime.year().month(.defaultDigits).day()
    let (first, second) = (german.format(date), plain.format(date))
    #expect(first != second)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask { index % 2 == 0 ? german.format(date) == first : plain.format(date) == second }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
