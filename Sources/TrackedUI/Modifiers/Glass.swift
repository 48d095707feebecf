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

/// Surfaces of glass that are close to each other: each has its own edge here.
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
