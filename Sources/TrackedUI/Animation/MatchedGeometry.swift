import Foundation
import Gtk

/// A name that tells views of one place from those of another: `matchedGeometryEffect(id:in:)`.
@MainActor @preconcurrency @propertyWrapper public struct Namespace: DynamicProperty {
  /// What names are counted in.
  public nonisolated struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private final class Kept {
    static var count = 0
    let id: ID

    init() {
      Kept.count += 1
      id = ID(number: Kept.count)
    }
  }

  private var kept: Kept?

  /// A namespace of the view's own.
  public init() {}

  /// The namespace.
  public var wrappedValue: ID {
    guard let kept else {
      Advice.once("namespace-unhosted") {
        "a @Namespace is read before its view is in a window, where it gets a new one."
      }
      return ID(number: 0)
    }
    return kept.id
  }

  /// Connects it with what the node keeps.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let kept = slot.storage as? Kept ?? Kept()
    slot.storage = kept
    property.assumingMemoryBound(to: Namespace.self).pointee.kept = kept
  }
}

extension Namespace: IgnoredInput {}

/// What two views share that are matched.
@RawRepresented(by: UInt32.self)
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// Where the anchor is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names a matched view.
private struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

private struct MatchModifier: NodeModifier {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    MatchNode(view, inputs)
  }
}

private final class MatchNode<Content: View>: ModifiedNode<Content, MatchModifier> {
  private let widget: MatchedWidget

  override init(_ view: ModifiedContent<Content, MatchModifier>, _ inputs: _NodeInputs) {
    widget = MatchedWidget(view.modifier)
    super.init(view, inputs)
  }

  override func modifierDidChange(from old: MatchModifier) {
    guard old.key != modifier.key || old.isSource != modifier.isSource else { return }
    widget.modifier = modifier
    itemsDidChange()
  }

  /// It matches the first of several parts: two cannot be at one place.
  override func appendItems(to items: inout [LayoutItem]) {
    items += childItems.changingFirst {
      widget.show([$0])
      return MatchedItem(widget, $0)
    }
  }
}

/// A view that has its place in the layout, and is shown where the one is that it follows.
private final class MatchedItem: WrapperItem<MatchedWidget> {
  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    container.put(widget, in: widget.followed(from: rect, in: container) ?? rect, for: proposal)
  }
}

/// The widget of a matched view.
final class MatchedWidget: LayoutWidget {
  fileprivate var modifier: MatchModifier {
    didSet { if oldValue.key != modifier.key { MatchedPlaces.move(self, from: oldValue.key) } }
  }

  fileprivate init(_ modifier: MatchModifier) {
    self.modifier = modifier
    super.init()
  }

  /// Where the view is in a container that it follows.
  fileprivate func followed(from rect: CGRect, in container: LayoutWidget) -> CGRect? {
    guard !modifier.isSource else { return nil }
    MatchedPlaces.follow(modifier.key, self)
    guard let source = MatchedPlaces.source(of: modifier.key), source !== self, source.isMapped,
      let frame = source.frame(in: container).map({ CGRect($0) })
    else { return nil }
    var place = rect
    if modifier.properties.contains(.size) { place.size = frame.size }
    guard modifier.properties.contains(.position) else { return place }
    place.x = frame.x + frame.width * modifier.anchor.x - place.width * modifier.anchor.x
    place.y = frame.y + frame.height * modifier.anchor.y - place.height * modifier.anchor.y
    return place
  }

  /// Whether it has had a place.
  private(set) var isThere = false
  /// Whether it is only seen a while longer: others are not where it is any more.
  private var isLeaving = false

  override func layOut(in bounds: CGRect) {
    isThere = true
    super.layOut(in: bounds)
    if modifier.isSource, !isLeaving { MatchedPlaces.note(self, modifier.key) }
  }

