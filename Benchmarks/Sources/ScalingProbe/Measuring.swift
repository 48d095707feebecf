import Glibc
import TrackedKit

/// Work on so many things, and how many of them there are in the smaller of its two runs.
struct Case {
  let name: String
  let count: Int
  /// The CPU time of the work alone, in microseconds.
  let run: (Int) -> Double

  init(_ name: String, count: Int = 250, run: @escaping (Int) -> Double) {
    self.name = name
    self.count = count
    self.run = run
  }

  /// Prints what one thing takes among a few and among four times as many: the same, where nobody looks through all.
  func measure() {
    _ = run(count / 2)
    let (few, many) = (best(of: count) / Double(count), best(of: 4 * count) / Double(4 * count))
    print("\(name)\t\(count)\t\(few)\t\(many)")
  }

  private func best(of count: Int) -> Double { min(run(count), run(count), run(count)) }
}

func timed(_ work: () -> Void) -> Double {
  let start = cpuMicroseconds()
  work()
  return cpuMicroseconds() - start
}

private func cpuMicroseconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e6 + Double(now.tv_nsec) / 1e3
}

/// Shows a controller, and waits for its first frame.
func open(_ controller: ViewController) -> Window {
  let window = Window()
  window.setDefaultSize(width: 400, height: 300)
  window.rootViewController = controller
  window.present()
  paint(window)
  return window
}

/// Waits for a frame.
func paint(_ window: Window) {
  var isPainted = false
  window.queueDraw()
  let connection = window.frameClock?.onAfterPaint { isPainted = true }
  while !isPainted { MainLoop.iterate(.forEvents) }
  connection?.disconnect()
}
