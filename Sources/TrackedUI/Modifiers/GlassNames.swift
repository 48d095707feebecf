public import Foundation

/// A surface in front of what is behind it: GTK blurs nothing, so that it is a colour that lets a little through, with a bright edge.
public nonisolated struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, none }
  let kind: Kind
  var color: Color?

  /// The usual one.
  public static let regular = Glass(kind: .regular)
  /// One that lets more through.
  public static let clear = Glass(kind: .clear)
  /// None.
  public static let identity = Glass(kind: .none)

  /// With a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// One that answers to touches: a pointer is answered by what stands on it.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

private struct GlassModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline

  func body(content: Content) -> some View {
    if glass.kind == .none {
      content
    } else {
      content.background {
        ZStack {
          if glass.kind == .regular { shape.fill(.regularMaterial) } else { shape.fill(.ultraThinMaterial) }
          if let color = glass.color { shape.fill(color.opacity(0.5)) }
          shape.stroke(.primary.opacity(0.12), lineWidth: 1)
        }
        .shadow(color: .black.opacity(0.12), radius: 6, y: 2)
      }
    }
  }
}

/// Surfaces of glass that stand close to each other: each has its own edge here.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Some surfaces.
  ///
  /// - Parameter spacing: how close surfaces flow together elsewhere.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The surfaces.
  public var body: some View { content }
}

extension View {
  /// Puts a surface of glass behind the view: a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(GlassModifier(glass: glass, shape: Capsule()))
  }

  /// Puts a surface of glass behind the view.
  public func glassEffect<Outline: Shape>(_ glass: Glass = .regular, in shape: Outline) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}

/// A button on glass: one with a frame.
@MainActor public struct GlassButtonStyle: _NativeButtonLook {
  /// With a frame.
  public init() {}
  /// With a frame.
  public var _look: _ButtonLook { BorderedButtonStyle()._look }
}

/// A button on coloured glass: the one that is suggested.
@MainActor public struct GlassProminentButtonStyle: _NativeButtonLook {
  /// The one that is suggested.
  public init() {}
  /// The one that is suggested.
  public var _look: _ButtonLook { BorderedProminentButtonStyle()._look }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// With a frame.
  public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The one that is suggested.
  public static var glassProminent: Self { Self() }
}

/// What a background is behind of.
public nonisolated struct ContainerBackgroundPlacement: Sendable {
  /// All of a window.
  public static let window = ContainerBackgroundPlacement()
  /// A page of a stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A page of tabs.
  public static let tabView = ContainerBackgroundPlacement()
}

extension View {
  /// Fills the window, or the page, that the view is to fill, behind the view.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { frame(maxWidth: .infinity, maxHeight: .infinity).background(style) }

  /// Fills the window, or the page, that the view is to fill, behind the view.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }
}

/// When what scrolls goes a little beyond its ends.
public nonisolated enum ScrollBounceBehavior: Sendable {
  /// As GTK does.
  case automatic
  /// Where there is something to scroll.
  case basedOnSize
  /// Also where there is nothing to scroll.
  @available(*, unavailable, message: "GTK bounces where there is something to scroll: use .basedOnSize")
  case always
}

extension View {
  /// When what scrolls goes a little beyond its ends: with a wheel never, on a touch screen where there is something to scroll, as
  /// GTK does.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View { self }

  /// Shows what changes with a value as a transaction says.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransaction(value: value, transform: transform)) }
}

private struct ValueTransaction<Value: Equatable>: ViewModifier {
  let value: Value
  let transform: (inout Transaction) -> Void
  @State private var last = Last()

  private final class Last { var value: Value? }

  func body(content: Content) -> some View {
    let isOther = last.value != nil && last.value != value
    let _ = last.value = value
    content.transaction { if isOther { transform(&$0) } }
  }
}
