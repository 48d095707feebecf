import Foundation
import Gtk

/// What is in a lazy container: made as far as it is in sight, or was a while ago.
final class LazyRows {
  /// Views that flow from cell to cell, or one that has a line for itself.
  private struct Segment {
    let first: Int
    var count: Int
    let isWhole: Bool
    let firstLine: Int
  }

  /// A view that is made, and where.
  struct Shown {
    let place: Int
    let item: LayoutItem
    /// What it is found by when the data have changed; nil for what nothing names.
    let id: AnyHashable?
    /// What the row is found by; nil for a view that is no row of a `ForEach`.
    var key: RowsItem.Key?
  }

  var layout: LazyLayout {
    didSet {
      guard layout != oldValue else { return }
      cells = layout.cells(in: breadth ?? 0)
      rebuildLines()
      isEstimateOld = true
      for row in rows.values { row.layoutDidChange() }
    }
  }
  /// Whether lines are estimated by those of an earlier layout.
  private var isEstimateOld = false
  private unowned let host: Island
  private var parts = RowParts()
  private var segments: [Segment] = []
  private(set) var extents = Extents(count: 0, spacing: 0, estimate: 0)
  private(set) var breadth: CGFloat?
  private(set) var cells: [LazyLayout.Cell] = []
  private var rows: [RowsItem.Key: LazyRow] = [:]
  private var outOfSight: [RowsItem.Key] = []
  private(set) var shown: [Shown] = []
  /// The lines that are made.
  private(set) var lines = 0..<0

  init(_ layout: LazyLayout, host: Island) {
    self.layout = layout
    self.host = host
    cells = layout.cells(in: 0)
  }

  /// How much is made around what is seen, in logical pixels, so that the keyboard finds the next row.
  private static let margin = 60.0
  /// The rows that keep their state while they are scrolled away.
  private static let keptRows = 400

  // MARK: What there is

  /// Takes in what there is now. Rows that stay are found again by their identifiers.
  func take(_ items: [LayoutItem]) {
    let oldCount = parts.count
    parts = RowParts(items)
    var changed = parts.count != oldCount || segments.isEmpty
    for rows in parts.sources {
      if let change = rows.source.takeChange(), update(rows, change) { changed = true }
    }
    dropLostRows()
    if changed { rebuildLines() }
  }

  /// - Returns: whether rows came, went or moved.
  private func update(_ source: RowsItem, _ change: RowsChange) -> Bool {
    for (key, row) in rows where key.source == source.id {
      if let index = source.index(of: key, from: row.index, after: change) {
        row.update(source, at: index)
      } else {
        drop(key)
      }
    }
    return change.removed > 0 || change.added > 0
  }

  private func dropLostRows() {
    let sources = Set(parts.sources.map(\.id))
    for key in Array(rows.keys) where !sources.contains(key.source) { drop(key) }
  }

  private func drop(_ key: RowsItem.Key) {
    rows.removeValue(forKey: key)?.end()
    outOfSight.removeAll { $0 == key }
  }

  /// The rows that are made, first to last.
  func forEachMade(_ body: (LazyRow) -> Void) {
    for part in parts.sources {
      let own = rows.values.filter { $0.key.source == part.id }
      own.sorted { $0.index < $1.index }.forEach(body)
    }
  }

  /// Whether a widget belongs to something that is there, in sight or not.
  func keeps(_ widget: Widget) -> Bool {
    if rows.values.contains(where: { $0.item.widget === widget }) { return true }
    var widgets: [Widget] = []
    for case .item(let item) in parts.all { item.appendWidgets(to: &widgets) }
    return widgets.contains { $0 === widget }
  }

  /// The widgets of what is made and is no row of a `ForEach`.
  var ownWidgets: Set<ObjectIdentifier> {
    var widgets: [Widget] = []
    for view in shown where view.key == nil { view.item.appendWidgets(to: &widgets) }
    return Set(widgets.map { ObjectIdentifier($0) })
  }

  /// Everything is gone.
  func end() {
    for row in rows.values { row.end() }
    rows = [:]
  }

  // MARK: Lines

  private func rebuildLines() {
    segments = []
    let across = max(1, cells.count)
    var (place, line) = (0, 0)
    for part in parts.all {
      var isWhole = false
      if case .item(let item) = part { isWhole = layout.tracks != nil && item.traits.role != .row }
      if let last = segments.last, !last.isWhole, !isWhole {
        segments[segments.count - 1].count += part.count
      } else {
        segments.append(Segment(first: place, count: part.count, isWhole: isWhole, firstLine: line))
      }
      place += part.count
      let last = segments[segments.count - 1]
      line = last.firstLine + (last.isWhole ? 1 : (last.count + across - 1) / across)
    }
    extents = Extents(count: line, spacing: layout.spacing, estimate: extents.estimate)
  }

