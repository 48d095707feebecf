import TrackedKit

/// The log, a line for each run.
final class OrderLogView: View {
  private let log: OrderLog
  private let column = Box(.vertical, spacing: 6)
  private let placeholder = Label(word: "Nothing ran.")
  private var lines: [OrderLine] = []

  init(_ log: OrderLog) {
    self.log = log
    super.init()
    column.margins = PageLayout.rowMargins
    placeholder.addCSSClass("dim-label")
    column.append(placeholder)
    addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    let entries = log.entries
    placeholder.isVisible = entries.isEmpty
    while lines.count < entries.count {
      let line = OrderLine(number: lines.count + 1)
      lines.append(line)
      column.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isVisible = index < entries.count
      if index < entries.count { line.show(entries[index]) }
    }
  }
}

/// One run: its number, the step of the pass, and whose method it was.
private final class OrderLine: Box {
  private let phase = Label()
  private let method = Label()
  private var phaseClass = ""

  init(number: Int) {
    super.init(.horizontal, spacing: 12)
    let numberLabel = Label("\(number)")
    numberLabel.addCSSClass("dim-label")
    numberLabel.addCSSClass("numeric")
    numberLabel.widthChars = 2
    numberLabel.textAlignment = .right
    numberLabel.valign = .start
    phase.addCSSClass("phase")
    phase.widthChars = 11
    phase.textAlignment = .center
    phase.valign = .start
    method.hexpand = true
    method.numberOfLines = 0
    method.wrapMode = .wordOrCharacter
    [numberLabel, phase, method].forEach(append)
  }

  func show(_ entry: OrderLog.Entry) {
    phase.text = "\(entry.phase)"
    method.text = entry.name
    let newClass = "phase-\(entry.phase)"
    guard newClass != phaseClass else { return }
    if !phaseClass.isEmpty { phase.setCSSClass(phaseClass, .absent) }
    phase.setCSSClass(newClass, .present)
    phaseClass = newClass
  }
}
