import GtkTesting
import Testing

@Suite("Waiting", .serialized)
struct WaitingTests {
  @Test("a condition that never holds throws at its deadline and says what was waited for, and where")
  func deadline() async {
    let error = await #expect(throws: DeadlineExceeded.self) {
      try await wait(for: "the moon", deadline: 0.03, findings: { ["no moon in sight"] }) { false }
    }
    #expect(error?.description.contains("waited 0.03 s for the moon") == true)
    #expect(error?.description.contains("no moon in sight") == true)
    #expect(error?.description.hasPrefix("GtkTestingTests/WaitingTests.swift:") == true)
  }

  @Test("a waiting condition is asked once a turn, not in a busy loop")
  func noPolling() async throws {
    var questions = 0
    var isOver = false
    MainLoop.after(milliseconds: 100) { isOver = true }
    try await wait(for: "the timeout") {
      questions += 1
      return isOver
    }
    #expect(questions < 10)
  }

  @Test("settling without any window runs waiting main-actor jobs and idle callbacks")
  func settlesJobs() async throws {
    var steps: [String] = []
    Task {
      Task { steps.append("job of a job") }
      steps.append("job")
    }
    MainLoop.whenIdle { steps.append("idle") }
    try await settle()
    #expect(steps.sorted() == ["idle", "job", "job of a job"])
  }

  @Test("settling makes exactly the frames that were asked for, and none when nothing is due")
  func settlesFrames() async throws {
    let label = Label("before")
    let test = try await TestWindow(label)
    let clock = try #require(test.window.frameClock)
    var paints = 0
    clock.onPaint { paints += 1 }
    try await settle()
    #expect(paints == 0)
    label.text = "after"
    try await settle()
    #expect(paints == 1)
  }

  @Test("settling includes frames that a frame asks for")
  func settlesChains() async throws {
    let label = Label("0")
    let test = try await TestWindow(label)
    var frames = 0
    test.window.frameClock?.onPaint { frames += 1 }
    test.window.frameClock?.onAfterPaint { if frames < 4 { label.text = "\(frames)" } }
    label.queueDraw()
    try await settle(test.window)
    #expect(frames == 4)
    #expect(label.text == "3")
  }

  @Test("a window that never rests is named when settling gives up")
  func neverSettles() async throws {
    let label = Label()
    let test = try await TestWindow(label)
    test.window.title = "Restless"
    var isOver = false
    label.addTickCallback { _ in isOver ? .finish : .again }
    let error = await #expect(throws: DeadlineExceeded.self) { try await settle(deadline: 0.2) }
    #expect(error?.description.contains("window 'Restless' wants another frame after") == true)
    isOver = true
    try await settle()
  }

  @Test("a window opens mapped and painted in its size, and closes")
  func opens() async throws {
    let label = Label("hello")
    try await withTestWindow(label, width: 320, height: 200) { test in
      #expect(label.isMapped)
      #expect(test.window.width == 320 && test.window.height == 200)
      #expect(Window.shown.contains(test.window))
    }
    #expect(!label.isMapped)
    #expect(Window.all.allSatisfy { $0.child !== label })
  }
}
