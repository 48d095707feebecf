import TrackedKit

/// One hook with its sample: how often it ran, a button that changes what it reads, and one that asks for it by hand.
struct HookSample {
  /// Whose hook it is, in one word.
  let owner: String
  let name: String
  let widget: Widget?
  let input: HookInput
  let counter: RunCounter
  /// The method that asks for a run.
  let request: String
  let ask: () -> Void

  /// The sample's row.
  func makeRow() -> Widget {
    let title = Label(name)
    title.hexpand = true
    title.numberOfLines = 0
    title.wrapMode = .wordOrCharacter
    let heading = Box(.horizontal, spacing: 12)
    heading.append(title)
    heading.append(RunCountLabel(counter))
    let change = Button(word: "Change")
    change.tooltip = "Change what the hook reads"
    change.setAccessibleLabel(String(localized: "Change what \(owner) \(name) reads"))
    change.onClicked(input) { $0.next() }
    let ask = Button(word: "Ask")
    ask.tooltip = request
    ask.setAccessibleLabel(String(localized: "Ask for \(owner) \(name)"))
    ask.onClicked { [action = self.ask] in action() }
    let line = Box(.horizontal, spacing: 9)
    let shown = widget ?? Label("")
    shown.hexpand = true
    for widget in [shown, change, ask] {
      widget.valign = .center
      line.append(widget)
    }
    let row = Box(.vertical, spacing: 6)
    row.margins = .symmetric(horizontal: 15, vertical: 9)
    row.append(heading)
    row.append(line)
    return row
  }
}
