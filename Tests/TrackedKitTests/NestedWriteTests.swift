import GtkTesting
import Testing

/// Writes that one hook makes while another one, in which it runs, goes on.
@MainActor @Suite(.serialized) struct NestedWriteTests {
  let model = Model()
  let log = Log()

  @Test("C-213 a parent's layout hook hears of what a child's, which runs inside it, writes")
  func childWritesInLayout() async throws {
    var seen: [Int] = []
    let child = RecordingView("child", log)
    child.on(.layoutSubviews) { [model] _ in model.b = model.a * 10 }
    let parent = RecordingView("parent", log)
    parent.on(.layoutSubviews) { [model] _ in seen.append(model.b) }
    let reader = ReadingFirst(model, child) { seen.append($0) }
    let window = try await TestWindow(reader)
    defer { window.close() }
    for value in 1...3 {
      seen = []
      model.a = value
      child.setNeedsLayout()
      reader.setNeedsLayout()
      try await settle()
      #expect(seen.last == value * 10, "\(seen)")
    }
  }

  /// Reads in its layout before the child is laid out inside it.
  private final class ReadingFirst: View {
    private let model: Model
    private let child: View
    private let read: (Int) -> Void

    init(_ model: Model, _ child: View, read: @escaping (Int) -> Void) {
      self.model = model
      self.child = child
      self.read = read
      super.init()
      addSubview(child)
    }

    override func layoutSubviews() {
      read(model.b)
      super.layoutSubviews()
    }
  }

  @Test("C-214 a hook hears of what a forced hook of another object writes, and runs once more")
  func forcedHookWrites() async throws {
    let child = RecordingView("child", log) { [model] _ in model.b = model.a * 10 }
    var seen: [Int] = []
    let parent = RecordingView("parent", log) { [model] _ in
      seen.append(model.b)
      child.setNeedsUpdateProperties()
      child.updatePropertiesIfNeeded()
    }
    parent.addSubview(child)
    let window = try await TestWindow(parent)
    defer { window.close() }
    seen = []
    model.a = 2
    parent.setNeedsUpdateProperties()
    try await settle()
    #expect(seen.last == 20)
    #expect(!UpdatePass.isPending)
  }

  @Test("C-214 a hook's own write stays its own when another hook ran inside it before")
  func ownWriteAfterNested() async throws {
    let child = RecordingView("child", log) { [model] _ in _ = model.a }
    let parent = RecordingView("parent", log) { [model] _ in
      _ = model.b
      child.updatePropertiesIfNeeded()
      model.b += 1
    }
    parent.addSubview(child)
    let window = try await TestWindow(parent)
    defer { window.close() }
    log.clear()
    parent.setNeedsUpdateProperties()
    try await settle()
    #expect(parent.runs() == 1)
  }

  @Test("C-214 a hook hears of what an event writes in a main loop that it has opened")
  func eventInNestedLoop() async throws {
    var seen: [Int] = []
    var opensLoop = false
    let view = RecordingView { [model] _ in
      seen.append(model.a)
      guard opensLoop else { return }
      opensLoop = false
      var isWritten = false
      MainLoop.whenIdle {
        model.a = 8
        isWritten = true
      }
      while !isWritten { MainLoop.iterate(.forEvents) }
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    opensLoop = true
    seen = []
    view.setNeedsUpdateProperties()
    try await wait(for: "the event's value") { seen.last == 8 }
    #expect(seen == [0, 8])
  }
}
