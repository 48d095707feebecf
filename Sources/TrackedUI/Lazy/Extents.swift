/// How long the lines of a lazy container are, and where they begin: as measured, and for those that were never made as long
/// as the others are on average.
final class Extents {
  let count: Int
  let spacing: Double
  private(set) var estimate: Double
  private var known: [Int: Double] = [:]
  /// The sums of what measured lines differ from the estimate by, as a binary indexed tree; empty while none does.
  private var sums: [Double] = []

  init(count: Int, spacing: Double, estimate: Double) {
    self.count = count
    self.spacing = spacing
    self.estimate = estimate
  }

  /// The length of all lines.
  var total: Double { count == 0 ? 0 : offset(of: count) - spacing }

  /// The length of a line.
  func length(of line: Int) -> Double { known[line] ?? estimate }

  /// Where a line begins.
  func offset(of line: Int) -> Double {
    var sum = Double(line) * (estimate + spacing)
    guard !sums.isEmpty else { return sum }
    var index = line
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// The line at a distance from the start; the first or last for what is outside.
  func line(at distance: Double) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// A line was measured.
  func set(_ length: Double, of line: Int) {
    let difference = length - self.length(of: line)
    known[line] = length
    guard difference != 0 else { return }
    add(difference, at: line)
  }

  private func add(_ difference: Double, at line: Int) {
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    var index = line + 1
    while index <= count {
      sums[index] += difference
      index += index & -index
    }
  }

  /// Takes the average of what was measured for the lines that were not.
  func learn() {
    guard !known.isEmpty else { return }
    let average = known.values.reduce(0, +) / Double(known.count)
    guard average != estimate else { return }
    estimate = average
    sums = []
    for (line, length) in known where length != average { add(length - average, at: line) }
  }

  /// Another breadth makes other lengths: what was measured counts no more.
  func forget() {
    learn()
    known = [:]
    sums = []
  }
}
