public import Foundation
import Gtk

/// Makes its content of the size it is given, as soon as that is known: nothing in it appears with another one.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Content made of the size there is. It is made again when that has changed.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The node of the content.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { GeometryNode(view, inputs) }
}

/// The size that a view was given, and where it is.
public nonisolated struct GeometryProxy {
  /// In logical pixels.
  public let size: CGSize
  /// Answers where the view is; nil for a view that has no place.
  let watch: PlaceWatch?

  /// The edges that are kept free: none, on a desktop.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The view's rectangle in a space. What is made of it is made again when that has changed.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The view's rectangle in a space. What is made of it is made again when that has changed.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    onMain { $0.frame(in: space) } ?? CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle of a view around, in this one's coordinates; nil where no view around has that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    let space = space.coordinateSpace
    return onMain { $0.bounds(of: space) }
  }

  /// Views are made and placed on the main thread alone, and a proxy cannot be sent elsewhere.
  private func onMain(_ ask: @MainActor (PlaceWatch) -> CGRect?) -> CGRect? {
    watch.flatMap { watch in MainActor.assumeIsolated { ask(watch) } }
  }
}

private final class GeometryNode<Content: View>: CollectingNode<GeometryReader<Content>, _ViewNode<Content>> {
  private var view: GeometryReader<Content>
  private var item: WidgetItem!
  private(set) var hook: NestedHook!
  private var evaluated: Content?
  private let inputs: _NodeInputs
  /// Nil before the first layout; until then there is no content.
  private var size: CGSize?
  private var watch: PlaceWatch!

  init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    self.view = view
    self.inputs = inputs
    let widget = GeometryWidget()
    super.init(widget, inputs)
    item = WidgetItem(widget, .fills, self)
    item.measure = { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) }
    hook = island.makeHook(for: self, name: "GeometryReader") { [unowned self] in
      watch.begin()
      let proxy = GeometryProxy(size: size ?? .zero, watch: watch)
      evaluated = GraphContext.reading(for: self) { self.view.content(proxy) }
    }
    watch = PlaceWatch(widget) { [weak self] in
      guard let self, !isRemoved else { return }
      hook.invalidate(.system)
    }
    // It stands in for its content where a window or a page that opens gives the keyboard to what is first.
    widget.isFocusable = true
    widget.didTakeSize = { [weak self] in
      guard let self, !isRemoved else { return }
      watch.listen()
      guard $0 != size else { return }
      size = $0
      // Layout goes on; the content follows in the layout after this one, in the same frame.
      hook.invalidate(.system)
    }
  }

  package override var isProgramsOwn: Bool { true }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    evaluate(because: .inputs)
  }

  override func runDue() { if size != nil, hook.isDue { evaluate(because: hook.cause) } else { hook.unlist() } }

  private func evaluate(because cause: UpdateCause) {
    guard size != nil else { return }
    endEnvironmentReads()
    hook.run(because: cause)
    guard let body = evaluated else { return }
    evaluated = nil
    if let child { return child.update(body) }
    replaceChild(with: Content._makeNode(body, inputs.below(self).inStack(nil)))
    widget.isFocusable = false
    guard widget.window?.focus === widget else { return }
    island.afterUpdate { [weak self] in
      if let self, !isRemoved { passKeyboardOn() }
    }
  }

  private func passKeyboardOn() {
    guard let window = widget.window, window.focus === widget else { return }
    if !widget.focusFirstChild() { window.focusFirstChild() }
  }

  override func environmentDidChange(_ name: String) { hook.invalidate(.trait(name)) }
  override func appendItems(to items: inout [LayoutItem]) { items.append(item) }
  override func willRemove() { hook.stop() }
}

/// Says the size it was given; its content is in the top leading corner.
private final class GeometryWidget: LayoutWidget {
  var didTakeSize: (CGSize) -> Void = { _ in }

  init() { super.init(LayoutEngineOf(ZStackLayout(alignment: .topLeading))) }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    _ = super.measure(orientation, forSize: forSize)
    return Measurement(minimum: 0, natural: 10)
  }

  override func layOut(in bounds: CGRect) {
    didTakeSize(CGSize(width: bounds.width, height: bounds.height))
    let proposal = ProposedViewSize(width: bounds.width, height: bounds.height)
    for item in items.items {
      let size = item.sizeThatFits(proposal)
      item.place(in: CGRect(x: bounds.x, y: bounds.y, width: size.width, height: size.height), for: proposal, of: self)
    }
  }
}
