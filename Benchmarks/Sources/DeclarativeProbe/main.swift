import Glibc
import TrackedUI

// Each mode prints on one line what it measures: ours, the other side's, and their ratio, where there are two sides.
do { try Gtk.initialize() } catch {
  print(error)
  exit(1)
}
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

func host<Content: View>(_ view: Content) -> (ViewController, TrackedKit.Window) {
  let controller = HostingController(rootView: view)
  let window = openWindow(controller)
  waitForFirstFrame(window)
  return (controller, window)
}

func firstFrame(_ make: () -> ViewController) -> Double {
  let started = cpuMicroseconds()
  let window = openWindow(make())
  waitForFirstFrame(window)
  defer { window.destroyWindow() }
  return (cpuMicroseconds() - started) / 1000
}

/// Fonts, theme and shared libraries are loaded before something is measured.
waitForFirstFrame(openWindow(CounterViewController(Counter())))
run(milliseconds: 200)

switch arguments.first {
case "write":
  let (ours, theirs) = (Counter(), Counter())
  let (declarative, kit) = (host(CountLabel(counter: ours)), CounterViewController(theirs))
  let window = openWindow(kit)
  waitForFirstFrame(window)
  printPairs {
    turnTime(declarative.0, 3000) { ours.hits += 1 }
  } _: {
    turnTime(kit, 3000) { theirs.hits += 1 }
  }
  withExtendedLifetime((declarative, window)) {}
case "among":
  let (many, none) = (Counter(), Counter())
  let (among, alone) = (host(AmongRows(counter: many, count: count)), host(AmongRows(counter: none, count: 0)))
  printPairs {
    passTime(among.0, 1000) { many.hits = 1 - many.hits }
  } _: {
    passTime(alone.0, 1000) { none.hits = 1 - none.hits }
  }
  withExtendedLifetime((among, alone)) {}
case "list":
  _ = firstFrame { HostingController(rootView: LongList(count: 10)) }
  printPairs {
    firstFrame { HostingController(rootView: LongList(count: count)) }
  } _: {
    firstFrame { HostingController(rootView: LongList(count: 10)) }
  }
case "toggle":
  let tasks = Tasks(count)
  let (objects, values) = (host(TaskList(tasks: tasks)), host(TaskValueList(tasks: tasks)))
  (Runs.lists, Runs.rows) = (0, 0)
  tasks.objects[3].isDone.toggle()
  UpdatePass.flush()
  let ofObjects = (Runs.lists, Runs.rows)
  (Runs.lists, Runs.rows) = (0, 0)
  tasks.values[3].isDone.toggle()
  UpdatePass.flush()
  print(ofObjects.0, ofObjects.1, Runs.lists, Runs.rows)
  withExtendedLifetime((objects, values)) {}
case "show":
  _ = (firstFrame { HostingController(rootView: Texts(count: 10)) }, firstFrame { LabelsByHand(10) })
  printPairs {
    firstFrame { HostingController(rootView: Texts(count: count)) }
  } _: {
    firstFrame { LabelsByHand(count) }
  }
case "children":
  let (counter, other) = (Counter(), Counter())
  let (whole, empty) = (
    host(UnchangedChildren(counter: counter, count: count)), host(UnchangedChildren(counter: other, count: 0))
  )
  var times: [Double] = []
  for _ in 0..<9 {
    let time = passTime(whole.0, 200) { counter.hits += 1 }
    times.append((time - passTime(empty.0, 200) { other.hits += 1 }) / Double(count))
  }
  print(median(times))
  withExtendedLifetime((whole, empty)) {}
case "memory":
  let (counter, other) = (Counter(), Counter())
  let hosted = host(
    Ten(content: Ten(content: Ten(content: Toggled(counter: counter, content: Ten(content: Silent(number: 1)))))))
  let reading = host(
    Ten(content: Ten(content: Ten(content: Toggled(counter: counter, content: Ten(content: Reading(counter: other)))))))
  // The tree without its leaves, then with them: 10,000 views, of which each stands for itself and what it shows.
  counter.hits = 1
  UpdatePass.flush()
  func growth(_ controller: ViewController) -> Double {
    let before = heapBytes()
    controller.updatePropertiesIfNeeded()
    return Double(heapBytes() - before) / 10_000
  }
  counter.hits = 2
  print(growth(hosted.0), growth(reading.0))
  withExtendedLifetime((hosted, reading)) {}
case "growth":
  let counter = Counter()
  let hosted = host(Toggled(counter: counter, content: ManyRows(count: 200)))
  func toggle(_ times: Int) {
    for _ in 0..<times {
      counter.hits += 1
      UpdatePass.flush()
    }
    run(milliseconds: 100)
  }
  toggle(20)
  let before = heapBytes()
  // 5 nodes or more for each of 200 rows, that come and go 100 times in 200 turns, twice over.
  toggle(200)
  let between = heapBytes()
  toggle(200)
  print(Double(between - before) / 1024, Double(heapBytes() - between) / 1024)
  withExtendedLifetime(hosted) {}
case "callgrind":
  // One write and its pass, for `valgrind --tool=callgrind --toggle-collect`.
  let counter = Counter()
  let hosted = host(CountLabel(counter: counter))
  for _ in 0..<count { _ = passTime(hosted.0, 1) { counter.hits += 1 } }
default:
  print("usage: DeclarativeProbe write|among ROWS|list ROWS|toggle ROWS|show VIEWS|children VIEWS|memory|growth")
  exit(64)
}
