import Glibc

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

func median<Value: Comparable>(_ values: [Value]) -> Value { values.sorted()[values.count / 2] }
