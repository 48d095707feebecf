import Foundation
import Gtk

/// A row of a lazy container: an island of its own, made when it comes into sight.
final class LazyRow {
  let key: RowsItem.Key
  /// Where it is among the rows of its source.
  private(set) var index: Int
  let item: WidgetItem
  private let widget: LayoutWidget
  private var island: Island!
  private var node: RowNode?

  init(_ key: RowsItem.Key, _ rows: RowsItem, at index: Int, in container: LazyRows, host: Island) {
    self.key = key
    self.index = index
    let layout = container.layout
    widget = LayoutWidget(LayoutEngineOf(LazyRowLayout(container: container)))
    widget.isRow = true
    item = WidgetItem(widget, .natural, rows.source)
    island = Island(widget) { [unowned self] island in
      let node = RowNode(
        rows, self.index, widget, island, rows.source.environment, stackAxis: layout.tracks == nil ? layout.axis : nil)
      self.node = node
      return node
    }
    island.controllerOfWidget = { [weak host] in host?.controller }
    island.host = host
    island.outerNode = rows.source
    widget.onMap { [weak island] in island?.setShown(true) }
    widget.onUnmap { [weak island] in island?.setShown(false) }
    island.makeIfNeeded()
  }

  /// Shows the element that the row stands for now.
  func update(_ rows: RowsItem, at index: Int) {
    self.index = index
    node?.update(rows, at: index)
  }

  /// The container places its views in another way.
  func layoutDidChange() { widget.itemsAreOthers() }

  /// What is in it.
  var rootNode: _Node? { island.rootNode }

  /// The row or a part of it has the keyboard.
  var hasFocus: Bool { widget.hasFocus }

  /// The row is gone for good.
  func end() { island.tearDown() }
}

/// What one element makes: one view as it is, or several as the stack has them.
private struct LazyRowLayout: Layout {
  weak var container: LazyRows?

  private var axis: Axis { container?.layout.axis ?? .vertical }
  private var rule: StackRule { StackRule(axis: axis, spacing: container?.layout.spacing ?? 0) }
  private var guide: AlignmentKey {
    let alignment = container?.layout.alignment ?? .center
    return axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return rule.size(subviews, proposal, guide)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if subviews.count == 1 {
      let middle = CGPoint(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
      return subviews[0].place(at: middle, anchor: .center, proposal: proposal)
    }
    rule.place(subviews, in: bounds, proposal, guide)
  }
}
