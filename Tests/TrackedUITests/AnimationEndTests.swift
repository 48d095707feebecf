import GtkTesting
import Testing
import TrackedUI

/// When an animation counts as over.
@MainActor @Suite(.serialized) struct AnimationEndTests {
  private struct Moved: View {
    let first: Animation
    let criteria: AnimationCompletionCriteria
    let second: Animation?
    let times: Times
    @State private var place = 0.0
    var body: some View {
      VStack {
        Button("go") {
          times.start = MainLoop.monotonicMicroseconds
          withAnimation(first, completionCriteria: criteria) {
            place = 1
          } completion: {
            times.note("first")
          }
        }
        Button("on") {
          withAnimation(second) {
            place = 2
          } completion: {
            times.note("second")
          }
        }
        Text("mover").opacity(1 - place / 4)
      }
    }
  }

  /// When something has been heard, in seconds from the start.
  private final class Times {
    var start: Int64 = 0
    private(set) var heard: [String: [Double]] = [:]
    func note(_ name: String) {
      heard[name, default: []].append(Double(MainLoop.monotonicMicroseconds - start) / 1_000_000)
    }
    func isHeard(_ name: String) -> Bool { heard[name] != nil }
  }

  /// When the first animation was over though a second one has taken over what it moved.
  private func end(
    of first: Animation, by second: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) async throws -> Double {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let times = Times()
    let (window, _) = try await show(Moved(first: first, criteria: criteria, second: second, times: times))
    defer { window.close() }
    try window.require(Gtk.Button.self, .text("go")).activate()
    try window.require(Gtk.Button.self, .text("on")).activate()
    try await wait { times.isHeard("first") && times.isHeard("second") }
    #expect(times.heard["first"]?.count == 1 && times.heard["second"]?.count == 1)
    return times.heard["first"]?.first ?? 0
  }

  @Test func aSpringTakenOverIsOverAtItsTime() async throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    for second in [.linear(duration: 0.1), .spring(duration: 0.1), nil] as [Animation?] {
      let time = try await end(of: spring, by: second)
      #expect(time >= 0.49, "\(time) by \(String(describing: second))")
    }
    #expect(try await end(of: spring.delay(0.2), by: .linear(duration: 0.1)) >= 0.69)
  }

  @Test func aCurveTakenOverIsOverAtItsTime() async throws {
    #expect(try await end(of: .linear(duration: 0.4), by: .linear(duration: 0.1)) >= 0.39)
    #expect(try await end(of: .linear(duration: 0.2).repeatCount(2), by: .easeOut(duration: 0.1)) >= 0.39)
  }

  @Test func whatIsToRestRestsLater() async throws {
    let spring = Animation.spring(duration: 0.2, bounce: 0.5)
    #expect(try await end(of: spring, by: .linear(duration: 0.1), .removed) >= 0.3)
  }

  @Test func whatNeverRestsIsOverWhenItIsTakenOver() async throws {
    let endless = Animation.linear(duration: 0.2).repeatForever()
    #expect(try await end(of: endless, by: .linear(duration: 0.1)) < 10)
  }
}
