import Glibc
import Gtk
import Observation
import Synchronization
import TrackedKit
import Tracking

// The counterpart of PlainC/probe.c, on TrackedKit. Prints one number for the measurement named on the command line.

@Observable final class Counter {
  var hits = 0
}

final class CounterViewController: ViewController {
  let counter = Counter()
  let label = Label("0 clicks")
  var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    runs += 1
    label.text = "\(counter.hits) clicks"
  }
}

func cpuMicroseconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e6 + Double(now.tv_nsec) / 1e3
}

func residentKiB() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  fgets(&line, 128, file)
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  return (Int(text.split(separator: " ")[1]) ?? 0) * Int(getpagesize()) / 1024
}

/// How often the main thread has gone to sleep: as often it was woken.
func sleeps() -> Int {
  guard let file = fopen("/proc/self/status", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    if text.hasPrefix("voluntary_ctxt_switches:") { return Int(text.split(whereSeparator: \.isWhitespace)[1]) ?? 0 }
  }
  return 0
}

func openWindow(_ controller: ViewController) -> Window {
  let window = Window()
  window.setDefaultSize(width: 400, height: 300)
  window.rootViewController = controller
  return window
}

func waitForFirstFrame(_ window: Window) {
  window.present()
  var isPainted = false
  window.frameClock?.afterPaint.connect { isPainted = true }
  while !isPainted { MainLoop.iterate(.forEvents) }
}

/// One write, then what a turn of the main loop does for it: an idle runs the pass, as C's idle sets the label. Both make
/// the idle anew for each turn, and both let frames be painted meanwhile.
func measureUpdates(_ controller: CounterViewController, turns: Int) {
  let started = cpuMicroseconds()
  for count in 1...turns {
    controller.counter.hits = count
    var isDone = false
    MainLoop.whenIdle {
      controller.updatePropertiesIfNeeded()
      isDone = true
    }
    while !isDone { MainLoop.iterate() }
  }
  print((cpuMicroseconds() - started) / Double(turns))
}

/// As `measureUpdates`, with Swift's Observation alone: what the language itself costs, without a framework.
func measureBareObservation(_ controller: CounterViewController, turns: Int) {
  let (counter, label) = (Counter(), controller.label)
  func show() { withObservationTracking({ label.text = "\(counter.hits) clicks" }, onChange: {}) }
  show()
  let started = cpuMicroseconds()
  for count in 1...turns {
    counter.hits = count
    var isDone = false
    MainLoop.whenIdle {
      show()
      isDone = true
    }
    while !isDone { MainLoop.iterate() }
  }
  print((cpuMicroseconds() - started) / Double(turns))
}

/// As `measureUpdates`, with `count` other tracked views in the same shown window.
func measureUpdatesAmongOthers(_ count: Int) {
  let controller = CounterViewController()
  controller.loadViewIfNeeded()
  let other = Counter()
  for _ in 0..<count {
    let label = Label()
    label.updateProperties { label in label.text = "\(other.hits)" }
    controller.view.addSubview(label)
  }
  let window = openWindow(controller)
  waitForFirstFrame(window)
  let turns = 20_000
  for _ in 0..<2 {
    let started = cpuMicroseconds()
    for turn in 1...turns {
      controller.counter.hits = turn % 2
      controller.updatePropertiesIfNeeded()
    }
    print((cpuMicroseconds() - started) / Double(turns))
  }
  window.destroyWindow()
}

func measureWritesInOneTurn() {
  let controller = CounterViewController()
  controller.loadViewIfNeeded()
  controller.updatePropertiesIfNeeded()
  for round in 1...2 {
    let runs = controller.runs
    let started = cpuMicroseconds()
    for write in 1...10_000 { controller.counter.hits = round * 100_000 + write }
    let writes = cpuMicroseconds() - started
    controller.updatePropertiesIfNeeded()
    print(writes / 10_000, controller.runs - runs)
  }
}

func measureIdle() {
  let window = openWindow(CounterViewController())
  waitForFirstFrame(window)
  run(milliseconds: 1000)
  let before = sleeps()
  run(milliseconds: 3000)
  // The timer that ends the measurement is one.
  print(sleeps() - before - 1)
}

