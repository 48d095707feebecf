import TrackedKit

/// `count` labels below each other, each held by constraints to the one before and to both sides.
@MainActor private final class Chain {
  let view = View()
  private(set) var gaps: [LayoutConstraint] = []

  init(_ count: Int) {
    var above: Label?
    for index in 0..<count {
      let label = Label("Row \(index)")
      view.addSubview(label)
      let gap = label.topAnchor.constraint(
        equalTo: above?.bottomAnchor ?? view.topAnchor, constant: above == nil ? 0 : 4)
      gaps.append(gap)
      LayoutConstraint.activate([
        gap, label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      above = label
    }
    above?.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}

/// First frame of such a chain, in milliseconds.
func measureChain(_ count: Int) {
  warmUp()
  let started = cpuMicroseconds()
  let chain = Chain(count)
  waitForFirstFrame(openScrollingWindow(chain.view))
  print((cpuMicroseconds() - started) / 1000)
}

/// One constant in the middle of the chain changed, to the new frames of all: milliseconds without the drawing, and to
/// the painted frame.
func measureConstant(_ count: Int) {
  warmUp()
  let chain = Chain(count)
  let window = openScrollingWindow(chain.view)
  waitForFirstFrame(window)
  run(milliseconds: 300)
  let gap = chain.gaps[count / 2]
  var solved: [Double] = []
  var painted: [Double] = []
  for round in 0..<21 {
    let started = cpuMicroseconds()
    gap.constant = Double(5 + round % 2)
    chain.view.layoutIfNeeded()
    solved.append((cpuMicroseconds() - started) / 1000)
    waitForFrame(window)
    painted.append((cpuMicroseconds() - started) / 1000)
    run(milliseconds: 30)
  }
  print(median(solved), median(painted))
}
