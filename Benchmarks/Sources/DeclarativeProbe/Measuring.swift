import CHeap
import Glibc
import TrackedKit

func cpuMicroseconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e6 + Double(now.tv_nsec) / 1e3
}

/// What malloc has given out and not got back.
func heapBytes() -> Int { heap_bytes() }

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Both sides in turns: the medians of either, and of the ratio.
func printPairs(_ count: Int = 9, _ ours: () -> Double, _ theirs: () -> Double) {
  var pairs: [(Double, Double)] = []
  for _ in 0..<count { pairs.append((ours(), theirs())) }
  print(median(pairs.map(\.0)), median(pairs.map(\.1)), median(pairs.map { $0.0 / $0.1 }))
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
  let connection = window.frameClock?.onAfterPaint { isPainted = true }
  while !isPainted { MainLoop.iterate(.forEvents) }
  connection?.disconnect()
}

func run(milliseconds: UInt32) {
  var isDone = false
  MainLoop.after(milliseconds: milliseconds) { isDone = true }
  while !isDone { MainLoop.iterate(.forEvents) }
}

/// The time of one turn: a write, then an idle of the main loop that runs the pass for the controller's view.
func turnTime(_ controller: ViewController, _ turns: Int, write: () -> Void) -> Double {
  let started = cpuMicroseconds()
  for _ in 0..<turns {
    write()
    var isDone = false
    MainLoop.whenIdle {
      controller.updatePropertiesIfNeeded()
      isDone = true
    }
    while !isDone { MainLoop.iterate() }
  }
  return (cpuMicroseconds() - started) / Double(turns)
}

/// The time of a write and the pass for it, without the main loop.
func passTime(_ controller: ViewController, _ turns: Int, write: () -> Void) -> Double {
  let started = cpuMicroseconds()
  for _ in 0..<turns {
    write()
    controller.updatePropertiesIfNeeded()
  }
  return (cpuMicroseconds() - started) / Double(turns)
}
