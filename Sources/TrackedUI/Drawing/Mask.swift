import Foundation
import Gtk

/// Shows a view where another one is opaque.
private struct MaskModifier<Mask: View>: NodeModifier {
  let mask: Mask
  let alignment: Alignment

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    MaskNode(view, inputs)
  }
}

private final class MaskNode<Content: View, Mask: View>: ModifiedNode<Content, MaskModifier<Mask>> {
  private var mask: _ViewNode<Mask>!
  private let widget = MaskedWidget()

  override init(_ view: ModifiedContent<Content, MaskModifier<Mask>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    mask = Mask._makeNode(view.modifier.mask, inputs.below(self).inStack(nil))
  }

  override func update(_ view: ModifiedContent<Content, MaskModifier<Mask>>) {
    super.update(view)
    mask.update(modifier.mask)
  }

  override func modifierDidChange(from old: MaskModifier<Mask>) {
    if old.alignment != modifier.alignment { itemsDidChange() }
  }

  /// It masks the first of several parts: the mask's widgets can be in one place only.
  override func appendItems(to items: inout [LayoutItem]) {
    items += childItems.changingFirst { first in
      var shape: [LayoutItem] = []
      mask.appendItems(to: &shape)
      widget.mask.show(shape)
      let mask = [WidgetItem(widget.mask, .natural, nil)]
      widget.show([AttachmentItem(first, mask, modifier.alignment, isInFront: true)])
      return WrapperItem(widget, first)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    mask.map(body)
  }
}

/// Draws all of its children but the mask where that one is opaque.
private final class MaskedWidget: LayoutWidget {
  let mask = LayoutWidget()

  init() {
    super.init()
    mask.canTarget = false
  }

  override func snapshot(_ snapshot: Snapshot) {
    let content = Snapshot.record { inner in
      for child in children where child !== mask { draw(child, on: inner) }
    }
    guard let content else { return }
    let shape = Snapshot.record { draw(mask, on: $0) }
    snapshot.draw(content, maskedBy: shape, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }
}

extension View {
  /// Shows the view only where another one, in its size, is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view only where another one, in its size, is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(MaskModifier(mask: mask, alignment: .center)) }
}
