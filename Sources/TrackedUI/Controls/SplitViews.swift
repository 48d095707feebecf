import Foundation
import Gtk

/// Views beside each other, with lines between them that are dragged: each has its share of the room until the person drags, and never less
/// than it needs.
///
/// ```swift
/// HSplitView {
///   FileList().frame(minWidth: 120)
///   Editor()
/// }
/// ```
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Views beside each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views and the lines.
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views one below the other, with lines between them that are dragged: each has its share of the room until the person drags, and never
/// less than it needs.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Views one below the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views and the lines.
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

private struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  /// How long the panes are that the person has changed, by their numbers.
  @State private var chosen: [Int: Double] = [:]
  @State private var shown = ShownPanes()

  var body: some View {
    Group(subviews: content) { subviews in
      PanesLayout(axis: axis, chosen: chosen, shown: shown) {
        ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
          if index > 0 {
            PaneDivider(axis: axis) { distance, isBeginning in
              if isBeginning { shown.before = shown.lengths }
              move(index - 1, by: distance)
            }
          }
          subview
        }
      }
    }
  }

  /// What one pane gains the next one loses.
  private func move(_ index: Int, by distance: Double) {
    guard shown.before.indices.contains(index + 1) else { return }
    let (first, second) = (shown.before[index], shown.before[index + 1])
    let (least, other) = (shown.least[index], shown.least[index + 1])
    let length = min(max(first + distance, least), max(least, first + second - other))
    // The others stay as they are.
    for (place, length) in shown.before.enumerated() { chosen[place] = length }
    chosen[index] = length
    chosen[index + 1] = first + second - length
  }
}

/// What the layout has made of the panes, for what drags them.
private final class ShownPanes {
  var lengths: [Double] = []
  var least: [Double] = []
  /// When the drag began.
  var before: [Double] = []
}

private struct PanesLayout: Layout {
  let axis: Axis
  let chosen: [Int: Double]
  let shown: ShownPanes
  static let divider = 9.0

  private func along(_ size: CGSize) -> Double { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> Double { axis == .horizontal ? size.height : size.width }
  private func size(_ along: Double, _ across: Double) -> CGSize {
    axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private func panes(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = panes(subviews)
    let gaps = Self.divider * Double(max(0, panes.count - 1))
    let offer = axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
    let sizes = panes.map { $0.sizeThatFits(ask(nil, offer.1)) }
    let breadth = offer.1 ?? sizes.map(across).max() ?? 0
    let least = least(panes, breadth).reduce(gaps, +)
    return size(max(least, offer.0 ?? sizes.map(along).reduce(gaps, +)), breadth)
  }

  private func ask(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }

  /// How short the panes can be in a breadth.
  private func least(_ panes: [LayoutSubview], _ breadth: Double) -> [Double] {
    panes.map { along($0.sizeThatFits(ask(0, breadth))) }
  }

  /// What the panes get of a length: what was chosen, or equal shares, and all of it.
  private func lengths(_ panes: [LayoutSubview], in size: CGSize) -> [Double] {
    let (least, length) = (least(panes, across(size)), along(size))
    shown.least = least
    let room = length - Self.divider * Double(max(0, panes.count - 1))
    var wishes = panes.indices.map { chosen[$0] ?? room / Double(panes.count) }
    let sum = wishes.reduce(0, +)
    if sum > 0, abs(sum - room) > 0.01 { wishes = wishes.map { $0 * room / sum } }
    // Who gets less than it needs takes it from those that have more.
    var open = Set(wishes.indices)
    while let short = open.first(where: { wishes[$0] < least[$0] }) {
      let missing = least[short] - wishes[short]
      wishes[short] = least[short]
      open.remove(short)
      let spare = open.reduce(0) { $0 + max(0, wishes[$1] - least[$1]) }
      guard spare > 0 else { break }
      for place in open { wishes[place] -= missing * max(0, wishes[place] - least[place]) / spare }
    }
    return wishes
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let panes = panes(subviews)
    let lengths = lengths(panes, in: bounds.size)
    shown.lengths = lengths
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      let length = index % 2 == 0 ? lengths[index / 2] : Self.divider
      let place = size(length, across(bounds.size))
      let middle = position + length / 2
      subview.place(
        at: axis == .horizontal ? CGPoint(x: middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: middle),
        anchor: .center, proposal: ProposedViewSize(width: place.width, height: place.height))
      position += length
    }
  }
}

/// The line between two panes: dragged, or moved by the arrow keys.
private struct PaneDivider: View {
  let axis: Axis
  let move: (_ distance: Double, _ isBeginning: Bool) -> Void
  @State private var isDragging = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Color.clear
      .overlay {
        Rectangle().fill(isFocused ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator))
          .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
      }
      .contentShape(Rectangle())
      .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { drag in
            move(axis == .horizontal ? drag.translation.width : drag.translation.height, !isDragging)
            isDragging = true
          }
          .onEnded { _ in isDragging = false }
      )
      .focusable()
      .focused($isFocused)
      .onKeyPress(keys: axis == .horizontal ? [.leftArrow, .rightArrow] : [.upArrow, .downArrow]) { press in
        move(press.key == .leftArrow || press.key == .upArrow ? -10 : 10, true)
        return .handled
      }
      .accessibilityLabel(String(kit: "Divider"))
  }
}