  /// The line that a view is in, and its cell there; nil for the whole line.
  func line(ofPlace place: Int) -> (line: Int, cell: Int?) {
    guard let segment = segments.last(where: { $0.first <= place }) else { return (0, 0) }
    if segment.isWhole { return (segment.firstLine, nil) }
    let across = max(1, cells.count)
    return (segment.firstLine + (place - segment.first) / across, (place - segment.first) % across)
  }

  private func places(ofLine line: Int) -> Range<Int> {
    guard let segment = segments.last(where: { $0.firstLine <= line && $0.count > 0 }) else { return 0..<0 }
    if segment.isWhole { return segment.first..<segment.first + 1 }
    let across = max(1, cells.count)
    let start = segment.first + (line - segment.firstLine) * across
    return start..<min(start + across, segment.first + segment.count)
  }

  /// The room across the axis has changed.
  func setBreadth(_ new: Double) {
    guard new != breadth else { return }
    breadth = new
    let old = cells.count
    cells = layout.cells(in: new)
    if cells.count != old { rebuildLines() } else { extents.forget() }
  }

  // MARK: What is made

  /// The place of the view that an identifier stands for; nil if there is none.
  func place(of id: AnyHashable) -> Int? {
    place(of: id) { $0.rowIndex(of: id) } ?? place(of: id) { $0.rowIndex(ofViewWith: id) }
  }

  private func place(of id: AnyHashable, _ find: (any RowSource) -> Int?) -> Int? {
    parts.place { part in
      switch part {
      case .item(let item): item.node?.choice == id ? 0 : nil
      case .rows(let rows): find(rows.source)
      }
    }
  }

  /// Where a view that was shown is now: identifiers may be those of other sections' rows, too.
  func place(of view: Shown) -> Int? {
    parts.place { part in
      switch (part, view.key) {
      case (.item(let item), nil): item.node != nil && item.node === view.item.node ? 0 : nil
      case (.rows(let rows), let key?): key.source == rows.id ? rows.source.rowIndex(of: key.id) : nil
      default: nil
      }
    }
  }

  private func view(at place: Int) -> Shown? {
    guard let (part, index) = parts.part(at: place) else { return nil }
    switch part {
    case .item(let item): return Shown(place: place, item: item, id: item.node?.choice)
    case .rows(let source):
      let key = source.key(at: index)
      let row = rows[key] ?? LazyRow(key, source, at: index, in: self, host: host)
      rows[key] = row
      return Shown(place: place, item: row.item, id: key.id, key: key)
    }
  }

  /// Whether everything in a part of the container is made, and not much more.
  func covers(_ visible: Range<Double>) -> Bool {
    guard extents.count > 0 else { return true }
    let first = extents.line(at: visible.lowerBound)
    let last = extents.line(at: visible.upperBound)
    return lines.contains(first) && lines.contains(last) && lines.count <= 2 * (last - first + 1) + 40
  }

  /// Makes what is in sight, and leaves out what is not.
  func fill(_ visible: Range<Double>) {
    shown = []
    lines = 0..<0
    guard extents.count > 0 else { return keep([]) }
    let first = extents.line(at: visible.lowerBound - Self.margin)
    var line = first
    while line < extents.count, extents.offset(of: line) < visible.upperBound + Self.margin {
      let inLine = places(ofLine: line).compactMap { place in view(at: place) }
      shown += inLine
      measure(line, inLine)
      line += 1
    }
    lines = first..<line
    if extents.estimate == 0 || isEstimateOld || line - first == extents.count { extents.learn() }
    isEstimateOld = false
    addRowWithKeyboard()
    addPinned(visible)
    keep(Set(shown.compactMap(\.key)))
  }

  /// The row in which the user types stays, wherever it is.
  private func addRowWithKeyboard() {
    guard let row = rows.values.first(where: \.hasFocus),
      let place = parts.place({ if case .rows(let rows) = $0, rows.id == row.key.source { row.index } else { nil } }),
      !shown.contains(where: { $0.place == place })
    else { return }
    shown.append(Shown(place: place, item: row.item, id: row.key.id, key: row.key))
    shown.sort { $0.place < $1.place }
  }

  // MARK: What stays in sight

