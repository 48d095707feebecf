import Foundation
import Gtk

/// The look of rows in a section that is a list among sections of other kinds: like that of GTK's lists.
enum PlacedListLook {
  static let sheet = LibrarySheet(
    "TrackedKit.PlacedList",
    """
    .cell-slot.list-row { border-radius: 0; }
    .cell-slot.list-row.with-line { box-shadow: inset 0 -1px alpha(@borders, 0.6); }
    .cell-slot.list-row.on-card:not(:selected):not(.bare) { background-color: @theme_base_color; }
    .cell-slot.list-row.on-card:hover:not(:selected):not(.bare) {
      background-color: mix(@theme_base_color, @theme_fg_color, 0.05);
    }
    .cell-slot.list-row.inset.section-first { border-top-left-radius: 12px; border-top-right-radius: 12px; }
    .cell-slot.list-row.inset.section-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
    """)
}

extension CellBoard {
  /// Shows where in a list's section a slot is, or that it is in none any more.
  func showListLook(of slot: CellSlot, at attributes: CollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let isItem = attributes.representedElementKind == nil
    let configuration = isItem ? layout.listConfiguration(ofSection: path.section) : nil
    var look = SectionLook.header
    if configuration != nil, let source = list.source, path.section < source.sectionCount {
      look = SectionLook(.item(path), firstItemIsHeader: configuration?.headerMode == .firstItemInSection) {
        source.itemCount(inSection: $0)
      }
    }
    let (isRow, isLast) = if case .row(_, let isLast) = look { (true, isLast) } else { (false, false) }
    slot.isListRow = configuration != nil
    if isRow { PlacedListLook.sheet.load() }
    let appearance = configuration?.appearance
    let isOnCard = isRow && (appearance == .grouped || appearance == .insetGrouped)
    slot.setCSSClass("list-row", .when(isRow))
    slot.setCSSClass("on-card", .when(isOnCard))
    slot.setCSSClass("inset", .when(isOnCard && appearance == .insetGrouped))
    slot.setCSSClass("with-line", .when(isRow && !isLast && configuration?.showsSeparators == true))
    SectionLook.apply(look, to: slot)
  }
}
