import Gtk
import GtkTracking

/// Where the lines between rows begin and end, and their colour, where these are not the theme's.
struct SeparatorLook: Hashable {
  /// The room before and after the line, in logical pixels.
  var left = 0
  var right = 0
  /// Nil for the theme's.
  var color: RGBA?

  init(_ inset: EdgeInsets, color: RGBA?) {
    // Far enough for programs that hide a line by an inset as long as can be.
    func length(_ value: Double) -> Int { Int(pixels: max(0, min(value, 100_000)).rounded()) }
    (left, right, self.color) = (length(inset.left), length(inset.right), color)
  }

  var isPlain: Bool { left == 0 && right == 0 && color == nil }

  /// The line as the ground of a row, whose border below is left out: moved to where it begins, and seen as far as it goes.
  private func line(isMirrored: Bool) -> String {
    let (start, end) = isMirrored ? (right, left) : (left, right)
    let color = color?.cssText ?? "alpha(@borders, 0.6)"
    return """
      border-bottom-color: transparent; background-repeat: no-repeat; background-origin: border-box;
      background-size: 100% 1px; background-position: \(start)px 100%;
      background-image: linear-gradient(to left, transparent \(start + end)px, \(color) \(start + end)px);
      """
  }

  /// The last line of a section is its edge, and goes along all of it.
  private static let rows = ":not(.section-header):not(.section-footer):not(.section-last)"

  /// Of all rows of a list.
  @MainActor static let ofLists = SharedLooks<SeparatorLook>(sheet: "separator-look") { look, name in
    """
    listview.collection.separators.\(name) > row\(rows):dir(ltr) { \(look.line(isMirrored: false)) }
    listview.collection.separators.\(name) > row\(rows):dir(rtl) { \(look.line(isMirrored: true)) }
    """
  }

  /// Of one row, which goes before that of its list.
  @MainActor static let ofRows = SharedLooks<SeparatorLook>(sheet: "row-separator-look") { look, name in
    """
    listview.collection.separators > row.\(name).\(name)\(rows):dir(ltr) { \(look.line(isMirrored: false)) }
    listview.collection.separators > row.\(name).\(name)\(rows):dir(rtl) { \(look.line(isMirrored: true)) }
    """
  }
}

extension TableView {
  /// Shows where lines begin and end, and their colour.
  func showSeparators() {
    followTraits("separators", if: separatorColor != nil) { [unowned self] _ in applySeparators() }
  }

  private func applySeparators() {
    rows.separatorLook = SeparatorLook(separatorInset, color: separatorColor?.rgba(with: traitCollection))
    for row in rows.bound.values { row.cell.showSeparatorLook() }
  }
}

extension TableViewCell {
  private var table: TableView? { binder?.rows.owner as? TableView }

  /// Sets the insets of the line below the row, if the cell has its own.
  func applySeparatorLook() {
    guard let row = parent, binder != nil else { return }
    let own = ownSeparatorInset.map {
      SeparatorLook($0, color: table?.separatorColor?.rgba(with: traitCollection))
    }
    SeparatorLook.ofRows.give(own, to: row)
  }
}
