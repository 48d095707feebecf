import Glibc
import GtkTesting
import Synchronization
import Testing
import Tracking

/// A model that any thread may write; its own lock orders the writes.
private nonisolated final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } } }
  }
}

private nonisolated final class Write: Sendable {
  private let model: SharedModel
  private let value: Int

  init(_ value: Int, to model: SharedModel) {
    self.model = model
    self.value = value
  }

  /// Makes the write on a thread of its own and waits for it.
  func make() {
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { argument in
        let write = Unmanaged<Write>.fromOpaque(argument!).takeUnretainedValue()
        write.model.value = write.value
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
    pthread_join(thread, nil)
  }
}

/// Takes as long as the test says. A limit lets a hook that waits for it fail the test instead of hanging it.
private nonisolated final class HeavyWork: Sendable {
  let mayEnd = Mutex(false)

  func finish() -> Int {
    let limit = ContinuousClock.now + .seconds(5)
    while !mayEnd.withLock({ $0 }), ContinuousClock.now < limit { usleep(1000) }
    return 42
  }
}

@MainActor @Suite(.serialized) struct MainThreadHookTests {
  init() { UpdatePass.confirmsRuns = false }

  @Test("C-120 another thread's write runs the hook on the main thread, in a later pass")
  func otherThread() async throws {
    defer { UpdatePass.confirmsRuns = false }
    let model = SharedModel()
    var threads: [pthread_t] = []
    let view = RecordingView { _ in
      _ = model.value
      threads.append(pthread_self())
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    let writer = await Task.detached {
      model.value = 1
      return pthread_self()
    }.value
    try await wait(for: "the run") { view.runs() == 2 }
    #expect(pthread_equal(writer, pthread_self()) == 0)
    #expect(threads.allSatisfy { pthread_equal($0, pthread_self()) != 0 })
  }

  @Test("C-121 after forty thousand writes on four threads the last value shows")
  func manyThreads() async throws {
    defer { UpdatePass.confirmsRuns = false }
    let model = SharedModel()
    let label = Label()
    let view = RecordingView { _ in label.text = "\(model.value)" }
    view.addSubview(label)
    let window = try await TestWindow(view)
    defer { window.close() }
    await withTaskGroup { group in
      for thread in 0..<4 { group.addTask { for step in 1...10_000 { model.value = thread * 10_000 + step } } }
    }
    try await wait(for: "the last value") { label.text == "\(model.value)" && !UpdatePass.isPending }
    #expect(view.runs() < 40_000)
  }

  @Test("C-216 while no other thread writes, each hook runs once at first appearance")
  func firstAppearance() async throws {
    let model = Model()
    let views = (0..<3).map { _ in RecordingView { _ in _ = model.text } }
    let window = try await TestWindow(views[0])
    defer { window.close() }
    for view in views.dropFirst() { views[0].addSubview(view) }
    try await settle()
    #expect(views.map { $0.runs() } == [1, 1, 1])
    #expect(!UpdatePass.confirmsRuns)
  }

  @Test("C-215 a write between a hook's first read and the end of its run shows, where other threads write")
  func writeInFirstRun() async throws {
    defer { UpdatePass.confirmsRuns = false }
    let (model, other) = (SharedModel(), SharedModel())
    let observer = RecordingView { _ in _ = other.value }
    let window = try await TestWindow(observer)
    defer { window.close() }
    await Task.detached { other.value = 1 }.value
    try await wait(for: "the first write from another thread") { UpdatePass.confirmsRuns && !UpdatePass.isPending }
    let label = Label()
    var interrupts = true
    let view = RecordingView { _ in
      label.text = "\(model.value)"
      if interrupts { Write(7, to: model).make() }
      interrupts = false
    }
    view.addSubview(label)
    observer.addSubview(view)
    try await settle()
    #expect(label.text == "7")
    #expect(view.runs() == 2)
  }

  @Test("C-122 a main-actor task's write after an await runs the hook while only GLib's loop runs")
  func task() async throws {
    let model = Model()
    let label = Label()
    let view = RecordingView { _ in label.text = model.text }
    view.addSubview(label)
    let window = try await TestWindow(view)
    defer { window.close() }
    Task {
      try await Task.sleep(for: .milliseconds(5))
      model.text = "loaded"
    }
    try await wait(for: "the text") { label.text == "loaded" }
    #expect(view.runs() == 2)
  }

  @Test("C-123 work done in a task that then asks for an update costs the hook one run more")
  func heavyWork() async throws {
    var cache: Int?
    var seen: [Int?] = []
    var task: Task<Void, Never>?
    let work = HeavyWork()
    let view = RecordingView { view in
      seen.append(cache)
      guard cache == nil, task == nil else { return }
      task = Task {
        cache = await Task.detached { work.finish() }.value
        view.setNeedsUpdateProperties()
      }
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    #expect(seen == [nil] && view.isMapped && !UpdatePass.isPending, "the first frame does not wait for the work")
    work.mayEnd.withLock { $0 = true }
    try await wait(for: "the result") { seen.count == 2 && !UpdatePass.isPending }
    #expect(seen == [nil, 42])
  }
}
