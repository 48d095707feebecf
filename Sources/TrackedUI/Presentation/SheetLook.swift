/// How high a sheet can stand.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case medium, large, fraction(Double), height(Double) }
  private let kind: Kind

  /// About half of the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the window.
  public static let large = PresentationDetent(kind: .large)
  /// A share of the window.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in logical pixels.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// The kit's detent.
  @MainActor var detent: SheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom { $0.maximumDetentValue * fraction }
    case .height(let height): .custom { _ in height }
    }
  }
}

/// Tells the sheet around how it is to be shown.
private struct SheetModifier: NodeModifier {
  var detents: Set<PresentationDetent>?
  var showsGrabber: Bool?
  var mustStay: Bool?

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SheetModifierNode(view, inputs)
  }
}

private final class SheetModifierNode<Content: View>: EffectNode<Content, SheetModifier> {
  override func begin() { apply() }
  override func modifierDidChange(from old: SheetModifier) { if isActive { apply() } }

  private func apply() {
    PassContext.outside {
      guard let controller = island.controller else { return }
      if let mustStay = modifier.mustStay { controller.isModalInPresentation = mustStay }
      guard let sheet = controller.sheetPresentationController else { return }
      // A lower one stands before a higher one.
      if let detents = modifier.detents { sheet.detents = Self.inOrder(detents).map(\.detent) }
      if let showsGrabber = modifier.showsGrabber { sheet.prefersGrabberVisible = showsGrabber }
    }
  }

  private static func inOrder(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    let known: [PresentationDetent] = [.medium, .large]
    return detents.filter { !known.contains($0) } + known.filter(detents.contains)
  }
}

extension View {
  /// The heights at which the sheet that this view is in can stand.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetModifier(detents: detents))
  }

  /// Whether the sheet that this view is in has a grip to move it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetModifier(showsGrabber: visibility == .visible))
  }

  /// Whether the person cannot dismiss what this view is in by a key or a click beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetModifier(mustStay: isDisabled))
  }

  /// Shows a bubble at the view while there is an item. The user's dismissal sets it to nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, isSame: { $0.id == $1.id },
        make: { item, scope, node in
          let controller = HostingController(ClosureView { content(item) }, in: scope)
          controller.modalPresentationStyle = .popover
          controller.popoverPresentationController?.sourceView = node.firstWidget
          if let arrowEdge { controller.popoverPresentationController?.permittedArrowDirections = arrowEdge.arrow }
          return controller
        },
        refresh: { controller, item in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = ClosureView { content(item) }
        }, onDismiss: nil))
  }
}

extension Edge {
  /// Where the arrow of a bubble at this edge of its view points.
  var arrow: PopoverArrowDirection {
    switch self {
    case .top: .down
    case .bottom: .up
    case .leading: .right
    case .trailing: .left
    }
  }
}
