import TrackedKit

/// The parts every page is made of, so that all pages share one rhythm.
enum PageLayout {
  /// Around a page.
  static let pageMargins = Insets.all(24)
  /// Around what fills a card, a sheet or a pane by itself: a picture, a text.
  static let contentMargins = Insets.all(18)
  /// Around controls and texts that are in a card without being rows.
  static let cardMargins = Insets.all(15)
  /// Around a row of a card.
  static let rowMargins = Insets.symmetric(horizontal: 15, vertical: 12)

  /// A page: title and one sentence, then the content, scrolled, not wider than text can be read.
  ///
  /// - Parameter source: the file whose essential lines are shown at the end.
  static func makePage(
    title: String, summary: String, source: String? = nil, maximumWidth: Int = 640, _ content: [Widget]
  ) -> Widget {
    let column = Box(.vertical, spacing: 18)
    column.margins = pageMargins
    column.halign = .fill
    column.append(makeHeading(title: title, summary: summary))
    content.forEach(column.append)
    if let source { column.append(EssentialSource.makeSection(source)) }
    let clamp = ClampView(column, maximumWidth: maximumWidth)
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = clamp
    return scroller
  }

  /// - Parameter trailing: what is at the end of the heading.
  static func makeHeading(title: String, summary: String, trailing: Widget? = nil) -> Widget {
    let column = Box(.vertical, spacing: 6)
    column.hexpand = true
    let heading = Label(word: title)
    heading.addCSSClass("title-1")
    heading.numberOfLines = 0
    heading.accessibilityTraits = .header
    let text = Label(word: summary)
    text.numberOfLines = 0
    text.addCSSClass("dim-label")
    column.append(heading)
    column.append(ThemeMark())
    column.append(text)
    guard let trailing else { return column }
    let row = Box(.horizontal, spacing: 12)
    row.append(column)
    row.append(trailing)
    return row
  }

  /// A card around rows, with a heading above, and what is at the end of that.
  static func makeSection(_ title: String?, trailing: Widget? = nil, _ rows: [Widget]) -> Widget {
    let section = Box(.vertical, spacing: 9)
    if let title {
      let heading = Label(word: title)
      heading.numberOfLines = 0
      heading.addCSSClass("heading")
      heading.accessibilityTraits = .header
      heading.hexpand = true
      let row = Box(.horizontal, spacing: 9)
      row.append(heading)
      if let trailing { row.append(trailing) }
      section.append(row)
    }
    let card = Box(.vertical)
    card.addCSSClass("card")
    // Lists have a background of their own, up to the corners.
    card.clipsToBounds = true
    for (index, row) in rows.enumerated() {
      if index > 0 { card.append(Separator()) }
      card.append(row)
    }
    section.append(card)
    return section
  }

  /// A row that shows how often something ran.
  static func makeCountRow(_ title: String, _ subtitle: String? = nil, _ counter: RunCounter) -> Widget {
    makeRow(title, subtitle, control: RunCountLabel(counter))
  }

  /// A row of a card: a title, a line below it, and a control at the end.
  static func makeRow(_ title: String, _ subtitle: String? = nil, control: Widget) -> Widget {
    makeRow(title, subtitle.map { Label(word: $0) }, control: control)
  }

  /// A row whose second line is the caller's label, which may follow a model.
  static func makeRow(_ title: String, _ subtitle: Label?, control: Widget) -> Widget {
    let row = Box(.horizontal, spacing: 12)
    row.margins = rowMargins
    let texts = Box(.vertical, spacing: 3)
    texts.valign = .center
    texts.hexpand = true
    let heading = Label(word: title)
    heading.numberOfLines = 0
    texts.append(heading)
    if let text = subtitle {
      text.numberOfLines = 0
      // The name of a method is one word, and may be longer than a narrow window allows.
      text.wrapMode = .wordOrCharacter
      text.addCSSClass("dim-label")
      text.addCSSClass("caption")
      texts.append(text)
    }
    row.append(texts)
    control.valign = .center
    control.setAccessibleLabel(from: heading)
    row.append(control)
    return row
  }
}

/// Centres its content and keeps it from growing too wide to read.
final class ClampView: View {
  private let widthAtUsualText: Int

  /// Larger text needs more room for as many letters.
  private var maximumWidth: Int { Int(Double(widthAtUsualText) * max(1, traitCollection.textScale)) }

  init(_ content: Widget, maximumWidth: Int) {
    widthAtUsualText = maximumWidth
    super.init()
    addSubview(content)
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    guard let content = addedChildren.first else { return .fixed(0) }
    switch orientation {
    case .horizontal:
      let size = content.measured(.horizontal)
      return Measurement(minimum: size.minimum, natural: min(size.natural, max(size.minimum, maximumWidth)))
    case .vertical: return content.measured(.vertical, forSize: forSize.map { min($0, maximumWidth) })
    }
  }

  override func layoutSubviews() {
    guard let content = addedChildren.first else { return }
    let width = min(bounds.width, Double(max(maximumWidth, content.measured(.horizontal).minimum)))
    place(content, in: Rect(x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: bounds.height))
  }
}
