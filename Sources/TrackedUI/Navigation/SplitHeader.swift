import Gtk

/// What is above a column: a way back or a button for the sidebar, and the title.
final class SplitHeader: TrackedKit.View {
  enum Kind { case none, back, toggle }

  private let onBack: () -> Void
  private let onToggle: () -> Void
  private(set) var isSet = false
  private lazy var row = BarRow(start: start, center: titles, end: end)
  private let button = Gtk.Button()
  private let content = Box(.horizontal, spacing: 6)
  private let icon = Gtk.Image()
  private let backTitle = Gtk.Label("")
  private let title = Gtk.Label("")
  private let subtitle = Gtk.Label("")
  private let titles = Box(.vertical)
  private let start = Box(.horizontal, spacing: 6)
  private let end = Box(.horizontal, spacing: 6)
  private var shownStart: [Widget] = []
  private var shownEnd: [Widget] = []
  private var titleView: Widget?
  private var background: Widget?
  private var item: NavigationItem?
  private var before: NavigationItem?
  private var kind = Kind.none

  init(onBack: @escaping () -> Void, onToggle: @escaping () -> Void) {
    self.onBack = onBack
    self.onToggle = onToggle
    super.init()
    backTitle.ellipsize = .end
    content.append(icon)
    content.append(backTitle)
    button.child = content
    button.hasFrame = false
    button.addCSSClass("flat")
    // The header of a column that is not seen has not run yet.
    button.isVisible = false
    button.onClicked { [unowned self] in kind == .back ? onBack() : onToggle() }
    title.addCSSClass("heading")
    title.ellipsize = .end
    subtitle.addCSSClass("caption")
    subtitle.addCSSClass("dim-label")
    subtitle.ellipsize = .end
    titles.valign = .center
    titles.append(title)
    titles.append(subtitle)
    start.append(button)
    row.margins = Insets(top: 6, leading: 6, bottom: 6, trailing: 6)
    // As high with a button as without, so that titles stand on one line.
    row.setSizeRequest(height: 34)
    addSubview(row)
  }

  func show(title item: NavigationItem, before: NavigationItem?, button kind: Kind) {
    (self.item, self.before, self.kind) = (item, before, kind)
    isSet = true
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    super.updateProperties()
    let text = item?.title ?? ""
    title.text = text
    button.isVisible = kind != .none
    let last = before?.backButtonTitle ?? before?.title ?? ""
    backTitle.text = kind == .back ? last : ""
    backTitle.isVisible = kind == .back && !last.isEmpty
    let isRightToLeft = direction == .rightToLeft
    icon.iconName =
      switch kind {
      case .toggle: "sidebar-show-symbolic"
      default: isRightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
      }
    let name =
      kind == .toggle
      ? String(kit: "Toggle Sidebar") : last.isEmpty ? String(kit: "Back") : String(kit: "Back to \(last)")
    button.setAccessibleLabel(name)
    button.tooltip = kind == .toggle ? String(kit: "Toggle Sidebar") : String(kit: "Back")
    subtitle.text = item?.subtitle ?? ""
    show(titleView: item?.titleView)
    title.isVisible = titleView == nil
    subtitle.isVisible = titleView == nil && !subtitle.text.isEmpty
    show(item?.leftBarButtonItems ?? [], in: start, &shownStart)
    show((item?.rightBarButtonItems ?? []).reversed(), in: end, &shownEnd)
    show(background: item?.barBackground)
    let style = item?.barStyle ?? .unspecified
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    row.isVisible = kind != .none || !text.isEmpty || titleView != nil || !shownStart.isEmpty || !shownEnd.isEmpty
    queueResize()
  }

  /// Declarative pages have nothing in their bars but widgets.
  private func show(_ items: [BarButtonItem], in box: Box, _ shown: inout [Widget]) {
    let new = items.compactMap(\.customView)
    guard !new.elementsEqual(shown, by: ===) else { return }
    for widget in shown where widget.parent === box { box.remove(widget) }
    for widget in new { box.append(widget) }
    shown = new
  }

  private func show(titleView new: Widget?) {
    guard new !== titleView else { return }
    if let titleView, titleView.parent === titles { titles.remove(titleView) }
    titleView = new
    if let new { titles.append(new) }
  }

  private func show(background new: Widget?) {
    guard new !== background else { return }
    if let background, background.parent === self { background.removeFromSuperview() }
    background = new
    if let new { insertSubview(new, at: 0) }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard row.isVisible else { return Measurement(minimum: 0, natural: 0) }
    let wish = row.measured(orientation)
    return wish
  }

  override func layoutSubviews() {
    if let background { place(background, in: bounds) }
    if row.isVisible { place(row, in: bounds) }
  }
}