  /// A header or footer, and the part along which it stays.
  struct Pin {
    let place: Int
    let isHeader: Bool
    let room: Range<Double>
  }

  /// The part that is seen, as it was told last.
  var seen = 0.0..<0.0
  private(set) var pins: [Pin] = []

  /// The places of headers or footers, first to last.
  private func places(_ role: ItemTraits.Role) -> [Int] {
    var places: [Int] = []
    var first = 0
    for part in parts.all {
      if case .item(let item) = part, item.traits.role == role { places.append(first) }
      first += part.count
    }
    return places
  }

  private func start(_ place: Int) -> Double { extents.offset(of: line(ofPlace: place).line) }
  private func end(_ place: Int) -> Double { start(place) + extents.length(of: line(ofPlace: place).line) }

  /// The header of the section that is seen first stays, and the footer of the last one.
  private func addPinned(_ visible: Range<Double>) {
    pins = []
    guard !layout.pins.isEmpty, visible.upperBound < .greatestFiniteMagnitude else { return }
    let headers = places(.header)
    let footers = places(.footer)
    if layout.pins.contains(.sectionHeaders), let header = headers.last(where: { start($0) <= visible.lowerBound }) {
      let limit = headers.first { $0 > header }.map(start) ?? extents.total
      pins.append(Pin(place: header, isHeader: true, room: start(header)..<max(limit, end(header))))
    }
    if layout.pins.contains(.sectionFooters), let footer = footers.first(where: { end($0) >= visible.upperBound }) {
      let limit = headers.last { $0 < footer }.map(end) ?? 0
      pins.append(Pin(place: footer, isHeader: false, room: min(limit, start(footer))..<end(footer)))
    }
    for pin in pins where !shown.contains(where: { $0.place == pin.place }) {
      if let view = view(at: pin.place) { shown.append(view) }
    }
    shown.sort { $0.place < $1.place }
  }

  /// Whether other headers or footers have to stay in sight.
  func pinsAreOthers(_ visible: Range<Double>) -> Bool {
    let header =
      layout.pins.contains(.sectionHeaders) ? places(.header).last { start($0) <= visible.lowerBound } : nil
    let footer =
      layout.pins.contains(.sectionFooters) ? places(.footer).first { end($0) >= visible.upperBound } : nil
    return pins.first(where: \.isHeader)?.place != header || pins.first { !$0.isHeader }?.place != footer
  }

  /// Where a view is along the axis: at its place, or where it stays in sight.
  func start(of view: Shown, length: Double, at offset: Double) -> Double {
    guard let pin = pins.first(where: { $0.place == view.place }) else { return offset }
    // GTK scrolls by whole pixels.
    if pin.isHeader { return max(offset, min(seen.lowerBound.rounded(.down), pin.room.upperBound - length)) }
    return min(offset, max(seen.upperBound.rounded(.up) - length, pin.room.lowerBound))
  }

  private func keep(_ keys: Set<RowsItem.Key>) {
    outOfSight.removeAll { keys.contains($0) }
    let waiting = Set(outOfSight)
    for key in rows.keys where !keys.contains(key) && !waiting.contains(key) { outOfSight.append(key) }
    while outOfSight.count > Self.keptRows { rows.removeValue(forKey: outOfSight.removeFirst())?.end() }
  }

  // MARK: Sizes

  private func proposal(_ breadth: CGFloat?) -> ProposedViewSize {
    layout.axis == .vertical
      ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
  }

  func along(_ size: CGSize) -> Double { layout.axis == .vertical ? size.height : size.width }
  func across(_ size: CGSize) -> Double { layout.axis == .vertical ? size.width : size.height }

  /// The size of a view in its cell.
  func size(of shown: Shown, _ breadth: CGFloat?) -> CGSize {
    let cell = line(ofPlace: shown.place).cell
    guard layout.tracks != nil, let cell, cells.indices.contains(cell) else {
      return shown.item.sizeThatFits(proposal(breadth))
    }
    return shown.item.sizeThatFits(proposal(cells[cell].breadth))
  }

  private func measure(_ line: Int, _ inLine: [Shown]) {
    extents.set(inLine.map { along(size(of: $0, breadth)) }.max() ?? 0, of: line)
  }

  /// Measures what is made again, for the room there is.
  func measureShown() {
    var lengths: [Int: Double] = [:]
    for view in shown {
      let line = line(ofPlace: view.place).line
      lengths[line] = max(lengths[line] ?? 0, along(size(of: view, breadth)))
    }
    for (line, length) in lengths { extents.set(length, of: line) }
  }
}
