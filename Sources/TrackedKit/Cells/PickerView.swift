import Foundation
public import Gtk
import GtkTracking

/// Provides the numbers of rows. Its reads are not tracked: call `reloadAllComponents()` after changes.
@MainActor public protocol PickerViewDataSource: AnyObject {
  /// How many lists of choices there are.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// How many choices a list has.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows, and is notified of the user's choice. One of the methods for rows is enough: a view takes precedence over an attributed
/// title, and that over a title.
@MainActor public protocol PickerViewDelegate: AnyObject {
  /// A choice in words.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A choice in words that look as they say.
  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText?
  /// A choice as a view. There is none to use again: `view` is nil.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View
  /// How high choices are, in logical pixels.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// The width of a list, in logical pixels; without it the lists share the width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// The user chose.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Stands for a view that the delegate does not give.
private final class NoView: View {}

extension PickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> AttributedText? { nil }
  /// None.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { NoView() }
  /// As the content asks.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
    TableView.automaticDimension
  }
  /// Its share.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double { -1 }
  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Lists of choices side by side, one of each of which is chosen: at first the first. A desktop has no wheels; a list scrolls, and is
/// chosen from by clicks and arrow keys.
@MainActor open class PickerView: View {
  private var columns: [PickerColumn] = []
  private var needsReload = false

  /// A picker without choices.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addCSSClass("view")
  }

  /// Provides the number of choices. Held weakly.
  open var dataSource: (any PickerViewDataSource)? {
    get { heldDataSource }
    set { if replaceWeak(&heldDataSource, with: newValue) { setNeedsReload() } }
  }
  private final weak var heldDataSource: (any PickerViewDataSource)?

  /// Provides the choices. Held weakly.
  open var delegate: (any PickerViewDelegate)? {
    get { heldDelegate }
    set { if replaceWeak(&heldDelegate, with: newValue) { setNeedsReload() } }
  }
  private final weak var heldDelegate: (any PickerViewDelegate)?

  private func setNeedsReload() {
    needsReload = true
    setNeedsUpdateProperties()
  }

  /// Asks a new data source. Call `super`.
  open override func updateProperties() {
    super.updateProperties()
    reloadIfNeeded()
  }

  private func reloadIfNeeded() { if needsReload { reloadAllComponents() } }

  // MARK: Choices

  /// How many lists there are.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  /// How many choices a list has.
  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].count : 0
  }

  /// Reloads everything; each list keeps its choice if that still exists.
  open func reloadAllComponents() {
    needsReload = false
    PassContext.untracked {
      let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
      for column in columns.dropFirst(count) { column.table.removeFromSuperview() }
      columns.removeLast(max(0, columns.count - count))
      while columns.count < count {
        let column = PickerColumn(self, columns.count)
        columns.append(column)
        addSubview(column.table)
      }
      for column in columns { column.reload() }
    }
    setNeedsLayout()
  }

  /// Reloads the rows of a list.
  open func reloadComponent(_ component: Int) {
    reloadIfNeeded()
    if columns.indices.contains(component) { PassContext.untracked { columns[component].reload() } }
  }

  /// Which row of a list is chosen; -1 of a list without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].selected : -1
  }

  /// Chooses a row of a list, and scrolls to it; the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    if columns.indices.contains(component) { columns[component].select(row) }
  }

  /// The view of a choice that the delegate gave; nil for one that is not in sight.
  open func view(forRow row: Int, forComponent component: Int) -> View? {
    guard columns.indices.contains(component) else { return nil }
    let cell = columns[component].table.cellForRow(at: IndexPath(row: row, section: 0)) as? PickerCell
    return cell?.shownView
  }

  /// The size of a row of a list.
  open func rowSize(forComponent component: Int) -> Size {
    reloadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return columns[component].table.cellForRow(at: IndexPath(row: 0, section: 0))?.bounds.size ?? .zero
  }

  // MARK: Layout

  /// As wide and high as UIKit's, with room for some rows.
  open override var intrinsicContentSize: Size { Size(width: 320, height: 216) }

  open override func layoutSubviews() {
    let room = bounds.width
    let widths = PassContext.untracked {
      columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    }
    let given = widths.filter { $0 >= 0 }.reduce(0, +)
    let open = widths.filter { $0 < 0 }.count
    let share = open == 0 ? 0 : max(0, room - given) / Double(open)
    var x = open == 0 ? max(0, (room - given) / 2) : 0
    for (column, width) in zip(columns, widths) {
      let width = width < 0 ? share : width
      place(column.table, in: Rect(x: x, y: 0, width: width, height: bounds.height))
      x += width
    }
  }
}

/// One list of a picker.
private final class PickerColumn: TableViewDataSource, TableViewDelegate {
  private unowned let picker: PickerView
  private let component: Int
  let table = TableView(frame: .zero, style: .plain)
  private(set) var count = 0
  private(set) var selected = -1

  init(_ picker: PickerView, _ component: Int) {
    self.picker = picker
    self.component = component
    table.register(PickerCell.self, forCellReuseIdentifier: "choice")
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = self
    table.followLanguage { [unowned self] in table.rows.widget?.setAccessibleLabel(String(kit: "Choices")) }
  }

  func reload() {
    count = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    table.rowHeight =
      picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? TableView.automaticDimension
    table.reloadData()
    select(max(0, selected))
  }

  func select(_ row: Int) {
    selected = count == 0 ? -1 : max(0, min(row, count - 1))
    guard selected >= 0 else { return }
    table.selectRow(at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .middle)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    guard let cell = cell as? PickerCell, let delegate = picker.delegate else { return cell }
    let row = indexPath.row
    let view = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    if !(view is NoView) {
      cell.show(view)
    } else {
      let text = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)
      cell.show(text, delegate.pickerView(picker, titleForRow: row, forComponent: component))
    }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row != selected else { return }
    selected = indexPath.row
    picker.delegate?.pickerView(picker, didSelectRow: indexPath.row, inComponent: component)
  }

  /// One is always chosen.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    tableView.indexPathsForSelectedRows == nil ? nil : indexPath
  }
}

private final class PickerCell: TableViewCell {
  private let label = Label()
  private(set) var shownView: View?

  func show(_ view: View) {
    guard view !== shownView else { return }
    label.removeFromSuperview()
    shownView?.removeFromSuperview()
    shownView = view
    contentView.addSubview(view)
  }

  func show(_ text: AttributedText?, _ title: String?) {
    shownView?.removeFromSuperview()
    shownView = nil
    label.textAlignment = .center
    if let text { label.attributedText = text } else { label.text = title }
    accessibilityLabel = text?.string ?? title
    if label.superview == nil { contentView.addSubview(label) }
  }
}
