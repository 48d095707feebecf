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
  ///   needed. A list goes no further than needed in any case.
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
  fileprivate func scroll(to widget: Widget, _ anchor: UnitPoint?) {
    guard let child, let frame = widget.frame(in: child) else { return }
    scroll(verticalAdjustment, frame.y, frame.height, anchor?.y)
    scroll(horizontalAdjustment, frame.x, frame.width, anchor?.x)
  }

  private func scroll(_ adjustment: Adjustment, _ start: Double, _ length: Double, _ share: Double?) {
    let page = adjustment.pageSize
    var value = adjustment.value
    if let share {
      value = start + length * share - page * share
    } else if start < value {
      value = start
    } else if start + length > value + page {
      value = start + length - page
    }
    adjustment.value = max(adjustment.lower, min(value, adjustment.upper - page))
  }
}
