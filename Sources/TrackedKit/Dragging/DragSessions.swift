public import Gtk

/// One thing that is dragged.
@MainActor public final class DragItem {
  /// Provides the content to the drop's receiver.
  public let itemProvider: ItemProvider
  /// The local object, for this program only.
  public var localObject: Any?

  /// One thing by its provider.
  public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }
}

/// What happens to the dragged items.
public nonisolated enum DropOperation: UInt, Sendable {
  /// Nothing: it is not taken here.
  case cancel
  /// Nothing: it could be taken, but not now.
  case forbidden
  /// It is at both places afterwards.
  case copy
  /// It is only where it was dropped.
  case move

  var native: DragOperation {
    switch self {
    case .cancel, .forbidden: []
    case .copy: .copy
    case .move: .move
    }
  }

  init(_ operation: DragOperation) {
    self = operation.contains(.move) ? .move : operation.contains(.copy) ? .copy : .cancel
  }
}

/// The effect of a drop.
@MainActor open class DropProposal {
  /// What happens to the dragged items.
  public let operation: DropOperation

  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dragged.
@MainActor public protocol DragDropSession: AnyObject {
  /// The dragged items.
  var items: [DragItem] { get }
  /// Whether it may be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other programs are not to have it.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the pointer is, in a widget's places.
  func location(in view: Gtk.Widget) -> Point
}

extension DragDropSession {
  /// Whether there is something of one of these kinds.
  public func hasItemsConforming(toTypeIdentifiers identifiers: [String]) -> Bool {
    items.contains { item in identifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }

  /// Whether objects of a class can be made of something in it.
  public func canLoadObjects(ofClass type: any ItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }
}

/// A drag that began in this program.
@MainActor public protocol DragSession: DragDropSession {
  /// Whatever the program wants to know of it later.
  var localContext: Any? { get set }
}

/// A drag that is over a view, or was dropped there.
@MainActor public protocol DropSession: DragDropSession {
  /// The drag, if it began in this program.
  var localDragSession: (any DragSession)? { get }
}

extension DropSession {
  /// Delivers the objects of a class that can be made from the dropped items, on the main thread, later.
  public func loadObjects<Loaded: ItemProviderReading>(
    ofClass type: Loaded.Type, completion: @escaping @MainActor ([Loaded]) -> Void
  ) {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: type) }
    guard let last = providers.last else {
      Task { completion([]) }
      return
    }
    var objects: [Loaded?] = Array(repeating: nil, count: providers.count)
    var missing = providers.count
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: type) { object, _ in
        objects[index] = object
        missing -= 1
        if missing == 0 { withExtendedLifetime(last) { completion(objects.compactMap(\.self)) } }
      }
    }
  }
}

/// The drag that began in this program and is not over.
final class RunningDrag: DragSession {
  /// The one there is.
  private(set) static var current: RunningDrag?

  var items: [DragItem] = []
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  /// The view it began in, and, if that is a list, the values of the rows.
  weak var view: Widget?
  var values: [AnyHashable] = []
  /// Where the pointer is, in the content of its window.
  private var place = Point.zero
  /// What happened to it in this program.
  var outcome: DropOperation?

  init(in view: Widget, at point: Point) {
    self.view = view
    note(point, in: view)
  }

  func begin() { Self.current = self }
  func end() { if Self.current === self { Self.current = nil } }

  /// - Parameter point: as GTK counts.
  func note(_ point: Point, in view: Widget) {
    place = view.convert(point.offset(by: view.contentCorner, -1), to: nil)
  }
  func location(in view: Widget) -> Point { view.convert(place, from: nil) }

  /// The content for other programs and GTK.
  var content: DragContent {
    var content = DragContent()
    if !isRestrictedToDraggingApplication { for item in items { item.itemProvider.add(to: &content) } }
    // Something has to be there, else GTK drags nothing.
    content.data.append(("application/x-trackedkit-drag", []))
    return content
  }

  var operations: DragOperation { allowsMoveOperation ? [.copy, .move] : .copy }
}

/// A drag that is over a view.
final class RunningDrop: DropSession {
  let items: [DragItem]
  let offer: DropOffer
  let drag: RunningDrag?
  private weak var view: Widget?
  /// As GTK counts.
  private var point: Point

  init(_ offer: DropOffer, over view: Widget, at point: Point) {
    (self.offer, self.view, self.point) = (offer, view, point)
    drag = offer.isLocal ? RunningDrag.current : nil
    items = drag?.items ?? [DragItem(itemProvider: ItemProvider(offer))]
  }

  func move(to point: Point) {
    self.point = point
    if let view { drag?.note(point, in: view) }
  }

  var localDragSession: (any DragSession)? { drag }
  var allowsMoveOperation: Bool { drag?.allowsMoveOperation ?? false }
  var isRestrictedToDraggingApplication: Bool { drag?.isRestrictedToDraggingApplication ?? false }
  func location(in other: Widget) -> Point {
    view.map { $0.convert(point.offset(by: $0.contentCorner, -1), to: other) } ?? .zero
  }

  /// The proposed operation, as far as it is possible.
  func allowed(_ proposal: DropProposal?) -> DragOperation {
    let operation = proposal?.operation.native ?? []
    return operation == .move && !allowsMoveOperation ? [] : operation
  }

  /// It was dropped: the offer is over when everything was read.
  func finish(_ operation: DropOperation) {
    drag?.outcome = operation
    guard drag == nil, let provider = items.first?.itemProvider else { return offer.finish(operation.native) }
    provider.afterReading { [offer] in offer.finish(operation.native) }
  }
}
