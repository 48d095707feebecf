import CGtk
import Gtk
import GtkTesting
import TrackedKit
import TrackedUI

/// How a list and its model came apart.
package struct ListFailure: CustomStringConvertible {
  package let step: Int
  package let kind: String
  package let text: String
  package var description: String { "after step \(step): \(kind): \(text)" }
}

/// Runs a program in a window, and compares after each step: which rows are seen and in which order, what is chosen, where the row that
/// was scrolled to stands, and which field has the keyboard.
package final class ListRunner {
  package static private(set) var steps = 0
  private let program: ListProgram
  private let data: ListData
  private let host: any ListHost
  private let window: TrackedKit.Window
  private var next = 24
  private var chosen: Int?
  private var edited: (id: Int, field: Gtk.Widget)?
  private var answer = ListProgram.Answer.nothing

  package static func run(_ program: ListProgram) -> ListFailure? { ListRunner(program).run() }

  private init(_ program: ListProgram) {
    self.program = program
    data = ListData(Array(0..<24))
    host =
      switch program.kind {
      case .list, .headers, .table, .columns: KitListHost(program.kind, data)
      default: ViewListHost(program.kind, data)
      }
    window = TrackedKit.Window()
    window.rootViewController = host.controller
    window.setDefaultSize(width: 300, height: 240)
  }

  private func run() -> ListFailure? {
    data.answer = { [unowned self] id in wasChosen(id) }
    window.present()
    host.show(data.ids)
    defer {
      window.destroyWindow()
      settle()
    }
    settle()
    for (index, step) in program.steps.enumerated() {
      Self.steps += 1
      let goal = perform(step)
      settle()
      if let (kind, text) = problem(goal) { return ListFailure(step: index + 1, kind: kind, text: text) }
    }
    return nil
  }

  private func settle() {
    var frames = 0
    let connection = window.frameClock?.onAfterPaint { frames += 1 }
    if window.isMapped { window.queueDraw() }
    let deadline = MainLoop.monotonicMicroseconds + 10_000_000
    while MainLoop.monotonicMicroseconds < deadline, window.isMapped ? frames < 2 : MainLoop.iterate() {
      if window.isMapped {
        if frames == 1 { window.queueDraw() }
        MainLoop.iterate(.forEvents)
      }
    }
    connection?.disconnect()
  }

  // MARK: Acts

  private struct Goal {
    let id: Int
    let share: Double?
  }

  private func perform(_ step: ListProgram.Step) -> Goal? {
    var ids = data.ids
    switch step {
    case .insert(let place):
      ids.insert(next, at: place % (ids.count + 1))
      next += 1
      show(ids)
    case .remove(let place):
      guard !ids.isEmpty else { return nil }
      ids.remove(at: place % ids.count)
      show(ids)
    case .move(let from, let to):
      guard !ids.isEmpty else { return nil }
      let id = ids.remove(at: from % ids.count)
      // The edited row itself stays.
      guard id != edited?.id else { return nil }
      ids.insert(id, at: to % (ids.count + 1))
      show(ids)
    case .reverse:
      edited = nil
      show(ids.reversed())
    case .choose(let place, let answer):
      guard !ids.isEmpty, program.kind != .lazy else { return nil }
      let place = place % ids.count
      guard chosen != ids[place] else { return nil }
      self.answer = answer
      choose(place + (program.kind == .headers || program.kind == .sections ? 1 : 0))
    case .scroll(let place, let share):
      guard !ids.isEmpty else { return nil }
      let id = ids[place % ids.count]
      host.scroll(to: id, share)
      return Goal(id: id, share: program.kind == .columns ? nil : share)
    case .follow:
      ids.append(next)
      next += 1
      show(ids)
      if !(host is KitListHost) { UpdatePass.flush() }
      host.scroll(to: next - 1, 1)
      return Goal(id: next - 1, share: program.kind == .columns ? nil : 1)
    case .edit(let place):
      let seen = seenRows
      guard !seen.isEmpty else { return nil }
      let row = seen[place % seen.count]
      guard let id = Int(row.label.text.dropFirst(4)),
        let field = row.row.findAll(Gtk.Entry.self, .any).first
      else { return nil }
      field.grabFocus()
      field.selection = 1..<3
      edited = window.focus.map { (id, $0) }
    case .resize(let height): window.setDefaultSize(width: 300, height: height)
    }
    return nil
  }

  private func show(_ ids: [Int]) {
    data.ids = ids
    if host is KitListHost { host.show(ids) }
    if let id = edited?.id, !ids.contains(id) { edited = nil }
    if let id = chosen, !ids.contains(id), host is KitListHost { chosen = nil }
  }

  /// What GTK does for a click.
  private func choose(_ row: Int) {
    guard
      let list = window.findAll(Gtk.Widget.self, .any).first(where: {
        ["GtkListView", "GtkColumnListView"].contains($0.typeName)
      })
    else { return }
    chosen = nil
    let arguments: [OpaquePointer?] = [
      g_variant_new_uint32(UInt32(row)), g_variant_new_boolean(0), g_variant_new_boolean(0),
    ]
    arguments.withUnsafeBufferPointer { values in
      list.rawWidget.activateAction("list.select-item", g_variant_new_tuple(values.baseAddress, 3))
    }
  }

  private func wasChosen(_ id: Int) {
    chosen = id
    switch answer {
    case .nothing: break
    case .removesRow: show(data.ids.filter { $0 != id })
    case .removesAll: show([])
    case .reverses:
      edited = nil
      show(data.ids.reversed())
    }
    answer = .nothing
  }

  // MARK: What is seen

  private struct Seen {
    let label: Gtk.Label
    let row: Gtk.Widget
    let start: Double
    let length: Double
  }

  private var view: Gtk.Widget? {
    window.findAll(Gtk.Widget.self, .any).first { widget in
      program.kind == .lazy
        ? widget.typeName == "GtkScrolledWindow" : ["GtkListView", "GtkColumnListView"].contains(widget.typeName)
    }
  }

  private var seenRows: [Seen] {
    guard let view else { return [] }
    return window.findAll(Gtk.Label.self, .any).compactMap { label -> Seen? in
      guard label.isMapped, label.text.hasPrefix("Row ") else { return nil }
      var row: Gtk.Widget = label
      if program.kind == .lazy {
        let height = Double(rowHeight(Int(label.text.dropFirst(4)) ?? 0) + 10)
        guard let frame = label.frame(in: view), let parent = label.parent else { return nil }
        let start = frame.midY - height / 2
        guard start < Double(view.height), start + height > 0 else { return nil }
        return Seen(label: label, row: parent, start: start, length: height)
      }
      while let parent = row.parent, parent !== view { row = parent }
      guard row.parent === view, let frame = row.frame(in: view), frame.y < Double(view.height), frame.maxY > 0 else {
        return nil
      }
      return Seen(label: label, row: row, start: frame.y, length: frame.height)
    }.sorted { $0.start < $1.start }
  }

  private func problem(_ goal: Goal?) -> (String, String)? {
    let seen = seenRows
    let ids = seen.compactMap { Int($0.label.text.dropFirst(4)) }
    let room = Double(view?.height ?? 0)
    if ids.isEmpty != data.ids.isEmpty { return ("rows", "\(ids) are seen of \(data.ids)") }
    if let first = ids.first {
      let start = data.ids.firstIndex(of: first) ?? -1
      guard start >= 0, start + ids.count <= data.ids.count, Array(data.ids[start..<start + ids.count]) == ids else {
        return ("order", "\(ids) are seen of \(data.ids)")
      }
      for (one, other) in zip(seen, seen.dropFirst()) where abs(one.start + one.length - other.start) > 2 {
        // GTK's own rows stand 2 pixels apart.
        return ("gap", "between \(one.label.text) and \(other.label.text)")
      }
      if let last = seen.last, last.start + last.length < room - 3, ids.last != data.ids.last {
        return ("room", "nothing stands below \(last.label.text)")
      }
    }
    if let goal, let problem = problem(goal, seen, ids, room) { return ("place", problem) }
    if let edited {
      guard window.focus === edited.field else {
        return ("keyboard", "of row \(edited.id) is lost to \(window.focus?.typeName ?? "nobody")")
      }
    }
    if program.kind != .lazy {
      let now = selected
      if now != (chosen.map { [$0] } ?? []).filter(data.ids.contains) {
        return ("choice", "\(now) are chosen, not \(chosen.map { "\($0)" } ?? "none")")
      }
    }
    return nil
  }

  private func problem(_ goal: Goal, _ seen: [Seen], _ ids: [Int], _ room: Double) -> String? {
    guard let index = ids.firstIndex(of: goal.id) else { return "row \(goal.id) is not seen, but \(ids)" }
    let row = seen[index]
    guard let share = goal.share else {
      return row.start >= -1 && row.start + row.length <= room + 1 ? nil : "row \(goal.id) is cut"
    }
    let wanted = (room - row.length) * share
    if abs(row.start - wanted) <= 1.5 { return nil }
    if row.start < wanted, ids.first == data.ids.first { return nil }
    if row.start > wanted, ids.last == data.ids.last, let last = seen.last, last.start + last.length <= room + 1 {
      return nil
    }
    return "row \(goal.id) is at \(row.start), not at \(wanted)"
  }

  /// What the list shows as chosen.
  private var selected: [Int] {
    guard let view else { return [] }
    let model: SelectionModel? =
      (view as? Gtk.ListView)?.model ?? (view.parent as? Gtk.ColumnView)?.model
    let offset = program.kind == .headers || program.kind == .sections ? 1 : 0
    return (model?.selectedPositions ?? []).map { $0 - offset }.filter(data.ids.indices.contains).map { data.ids[$0] }
  }
}

extension ListRunner {
  /// The smallest program found in some seconds that fails in the same way.
  package static func minimize(_ program: ListProgram, _ failure: ListFailure, seconds: Int64 = 20) -> (
    ListProgram, ListFailure
  ) {
    var (best, found) = (program, failure)
    best.steps = Array(program.steps.prefix(failure.step))
    let deadline = MainLoop.monotonicMicroseconds + seconds * 1_000_000
    var size = max(1, best.steps.count / 2)
    while MainLoop.monotonicMicroseconds < deadline {
      var start = best.steps.count - size
      var isSmaller = false
      while start >= 0, MainLoop.monotonicMicroseconds < deadline {
        var candidate = best
        candidate.steps.removeSubrange(start..<start + size)
        if let other = run(candidate), other.kind == failure.kind {
          candidate.steps = Array(candidate.steps.prefix(other.step))
          (best, found, isSmaller) = (candidate, other, true)
        }
        start = min(start, best.steps.count) - size
      }
      if size == 1, !isSmaller { break }
      size = max(1, size / 2)
    }
    return (best, found)
  }
}
