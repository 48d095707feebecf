import GtkTracking
import Synchronization
import Testing
import WidgetTesting

private struct LevelTrait: TraitDefinition {
  static let defaultValue = 0
}

/// What a recorder says of why hooks ran, in GTK's own windows.
@MainActor @Suite(.serialized) struct RecorderTests {
  let model = Model()

  /// A label that shows `a`, and the chains of what `body` causes, without times.
  private func chains(_ body: (Window, Box) async throws -> Void) async throws -> [String] {
    let box = Box(.vertical, spacing: 0)
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a) clicks" }
    box.append(label)
    var chains: [String] = []
    try await withWindow(box) { window in
      let record = try await recording { try await body(window, box) }
      chains = record.causes.map { String($0.prefix(upTo: $0.lastIndex(of: ",") ?? $0.endIndex)) }
    }
    return chains
  }

  private let toLabel = "Model.a → Label.updateProperties → Label.label"

  @Test("C-220 from a click to the label, twice")
  func click() async throws {
    let button = Button("Add")
    button.onClicked { [model] in model.a += 1 }
    let found = try await chains { window, box in
      box.append(button)
      try await settle(window)
      for _ in 1...2 {
        try await WidgetTesting.click(button)
        try await settle(window)
      }
    }
    #expect(found == Array(repeating: "click on Button “Add” → \(toLabel)", count: 2))
  }

  @Test("C-220 from a timer, idle work, a task and another thread")
  func otherEvents() async throws {
    let timer = try await chains { window, _ in
      MainLoop.after(milliseconds: 1) { [model] in model.a += 1 }
      try await wait(for: "the timer") { model.a == 1 }
    }
    #expect(timer == ["timer → \(toLabel)"])
    let idle = try await chains { window, _ in
      MainLoop.whenIdle { [model] in model.a += 1 }
      try await wait(for: "the main loop") { model.a == 2 }
    }
    #expect(idle == ["idle work → \(toLabel)"])
    let task = try await chains { _, _ in await Task { model.a += 1 }.value }
    #expect(task == ["task → \(toLabel)"])
  }

  @Test("C-220 another thread's write has its property")
  func otherThread() async throws {
    let shared = SharedCount()
    let label = Label()
    label.updateProperties { label in label.text = "\(shared.count)" }
    defer { UpdatePass.confirmsRuns = false }
    try await withWindow(label) { window in
      for count in 1...2 {
        let record = try await recording {
          await Task.detached { shared.count = count }.value
          try await wait(for: "the write") { label.text == "\(count)" }
        }
        let chain = try #require(record.causes.first)
        #expect(
          chain.hasPrefix("another thread → SharedCount.count → Label.updateProperties → Label.label"), "\(record)")
        // The first write that is heard has what ran before confirmed.
        #expect(record.causes.dropFirst().allSatisfy { $0.hasPrefix("confirmation after") }, "\(record)")
      }
    }
  }

  @Test("C-220 traits, requests and the first run")
  func otherTriggers() async throws {
    let trait = try await chains { window, box in
      (box.children.first as? Label)?.updateProperties { label in
        label.text = "level \(label.traitCollection[LevelTrait.self])"
      }
      try await settle(window)
      window.traitOverrides[LevelTrait.self] = 2
    }
    #expect(
      trait == [
        "task → first run → Label.updateProperties → Label.label",
        "task → trait LevelTrait → Label.updateProperties → Label.label",
      ])
    let request = try await chains { _, box in box.children.first?.setNeedsUpdateProperties() }
    #expect(request == ["task → request → Label.updateProperties → nothing changed"])
  }

  @Test("C-220 a hook that writes what another one reads is between that and the click")
  func hookFeedingAnother() async throws {
    let button = Button("Add")
    button.onClicked { [model] in model.a += 1 }
    let follower = Label()
    follower.updateProperties { [model] label in label.text = "\(model.b)" }
    let writer = Label()
    writer.updateProperties { [model] _ in model.b = model.a * 2 }
    let found = try await chains { window, box in
      for child in [button, writer, follower] { box.append(child) }
      try await settle(window)
      try await WidgetTesting.click(button)
    }
    #expect(found.contains("click on Button “Add” → Model.a → Label.updateProperties → nothing changed"), "\(found)")
    #expect(
      found.contains(
        "click on Button “Add” → Model.a → Label.updateProperties → Model.b → Label.updateProperties → Label.label"),
      "\(found)")
  }

  private final class Swatch: CustomWidget {
    let model: Model

    init(_ model: Model) {
      self.model = model
      super.init()
    }

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(40) }
    override func allocate(width: Int, height: Int, baseline: Int) { trackLayout { _ = model.a } }
    override func snapshot(_ snapshot: Snapshot) {
      trackDrawing {
        snapshot.fill(Rect(x: 0, y: 0, width: Double(model.b), height: 40), with: RGBA(red: 1, green: 0, blue: 0))
      }
    }
  }

  @Test("C-220 layout and drawing, by a write and by GTK")
  func layoutAndDrawing() async throws {
    let swatch = Swatch(model)
    try await withWindow(swatch) { window in
      for value in 1...2 {
        let drawing = try await recording { model.b = value }
        #expect(drawing.runs.map(\.hook) == [.snapshot], "\(drawing)")
        #expect(drawing.causes.allSatisfy { $0.hasPrefix("task → Model.b → Swatch.snapshot") }, "\(drawing)")
        let layout = try await recording { model.a = value }
        #expect(layout.causes.first?.hasPrefix("task → Model.a → Swatch.allocate") == true, "\(layout)")
        let system = try await recording {
          window.setDefaultSize(width: 200 + value * 20, height: 100)
          try await wait(for: "the new size") { swatch.width == 200 + value * 20 }
        }
        #expect(system.runs.contains { $0.hook == .allocate }, "\(system)")
        #expect(system.causes.allSatisfy { $0.contains("GTK's layout or drawing") }, "\(system)")
      }
    }
  }

  @Test("C-220 what a person resizes does not go back to an earlier write")
  func layoutLater() async throws {
    let swatch = Swatch(model)
    try await withWindow(swatch) { window in
      let record = try await recording {
        for value in 1...2 {
          model.a = value
          try await settle(window)
          window.setDefaultSize(width: 200 + value * 20, height: 100)
          try await wait(for: "the new size") { swatch.width == 200 + value * 20 }
          try await settle(window)
        }
      }
      let resized = record.runs.filter { if case .system = $0.cause { $0.hook == .allocate } else { false } }
      #expect(resized.count >= 2, "\(record)")
      for run in resized { #expect(!"\(record.chain(to: run))".contains("Model.a"), "\(record)") }
    }
  }

  @Test("frames have the runs in them, and what each took is within the frame")
  func frames() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    try await withWindow(label) { window in
      let record = try await recording { model.a = 1 }
      let run = try #require(record.runs.first)
      let frame = try #require(record.frames.first { $0.runs.contains(run.id) }, "\(record.frames)")
      let whole = try #require(frame.microseconds)
      #expect(frame.window == "Test" && frame.passes == 1 && frame.layouts >= 1)
      #expect(run.microseconds <= whole && frame.updated ?? 0 <= whole && frame.laidOut ?? 0 <= whole)
      #expect(run.started >= frame.started && run.started <= frame.started + whole)
    }
  }

  @Test("what a run reads is compared with the previous one")
  func reads() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = model.a > 0 ? "\(model.b)" : "none" }
    try await withWindow(label) { window in
      model.a = 0
      label.setNeedsUpdateProperties()
      let recording = UpdateRecorder.record()
      for value in [0, 1, 0] {
        model.a = value
        label.setNeedsUpdateProperties()
        try await settle(window)
      }
      recording.end()
      #expect(recording.record.runs.map(\.newReads) == [["Model.a"], ["Model.b"], []])
      #expect(recording.record.runs.map(\.lostReads) == [[], [], ["Model.b"]])
    }
  }

  @Test("a write has its values and the functions that made it, when that is asked for, twice")
  func valuesAndBacktraces() async throws {
    let button = Button("Add")
    button.onClicked { [model] in model.a += 1 }
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    let box = Box(.vertical, spacing: 0)
    [button, label].forEach(box.append)
    try await withWindow(box) { window in
      for _ in 1...2 {
        model.a = 0
        label.setNeedsUpdateProperties()
        try await settle(window)
        let recording = UpdateRecorder.record(.all)
        label.setNeedsUpdateProperties()
        try await settle(window)
        for _ in 1...2 {
          try await WidgetTesting.click(button)
          try await settle(window)
        }
        recording.end()
        let writes = recording.record.writes
        #expect(writes.map(\.valuesInWords) == ["0 → 1", "1 → 2"], "\(recording.record)")
        for write in writes {
          #expect(write.thread == nil)
          #expect(
            write.backtrace.contains { $0.hasPrefix("closure #1 in RecorderTests.valuesAndBacktraces") },
            "\(write.backtrace)")
          #expect(!write.backtrace.contains { $0.contains("TrackerCore") || $0.contains("RecordingSession") })
        }
        // Nobody asks for them any more, or did not from the start.
        let plain = try await WidgetTesting.recording { model.a = 9 }
        #expect(plain.writes.map(\.valuesInWords) == [nil] && plain.writes.allSatisfy(\.backtrace.isEmpty))
      }
    }
  }

  @Observable final class Account {
    var balance = 0
    var name = "Ada"
    var visits = 0
    var notes = ""
    @ObservationIgnored var cache = 0
  }

  @Observable final class Small { var shown = 0 }
  @Observable final class Large {
    var shown = 0
    var words = ["a", "b"]
    var left = 1.5
    var right = 2.5
  }

  @Observable final class Holder {
    var small: Small?
    var large: Large?
  }

  @Test("an object that comes where another one was is not compared with it")
  func registrarsUsedAgain() async throws {
    let label = Label()
    let holder = Holder()
    label.updateProperties { label in label.text = "\(holder.small?.shown ?? 1) \(holder.large?.shown ?? 1)" }
    let button = Button("Left")
    button.onClicked { holder.large?.left += 1 }
    let box = Box(.vertical, spacing: 0)
    [button, label].forEach(box.append)
    try await withWindow(box) { window in
      let record = try await recording(.all) {
        for _ in 1...20 {
          holder.small = Small()
          try await settle(window)
          holder.small = nil
          try await settle(window)
          holder.large = Large()
          try await settle(window)
          try await WidgetTesting.click(button)
          try await settle(window)
          holder.large = nil
          try await settle(window)
        }
      }
      let unread = record.propertiesNeverRead
      #expect(unread.map(\.name) == ["Large.left"] && unread.map(\.unreadChanges) == [20], "\(unread)")
      #expect(label.text == "1 1")
    }
  }

  @Test("what no hook reads, and what nobody writes, is named with who changes it or reads it, twice")
  func unreadAndUnwritten() async throws {
    let account = Account()
    let button = Button("Pay")
    button.onClicked {
      account.balance += 1
      account.visits += 1
      account.cache += 1
    }
    let label = Label()
    label.updateProperties { label in label.text = "\(account.name): \(account.balance)" }
    let box = Box(.vertical, spacing: 0)
    [button, label].forEach(box.append)
    try await withWindow(box) { window in
      for _ in 1...2 {
        let record = try await recording(.all) {
          label.setNeedsUpdateProperties()
          try await settle(window)
          for _ in 1...3 {
            try await WidgetTesting.click(button)
            try await settle(window)
          }
          // In no event: a task writes.
          account.notes += "much too long for a string without memory of its own, "
          try await settle(window)
        }
        #expect(record.properties.map(\.name) == ["Account.balance"])
        #expect(record.properties[0].readers == ["Label.updateProperties"])
        #expect(record.propertiesNeverWritten.map(\.name) == ["Account.name"])
        #expect(record.propertiesNeverWritten[0].readers == ["Label.updateProperties"])
        let unread = record.propertiesNeverRead
        #expect(unread.map(\.name) == ["Account.visits", "Account.notes"] && unread.map(\.unreadChanges) == [3, 1])
        #expect(
          unread.map(\.writers) == [["click on Button “Pay”": 3], ["code outside of events": 1]], "\(unread)")
      }
      // Nothing is compared where values are not asked for.
      let plain = try await WidgetTesting.recording { account.visits += 1 }
      #expect(plain.propertiesNeverRead.isEmpty)
    }
  }

  @Test(
    "C-220 a run's requests are among its effects: drawing, layout and size of GTK's own widgets and of custom ones")
  func requests() async throws {
    let swatch = Swatch(model)
    let label = Label()
    let asks: [(Widget) -> Void] = [{ $0.queueDraw() }, { $0.queueAllocate() }, { $0.queueResize() }]
    label.updateProperties { [model] _ in
      if model.a > 0 { asks[(model.a - 1) % 3](swatch) }
    }
    let box = Box(.vertical, spacing: 0)
    [label, swatch].forEach(box.append)
    try await withWindow(box) { window in
      for round in 0..<2 {
        for (index, request) in ["drawing", "layout", "size"].enumerated() {
          let record = try await recording { model.a = round * 3 + index + 1 }
          let run = try #require(record.runs.first { $0.hook == .updateProperties })
          #expect(run.effects.map(\.description) == ["\(request) of Swatch"], "\(record)")
          #expect(run.effects.map(\.isRequest) == [true])
          // A hook that asks for drawing does not run for nothing.
          let problems = record.problems.map(\.title)
          #expect(problems.isEmpty)
        }
      }
    }
  }

  /// What describes itself counts how often that was asked for, where a hook reads it.
  struct Talkative: CustomStringConvertible {
    let model: Model
    var number = 0

    var description: String {
      model.b += 1
      return "\(number)"
    }
  }

  @Observable final class TalkativeModel {
    var value: Talkative
    init(_ model: Model) { value = Talkative(model: model) }
  }

  @Test("describing a value may write what other hooks read")
  func writingDescription() async throws {
    let talkative = TalkativeModel(model)
    let (shown, asked) = (Label(), Label())
    shown.updateProperties { label in label.text = "\(talkative.value.number)" }
    asked.updateProperties { [model] label in label.text = "\(model.b)" }
    let box = Box(.vertical, spacing: 0)
    [shown, asked].forEach(box.append)
    try await withWindow(box) { window in
      let recording = UpdateRecorder.record(.all)
      defer { recording.end() }
      for number in 1...2 {
        shown.setNeedsUpdateProperties()
        try await settle(window)
        talkative.value.number = number
        try await settle(window)
        #expect(shown.text == "\(number)" && asked.text == "\(model.b)" && model.b > 0)
      }
      #expect(recording.record.writes.contains { $0.valuesInWords == "1 → 2" }, "\(recording.record.writes)")
    }
  }

  @Test("a write on another thread has that thread, its functions and its values")
  func valuesOfOtherThread() async throws {
    let shared = SharedCount()
    let label = Label()
    label.updateProperties { label in label.text = "\(shared.count)" }
    defer { UpdatePass.confirmsRuns = false }
    try await withWindow(label) { window in
      for count in 1...2 {
        let record = try await recording(.all) {
          label.setNeedsUpdateProperties()
          try await settle(window)
          await Task.detached { writeOnOtherThread(shared, count) }.value
          try await wait(for: "the write") { label.text == "\(count)" }
        }
        let write = try #require(record.writes.first, "\(record)")
        #expect(write.thread?.isEmpty == false)
        #expect(write.valuesInWords == "\(count - 1) → \(count)", "\(record)")
        #expect(write.backtrace.contains { $0.contains("writeOnOtherThread") }, "\(write.backtrace)")
      }
    }
  }

  @Test("who observes hears of each run when it is over, until that ends")
  func observer() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    try await withWindow(label) { window in
      var heard: [String] = []
      let recording = UpdateRecorder.record([]) { run in
        #expect(run.isFinished)
        heard.append("\(run.name): \(run.cause)")
      }
      for value in 1...2 {
        model.a = value
        try await settle(window)
        #expect(heard == Array(repeating: "Label.updateProperties: property a", count: value))
      }
      recording.end()
      model.a = 5
      try await settle(window)
      #expect(heard.count == 2 && !UpdateRecorder.isOn)
    }
  }

  /// What sysprof was told; a C function has no other way to keep it.
  private static var marks: [(group: String, name: String, message: String, started: Int64, duration: Int64)] = []

  @Test("sysprof is told of runs and frames while it runs the program and somebody records")
  func sysprof() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    Self.marks = []
    SysprofMarks.mark = { started, duration, group, name, message in
      Self.marks.append(
        (
          String(cString: group), String(cString: name), message.map { String(cString: $0) } ?? "", started, duration
        ))
    }
    defer { SysprofMarks.mark = nil }
    try await withWindow(label) { window in
      model.a = 1
      try await settle(window)
      #expect(Self.marks.isEmpty)
      let record = try await recording { model.a = 2 }
      let run = try #require(record.runs.first)
      let mark = try #require(Self.marks.first { $0.name == "properties" }, "\(Self.marks)")
      #expect(mark.message == "Label.updateProperties: property a" && mark.group == "Tracked Updates")
      #expect(mark.started == run.started * 1000 && mark.duration == run.microseconds * 1000)
      #expect(
        Self.marks.count { $0.name == "frame" && $0.message == "Test" }
          == record.frames.count { $0.microseconds != nil })
    }
  }

  @Test("a recording keeps nothing alive, and one that has ended records nothing")
  func keepsNothing() async throws {
    weak var gone: Label?
    weak var goneModel: Model?
    let recording = UpdateRecorder.record()
    do {
      let model = Model()
      let label = Label()
      label.updateProperties { [model] label in label.text = "\(model.a)" }
      (gone, goneModel) = (label, model)
      try await withWindow(label) { window in
        model.a = 1
        try await settle(window)
      }
    }
    try await wait(for: "the label to be freed") { gone == nil && goneModel == nil }
    #expect(recording.record.runs.count == 2)
    recording.end()
    let count = recording.record.runs.count
    #expect(!UpdateRecorder.isOn)
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    try await withWindow(label) { _ in }
    #expect(recording.record.runs.count == count)
  }

  /// Shows a widget in a window that only GTK holds.
  private func present(_ child: Widget) {
    let window = Window(title: "Ending")
    window.child = child
    window.present()
  }

  @Test(
    "an event whose handler has ended its window, which only GTK held, is still named when the handler writes, twice")
  func endingInEvent() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a) clicks" }
    try await withWindow(label) { _ in
      for count in 1...2 {
        let record = try await recording {
          let button = Button("End")
          let keys = ShortcutController()
          keys.add("<Control>e") { [weak button, model] in
            button?.window?.destroyWindow()
            model.a += 1
            return .stop
          }
          button.add(keys)
          button.onClicked { [weak button, model] in
            button?.window?.destroyWindow()
            model.a += 1
          }
          present(button)
          try await settle()
          if count == 1 { try await WidgetTesting.click(button) } else { try await press("e", .control, in: button) }
        }
        #expect(
          label.text == "\(count) clicks"
            && record.causes.contains { $0.contains("on Button") && $0.contains(toLabel) }, "\(record)")
      }
    }
  }

  @Test("the oldest entries go when the recorder is full, and numbers still lead to entries")
  func ring() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    try await withWindow(label) { window in
      let recording = UpdateRecorder.record()
      for _ in 1...UpdateRecorder.capacity + 10 {
        label.setNeedsUpdateProperties()
        label.updatePropertiesIfNeeded()
      }
      recording.end()
      let record = recording.record
      #expect(record.isCut && record.runs.count == UpdateRecorder.capacity)
      let last = try #require(record.runs.last)
      #expect(record.run(last.id)?.started == last.started)
      #expect(record.trigger(last.trigger)?.id == last.trigger)
      #expect(record.run(1) == nil)
    }
  }

  @Test("a window that shows the record is not recorded")
  func ignoredWindow() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    try await withWindow(label) { window in
      UpdateRecorder.ignore(window)
      let record = try await recording {
        for value in 1...2 {
          model.a = value
          try await settle(window)
        }
      }
      #expect(record.runs.isEmpty && record.triggers.isEmpty && record.frames.isEmpty, "\(record)")
    }
  }
}

private nonisolated func writeOnOtherThread(_ shared: SharedCount, _ count: Int) { shared.count = count }

/// A model that other threads write.
@Observable private nonisolated final class SharedCount: Sendable {
  @ObservationIgnored private let value = Mutex(0)
  var count: Int {
    get {
      access(keyPath: \.count)
      return value.withLock { $0 }
    }
    set { withMutation(keyPath: \.count) { value.withLock { $0 = newValue } } }
  }
}
