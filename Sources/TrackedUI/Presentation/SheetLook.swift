public import Foundation

/// How high a sheet can be.
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
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    }
  }

  /// What the kit calls it.
  @MainActor var identifier: SheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction-\(fraction)")
    case .height(let height): .init("height-\(height)")
    }
  }
}

/// Tells the sheet around how it is to be shown.
struct SheetModifier: NodeModifier {
  var detents: Set<PresentationDetent>?
  var showsGrabber: Bool?
  var mustStay: Bool?
  /// At which height it is.
  var selection: Binding<PresentationDetent>?
  var cornerRadius: CGFloat??
  var interaction: PresentationBackgroundInteraction?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    SheetModifierNode(view, inputs)
  }
}

private final class SheetModifierNode<Content: View>: EffectNode<Content, SheetModifier> {
  private var listener: DetentListener?

  override func begin() {
    apply()
    guard modifier.selection != nil, hook == nil else { return }
    // Follows what the binding says, also where no body around reads it.
    hook = island.makeHook(for: self, name: "presentationDetents") { [unowned self] in
      guard let wanted = modifier.selection?.wrappedValue else { return }
      island.afterUpdate { [weak self] in self?.stand(at: wanted) }
    }
    hook.run(because: .firstRun)
  }

  override func modifierDidChange(from old: SheetModifier) {
    if isActive { apply() }
    hook?.invalidate(.inputs)
  }

  private func stand(at detent: PresentationDetent) {
    guard !isRemoved, let sheet = island.controller?.sheetPresentationController else { return }
    if listener == nil {
      listener = DetentListener { [weak self] identifier in
        guard let self, !isRemoved, let selection = modifier.selection else { return }
        if let detent = modifier.detents?.first(where: { $0.identifier == identifier }) {
          selection.wrappedValue = detent
        }
      }
      sheet.delegate = listener
    }
    guard sheet.selectedDetentIdentifier != detent.identifier else { return }
    if sheet.containerView == nil {
      sheet.selectedDetentIdentifier = detent.identifier
    } else {
      sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
    }
  }

  private func apply() {
    PassContext.outside {
      guard let controller = island.controller else { return }
      if let mustStay = modifier.mustStay { controller.isModalInPresentation = mustStay }
      guard let sheet = controller.sheetPresentationController else { return }
      // A lower one is before a higher one.
      if let detents = modifier.detents { sheet.detents = Self.inOrder(detents).map(\.detent) }
      if let radius = modifier.cornerRadius { sheet.preferredCornerRadius = radius ?? Self.usualRadius }
      switch modifier.interaction?.kind {
      case nil: break
      case .none?: sheet.largestUndimmedDetentIdentifier = nil
      case .all?:
        sheet.largestUndimmedDetentIdentifier = Self.inOrder(modifier.detents ?? [.large]).last?.identifier ?? .large
      case .upThrough(let detent)?: sheet.largestUndimmedDetentIdentifier = detent.identifier
      }
      if let showsGrabber = modifier.showsGrabber { sheet.prefersGrabberVisible = showsGrabber }
    }
  }

  /// The radius of sheets in the kit.
  private static var usualRadius: Double { 14 }

  private static func inOrder(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    let known: [PresentationDetent] = [.medium, .large]
    return detents.filter { !known.contains($0) } + known.filter(detents.contains)
  }
}

/// Reports the height to which the person drags a sheet.
private final class DetentListener: SheetPresentationControllerDelegate {
  private let didChange: (SheetPresentationController.Detent.Identifier?) -> Void

  init(_ didChange: @escaping (SheetPresentationController.Detent.Identifier?) -> Void) { self.didChange = didChange }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: SheetPresentationController) {
    didChange(sheet.selectedDetentIdentifier)
  }
}

extension View {
  /// Whether the sheet that this view is in has a grip to move it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetModifier(showsGrabber: visibility == .visible))
  }

  /// Whether the person cannot dismiss what this view is in by a key or a click beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetModifier(mustStay: isDisabled))
  }
}

/// Where at its view a bubble is.
@MainActor public enum PopoverAttachmentAnchor {
  /// What is pointed at.
  public enum Source {
    /// All of the view.
    case bounds
  }
  /// A rectangle.
  case rect(Source)
  /// A point.
  case point(UnitPoint)

  /// What the bubble points at, in the view; nil for all of it.
  func rect(in widget: Widget) -> Rect? {
    guard case .point(let point) = self else { return nil }
    return Rect(x: Double(widget.width) * point.x, y: Double(widget.height) * point.y, width: 1, height: 1)
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

/// How much of what is behind a sheet can be used.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable { case none, all, upThrough(PresentationDetent) }
  let kind: Kind
  /// Nothing.
  public static let automatic = PresentationBackgroundInteraction(kind: .none)
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(kind: .none)
  /// Everything.
  public static let enabled = PresentationBackgroundInteraction(kind: .all)
  /// Everything, as long as the sheet is not higher.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What scrolling in a sheet does first.
public nonisolated enum PresentationContentInteraction: Sendable {
  /// What scrolls, scrolls: a sheet is moved by its grip.
  case automatic, resizes, scrolls
}

/// What something presented becomes where there is less room.
public nonisolated enum PresentationAdaptation: Sendable {
  /// What it is: on a desktop there is room.
  case automatic, none, popover, sheet, fullScreenCover
}

extension View {
  /// The heights at which the sheet that this view is in can be, and the one at which it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View { modifier(SheetModifier(detents: detents, selection: selection)) }

  /// The radius of the upper corners of the sheet that this view is in, in logical pixels; nil for the usual one.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetModifier(cornerRadius: .some(cornerRadius)))
  }

  /// What is behind the content of the sheet that this view is in.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// What is behind the content of the sheet that this view is in.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content) }

  /// Whether what is behind the sheet that this view is in can be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    modifier(SheetModifier(interaction: interaction))
  }

  /// What scrolling in the sheet does first: what scrolls, scrolls, and a sheet is moved by its grip.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// What something presented becomes where there is less room: as on a Mac, it stays what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// What something presented becomes where there is less room: as on a Mac, it stays what it is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
