// How does a screen adapt to narrow windows? How does a button show that it is busy?
//
// The horizontal size class is a trait: a hook that reads it runs when the window becomes narrow or wide. The update
// handler of a button with a configuration follows the model and the button's own state.

import TrackedKit

@Observable final class ReportModel {
  private(set) var text = "No report yet"
  private(set) var isLoading = false

  func load(_ fetch: @escaping () async -> String) {
    guard !isLoading else { return }
    isLoading = true
    Task {
      text = await fetch()
      isLoading = false
    }
  }
}

final class ReportViewController: ViewController {
  private let report: ReportModel
  private let panes = Box(.horizontal, spacing: 12)
  private let label = Label()
  private let button = Button(configuration: .filled())

  init(_ report: ReportModel, fetch: @escaping () async -> String) {
    self.report = report
    super.init()
    button.onClicked(report) { $0.load(fetch) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.configurationUpdateHandler = { [report] button in
      button.configuration?.title = report.isLoading ? "Loading…" : "Load"
      button.configuration?.showsActivityIndicator = report.isLoading
      button.isSensitive = !report.isLoading
    }
    panes.append(button)
    panes.append(label)
    view.addSubview(panes)
  }

  override func updateProperties() {
    super.updateProperties()
    panes.orientation = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
    label.text = report.text
  }
}
