import TrackedKit

/// A way in which one changed row among many comes on the screen.
enum UpdateWay: Int, CaseIterable {
  case tracked, row, list

  var title: String {
    switch self {
    case .tracked: "Tracked"
    case .row: "By hand, the row"
    case .list: "By hand, the list"
    }
  }

  var explanation: String {
    switch self {
    case .tracked: "The handler changes the model, and knows no row."
    case .row: "The handler also knows the row, and replaces it in the list. GTK binds what it thinks has changed."
    case .list: "The handler need not know the row: it fills the list anew."
    }
  }

  var color: Color {
    switch self {
    case .tracked: Color(RGBA(css: "#3584e4")!)
    case .row: Color(RGBA(css: "#2e9e5b")!)
    case .list: Color(RGBA(css: "#e66100")!)
    }
  }
}

/// A frame in which one row was changed in one way, as the recorder tells it.
struct MeasuredFrame {
  let way: UpdateWay
  /// What came before layout, with what the handler did; layout; and the rest, which is drawing. In microseconds.
  let update: Int64
  let layout: Int64
  let drawing: Int64
  let deadline: Int64
  /// How many rows were given their text.
  let writtenRows: Int

  var total: Int64 { update + layout + drawing }

  init?(_ frame: UpdateRecord.Frame, _ way: UpdateWay, writtenRows: Int) {
    guard let total = frame.microseconds else { return nil }
    self.way = way
    self.writtenRows = writtenRows
    update = frame.updated ?? 0
    layout = max(0, (frame.laidOut ?? 0) - update)
    drawing = total - update - layout
    deadline = frame.deadline
  }
}

/// Changes a row in one way a frame, all ways in turn, and keeps what each of those frames took.
@Observable final class CostModel {
  static let rowCount = 10_000
  /// How many changes each figure is of, at most.
  static let kept = 20

  /// The latest frames, in order.
  private(set) var frames: [MeasuredFrame] = []
  /// Whether rows change all the time.
  var isRunning = false { didSet { if isRunning, !oldValue { start() } } }

  @ObservationIgnored let trackedRows = TrackedRows(count: rowCount)
  @ObservationIgnored let refreshedRows = RefreshedRows(count: rowCount)
  @ObservationIgnored private var due: [UpdateWay] = []
  @ObservationIgnored private var isTicking = false
  @ObservationIgnored private var changes = 0
  /// What was changed, until the recorder has reported the frame.
  @ObservationIgnored private var open: [Change] = []

  private struct Change {
    let way: UpdateWay
    let time: Int64
    let writtenBefore: Int
    var writtenAfter: Int?
  }

  /// Has each way change a row some times.
  func change(times: Int = 1) {
    for _ in 0..<times { due += UpdateWay.allCases }
    start()
  }

  func stop() {
    isRunning = false
    due = []
  }

  private func start() {
    guard !isTicking else { return }
    isTicking = true
    // Every other frame: what a change leaves to be done later is not to count for the next one.
    var isPause = false
    trackedRows.addTickCallback { [weak self] _ in
      guard let self else { return .finish }
      closeLast()
      isPause.toggle()
      if isPause { return .again }
      if due.isEmpty, isRunning { due = UpdateWay.allCases }
      guard !due.isEmpty else {
        isTicking = false
        return .finish
      }
      change(by: due.removeFirst())
      return .again
    }
  }

  private func change(by way: UpdateWay) {
    // Rows that are in sight at first.
    let row = changes / UpdateWay.allCases.count % 4
    changes += 1
    open.append(
      Change(way: way, time: MainLoop.monotonicMicroseconds, writtenBefore: refreshedRows.written, writtenAfter: nil))
    switch way {
    case .tracked: trackedRows.change(row)
    case .row: refreshedRows.change(row)
    case .list: refreshedRows.changeAndRefill(row)
    }
  }

  private func closeLast() {
    if open.last?.writtenAfter == nil, !open.isEmpty { open[open.count - 1].writtenAfter = refreshedRows.written }
  }

  /// Finds the frames of the changes in what was recorded.
  func refresh(_ record: UpdateRecord) {
    var found: [MeasuredFrame] = []
    open.removeAll { change in
      guard
        let frame = record.frames.last(where: { $0.started <= change.time }),
        let length = frame.microseconds, change.time <= frame.started + length, let after = change.writtenAfter
      else { return false }
      let written =
        change.way == .tracked
        ? frame.runs.count { record.run($0)?.hook == .updateProperties } : after - change.writtenBefore
      if let measured = MeasuredFrame(frame, change.way, writtenRows: written) { found.append(measured) }
      return true
    }
    // Frames that were forgotten before anybody looked.
    if open.count > 100 { open.removeFirst(50) }
    if !found.isEmpty { frames = (frames + found).suffix(Self.kept * UpdateWay.allCases.count) }
  }

  /// The middle one of a way's frames: half of them took longer. Nil before there is one.
  func median(_ way: UpdateWay) -> MeasuredFrame? {
    let all = frames.filter { $0.way == way }.sorted { $0.total < $1.total }
    return all.isEmpty ? nil : all[all.count / 2]
  }

  /// As many rows as the way has written most often.
  func writtenRows(_ way: UpdateWay) -> Int? {
    let counts = Dictionary(grouping: frames.filter { $0.way == way }, by: \.writtenRows).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
