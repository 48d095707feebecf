import Glibc
import TrackedKit

/// How often the main thread has gone to sleep: as often it was woken.
private func sleeps() -> Int {
  guard let file = fopen("/proc/self/status", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    if text.hasPrefix("voluntary_ctxt_switches:") { return Int(text.split(whereSeparator: \.isWhitespace)[1]) ?? 0 }
  }
  return 0
}

/// Wake-ups of a shown window in three seconds.
func measureIdle() {
  waitForFirstFrame(openWindow(CounterViewController()))
  run(milliseconds: 1000)
  let before = sleeps()
  run(milliseconds: 3000)
  // The timer that ends the measurement is one.
  print(sleeps() - before - 1)
}
