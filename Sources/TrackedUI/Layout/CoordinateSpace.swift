import Gtk

/// Where coordinates are counted from.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Safe: the names of spaces are compared, and never changed.
  /// From the top left corner of the window's content.
  case global
  /// From the top left corner of the view.
  case local
  /// From the top left corner of the view around that has a name.
  case named(AnyHashable)
}

/// Names a place that coordinates are counted from.
public nonisolated protocol CoordinateSpaceProtocol {
  /// The place.
  var coordinateSpace: CoordinateSpace { get }
}

/// The window.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The window.
  public init() {}
  /// The window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view.
  public init() {}
  /// The view.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view around, by its name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: CoordinateSpace
  /// The view.
  public var coordinateSpace: CoordinateSpace { name }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view around, by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(AnyHashable(name)))
  }
  /// What the innermost `ScrollView` around shows: its upper left corner stays while the content moves.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: .named(ScrollSpace())) }
  /// What the innermost `ScrollView` around shows that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: .named(ScrollSpace(axis: axis)))
  }
}

/// The name of the space of what scrolls.
nonisolated struct ScrollSpace: Hashable {
  /// The direction in which it has to scroll; nil for any.
  var axis: Axis?
}

/// The names of the spaces that a widget is.
private final class SpaceNames {
  var names: Set<AnyHashable> = []

  static func of(_ widget: Widget) -> SpaceNames { widget.attachment(orNew: SpaceNames()) }
}

private struct CoordinateSpaceModifier: WidgetModifier, Equatable {
  let name: AnyHashable

  func apply(to widget: Widget, _ node: _Node) { SpaceNames.of(widget).names.insert(name) }
  func remove(from widget: Widget, _ node: _Node) { SpaceNames.of(widget).names.remove(name) }
}

extension View {
  /// Lets views inside count coordinates from this one, by a name.
  public func coordinateSpace(name: some Hashable) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Lets views inside count coordinates from this one, by a name.
  @ViewBuilder public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    if case .named(let name) = name.name { modifier(CoordinateSpaceModifier(name: name)) }
  }
}

extension Widget {
  /// The widget that a space's coordinates are counted from; nil where there is none of that name around.
  func widget(of space: CoordinateSpace) -> Widget? {
    switch space {
    case .local: return self
    case .global: return window
    case .named(let name):
      let scrolling = name.base as? ScrollSpace
      var next: Widget? = self
      while let widget = next {
        if let scrolling {
          if let scroller = widget as? ScrolledWindow, scroller.scrolls(along: scrolling.axis) { return widget }
        } else if widget.attachment(SpaceNames.self)?.names.contains(name) == true {
          return widget
        }
        next = widget.parent
      }
      return nil
    }
  }
}

extension ScrolledWindow {
  /// Whether it scrolls in a direction; nil for any.
  fileprivate func scrolls(along axis: Axis?) -> Bool {
    guard let axis else { return true }
    let policy = axis == .horizontal ? horizontalPolicy : verticalPolicy
    return policy != .never
  }
}
