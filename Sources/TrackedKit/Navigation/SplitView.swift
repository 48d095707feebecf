import Gtk

/// Places the columns of a split: beside each other, or one alone with a button above it that leads back, unless its own bar does.
final class SplitView: View {
  typealias Column = SplitViewController.Column

  private let columns: [Column]
  private var controllers: [Column: ViewController] = [:]
  private var dividers: [Separator] = []
  private let backButton = Button()
  private let backTitle = Label()
  private let backIcon = Gtk.Image()
  private var seen: [Column] = []
  private var isAlone = false
  private let width: (Column, _ whole: Double) -> Double

  /// - Parameter width: how wide a column is in a whole of a width.
  init(
    _ columns: [Column],
    width: @escaping (Column, _ whole: Double) -> Double, onBack: @escaping () -> Void
  ) {
    self.columns = columns
    self.width = width
    super.init()
    let content = Box(.horizontal, spacing: 6)
    content.append(backIcon)
    content.append(backTitle)
    backButton.child = content
    backButton.hasFrame = false
    backButton.addCSSClass("flat")
    backButton.followLanguage("tooltip") { [unowned backButton] in backButton.tooltip = String(kit: "Back") }
    backButton.onClicked { onBack() }
    dividers = columns.dropFirst().map { _ in Separator(.vertical) }
    for part in dividers as [Widget] + [backButton] { addSubview(part) }
  }

  /// Puts a controller's view into a column.
  func set(_ controller: ViewController?, for column: Column) {
    if let old = controllers[column]?.viewIfLoaded, old.superview === self { removeChild(old) }
    controllers[column] = controller
    if let controller {
      // In the order of the columns, which is that of the keyboard and of assistive technology.
      let next = columns.drop { $0 != column }.dropFirst().compactMap { controllers[$0]?.viewIfLoaded }.first
      if let next, next.superview === self {
        insertSubview(controller.view, belowSubview: next)
      } else {
        insertSubview(controller.view, belowSubview: dividers[0])
      }
    }
    showColumns()
    queueResize()
  }

  /// Where a view of its own bar leads back, or nothing does.
  private var hasBackButton: Bool {
    guard isAlone, let column = seen.first, let place = columns.firstIndex(of: column) else { return false }
    return place > 0 && !(controllers[column] is NavigationController)
  }

  private func showColumns() {
    for (column, controller) in controllers { setChildVisible(controller.view, seen.contains(column)) }
    for (place, divider) in dividers.enumerated() { setChildVisible(divider, place < seen.count - 1) }
    setChildVisible(backButton, hasBackButton)
  }

  func show(_ seen: [Column], isAlone: Bool, backTitle title: String) {
    backTitle.text = title
    backButton.followLanguage { [unowned backButton] in
      backButton.setAccessibleLabel(title.isEmpty ? String(kit: "Back") : String(kit: "Back to \(title)"))
    }
    backIcon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    guard seen != self.seen || isAlone != self.isAlone else { return }
    let hadFocus = hasFocus
    (self.seen, self.isAlone) = (seen, isAlone)
    showColumns()
    queueResize()
    if hadFocus, !hasFocus { seen.first.flatMap { controllers[$0] }?.view.focusFirstChild() }
  }

  // MARK: Layout

  private var backHeight: Double { hasBackButton ? Double(backButton.measured(.vertical).natural) + 12 : 0 }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let parts = controllers.filter { isAlone ? seen.contains($0.key) : $0.key != .compact }
    let measured = parts.mapValues { $0.view.measured(orientation) }
    // Narrow enough to become compact: the minimum must not keep the window wide.
    let minimum = measured.values.map(\.minimum).max() ?? 0
    switch orientation {
    case .horizontal:
      let lists = columns.dropLast().reduce(0) { $0 + Int(width($1, 2000)) }
      return Measurement(minimum: minimum, natural: max(minimum, (measured[.secondary]?.natural ?? 0) + lists))
    case .vertical:
      let back = Int(backHeight)
      return Measurement(minimum: minimum + back, natural: (measured.values.map(\.natural).max() ?? 0) + back)
    }
  }

  /// How wide the columns before the content are. Beside one of them the content has half of the whole, and beside two 2/5.
  private var widths: [Double] {
    let wanted = seen.dropLast().map { width($0, bounds.width) }
    let most = bounds.width * (wanted.count == 1 ? 0.5 : 0.6)
    let whole = wanted.reduce(0, +)
    return wanted.map { (whole > most ? $0 * most / whole : $0).rounded() }
  }

  /// How wide a column is beside another; 0 where it is not.
  func shownWidth(of column: Column) -> Double {
    guard !isAlone, let place = seen.dropLast().firstIndex(of: column) else { return 0 }
    return widths[place]
  }

  override func layoutSubviews() {
    let isMirrored = direction == .rightToLeft
    func put(_ widget: Widget, x: Double, y: Double = 0, width: Double, height: Double) {
      let start = isMirrored ? bounds.width - x - width : x
      place(widget, in: Rect(x: start, y: y, width: width, height: max(0, height)))
    }
    if hasBackButton {
      let width = min(Double(backButton.measured(.horizontal).natural), bounds.width - 12)
      put(backButton, x: 6, y: 6, width: width, height: backHeight - 12)
    }
    var x = 0.0
    for (divider, (column, width)) in zip(dividers, zip(seen, widths)) {
      if let view = controllers[column]?.view { put(view, x: x, width: width, height: bounds.height) }
      put(divider, x: x + width, width: 1, height: bounds.height)
      x += width + 1
    }
    if let last = seen.last.flatMap({ controllers[$0] })?.view {
      put(last, x: x, y: backHeight, width: max(0, bounds.width - x), height: bounds.height - backHeight)
    }
  }
}
