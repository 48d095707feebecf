import GtkTesting
import Testing
import TrackedUI
import Tracking

/// What debug builds tell of bodies that do more than describe.
@MainActor @Suite(.serialized) struct AdviceTests {
  struct Listening: View {
    let model: Model
    let adjustment: Adjustment
    var body: some View {
      let _ = adjustment.onValueChanged {}
      Text("\(model.a)")
    }
  }

  struct Tracking: View {
    let model: Model
    var body: some View {
      let _ = Tracker { _ in }
      Text("\(model.a)")
    }
  }

  private func warnings(_ body: (Model) async throws -> Void) async throws -> [String] {
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    try await body(Model())
    return warnings
  }

  @Test func aSignalConnectedInABodyIsToldOnce() async throws {
    let adjustment = Adjustment(value: 0, lower: 0, upper: 1, step: 1, page: 1)
    let told = try await warnings { model in
      let (window, _) = try await show(Listening(model: model, adjustment: adjustment))
      model.a += 1
      try await settle()
      window.close()
    }
    #expect(told.count { $0.contains("Listening.body connects to `value-changed`") } == 1, "\(told)")
  }

  private struct Placed: View {
    let model: Model
    @Environment(\.accessibilityReduceMotion) private var isStill
    var body: some View {
      GeometryReader { place in
        Text("\(place.frame(in: .global).minX) \(model.a) \(isStill)").containerRelativeFrame(.horizontal)
      }
    }
  }

  @Test func whatTheLibraryConnectsToIsNoFaultOfTheBody() async throws {
    let told = try await warnings { model in
      let (window, _) = try await show(Placed(model: model))
      model.a += 1
      try await settle()
      window.close()
    }
    #expect(!told.contains { $0.contains("connects to") }, "\(told)")
  }

  @Test func aTrackerMadeInABodyIsToldOnce() async throws {
    let told = try await warnings { model in
      let (window, _) = try await show(Tracking(model: model))
      model.a += 1
      try await settle()
      window.close()
    }
    #expect(told.count { $0.contains("Tracking.body makes a tracker") } == 1, "\(told)")
  }

  struct Writing: View {
    let model: Model
    @State private var count = 0
    var body: some View {
      let _ = model.a > 0 ? count = model.a : ()
      Text("\(count)")
    }
  }

  @Test func aStateWrittenInABodyIsToldOnce() async throws {
    let told = try await warnings { model in
      let (window, _) = try await show(Writing(model: model))
      for number in 1...2 {
        model.a = number
        try await settle()
      }
      window.close()
    }
    #expect(told.count { $0.contains("Writing.body writes") && $0.contains("count") } == 1, "\(told)")
  }

  struct Doubled: View {
    let model: Model
    var body: some View {
      let numbers = [7, 7, model.a]
      VStack { ForEach(numbers, id: \.self) { Text("number \($0)") } }
    }
  }

  @Test("C-273 elements with equal identifiers are shown, and reported once")
  func equalIdentifiers() async throws {
    let told = try await warnings { model in
      let (window, _) = try await show(Doubled(model: model))
      model.a = 1
      try await settle()
      #expect(window.texts == ["number 7", "number 7", "number 1"])
      model.a = 7
      try await settle()
      #expect(window.texts == ["number 7", "number 7", "number 7"])
      model.a = 0
      try await settle()
      #expect(window.texts == ["number 7", "number 7", "number 0"])
      window.close()
    }
    #expect(told.count { $0.contains("two elements with the identifier 7") } == 1, "\(told)")
    #expect(told.count { $0.contains("identifier") } == 1, "\(told)")
  }

  struct DoubledRows: View {
    let model: Model
    let isList: Bool
    var body: some View {
      let numbers = [3, 3, model.a, 3, 4, 4]
      if isList {
        List { ForEach(numbers, id: \.self) { DoubledRow(number: $0) } }
      } else {
        ScrollView { LazyVStack { ForEach(numbers, id: \.self) { DoubledRow(number: $0) } } }
      }
    }
  }

  struct DoubledRow: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  @Test("C-273 the rows of equal identifiers are shown in lists and lazy stacks", arguments: [true, false])
  func equalIdentifiersInRows(isList: Bool) async throws {
    let told = try await warnings { model in
      let (window, _) = try await show(DoubledRows(model: model, isList: isList))
      for number in [0, 3, 5, 4] {
        model.a = number
        try await settle()
        #expect(window.texts == ["row 3", "row 3", "row \(number)", "row 3", "row 4", "row 4"])
      }
      window.close()
    }
    #expect(told.count { $0.contains("identifier") } <= 1, "\(told)")
  }

  struct Unhosted: View {
    @State private var amount: Float = 3
    var body: some View { Text("\(amount)") }
  }

  @Test func aStateThatIsReadBeforeItsViewIsHostedIsToldOnce() async throws {
    let told = try await warnings { _ in
      for _ in 0..<2 { _ = Unhosted().body }
    }
    #expect(
      told.count { $0.hasPrefix("the @State of type Float that TrackedUITests/AdviceTests.swift:") } == 1, "\(told)")
  }

  @Test func whatTheLayerConnectsItselfIsNoMistake() async throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isOn = false
      var body: some View {
        VStack {
          TextField("Text", text: $text)
          Toggle("On", isOn: $isOn)
          Picker("Choice", selection: $isOn) {
            Text("Yes").tag(true)
            Text("No").tag(false)
          }
          Button("Press") { isOn.toggle() }.onTapGesture {}
          List { ForEach(0..<3) { Text("\($0)") } }
        }
      }
    }
    let told = try await warnings { _ in
      let (window, _) = try await show(Screen())
      try await click(window.require(Gtk.Button.self, .text("Press")))
      window.close()
    }
    #expect(told.allSatisfy { !$0.contains("connects") && !$0.contains("tracker") }, "\(told)")
  }
}
