import Glibc
import TrackedUI

// Each mode prints what the declarative layer takes, and what the same takes on the other side, on one line.
do { try Gtk.initialize() } catch {
  print(error)
  exit(1)
}
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0

func host<Content: View>(_ view: Content) -> Window {
  let window = openWindow(HostingController(rootView: view))
  waitForFirstFrame(window)
  return window
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

switch arguments.first {
case "write":
  let (ours, theirs) = (Counter(), Counter())
  let windows = [host(CountLabel(counter: ours)), openWindow(CounterViewController(theirs))]
  waitForFirstFrame(windows[1])
  _ = (turnTime(3000) { ours.hits = $0 }, turnTime(3000) { theirs.hits = $0 })
  print(turnTime(20_000) { ours.hits = $0 + 5000 }, turnTime(20_000) { theirs.hits = $0 + 5000 })
case "among":
  let (ours, theirs) = (Counter(), Counter())
  let windows = [host(AmongRows(counter: ours, count: count)), host(AmongRows(counter: theirs, count: 0))]
  _ = (turnTime(1000) { ours.hits = $0 }, turnTime(1000) { theirs.hits = $0 })
  print(turnTime(5000) { ours.hits = $0 + 5000 }, turnTime(5000) { theirs.hits = $0 + 5000 })
  withExtendedLifetime(windows) {}
case "list":
  _ = firstFrame { HostingController(rootView: LongList(count: 10)) }
  print(
    firstFrame { HostingController(rootView: LongList(count: count)) },
    firstFrame { HostingController(rootView: LongList(count: 10)) })
case "show":
  _ = (
    firstFrame { HostingController(rootView: AmongRows(counter: Counter(), count: 10)) },
    firstFrame { LabelsByHand(10) }
  )
  print(
    firstFrame { HostingController(rootView: AmongRows(counter: Counter(), count: count)) },
    firstFrame { LabelsByHand(count) })
case "children":
  let counter = Counter()
  let window = host(UnchangedChildren(counter: counter, count: count))
  _ = turnTime(20) { counter.hits = $0 }
  let whole = turnTime(100) { counter.hits = $0 + 100 }
  let other = Counter()
  let empty = host(UnchangedChildren(counter: other, count: 0))
  _ = turnTime(20) { other.hits = $0 }
  print((whole - turnTime(100) { other.hits = $0 + 100 }) / Double(count))
  withExtendedLifetime([window, empty]) {}
case "memory":
  let counter = Counter()
  let window = host(Toggled(counter: counter, count: 0))
  let before = residentKiB()
  let shown = host(Toggled(counter: counter, count: count))
  print(Double(residentKiB() - before) * 1024 / Double(count))
  withExtendedLifetime([window, shown]) {}
case "growth":
  let counter = Counter()
  let window = host(Toggled(counter: counter, count: 2000))
  _ = turnTime(20) { counter.hits = $0 }
  let before = residentKiB()
  _ = turnTime(200) { counter.hits = $0 + 20 }
  print(residentKiB() - before)
  withExtendedLifetime(window) {}
default:
  print("usage: DeclarativeProbe write|among ROWS|list ROWS|show VIEWS|children VIEWS|memory VIEWS|growth")
  exit(64)
}
