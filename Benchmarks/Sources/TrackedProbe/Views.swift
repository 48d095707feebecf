import TrackedKit

/// First frame of `count` views with a label in a scrolled column, in milliseconds, and resident memory after it.
func measureViews(_ count: Int) {
  warmUp()
  let started = cpuMicroseconds()
  let column = Box(.vertical)
  for index in 0..<count { column.append(View(Label("View \(index)"))) }
  waitForFirstFrame(openScrollingWindow(column))
  print((cpuMicroseconds() - started) / 1000, residentKiB())
}
