import TrackedKit

/// How far an import has come. It goes when the import ends, unless there is something to be read.
final class ImportViewController: ViewController {
  let work: TextImport
  private let label = Label()
  private let bar = ProgressView()
  private let button = Button()

  init(_ work: TextImport) {
    self.work = work
    super.init()
    title = String(localized: "Import")
    isModalInPresentation = true
    sheetPresentationController?.detents = [.medium()]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    button.addAction(
      Action { [unowned self] _ in
        if work.isFinished { dismiss(animated: true) } else { work.cancel() }
      }, for: .primaryActionTriggered)
    let column = StackView(arrangedSubviews: [label, bar, button])
    (column.axis, column.spacing) = (.vertical, 12)
    column.margins = Insets(top: 24, leading: 24, bottom: 24, trailing: 24)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    bar.progress = Float(work.fraction)
    bar.isHidden = work.isFinished
    label.text =
      work.isFinished
      ? work.failures.joined(separator: "\n") : String(localized: "Importing \(work.done + 1) of \(work.total)…")
    button.setTitle(work.isFinished ? String(localized: "Close") : String(localized: "Cancel"), for: .normal)
    if work.isFinished, work.failures.isEmpty { dismiss(animated: true) }
  }
}
