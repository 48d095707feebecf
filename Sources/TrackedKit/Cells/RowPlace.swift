import Foundation
import Gtk
import GtkTracking

/// The meaning of a list's row: GTK 4.8's lists have no sections, so headers and footers are rows among the items.
enum RowPlace: Equatable {
  case header(section: Int)
  case item(IndexPath)
  case footer(section: Int)
  /// A header, footer, badge or background that a layout places.
  case view(kind: String, IndexPath, isDecoration: Bool)

  /// Whether it is the background of items.
  var isDecoration: Bool { if case .view(_, _, let isDecoration) = self { isDecoration } else { false } }

  /// The place of the item; nil for a header or footer.
  var indexPath: IndexPath? { if case .item(let indexPath) = self { indexPath } else { nil } }
}

/// Which rows a section has besides its items.
struct SectionRows: Equatable {
  var hasHeader = false
  var hasFooter = false

  var count: Int { (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
}

/// Distinguishes a header or footer from every other row.
struct SupplementIdentity: Hashable {
  let section: AnyHashable
  let isHeader: Bool
}

/// The rows of a list, independent of the types of section and item identifiers.
protocol RowSource: AnyObject {
  /// GTK's list of the rows' values, and how much of it GTK knows.
  var announcer: RowAnnouncer { get }
  var sectionCount: Int { get }
  /// The program's number of items in each section: GTK may not know of it yet.
  var saidCounts: [Int] { get }
  func itemCount(inSection section: Int) -> Int
  /// Identifies a section, wherever it moves.
  func identity(ofSection section: Int) -> AnyHashable
  func place(ofRow row: Int) -> RowPlace
  /// The row at an index path; nil if there is none.
  func row(of place: RowPlace) -> Int?
  /// The row of a value that is an item's; nil if it is gone.
  func row(ofItem value: AnyHashable) -> Int?
  /// Called for changes.
  var host: RowList? { get set }
  /// Every section has the same headers and footers.
  func supplementsDidChange(_ rows: SectionRows)
  /// Sets what the closure returns for each section's index, in the coming state.
  func askForSupplements(_ supplements: @escaping (Int) -> SectionRows)
  /// Determines again which sections have headers and footers.
  func updateSupplements()
}

extension RowSource {
  /// The row of an item's value that is probably at a place: a list of a million looks there first.
  func row(ofItem value: AnyHashable, at path: IndexPath?) -> Int? {
    if let path, let row = row(of: .item(path)), model.value(at: row) == value { return row }
    return row(ofItem: value)
  }

  /// GTK's list of the rows' values.
  var model: ListModel { announcer.model }
}

/// A data source that keeps rows of its own, so that it need not be asked by index paths.
protocol RowProviding: AnyObject {
  var rowSource: any RowSource { get }
}
