import TrackedUI

/// The inspector's window.
struct InspectorView: View {
  @Bindable var model: InspectorModel

  var body: some View {
    VStack(spacing: 0) {
      InspectorBar(model: model)
      Divider()
      switch model.section {
      case .chains: ChainsView(model: model)
      case .hooks: HooksView(model: model)
      case .timeline: TimelineSection(model: model)
      case .properties: PropertiesView(model: model)
      case .problems: ProblemsView(model: model)
      case .tree: TreeView(model: model)
      }
    }
    .frame(minWidth: 320)
    .onGeometryChange(for: Bool.self) {
      $0.size.width < 600
    } action: {
      model.isNarrow = $0
    }
  }
}

private struct InspectorBar: View {
  @Bindable var model: InspectorModel

  var body: some View {
    VStack(spacing: 6) {
      if model.isNarrow {
        sections.pickerStyle(.menu)
      } else {
        sections.pickerStyle(.segmented)
      }
      HStack(spacing: 6) {
        TextField(String(kit: "Search"), text: $model.search)
        Toggle(String(kit: "Pick"), isOn: $model.isPicking).toggleStyle(.button)
          .help(String(kit: "Click on something in the program to see its hooks"))
        Button(model.isPaused ? String(kit: "Go On") : String(kit: "Pause")) { model.isPaused.toggle() }
        Button(String(kit: "Clear")) { model.clear() }
      }
      HStack(spacing: 12) {
        Toggle(String(kit: "All hooks"), isOn: $model.showsAll)
          .help(String(kit: "Show the framework's own hooks, too, and what GTK's layout and drawing ran"))
        Toggle(String(kit: "Values"), isOn: $model.notesWrites)
          .help(String(kit: "Note what each write has changed, and the functions that made it; this takes time"))
        Toggle(String(kit: "Outlines"), isOn: $model.outlines)
          .help(
            String(
              kit:
                "Outline in the program what runs, for a moment: green for properties, blue for layout, purple for drawing"
            ))
        Spacer()
      }
      .toggleStyle(.checkbox)
    }
    .padding(8)
  }

  private var sections: some View {
    Picker(String(kit: "What to show"), selection: $model.section) {
      ForEach(InspectorModel.Section.allCases, id: \.self) { Text(verbatim: String(kit: .init($0.rawValue))) }
    }
    .labelsHidden()
  }
}

/// What to show where there is nothing.
struct EmptyNote: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .foregroundStyle(.secondary)
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A list, and beside it what is known of the hook that was chosen there.
struct WithDetail<Content: View>: View {
  let model: InspectorModel
  @ViewBuilder let content: Content

