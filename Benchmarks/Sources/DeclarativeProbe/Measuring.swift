import Glibc
import TrackedKit

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

/// The time of one turn: a write, then what an idle of the main loop does for it.
func turnTime(_ turns: Int, write: (Int) -> Void) -> Double {
  let started = cpuMicroseconds()
  for count in 1...turns {
    write(count)
    var isDone = false
    MainLoop.whenIdle {
      UpdatePass.flush()
      isDone = true
    }
    while !isDone { MainLoop.iterate() }
  }
  return (cpuMicroseconds() - started) / Double(turns)
}
