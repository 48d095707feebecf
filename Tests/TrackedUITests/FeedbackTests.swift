import GtkTesting
import Testing
import TrackedUI

/// Views that keep each other due, and changes that are shown in more than one way.
@MainActor @Suite(.serialized) struct FeedbackTests {
  private typealias Transaction = TrackedUI.Transaction

  private struct HeightKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
  }

  private struct Growing: View {
    let tally: Tally
    let limit: Double
    @State private var height = 1.0
    var body: some View {
      let _ = tally.note("growing")
      VStack {
        Text("content")
          .frame(height: height)
          .background {
            GeometryReader { place in
              Color.clear.preference(key: HeightKey.self, value: place.size.height)
            }
          }
      }
      .onPreferenceChange(HeightKey.self) { new in
        if new < limit { height = new + 1 }
      }
    }
  }

  @Test("C-269 a preference that grows by what follows from it is named once")
  func growingPreference() async throws {
    let tally = Tally()
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let controller = HostingController(rootView: ScrollView { Growing(tally: tally, limit: .infinity) })
    let window = Window()
    window.setDefaultSize(width: 300, height: 200)
    window.rootViewController = controller
    window.present()
    defer { window.destroyWindow() }
    try await wait(for: "the loop to be named", deadline: 10) { !warnings.isEmpty }
    let before = tally["growing"]
    try await wait(for: "the loop to go on", deadline: 10) { tally["growing"] > before + 80 }
    #expect(warnings.count == 1 && warnings[0].contains("Growing") && warnings[0].contains("property"), "\(warnings)")
  }

  @Test("C-269 a preference that comes to an end is no loop")
  func settlingPreference() async throws {
    let tally = Tally()
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let (window, _) = try await show(ScrollView { Growing(tally: tally, limit: 25) })
    defer { window.close() }
    #expect(warnings == [] && tally["growing"] > 10)
  }

  /// What the layer's own controls write back is nobody's advice.
  private struct WritingBack: View {
    let model: Model
    @State private var choice = "gone"
    @State private var value = 12.0
    var body: some View {
      VStack {
        Text("\(model.a)")
        Slider(value: $value, in: 0...10)
        Picker("choice", selection: $choice) { Text("one").tag("one") }
        TextField("name", text: $choice)
      }
    }
  }

  @Test("C-269 what the layer's own controls write back is no advice")
  func writeBacks() async throws {
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let model = Model()
    let (window, _) = try await show(WritingBack(model: model))
    defer { window.close() }
    model.a = 1
    try await settle()
    #expect(!warnings.contains { $0.contains("writes") }, "\(warnings)")
  }

  private struct UndoneKey: TransactionKey { static let defaultValue = "no" }

  private final class Told { var texts: [String] = [] }

  private struct Moved: View {
    let told: Told
    let model: Model
    var body: some View {
      Text("moved").opacity(model.isOn ? 0.2 : 1).frame(width: model.isOn ? 200 : 100)
        .transaction { transaction in
          told.texts.append(
            "\(model.a) \(transaction.animation != nil) \(transaction.disablesAnimations) \(transaction[UndoneKey.self])"
          )
        }
    }
  }

  @Test("C-271 what an inner transaction does not say is said by the one around")
  func mergedTransactions() async throws {
    let before = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = before }
    let (told, model) = (Told(), Model())
    let (window, _) = try await show(Moved(told: told, model: model))
    defer { window.close() }
    func change(_ number: Int) {
      model.a = number
      model.isOn.toggle()
    }
    var undone = Transaction()
    undone[UndoneKey.self] = "yes"
    var still = Transaction()
    still.disablesAnimations = true
    withAnimation(.linear(duration: 0.05)) { withTransaction(undone) { change(1) } }
    try await settle()
    withTransaction(undone) { withAnimation(.linear(duration: 0.05)) { change(2) } }
    try await settle()
    withTransaction(still) { withAnimation(.linear(duration: 0.05)) { change(3) } }
    try await settle()
    withTransaction(still) {
      withTransaction(undone) { withTransaction(Transaction(animation: .default)) { change(4) } }
    }
    try await settle()
    withAnimation(.linear(duration: 0.05)) { withTransaction(Transaction(animation: nil)) { change(5) } }
    try await settle()
    withAnimation(.linear(duration: 0.05)) { withTransaction(Transaction()) { change(6) } }
    try await settle()
    for expected in [
      "1 true false yes", "2 true false yes", "3 false false no", "4 false true yes", "5 false false no",
      "6 true false no",
    ] {
      #expect(told.texts.contains(expected), "\(expected) of \(told.texts)")
    }
  }
}