  var body: some View {
    if model.isNarrow {
      VStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        HookDetail(model: model).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    } else {
      HSplitView {
        content.frame(minWidth: 260, maxWidth: .infinity, maxHeight: .infinity)
        HookDetail(model: model).frame(minWidth: 220, maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// The chains, the latest last.
private struct ChainsView: View {
  let model: InspectorModel

  var body: some View {
    let chains = model.chains
    if chains.isEmpty {
      EmptyNote(
        text: model.search.isEmpty
          ? String(kit: "Use the program: what runs, and why, comes here.") : String(kit: "No chain contains this."))
    } else {
      WithDetail(model: model) {
        ScrollViewReader { list in
          List(selection: selection) {
            ForEach(chains, id: \.run.id) { run, text in
              Text(verbatim: text)
                .foregroundStyle(
                  run.notesEffects && run.effectCount == 0 && run.hook == .updateProperties ? .secondary : .primary
                )
                .padding(.vertical, 2)
            }
          }
          .onChange(of: chains.last?.run.id, initial: true) { _, last in
            // Who reads an earlier one is left alone.
            if let last, model.selectedRun == nil || last == model.selectedRun { list.scrollTo(last) }
          }
        }
      }
    }
  }

  private var selection: Binding<Int?> {
    Binding {
      model.selectedRun
    } set: { id in
      if let run = id.flatMap(model.record.run) { model.select(run) }
    }
  }
}

/// The hooks, those first that took the longest.
private struct HooksView: View {
  let model: InspectorModel

  private struct Row: Identifiable {
    let id: InspectorModel.HookID
    let report: UpdateRecord.HookReport

    init(_ report: UpdateRecord.HookReport) {
      self.report = report
      id = InspectorModel.HookID(owner: report.owner, hook: report.hook)
    }
  }

  var body: some View {
    let rows = model.hooks.map(Row.init)
    WithDetail(model: model) {
      if rows.isEmpty {
        EmptyNote(text: String(kit: "No hook has run since the record began."))
      } else {
        Table(rows, selection: selection) {
          TableColumn(String(kit: "Hook")) { row in Text(verbatim: row.report.name) }
          TableColumn(String(kit: "Runs")) { row in Text(verbatim: "\(row.report.runs.count)") }.width(60)
          TableColumn("ms") { row in Text(verbatim: Words.milliseconds(row.report.microseconds)) }.width(70)
          TableColumn(String(kit: "No effect")) { row in
            Text(verbatim: row.report.runsWithoutEffect.isEmpty ? "" : "\(row.report.runsWithoutEffect.count)")
          }.width(80)
        }
      }
    }
  }

  private var selection: Binding<InspectorModel.HookID?> {
    Binding {
      model.selectedHook
    } set: {
      if let id = $0 { model.selectedHook = id }
    }
  }
}

/// What is known of one hook.
private struct HookDetail: View {
  let model: InspectorModel

  var body: some View {
    if let report = model.selectedReport {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: report.name).font(.headline)
            Text(verbatim: report.path.joined(separator: " › ")).font(.caption).foregroundStyle(.secondary)
            Text(verbatim: Words.summary(report)).font(.caption).foregroundStyle(.secondary)
          }
          if let run = model.selectedRun.flatMap(model.record.run), run.owner == report.owner, run.hook == report.hook {
            VStack(alignment: .leading, spacing: 4) {
              Text(verbatim: String(kit: "The chosen run")).font(.subheadline).bold()
              RunDetail(model: model, run: run)
            }
          }
          DetailPart(
            title: String(kit: "It reads"),
            lines: report.reads.isEmpty ? [String(kit: "nothing that can change")] : report.reads)
          ForEach(model.record.answers(for: report), id: \.question) { AnswerView(answer: $0) }
          DetailPart(title: String(kit: "Its last runs"), lines: lastRuns(report))
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      EmptyNote(
        text: model.selectedHook == nil
          ? String(kit: "Choose a hook to see what it reads, and why it ran.")
          : "\(model.selectedName) has not run since the record began.")
    }
  }

  private func lastRuns(_ report: UpdateRecord.HookReport) -> [String] {
    report.runs.suffix(8).reversed().map { run in
      ([model.record.chain(to: run).description] + Words.reads(run)).joined(separator: "\n   ")
    }
  }
}

private struct DetailPart: View {
  let title: String
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title).font(.subheadline).bold()
      ForEach(Array(lines.enumerated()), id: \.offset) { Text(verbatim: $0.element).font(.callout) }
    }
  }
}

private struct AnswerView: View {
  let answer: UpdateRecord.Answer

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(verbatim: answer.isYes ? String(kit: "Yes") : String(kit: "No")).bold().foregroundStyle(
          answer.isYes ? .orange : .secondary)
        Text(verbatim: answer.question.rawValue).font(.callout)
      }
      if answer.isYes {
        Text(verbatim: answer.evidence).font(.callout).foregroundStyle(.secondary)
        Text(verbatim: answer.advice).font(.callout)
      }
    }
  }
}

/// The properties that were written, then those that no hook reads, then those that nobody wrote.
private struct PropertiesView: View {
  let model: InspectorModel

  private struct Row: Identifiable {
    let report: UpdateRecord.PropertyReport
    var id: String { report.name }
  }

  var body: some View {
    let rows = model.properties.map(Row.init)
    if rows.isEmpty {
      EmptyNote(text: String(kit: "Nothing was written that a hook reads."))
    } else {
      Table(rows) {
        TableColumn(String(kit: "Property")) { row in Text(verbatim: row.report.name) }
        TableColumn(String(kit: "Writes")) { row in Text(verbatim: Words.writes(row.report)) }.width(70)
        TableColumn(String(kit: "a second")) { row in Text(verbatim: Words.rate(row.report.rate)) }.width(80)
        TableColumn(String(kit: "Last write")) { row in Text(verbatim: row.report.writes.last?.valuesInWords ?? "") }
        TableColumn(String(kit: "Written by")) { row in Text(verbatim: Words.writers(row.report)) }
        TableColumn(String(kit: "Read by")) { row in Text(verbatim: Words.readers(row.report)) }
      }
    }
  }
}

/// What costs more than it needs to.
private struct ProblemsView: View {
  let model: InspectorModel

