import TrackedKit

/// One of 10,000 rows changes, and comes on the screen in three ways: what each costs the frame.
final class CostViewController: ViewController {
  let model = CostModel()
  private let runs: RunFeed
  private let button = Button(String(localized: "Change a Row"))
  private let running = Switch()
  private var hasAppeared = false

  init(_ runs: RunFeed) {
    self.runs = runs
    super.init()
    title = String(localized: "What a Change Costs")
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool { button.grabFocus() }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addCSSClass("suggested-action")
    button.onClicked(model) { $0.change() }
    let caption = Label(String(localized: "All the time"))
    running.setAccessibleLabel(from: caption)
    running.valign = .center
    running.onNotifyActive(self) { me in me.model.isRunning = me.running.isOn }
    let runningRow = Box(.horizontal, spacing: 6)
    [caption, running].forEach(runningRow.append)
    view.addSubview(
      PageLayout.makePage(
        title: "What a Change Costs",
        summary: "One of 10,000 rows changes. Each bar is the frame that shows it, as the recorder measured it.",
        maximumWidth: 720,
        [
          WrappingRow([button, runningRow]), makeChart(),
          PageLayout.makeSection("Half of the frames took less than", UpdateWay.allCases.map(makeFigures)),
          PanesView([
            makeList("Tracked", model.trackedRows, "TrackedRows.swift"),
            makeList("By hand", model.refreshedRows, "RefreshedRows.swift"),
          ]),
          EssentialSource.makeSection("FrameChart.swift", title: "The code of the chart"),
        ]))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runs.follow(model) { model, record in model.refresh(record) }
    if let window = view.window { runs.watch(window) }
    // Something to see, once.
    if !hasAppeared { model.change(times: 2) }
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.stop()
    runs.unfollow(model)
  }

  override func updateProperties() {
    super.updateProperties()
    running.isOn = model.isRunning
  }

  private func makeChart() -> Widget {
    let legend = Label()
    legend.updateProperties { [model] legend in
      let deadline = Plot.deadline(of: model.frames)
      legend.text =
        "The line: \(Milliseconds(deadline)), the time for a frame. A bar, from the bottom: update, layout, drawing."
    }
    UpdateRecorder.ignore(legend)
    legend.addCSSClass("caption")
    legend.addCSSClass("dim-label")
    legend.numberOfLines = 0
    let column = Box(.vertical, spacing: 9)
    column.margins = PageLayout.cardMargins
    column.append(FrameChart(model))
    column.append(legend)
    return PageLayout.makeSection(nil, [column])
  }

  private func makeFigures(_ way: UpdateWay) -> Widget {
    let row = PageLayout.makeRow(way.title, way.explanation, control: CostFigures(model, way))
    let mark = ColorMark(way.color)
    mark.valign = .center
    mark.margins = Insets(top: 0, leading: 15, bottom: 0, trailing: 0)
    row.hexpand = true
    let line = Box(.horizontal)
    [mark, row].forEach(line.append)
    return line
  }

  private func makeList(_ title: String, _ list: RowList, _ file: String) -> Widget {
    let code = makeSourceButton(file)
    code.setAccessibleLabel(String(localized: "Code: \(title)"))
    return PageLayout.makeSection(title, trailing: code, [list])
  }
}

/// A square in the colour that a way has in the chart.
private final class ColorMark: View {
  init(_ color: Color) {
    super.init()
    setSizeRequest(width: 12, height: 12)
    layer.backgroundColor = color
    layer.cornerRadius = 3
  }
}

/// What a way's frames took, and how many rows it wrote.
final class CostFigures: View {
  let way: UpdateWay
  private let model: CostModel
  private let time = Label()
  private let rows = Label()

  init(_ model: CostModel, _ way: UpdateWay) {
    (self.model, self.way) = (model, way)
    super.init()
    UpdateRecorder.ignore(self)
    time.addCSSClass("run-count")
    rows.addCSSClass("caption")
    rows.addCSSClass("dim-label")
    let column = Box(.vertical)
    for label in [time, rows] {
      label.addCSSClass("numeric")
      label.textAlignment = .right
      label.widthChars = 8
      column.append(label)
    }
    addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    time.text = model.median(way).map { "\(Milliseconds($0.total))" } ?? "–"
    rows.text = model.writtenRows(way).map { $0 == 1 ? "1 row" : "\($0) rows" } ?? ""
  }
}
