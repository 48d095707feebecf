public import Foundation
import Gtk

/// Nil where no program has set it: what was set may change later, and shrinks texts from the beginning on.
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: Double? = nil }

extension EnvironmentValues {
  /// How much smaller than it is a text may be shown that does not fit: 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] ?? 1 }
    set { self[ScaleFactorKey.self] = newValue }
  }
}

extension View {
  /// How much smaller the texts inside may be shown where they do not fit, as a share of their size.
  public func minimumScaleFactor(_ factor: Double) -> some View { environment(\.minimumScaleFactor, factor) }
}

/// A text that is shown smaller where it does not fit.
struct ShrinkingText: View {
  @Environment(\.minimumScaleFactor) private var factor
  let text: Text

  var body: some View {
    text.transformEnvironmentValues { $0[ScaleFactorKey.self] = nil }
      .modifier(ShrinkModifier(factor: factor > 0 ? min(factor, 1) : 0.01))
  }

  /// The node of a text that may be shown smaller; nil for one that may not.
  static func node(of text: Text, _ inputs: _NodeInputs) -> _ViewNode<Text>? {
    guard inputs.environment.value(of: ScaleFactorKey.self) != nil else { return nil }
    return PassingNode(text, inputs) { ShrinkingText(text: $0) }
  }
}

private struct ShrinkModifier: NodeModifier, Animatable, Equatable {
  let factor: Double

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ShrinkNode(view, inputs)
  }
}

private final class ShrinkNode<Content: View>: WrappingNode<Content, ShrinkModifier, ShrinkingWidget> {
  override func makeWrapper() -> ShrinkingWidget { ShrinkingWidget { [shown] in shown.modifier } }
  override var showing: (ShrinkingWidget) -> Void { { $0.itemsAreOthers() } }
}

/// Shows its content smaller where it does not fit.
private final class ShrinkingWidget: LayoutWidget {
  private let modifier: () -> ShrinkModifier

  init(_ modifier: @escaping () -> ShrinkModifier) {
    self.modifier = modifier
    super.init(LayoutEngineOf(ShrinkLayout(modifier: modifier)))
  }

  override func put(_ widget: Widget, in rect: CGRect) {
    guard widget.isChild(of: self) else { return }
    let room = CGSize(width: Double(width), height: Double(height))
    let scale = items.first.map { ShrinkLayout.scale(of: $0, in: ProposedViewSize(room), modifier().factor) } ?? 1
    guard scale < 1 else { return super.put(widget, in: rect) }
    let whole = items[0].sizeThatFits(ProposedViewSize(room).enlarged(by: 1 / scale))
    let place = CGRect(
      x: (room.width - whole.width) / 2, y: (room.height - whole.height) / 2, width: whole.width, height: whole.height)
    allocate(
      widget, in: Rect(place), transformed: AffineTransform(scaleX: scale, y: scale),
      around: Point(x: whole.width / 2, y: whole.height / 2))
  }
}

/// A size as the scaled content has it.
private struct ShrinkLayout: Layout {
  let modifier: () -> ShrinkModifier

  /// The largest share of its size at which a text fits.
  static func scale(of text: LayoutSubview, in room: ProposedViewSize, _ factor: Double) -> Double {
    let label = text.item.soleWidget as? Gtk.Label
    func fits(_ scale: Double) -> Bool {
      let width = room.width.map { $0 / CGFloat(scale) }
      if let label, let width, width.isFinite, label.isCut(atWidth: Int(pixels: width.rounded(.down))) { return false }
      guard let height = room.height else { return true }
      return text.sizeThatFits(ProposedViewSize(width: width, height: nil)).height * scale <= height + 0.5
    }
    if fits(1) { return 1 }
    var (low, high) = (factor, 1.0)
    guard fits(low) else { return low }
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let text = subviews.first else { return .zero }
    let scale = Self.scale(of: text, in: proposal, modifier().factor)
    let size = text.sizeThatFits(proposal.enlarged(by: 1 / scale))
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for text in subviews {
      let size = text.sizeThatFits(ProposedViewSize(width: bounds.width, height: bounds.height))
      text.place(
        at: CGPoint(x: bounds.x + (bounds.width - size.width) / 2, y: bounds.y + (bounds.height - size.height) / 2),
        proposal: ProposedViewSize(size))
    }
  }
}

extension ProposedViewSize {
  fileprivate func enlarged(by factor: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 * factor }, height: height.map { $0 * factor })
  }
}