  /// Something is on its way out: what is matched in it goes where the next view of its name comes.
  static func leaves(_ widget: Widget) {
    guard MatchedPlaces.isUsed, widget is LayoutWidget else { return }
    if let matched = widget as? MatchedWidget, matched.modifier.isSource {
      matched.isLeaving = true
      // A widget around it alone is what moves.
      let whole = matched.parent as? TransitionWidget ?? matched
      MatchedPlaces.leave(whole, matched.modifier.key)
    } else {
      widget.children.forEach(leaves)
    }
  }

  /// Where the view was until now that this one takes the place of, in a container that it comes into.
  func placeBefore(in container: LayoutWidget) -> CGRect? {
    guard modifier.isSource, !isThere else { return nil }
    return MatchedPlaces.place(of: modifier.key, before: self, in: container)
  }
}

/// Where matched views are.
private enum MatchedPlaces {
  private struct Entry {
    weak var widget: MatchedWidget?
    weak var window: Gtk.Window?
    /// In the window.
    var frame: CGRect
  }
  private struct Follower { weak var widget: MatchedWidget? }
  private struct Leaving { weak var widget: Widget? }

  private static var entries: [MatchKey: Entry] = [:]
  private static var followers: [MatchKey: [Follower]] = [:]
  private static var leaving: [MatchKey: Leaving] = [:]

  static var isUsed: Bool { !entries.isEmpty }

  static func leave(_ widget: Widget, _ key: MatchKey) {
    if leaving.count > 256 { leaving = leaving.filter { $0.value.widget != nil } }
    leaving[key] = Leaving(widget: widget)
  }

  /// Brings the view that goes where this one comes.
  private static func bring(to widget: MatchedWidget, _ key: MatchKey) {
    guard AnimatedPlaces.isAnimating, let old = leaving[key]?.widget, old !== widget, !old.isAncestor(of: widget) else {
      return
    }
    leaving[key] = nil
    guard let container = old.parent as? LayoutWidget, container.window === widget.window,
      let outer = widget.parent as? LayoutWidget, var place = outer.placeAtEnd(of: widget),
      let frame = outer.frame(in: container)
    else { return }
    place.x += frame.x
    place.y += frame.y
    container.bring(old, to: place)
  }

  static func source(of key: MatchKey) -> MatchedWidget? { entries[key]?.widget }

  static func note(_ widget: MatchedWidget, _ key: MatchKey) {
    guard let window = widget.window, let frame = widget.frame(in: window).map({ CGRect($0) }) else { return }
    bring(to: widget, key)
    let old = entries[key]
    if entries.count > 256, old == nil { entries = entries.filter { $0.value.widget != nil } }
    entries[key] = Entry(widget: widget, window: window, frame: frame)
    guard old?.frame != frame || old?.widget !== widget else { return }
    followers[key]?.removeAll { $0.widget == nil }
    for follower in followers[key] ?? [] { (follower.widget?.parent as? LayoutWidget)?.queueAllocate() }
  }

  static func follow(_ key: MatchKey, _ widget: MatchedWidget) {
    if followers.count > 256 { followers = followers.filter { $0.value.contains { $0.widget != nil } } }
    if followers[key]?.contains(where: { $0.widget === widget }) != true {
      followers[key, default: []].append(Follower(widget: widget))
    }
  }

  static func move(_ widget: MatchedWidget, from key: MatchKey) {
    followers[key]?.removeAll { $0.widget == nil || $0.widget === widget }
    if entries[key]?.widget === widget { entries[key] = nil }
  }

  static func place(of key: MatchKey, before widget: MatchedWidget, in container: LayoutWidget) -> CGRect? {
    guard let entry = entries[key], entry.widget !== widget, let window = container.window, entry.window === window,
      let outer = container.frame(in: window)
    else { return nil }
    let frame = entry.widget.flatMap { $0.isMapped ? $0.frame(in: window).map { CGRect($0) } : nil } ?? entry.frame
    return CGRect(x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
  }
}

extension View {
  /// Matches the view with others of the same name.
  ///
  /// A view that comes in an animation while another one of its name goes begins at that one's place and size. One that is no source is
  /// shown where the source is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchModifier(
        key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
