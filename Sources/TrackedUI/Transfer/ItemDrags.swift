public import Foundation
import Gtk

/// Hears where something that is dragged is over a view, and takes it: `onDrop(of:delegate:)`.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it could be dropped here at all, asked as it comes; yes unless it says otherwise.
  func validateDrop(info: DropInfo) -> Bool
  /// It was dropped: what is to be loaded has to be asked for here. Answers whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// What a drop would do, asked as the pointer moves; nil for what it would do before, at first a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It is no longer over the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Yes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// What it would do before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
@MainActor public struct DropInfo {
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint
  private let providers: [ItemProvider]

  fileprivate init(_ session: any DropSession, in view: Widget?) {
    location = view.map { CGPoint(session.location(in: $0)) } ?? .zero
    providers = session.items.map(\.itemProvider)
  }

  /// Whether something of it is of one of the kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Whether something of it is of one of the kinds, by their names.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }

  /// What gives that which is of one of the kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [ItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// What gives that which is of one of the kinds, by their names.
  public func itemProviders(for types: [String]) -> [ItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// What one modifier has a widget do, for as long as the modifier is there.
private final class AttachedInteractions<Kind: InteractionModifier> {
  private var entries: [ObjectIdentifier: Kind.Adapter] = [:]

  static func of(_ widget: Widget) -> AttachedInteractions { widget.attachment(orNew: AttachedInteractions()) }

  func set(_ modifier: Kind, _ node: _Node, _ widget: Widget) {
    let key = ObjectIdentifier(node)
    if let adapter = entries[key] { return adapter.modifier = modifier }
    let adapter = Kind.Adapter(modifier)
    entries[key] = adapter
    adapter.interaction.didMove(toWidget: widget)
  }

  func remove(_ node: _Node) {
    entries.removeValue(forKey: ObjectIdentifier(node))?.interaction.willMove(toWidget: nil)
  }
}

/// Answers what an interaction of the kit asks, for a modifier as it is then.
private protocol InteractionAdapter: AnyObject {
  associatedtype Modifier
  var modifier: Modifier { get set }
  var interaction: any WidgetInteraction { get }
  init(_ modifier: Modifier)
}

private protocol InteractionModifier: WidgetModifier {
  associatedtype Adapter: InteractionAdapter where Adapter.Modifier == Self
}

extension InteractionModifier {
  func apply(to widget: Widget, _ node: _Node) { AttachedInteractions<Self>.of(widget).set(self, node, widget) }
  func remove(from widget: Widget, _ node: _Node) { AttachedInteractions<Self>.of(widget).remove(node) }
}

private struct ItemDragModifier: InteractionModifier {
  typealias Adapter = ItemDragAdapter
  let data: () -> ItemProvider
}

private final class ItemDragAdapter: InteractionAdapter, DragInteractionDelegate {
  var modifier: ItemDragModifier
  private(set) lazy var interaction: any WidgetInteraction = DragInteraction(delegate: self)

  init(_ modifier: ItemDragModifier) { self.modifier = modifier }

  func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: any DragSession) -> [DragItem] {
    [DragItem(itemProvider: modifier.data())]
  }
}

private struct ItemDropModifier: InteractionModifier {
  typealias Adapter = ItemDropAdapter
  let types: [UTType]
  let delegate: any DropDelegate
}

private final class ItemDropAdapter: InteractionAdapter, DropInteractionDelegate {
  var modifier: ItemDropModifier
  private(set) lazy var interaction: any WidgetInteraction = DropInteraction(delegate: self)
  private var proposal = DropProposal(operation: .copy)

  init(_ modifier: ItemDropModifier) { self.modifier = modifier }

  private func info(_ interaction: DropInteraction, _ session: any DropSession) -> DropInfo {
    DropInfo(session, in: interaction.view)
  }

  func dropInteraction(_ interaction: DropInteraction, canHandle session: any DropSession) -> Bool {
    let info = info(interaction, session)
    return info.hasItemsConforming(to: modifier.types) && modifier.delegate.validateDrop(info: info)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    proposal = DropProposal(operation: .copy)
    modifier.delegate.dropEntered(info: info(interaction, session))
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: any DropSession) -> DropProposal {
    if let next = modifier.delegate.dropUpdated(info: info(interaction, session)) { proposal = next }
    return proposal
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    modifier.delegate.dropExited(info: info(interaction, session))
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    _ = modifier.delegate.performDrop(info: info(interaction, session))
  }
}

/// Takes drops by a closure.
private struct ClosureDropDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let perform: ([ItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return perform(info.itemProviders(for: types), info.location)
  }
}

extension View {
  /// Lets the view be dragged, also to other programs, with what a closure gives when the drag begins. GTK shows a picture of what is
  /// dragged, whatever the preview would be.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> ItemProvider, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { modifier(ItemDragModifier(data: data)) }

  /// Takes what is dragged onto the view, also from other programs, as a delegate says.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(ItemDropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Takes what is dragged onto the view, also from other programs.
  ///
  /// - Parameters:
  ///   - isTargeted: is true while something to take is over the view.
  ///   - action: gets what gives it, and where in the view it was dropped; what is to be loaded has to be asked for there.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [ItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, perform: action))
  }

  /// Takes what is dragged onto the view, also from other programs.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [ItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
}
