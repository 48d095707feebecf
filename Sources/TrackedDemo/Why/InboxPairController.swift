import TrackedKit

/// Both inboxes side by side, in the page and in its second window.
final class InboxPairController: ViewController {
  let manual: ManualInboxPane
  let tracked: TrackedInboxController
  let controls = InboxControls()
  private let belowManual: [Widget]
  private let belowTracked: [Widget]

  /// - Parameters:
  ///   - belowManual: what is below the inbox that is refreshed by hand.
  ///   - belowTracked: what is below the tracked one.
  init(_ model: WhyModel, belowManual: [Widget] = [], belowTracked: [Widget] = []) {
    manual = ManualInboxPane(model.manual, controls)
    tracked = TrackedInboxController(model.tracked, controls)
    self.belowManual = belowManual
    self.belowTracked = belowTracked
    super.init()
    model.add(self)
    addChild(tracked)
  }

  override func loadView() {
    view = View(
      PanesView([
        makeSide("Signals and refreshes", "ManualInbox.swift", [manual.widgets.layout] + belowManual),
        makeSide("Tracked", "TrackedInbox.swift", [tracked.view] + belowTracked),
      ]))
  }

  private func makeSide(_ title: String, _ file: String, _ rows: [Widget]) -> Widget {
    let heading = Label(word: title)
    heading.addCSSClass("title-3")
    heading.accessibilityTraits = .header
    heading.numberOfLines = 0
    heading.hexpand = true
    let code = makeSourceButton(file)
    code.setAccessibleLabel(String(localized: "Code: \(title)"))
    let row = Box(.horizontal, spacing: 9)
    [heading, code].forEach(row.append)
    let column = Box(.vertical, spacing: 9)
    column.append(row)
    column.append(PageLayout.makeSection(nil, rows))
    return column
  }
}
