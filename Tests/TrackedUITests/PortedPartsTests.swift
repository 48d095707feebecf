import GtkTesting
import Testing

@testable import TrackedUI

/// Small parts that SwiftUI's sources use, in real windows.
@MainActor @Suite(.serialized) struct PortedPartsTests {
  let tally = Tally()

  @Test func anglesAddUp() {
    #expect(abs((Angle.degrees(90) * 4 - .degrees(360)).radians) < 1e-9)
    #expect(abs((.degrees(90) + .degrees(30) / 2).degrees - 105) < 1e-9)
    #expect(-Angle.degrees(10) < .zero && max(Angle.degrees(3), Angle.degrees(5)) == Angle.degrees(5))
  }

  @Test func eachCornerHasItsRadius() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 100).path(in: rect)
    let corners = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
    #expect(corners.allSatisfy { $0.x > -0.01 && $0.x < 100.01 && $0.y > -0.01 && $0.y < 60.01 })
    func reaches(_ x: Double, _ y: Double) -> Bool { corners.contains { abs($0.x - x) < 0.01 && abs($0.y - y) < 0.01 } }
    #expect(reaches(100, 0) && reaches(0, 60), "these corners are not round")
    #expect(!reaches(0, 0) && reaches(0, 20) && reaches(20, 0))
    #expect(!reaches(100, 60) && reaches(100, 30) && reaches(70, 60), "no radius is more than half of a side")
  }

  private struct Folder: Identifiable {
    let id: Int
    let name: String
    var folders: [Folder]?
  }

  @Test func anOutlineOpens() async throws {
    let folders = [
      Folder(id: 1, name: "a", folders: [Folder(id: 2, name: "b", folders: [Folder(id: 3, name: "c")])]),
      Folder(id: 4, name: "d"),
    ]
    let (window, _) = try await show(
      VStack { OutlineGroup(folders, children: \.folders) { Text($0.name) } })
    defer { window.close() }
    func names() -> [String] { window.texts.filter { $0.count == 1 && $0 >= "a" && $0 <= "d" } }
    #expect(names() == ["a", "d"])
    try await click(window.findAll(Gtk.Button.self, .any)[0])
    try await settle()
    #expect(names() == ["a", "b", "d"])
    try await click(window.findAll(Gtk.Button.self, .any)[1])
    try await settle()
    #expect(names() == ["a", "b", "c", "d"])
  }

  private struct Renamed: View {
    @State private var name = "Trip"
    @State private var askedForHelp = 0
    @FocusState private var isNaming: Bool
    let hasAction: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isNaming)
        if hasAction { RenameButton().renameAction($isNaming) } else { RenameButton() }
        HelpLink { askedForHelp += 1 }
        Text(verbatim: "\(isNaming) \(askedForHelp)")
      }
      .scenePadding()
      .focusEffectDisabled()
    }
  }

  @Test func aNameIsGivenByAButtonAndHelpByAnother() async throws {
    let (window, controller) = try await show(Renamed(hasAction: true))
    defer { window.close() }
    let rename = try window.require(Gtk.Button.self, .text("Rename"))
    #expect(rename.isSensitive)
    try await click(rename)
    try await wait { window.texts.contains("true 0") }
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Help")))
    try await wait { window.texts.contains { $0.hasSuffix(" 1") } }
    #expect(try window.require(Entry.self, .any).frame(in: window.window)!.x == 20)
    controller.rootView = Renamed(hasAction: false)
    try await settle()
    #expect(try !window.require(Gtk.Button.self, .text("Rename")).isSensitive)
  }

  private struct Fields: View {
    enum Field { case first, second }
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Part(field: $field)
        Button("Clear") { field = nil }
      }
    }

    struct Part: View {
      @FocusState.Binding var field: Field?
      @State private var text = ""

      var body: some View {
        TextField("First", text: $text).focused($field, equals: .first)
        TextField("Second", text: $text).focused($field, equals: .second)
        Button("Second") { field = .second }
        Text(verbatim: field == .second ? "second" : field == .first ? "first" : "none")
      }
    }
  }

  @Test func aPartOfAViewKnowsAndChoosesWhatHasTheKeyboard() async throws {
    let (window, _) = try await show(Fields())
    defer { window.close() }
    try window.require(Gtk.Button.self, .text("Second")).activate()
    try await wait { window.texts.contains("second") }
    let entries = window.findAll(Entry.self, .any)
    #expect(window.window.focus?.isDescendant(of: entries[1]) == true)
    _ = entries[0].grabFocus()
    try await wait { window.texts.contains("first") }
    try window.require(Gtk.Button.self, .text("Clear")).activate()
    try await wait { window.texts.contains("none") }
  }

  private struct Surroundings: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var length = 10.0
    var body: some View { Text(verbatim: "\(phase) \(size) \(length > 10.5)") }
  }

  @Test func thePhaseOfTheSceneAndTheSizeOfTextsAreTraits() async throws {
    let (window, controller) = try await show(Surroundings())
    defer { window.close() }
    controller.traitOverrides.activeAppearance = .inactive
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    try await settle()
    #expect(window.texts == ["inactive accessibility2 true"])
    controller.traitOverrides.activeAppearance = .active
    controller.traitOverrides.preferredContentSizeCategory = .large
    try await settle()
    #expect(window.texts == ["active large false"])
  }

  @Test func commandsOfKeysAreTold() async throws {
    let tally = tally
    let (window, _) = try await show(
      Button("Go") {}
        .onExitCommand { tally.note("exit") }
        .onMoveCommand { tally.note("\($0)") })
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .any)
    try await press(.escape, in: button)
    try await press(.down, in: button)
    #expect(tally["exit"] == 1 && tally["down"] == 1)
  }

  private struct Boxed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ZStack {
        Circle().strokeBorder(lineWidth: 3)
        ProgressView(configuration)
        Text("around")
      }
    }
  }

  @Test func aStylePutsSomethingAroundTheUsualLook() async throws {
    let (window, _) = try await show(ProgressView("Going on", value: 0.5).progressViewStyle(Boxed()))
    defer { window.close() }
    #expect(window.texts == ["Going on", "around"])
    #expect(try window.require(Gtk.ProgressBar.self, .any).fraction == 0.5)
  }

  private struct Clicked: View {
    let tally: Tally
    var body: some View {
      Text("Here").frame(width: 100, height: 50)
        .gesture(
          SpatialTapGesture().onEnded { tally.note("at \($0.location.x > 0)") }
            .simultaneously(with: TapGesture().onEnded { tally.note("tap") })
            .onEnded { value in tally.note(value.first != nil && value.second != nil ? "both" : "one") })
    }
  }

  @Test func twoGesturesActBesideEachOther() async throws {
    let (window, _) = try await show(Clicked(tally: tally))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("Here")))
    #expect(tally["at true"] == 1 && tally["tap"] == 1)
    #expect(tally["one"] + tally["both"] == 2, "each end is told")
  }

  private struct Moving: View {
    let pause: Pause
    let tally: Tally
    var body: some View {
      TimelineView(.animation(minimumInterval: 0.02, paused: pause.isOn)) { _ in
        let _ = tally.note("picture")
        Text("Moving")
      }
    }
  }

  @Test func aTimelineOfAnAnimationPausesAndGoesOn() async throws {
    let pause = Pause()
    let (window, _) = try await show(Moving(pause: pause, tally: tally))
    defer { window.close() }
    try await wait(for: "some pictures") { tally["picture"] > 4 }
    pause.isOn = true
    try await settle()
    let count = tally["picture"]
    pause.isOn = false
    try await wait(for: "more pictures") { tally["picture"] > count + 3 }
  }
}

@Observable private final class Pause {
  var isOn = false
}