  var body: some View {
    let problems = Array(model.problems.enumerated())
    if problems.isEmpty {
      EmptyNote(text: String(kit: "Nothing costs more than it needs to, as far as the record goes."))
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 14) {
          ForEach(problems, id: \.offset) { _, problem in
            VStack(alignment: .leading, spacing: 3) {
              HStack(alignment: .firstTextBaseline) {
                Text(verbatim: problem.title).bold()
                Spacer()
                if problem.cost > 0 {
                  Text(verbatim: "\(Words.milliseconds(problem.cost)) ms for nothing").font(.caption).foregroundStyle(
                    .secondary)
                }
              }
              Text(verbatim: problem.evidence).foregroundStyle(.secondary)
              Text(verbatim: problem.advice)
              Button(String(kit: "Show the Hook")) {
                model.selectedHook = InspectorModel.HookID(owner: problem.owner, hook: problem.hook)
                model.section = .hooks
              }
              .buttonStyle(.link)
            }
          }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// Windows, controllers, views and widgets that have hooks. What ran just now is tinted for a moment.
private struct TreeView: View {
  let model: InspectorModel

  var body: some View {
    let tree = model.shownTree
    WithDetail(model: model) {
      List(selection: selection(tree)) {
        ForEach(Array(tree.enumerated()), id: \.offset) { _, entry in
          let phase = entry.hooks.compactMap { model.recent[$0.owner] }.first
          VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: entry.name)
            if !entry.hooks.isEmpty {
              Text(verbatim: entry.hooks.map { "\($0.hook.rawValue) \($0.runs)" }.joined(separator: " · "))
                .font(.caption)
                .foregroundStyle(.secondary)
            }
          }
          .padding(.leading, Double(entry.depth) * 14)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(
            (phase.map { TimelineStrip.Lane($0).color } ?? .clear).opacity(phase == nil ? 0 : 0.35),
            in: RoundedRectangle(cornerRadius: 4)
          )
          .animation(.easeOut(duration: 0.4), value: phase)
          .accessibilityValue(phase == nil ? "" : "ran just now")
        }
      }
    }
    .onAppear { model.showTree() }
  }

  /// The chosen entry; what is shown of it is the hook that programs write most.
  private func selection(_ tree: [UpdateRecorder.TreeEntry]) -> Binding<Int?> {
    Binding {
      tree.firstIndex { entry in
        entry.hooks.contains { InspectorModel.HookID(owner: $0.owner, hook: $0.hook) == model.selectedHook }
      }
    } set: { index in
      if let index, tree.indices.contains(index) { model.choose(tree[index].hooks) }
    }
  }
}

/// Figures in words.
enum Words {
  static func milliseconds(_ microseconds: Int64) -> String {
    String(format: microseconds < 100 ? "%.3f" : "%.2f", Double(microseconds) / 1000)
  }
  static func rate(_ rate: Double) -> String { String(format: "%.1f", rate) }

  /// What a run read that the previous one did not, and the other way round.
  static func reads(_ run: UpdateRecord.Run) -> [String] {
    let changes = [
      (String(kit: "It read for the first time:"), run.newReads), (String(kit: "It no longer read:"), run.lostReads),
    ]
    return changes.filter { !$0.1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
  }

  /// What is known of a run besides its chain.
  static func details(of run: UpdateRecord.Run, in record: UpdateRecord) -> [String] {
    var lines: [String] = []
    if let trigger = record.trigger(run.trigger) {
      if let values = trigger.valuesInWords { lines.append(String(kit: "The write: \(values)")) }
      if let thread = trigger.thread { lines.append(String(kit: "On thread \(thread)")) }
      let backtrace = trigger.backtrace
      if !backtrace.isEmpty {
        lines.append(
          String(kit: "Written in") + " "
            + backtrace.prefix(6).joined(separator: "\n   " + String(kit: "called by") + " "))
      }
    }
    lines += reads(run)
    let (requests, changes) = (run.effects.filter(\.isRequest), run.effects.filter { !$0.isRequest })
    if !changes.isEmpty {
      lines.append(String(kit: "It changed") + " " + changes.map(\.description).joined(separator: ", "))
    }
    if !requests.isEmpty {
      lines.append(String(kit: "It asked for") + " " + requests.map(\.description).joined(separator: ", "))
    }
    if let number = LitChain(record, run.id).frame, let frame = record.frames.first(where: { $0.id == number }),
      let took = frame.microseconds
    {
      let wait = frame.started + took - (record.trigger(run.trigger)?.time ?? run.started)
      let (after, length) = (milliseconds(wait), milliseconds(took))
      lines.append(
        frame.isLate
          ? String(kit: "On the screen \(after) ms after that, in a frame of \(length) ms, which is too long")
          : String(kit: "On the screen \(after) ms after that, in a frame of \(length) ms")
      )
    }
    return lines
  }

  static func writes(_ report: UpdateRecord.PropertyReport) -> String {
    let count = report.writes.count + report.unreadChanges
    return count == 0 ? String(kit: "never") : "\(count)"
  }

  static func readers(_ report: UpdateRecord.PropertyReport) -> String {
    report.readers.isEmpty ? String(kit: "no hook") : report.readers.joined(separator: "\n")
  }

  static func writers(_ report: UpdateRecord.PropertyReport) -> String {
    report.writers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) × \($0.value)" }
      .joined(separator: "\n")
  }

  static func summary(_ report: UpdateRecord.HookReport) -> String {
    let count = report.runs.count
    return
      "ran \(count == 1 ? "once" : "\(count) times"), \(rate(report.rate)) a second, \(milliseconds(report.microseconds)) ms in all"
  }
}
