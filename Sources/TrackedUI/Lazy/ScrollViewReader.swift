import Foundation
import Gtk

/// Lets its content scroll to views by their identifiers.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Last") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
///   ScrollView { LazyVStack { ForEach(messages) { MessageRow(message: $0) } } }
/// }
/// ```
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Content that scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The node of the content.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ReaderNode(view, inputs) }
}

/// Scrolls the views inside of a `ScrollViewReader`.
@MainActor public struct ScrollViewProxy {
  weak var node: _Node?

  /// Scrolls until the view with an identifier, by `id(_:)` or in a `ForEach`, is seen: in a scroll view, with rows that are not
  /// made yet too, or in a list.
  ///
  /// - Parameter anchor: which part of the view comes to the same part of the scroll view, as `.top`; nil for no further than
  ///   needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, !node.isRemoved else { return }
    node.island.afterUpdate { [weak node] in
      if let node, !node.isRemoved { _ = node.scrollBelow(to: identity(of: id), anchor) }
    }
  }
}

/// What an identifier stands for, given as an optional or not.
nonisolated func identity<ID: Hashable>(of id: ID) -> AnyHashable {
  (id as? any OptionalIdentity)?.wrapped ?? AnyHashable(id)
}

private nonisolated protocol OptionalIdentity {
  var wrapped: AnyHashable? { get }
}

nonisolated extension Optional: OptionalIdentity where Wrapped: Hashable {
  fileprivate var wrapped: AnyHashable? { self.map { AnyHashable($0) } }
}

extension ScrollViewProxy: ComparedInput {
  func isSameInput(as other: Self) -> Bool { node === other.node }
}

private final class ReaderNode<Content: View>: EvaluatedNode<ScrollViewReader<Content>, Content> {
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    begin(inputs)
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    evaluate(because: .inputs)
  }

  override var hookName: String { "ScrollViewReader" }
  override func make() -> Content { view.content(ScrollViewProxy(node: self)) }
}

extension _Node {
  /// Scrolls to a view below that has an identifier.
  func scrollBelow(to id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    if let target = self as? any ScrollTargetNode, target.scroll(to: id, anchor: anchor) { return true }
    if let table = firstWidget?.attachment(RowFinder.self), table.scroll(id, anchor) { return true }
    if let identified = self as? any IdentifiedNode, identified.identity == id, let widget = firstWidget {
      widget.scrollIntoSight(anchor)
      return true
    }
    var isFound = false
    forEachChild { if !isFound { isFound = $0.scrollBelow(to: id, anchor) } }
    return isFound
  }
}

extension Widget {
  /// Scrolls what is around until the widget is seen.
  fileprivate func scrollIntoSight(_ anchor: UnitPoint?) {
    var next = parent
    while let widget = next {
      if let scroller = widget as? ScrolledWindow { return scroller.scroll(to: self, anchor) }
      next = widget.parent
    }
  }
}

extension ScrolledWindow {
  /// Scrolls to a widget inside, once it is laid out.
  fileprivate func scroll(to widget: Widget, _ anchor: UnitPoint?) {
    ScrollGoal.set(of: self) { [weak self, weak widget] in
      guard let self, let widget, isAncestor(of: widget) else { return .lost }
      guard widget.isMapped, let frame = widget.placedFrame(in: self) else { return .unknown }
      let (down, across) = (verticalAdjustment, horizontalAdjustment)
      let hasMovedDown = down.bring(frame.y, frame.height, room: down.pageSize, to: anchor.map { Double($0.y) })
      let hasMovedAcross = across.bring(frame.x, frame.width, room: across.pageSize, to: anchor.map { Double($0.x) })
      return hasMovedDown || hasMovedAcross ? .moved : .reached
    }
  }
}

extension Widget {
  /// What its container has given to the view that it stands for, with a frame or space around the widget.
  fileprivate func placedFrame(in other: Widget) -> CGRect? {
    guard let container = parent as? LayoutWidget, let origin = container.frame(in: other),
      let rect = container.placeOfItem(with: self)
    else { return frame(in: other).map { CGRect($0) } }
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// Scrolls to the rows of a widget that has no nodes for them.
final class RowFinder {
  /// Scrolls to a row; answers whether it is there.
  let scroll: (_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool

  init(_ scroll: @escaping (_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool) { self.scroll = scroll }
}
