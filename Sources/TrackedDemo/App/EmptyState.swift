import Gtk

/// What a page shows when there is nothing to show.
enum EmptyState {
  static func make(icon: String, title: String, text: String) -> Widget {
    let column = Box(.vertical, spacing: 12)
    column.halign = .center
    column.valign = .center
    column.margins = .all(24)
    let image = Image(iconName: icon)
    image.pixelSize = 72
    image.addCSSClass("dim-label")
    let heading = Label(title)
    heading.addCSSClass("title-2")
    let body = Label(text)
    body.addCSSClass("dim-label")
    body.wraps = true
    body.justification = .center
    [image, heading, body].forEach(column.append)
    return column
  }
}
