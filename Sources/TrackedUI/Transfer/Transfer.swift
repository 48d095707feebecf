public import Foundation
import Gtk

// What is done with values that go elsewhere.
extension Transferable {
  static var forms: [_TransferForm<Self>] {
    // The builder makes forms of the type itself alone.
    transferRepresentation._forms as? [_TransferForm<Self>] ?? []
  }

  /// The kinds of content that values can be made of.
  static var readTypes: [UTType] {
    forms.flatMap { form -> [UTType] in
      if let proxy = form.proxyType { return proxy.readTypes }
      return form.fromData == nil ? [] : form.type.map { [$0] } ?? []
    }
  }

  /// The value, or what goes in its place.
  func converted<Other: Transferable>(to type: Other.Type) async -> Other? {
    if let same = self as? Other { return same }
    for form in Self.forms {
      guard let proxy = try? await form.proxy?(self) else { continue }
      if let found = await proxy.directly(as: type) { return found }
    }
    return await directly(as: type)
  }

  /// The value as another one that can be made of it, or of the same bytes.
  private func directly<Other: Transferable>(as type: Other.Type) async -> Other? {
    if let same = self as? Other { return same }
    for form in Other.forms {
      if let found = try? await form.fromProxy?(self) { return found }
    }
    for own in Self.forms {
      guard let kind = own.type, let write = own.data else { continue }
      for form in Other.forms where form.type == kind {
        if let data = try? await write(self), let found = try? await form.fromData?(data) { return found }
      }
    }
    return nil
  }

  /// The bytes of the best form that has such.
  func exportedData() async -> Data? {
    for form in Self.forms {
      if let data = try? await form.data?(self) { return data }
      if let proxy = try? await form.proxy?(self), let data = await proxy.exportedData() { return data }
    }
    return nil
  }

  /// Whether there may be a value of another type for it.
  static func mayBecome<Other: Transferable>(_ type: Other.Type) -> Bool {
    if Self.self == Other.self { return true }
    let written = Set(forms.filter { $0.data != nil }.compactMap(\.type))
    if !written.isDisjoint(with: Other.readTypes) { return true }
    return forms.contains { $0.proxy != nil } || Other.forms.contains { $0.proxyType == Self.self }
  }

  /// What is handed to other programs at once.
  func dragContent() -> DragContent {
    var content = DragContent()
    add(to: &content)
    return content
  }

  private func add(to content: inout DragContent) {
    if let text = self as? String {
      content.text = content.text ?? text
      return
    }
    for form in Self.forms {
      if let type = form.type, let write = form.data {
        let bytes = Immediately.value { try await write(self) }
        if let bytes { content.data.append((type.transferType, Array(bytes))) }
      } else if let proxy = form.proxy {
        Immediately.value { try await proxy(self) }?.add(to: &content)
      }
    }
  }

  /// Reads what another program drops.
  static func read(_ offer: DropOffer) async -> Self? {
    if Self.self == String.self { return (try? await offer.text()) as? Self }
    for form in forms {
      if let type = form.type, let read = form.fromData, offer.has(type.transferType),
        let bytes = try? await offer.data(type.transferType), let value = try? await read(Data(bytes))
      {
        return value
      }
      if let proxy = form.proxyType, let other = await proxy.read(offer), let value = try? await form.fromProxy?(other)
      {
        return value
      }
    }
    return nil
  }

  /// Whether values can be made of what another program offers.
  static func canRead(_ offer: DropOffer) -> Bool {
    if Self.self == String.self { return offer.hasText }
    return forms.contains { form in
      if let proxy = form.proxyType { return proxy.canRead(offer) }
      return form.fromData != nil && form.type.map { offer.has($0.transferType) } == true
    }
  }
}

/// What is done without waiting.
enum Immediately {
  /// The value that a task gives before it waits for the first time; nil if it waits, or fails.
  static func value<Value>(_ make: @escaping @MainActor () async throws -> Value) -> Value? {
    let box = Box<Value>()
    Task.immediate { @MainActor in box.value = try? await make() }
    return box.value
  }

  private final class Box<Value> { var value: Value? }
}

/// What is dragged in this program at this moment.
enum LocalDrag {
  static var payload: (any Transferable)?
}

private struct DraggableModifier<Payload: Transferable>: ControllerModifier {
  let payload: () -> Payload

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let drag = DraggedView {
      guard let payload = current()?.payload() else { return nil }
      LocalDrag.payload = payload
      return payload.dragContent()
    } end: {
      LocalDrag.payload = nil
    }
    widget.attach(drag)
    return [DragSource.content(drag.begin, ended: drag.end)]
  }
}

/// A view that something may be held over. GTK does not report to the views around the one where it is dropped that it is gone.
private final class DropPlace {
  private static var held: [ObjectIdentifier: DropPlace] = [:]
  private let tell: (Bool) -> Void

  init(_ tell: @escaping (Bool) -> Void) { self.tell = tell }

  var isOver: Bool {
    get { Self.held[ObjectIdentifier(self)] != nil }
    set {
      // GTK reports the end of what was refused, and twice that of what was dropped.
      guard newValue != isOver else { return }
      Self.held[ObjectIdentifier(self)] = newValue ? self : nil
      tell(newValue)
    }
  }

  /// It is held over nothing any more.
  static func endAll() { for place in held.values { place.isOver = false } }
}

private struct DropModifier<Payload: Transferable>: ControllerModifier {
  let action: ([Payload], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let place = DropPlace { current()?.isTargeted($0) }
    return [
      DropTargetAsync { offer in
        if offer.isLocal, let payload = LocalDrag.payload { return type(of: payload).mayBecome(Payload.self) }
        return Payload.canRead(offer)
      } targeted: {
        place.isOver = $0
      } drop: { offer, x, y in
        DropPlace.endAll()
        let payload = offer.isLocal ? LocalDrag.payload : nil
        // What needs no time is taken at once, so that the drag's source sees it gone.
        Task.immediate { @MainActor in
          let value = if let payload { await payload.converted(to: Payload.self) } else { await Payload.read(offer) }
          let taken = value.map { current()?.action([$0], CGPoint(x: x, y: y)) == true } ?? false
          offer.finish(taken: taken)
        }
        return true
      }
    ]
  }
}

extension View {
  /// Lets the view be dragged, also to other programs, with a value, asked for when the drag begins. GTK shows a picture of what is
  /// dragged, whatever the preview would be.
  public func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { modifier(DraggableModifier(payload: payload)) }

  /// Takes values that are dragged onto the view, also from other programs.
  ///
  /// - Parameters:
  ///   - action: gets what was dropped, one value, and where in the view; answers whether it was taken.
  ///   - isTargeted: told when something to take comes over the view, and when it is gone.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropModifier(action: action, isTargeted: isTargeted))
  }
}
