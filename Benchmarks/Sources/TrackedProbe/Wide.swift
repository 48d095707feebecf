import TrackedKit

/// `count` labels follow one property: milliseconds from the write to the painted frame, and of that the microseconds
/// that the hooks take for each label.
func measureWide(_ count: Int) {
  warmUp()
  let counter = Counter()
  let box = Box(.vertical)
  for _ in 0..<count {
    let label = Label()
    label.updateProperties { label in label.text = "\(counter.hits) in all" }
    box.append(label)
  }
  let controller = ViewController()
  let window = openScrollingWindow(box, in: controller)
  waitForFirstFrame(window)
  run(milliseconds: 300)
  var times: [Double] = []
  var hooks: [Double] = []
  for round in 0..<7 {
    let started = cpuMicroseconds()
    counter.hits = 1000 + round
    waitForFrame(window)
    times.append((cpuMicroseconds() - started) / 1000)
    run(milliseconds: 50)
  }
  for round in 0..<7 {
    let started = cpuMicroseconds()
    counter.hits = 2000 + round
    controller.updatePropertiesIfNeeded()
    hooks.append((cpuMicroseconds() - started) / Double(count))
    waitForFrame(window)
    run(milliseconds: 50)
  }
  print(median(times), median(hooks))
}