func run(milliseconds: UInt32) {
  var isDone = false
  MainLoop.after(milliseconds: milliseconds) { isDone = true }
  while !isDone { MainLoop.iterate(.forEvents) }
}

func measureGrowth() {
  let counter = Counter()
  let tracker = Tracker { _ in }
  func rerun(_ count: Int) { for _ in 0..<count { tracker.track { _ = counter.hits } } }
  func make(_ count: Int) {
    for _ in 0..<count { Tracker { _ in }.track { _ = counter.hits } }
  }
  rerun(50_000)
  make(20_000)
  let before = residentKiB()
  rerun(1_000_000)
  let afterRuns = residentKiB()
  make(200_000)
  print(afterRuns - before, residentKiB() - afterRuns)
}

/// A list of reused cells, shown for the first time.
func measureList(rows: Int) {
  let collection = CollectionView(layout: .list)
  let registration = CollectionView.CellRegistration<CollectionViewCell, Int>(make: CollectionViewCell.init) {
    cell, _, row in
    cell.configurationUpdateHandler = { cell, _ in
      var content = ListContentConfiguration.cell()
      content.text = "Row \(row)"
      cell.contentConfiguration = content
    }
  }
  let dataSource = DiffableDataSource<Int>(collectionView: collection) { collection, position, row in
    collection.dequeueConfiguredReusableCell(using: registration, for: position, item: row)
  }
  do { try dataSource.apply(Array(0..<rows)) } catch { preconditionFailure("\(error)") }
  let controller = ViewController()
  controller.view.addSubview(collection)
  waitForFirstFrame(openWindow(controller))
  print(residentKiB())
}

/// A model that any thread may write.
nonisolated final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex<Int64>(0)

  var writtenAt: Int64 {
    get {
      registrar.access(self, keyPath: \.writtenAt)
      return storage.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.writtenAt) { storage.withLock { $0 = newValue } } }
  }
}

/// How long another thread's write takes to reach the hook's tracker while the main loop sleeps: the 99th percentile in
/// milliseconds, and how many of the writes nobody heard of within a second.
func measureOtherThread() {
  let controller = CounterViewController()
  let window = openWindow(controller)
  waitForFirstFrame(window)
  let model = SharedModel()
  var isInvalidated = false
  let tracker = Tracker { _ in isInvalidated = true }
  var latencies: [Int64] = []
  var lost = 0
  for _ in 0..<5_000 {
    isInvalidated = false
    tracker.track { _ = model.writtenAt }
    Task.detached { model.writtenAt = MainLoop.monotonicMicroseconds }
    let deadline = MainLoop.monotonicMicroseconds + 1_000_000
    while !isInvalidated, MainLoop.monotonicMicroseconds < deadline { MainLoop.iterate(.forEvents) }
    if isInvalidated { latencies.append(MainLoop.monotonicMicroseconds - model.writtenAt) } else { lost += 1 }
  }
  latencies.sort()
  print(Double(latencies[latencies.count * 99 / 100]) / 1000, lost)
  window.destroyWindow()
}

do { try Gtk.initialize() } catch {
  print(error)
  exit(1)
}
switch CommandLine.arguments.dropFirst().first {
case "start":
  waitForFirstFrame(openWindow(CounterViewController()))
  print(residentKiB())
case "update":
  let controller = CounterViewController()
  let window = openWindow(controller)
  waitForFirstFrame(window)
  measureUpdates(controller, turns: 5_000)
  measureUpdates(controller, turns: 50_000)
case "bare":
  let controller = CounterViewController()
  let window = openWindow(controller)
  waitForFirstFrame(window)
  measureBareObservation(controller, turns: 5_000)
  measureBareObservation(controller, turns: 50_000)
case "others": measureUpdatesAmongOthers(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0)
case "list": measureList(rows: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10)
case "writes": measureWritesInOneTurn()
case "idle": measureIdle()
case "thread": measureOtherThread()
case "growth": measureGrowth()
default:
  print("usage: TrackedProbe start|update|bare|others COUNT|list ROWS|writes|idle|thread|growth")
  exit(64)
}
