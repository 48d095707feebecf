import GtkTesting
import Testing

@testable import GtkTracking
@testable import TrackedKit

/// Windows have their passes to themselves.
@MainActor @Suite(.serialized) struct ManyWindowTests {
  let model = Model()

  @Test("C-225 a pass of one window visits nothing of another")
  func visits() async throws {
    let (left, right) = (RecordingView("left"), RecordingView("right"))
    left.on(.updateProperties) { [model] _ in _ = model.a }
    right.on(.updateProperties) { [model] _ in _ = model.b }
    let (first, second) = (try await TestWindow(left), try await TestWindow(right))
    defer {
      first.close()
      second.close()
    }
    let visitsBefore = WindowHost.of(second.window).round.visitCount
    left.log.clear()
    right.log.clear()
    for value in 1...20 {
      model.a = value
      try await settle()
    }
    #expect(left.runs() == 20 && right.runs() == 0)
    #expect(WindowHost.of(second.window).round.visitCount == visitsBefore)
  }

  @Test("C-035 a flush serves what a later window's hook changes for an earlier one")
  func flushReachesEarlierWindows() async throws {
    let reader = RecordingView { [model] _ in _ = model.b }
    let writer = RecordingView { [model] _ in model.b = model.a }
    let (first, second) = (try await TestWindow(reader), try await TestWindow(writer))
    defer {
      first.close()
      second.close()
    }
    reader.log.clear()
    model.a = 7
    UpdatePass.flush()
    #expect(reader.runs() == 1 && !UpdatePass.isPending)
  }

  @Test("C-198 among a thousand views a pass visits the one that changed")
  func visitsDirtyBranchesOnly() async throws {
    let column = Box(.vertical)
    let views = (0..<1000).map { index in
      RecordingView("\(index)") { [model] _ in if index == 500 { _ = model.a } else { _ = model.b } }
    }
    views.forEach { column.append($0) }
    let window = try await TestWindow(column)
    defer { window.close() }
    let round = try #require(WindowHost.of(window.window).round)
    let before = round.visitCount
    model.a = 1
    UpdatePass.flush()
    #expect(views[500].runs() == 2 && round.visitCount == before + 1)
  }
}
