/// Resident memory at the first frame; the driver takes the time of the whole process.
func measureStart() {
  waitForFirstFrame(openWindow(CounterViewController()))
  print(residentKiB())
}
