import Gtk
import GtkTracking

/// A row's position in its section, for lists with grouped sections.
enum SectionLook: Equatable {
  case header, footer
  case row(isFirst: Bool, isLast: Bool)

  init(_ place: RowPlace, firstItemIsHeader: Bool, count: (Int) -> Int) {
    switch place {
    case .header, .view: self = .header
    case .footer: self = .footer
    case .item(let path) where firstItemIsHeader && path.item == 0: self = .header
    case .item(let path):
      self = .row(isFirst: path.item == (firstItemIsHeader ? 1 : 0), isLast: path.item == count(path.section) - 1)
    }
  }

  /// Whether a look sets sections off.
  static func depends(on appearanceClass: String?) -> Bool {
    appearanceClass == "grouped" || appearanceClass == "inset-grouped"
  }

  /// Shows it on the widget that GTK has for the row.
  static func apply(_ look: SectionLook, to row: Widget) {
    let (isFirst, isLast) = if case .row(let isFirst, let isLast) = look { (isFirst, isLast) } else { (false, false) }
    row.setCSSClass("section-header", .when(look == .header))
    row.setCSSClass("section-footer", .when(look == .footer))
    row.setCSSClass("section-first", .when(isFirst))
    row.setCSSClass("section-last", .when(isLast))
  }

  /// In the theme's colours: sections are in that of views, and around them is that of windows.
  static let sheet = LibrarySheet(
    "TrackedKit.SectionLook",
    """
    listview.collection.grouped:not(.on-color), listview.collection.inset-grouped:not(.on-color) {
      background-color: @theme_bg_color;
    }
    listview.collection.grouped > row:not(.section-header):not(.section-footer):not(:selected):not(.bare),
    listview.collection.inset-grouped > row:not(.section-header):not(.section-footer):not(:selected):not(.bare) {
      background-color: @theme_base_color;
    }
    listview.collection.grouped > row, listview.collection.inset-grouped > row {
      border-bottom: 1px solid alpha(@borders, 0.6);
    }
    listview.collection.grouped:not(.separators) > row, listview.collection.inset-grouped:not(.separators) > row {
      border-bottom-color: transparent;
    }
    listview.collection.grouped > row.section-header, listview.collection.grouped > row.section-footer,
    listview.collection.inset-grouped > row.section-header, listview.collection.inset-grouped > row.section-footer {
      border-bottom: none;
      background: none;
    }
    listview.collection.grouped > row.section-first { border-top: 1px solid alpha(@borders, 0.6); }
    listview.collection.grouped > row.section-last { margin-bottom: 18px; }
    listview.collection.inset-grouped > row { margin-left: 18px; margin-right: 18px; }
    listview.collection.inset-grouped > row:first-child { margin-top: 12px; }
    listview.collection.inset-grouped > row.section-first { border-top-left-radius: 12px; border-top-right-radius: 12px; }
    listview.collection.inset-grouped > row.section-last {
      border-bottom: none;
      border-bottom-left-radius: 12px;
      border-bottom-right-radius: 12px;
      margin-bottom: 18px;
    }
    listview.collection.grouped > row.section-last + row.section-footer,
    listview.collection.inset-grouped > row.section-last + row.section-footer {
      margin-top: -18px;
      margin-bottom: 18px;
    }
    """)
}
