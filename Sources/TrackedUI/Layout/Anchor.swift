public import Foundation
import Gtk

/// A place or a rectangle of a view, for a view elsewhere to ask where that is in its own coordinates: `proxy[anchor]`.
@MainActor public struct Anchor<Value> {
  let widget: () -> Widget?
  let value: (_ size: CGSize, _ origin: CGPoint) -> Value

  /// What an anchor stands for.
  @MainActor public struct Source {
    let value: (_ size: CGSize, _ origin: CGPoint) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Self {
    Self { size, origin in CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { size, origin in CGPoint(x: origin.x + size.width * point.x, y: origin.y + size.height * point.y) }
  }

  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the upper edge.
  public static var top: Self { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// A corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// A corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// A corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// A corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// Puts a view with space around it in a widget of its own: an anchor is of the whole rectangle.
private struct AnchoredRectangle: WidgetModifier, Equatable {
  func apply(to widget: Widget, _ node: _Node) {}
}

/// Hands an anchor of a view up, or changes by it what the views inside hand up.
private struct AnchorModifier<Key: PreferenceKey, Value>: NodeModifier {
  let source: Anchor<Value>.Source
  let startsBelow: Bool
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    AnchorNode(view, inputs)
  }
}

private final class AnchorNode<Content: View, Key: PreferenceKey, Value>:
  ModifiedNode<Content, AnchorModifier<Key, Value>>, PreferenceSource
{
  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

  var given: Any {
    let below = modifier.startsBelow ? Preferences.value(of: Key.self, below: child) : nil
    var value = below ?? Key.defaultValue
    let anchor = Anchor(
      widget: { [weak self] in self.flatMap { $0.isRemoved ? nil : $0.firstWidget } }, value: modifier.source.value)
    modifier.transform(&value, anchor)
    return value
  }

  override init(_ view: ModifiedContent<Content, AnchorModifier<Key, Value>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    preferencesDidChange()
  }

  override func itemsDidChange() {
    preferencesDidChange()
    super.itemsDidChange()
  }
}

extension GeometryProxy {
  /// Where an anchor is in this view's coordinates. What is made of it is made again when it is elsewhere.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let frame = anchor.widget().flatMap { watch?.frame(of: $0) } ?? .zero
    return anchor.value(CGSize(width: frame.width, height: frame.height), frame.origin)
  }
}

extension View {
  /// Hands an anchor of the view up.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchoredRectangle())
      .modifier(AnchorModifier<Key, Value>(source: value, startsBelow: false) { $0 = transform($1) })
  }

  /// Changes what the views inside hand up by an anchor of the view, where `anchorPreference` is in its place.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchoredRectangle())
      .modifier(AnchorModifier<Key, Value>(source: value, startsBelow: true, transform: transform))
  }
}
