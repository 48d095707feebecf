import Gtk
import TrackedKit

/// A sidebar beside the content; in a narrow window a bar below it instead.
final class AdaptiveSplitView: View {
  private static let sidebarWidth = 210.0
  private static let narrowWidth = 640

  private let sidebar: Widget
  private let content: Widget
  private let bottomBar: Widget

  init(sidebar: Widget, content: Widget, bottomBar: Widget) {
    self.sidebar = sidebar
    self.content = content
    self.bottomBar = bottomBar
    super.init()
    for part in [sidebar, content, bottomBar] { addSubview(part) }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let content = content.measured(orientation)
    let bar = bottomBar.measured(orientation)
    switch orientation {
    case .horizontal:
      return Measurement(
        minimum: max(content.minimum, bar.minimum), natural: content.natural + Int(Self.sidebarWidth))
    case .vertical: return Measurement(minimum: content.minimum + bar.minimum, natural: content.natural + bar.natural)
    }
  }

  override func layoutSubviews() {
    let isNarrow = width < Self.narrowWidth
    setChildVisible(sidebar, !isNarrow)
    setChildVisible(bottomBar, isNarrow)
    var rest = bounds
    if isNarrow {
      let barHeight = Double(bottomBar.measured(.vertical).natural)
      rest.height -= barHeight
      place(bottomBar, in: Rect(x: 0, y: rest.height, width: rest.width, height: barHeight))
    } else {
      // The sidebar stands at the leading side.
      let isRightToLeft = direction == .rightToLeft
      rest.width -= Self.sidebarWidth
      place(
        sidebar,
        in: Rect(x: isRightToLeft ? rest.width : 0, y: 0, width: Self.sidebarWidth, height: bounds.height))
      rest.x = isRightToLeft ? 0 : Self.sidebarWidth
    }
    place(content, in: rest)
  }
}
