public import Foundation

/// How a view comes and goes: a change of it that follows the phase it is in.
///
/// ```swift
/// struct Blinds: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.scaleEffect(x: phase.isIdentity ? 1 : 0).opacity(phase == .willAppear ? 0 : 1)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol Transition {
  /// What `body` gives.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase. The change from one phase to the next is animated.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The transition as the layer shows it.
  var _transition: AnyTransition { get }
}

extension Transition {
  /// A change of the view by its body.
  public var _transition: AnyTransition {
    AnyTransition { view, phase in AnyView(view.modifier(_TransitionChange(transition: self, phase: phase))) }
  }

  /// The transition in an animation of its own.
  public func animation(_ animation: Animation?) -> _JoinedTransition {
    _JoinedTransition(_transition: _transition.animation(animation))
  }

  /// Both at once.
  public func combined<Other: Transition>(with other: Other) -> _JoinedTransition {
    _JoinedTransition(_transition: _transition.combined(with: other._transition))
  }
}

/// Where a view is on its way in or out.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Going.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A view in a phase of its transition.
public struct _TransitionChange<Value: Transition>: ViewModifier {
  let transition: Value
  let phase: TransitionPhase

  /// What the transition makes of the view.
  public func body(content: Content) -> Value.Body {
    transition.body(content: PlaceholderContentView(source: content.source), phase: phase)
  }
}

/// A transition that the layer has.
@MainActor public protocol _UsualTransition: Transition {}

extension _UsualTransition {
  /// The view: the layer brings it along.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Some transitions at once, or one in an animation of its own.
@MainActor public struct _JoinedTransition: _UsualTransition {
  /// The transition.
  public let _transition: AnyTransition
}

/// It is there, or gone, at once.
@MainActor public struct IdentityTransition: _UsualTransition {
  /// It is there, or gone, at once.
  public init() {}
  /// It is there, or gone, at once.
  public var _transition: AnyTransition { .identity }
}

extension Transition where Self == IdentityTransition {
  /// It is there, or gone, at once.
  public static var identity: Self { Self() }
}

/// It fades.
@MainActor public struct OpacityTransition: _UsualTransition {
  /// It fades.
  public init() {}
  /// It fades.
  public var _transition: AnyTransition { .opacity }
}

extension Transition where Self == OpacityTransition {
  /// It fades.
  public static var opacity: Self { Self() }
}

/// It comes from the leading edge and goes to the trailing one.
@MainActor public struct SlideTransition: _UsualTransition {
  /// It comes from the leading edge and goes to the trailing one.
  public init() {}
  /// It comes from the leading edge and goes to the trailing one.
  public var _transition: AnyTransition { .slide }
}

extension Transition where Self == SlideTransition {
  /// It comes from the leading edge and goes to the trailing one.
  public static var slide: Self { Self() }
}

/// It comes from an edge of what it is in, and goes there.
@MainActor public struct MoveTransition: _UsualTransition {
  let edge: Edge

  /// It comes from an edge of what it is in, and goes there.
  public init(edge: Edge) { self.edge = edge }
  /// It comes from an edge of what it is in, and goes there.
  public var _transition: AnyTransition { .move(edge: edge) }
}

extension Transition where Self == MoveTransition {
  /// It comes from an edge of what it is in, and goes there.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

/// It comes from an edge of what it is in, and goes to the opposite one.
@MainActor public struct PushTransition: _UsualTransition {
  let edge: Edge

  /// It comes from an edge of what it is in, and goes to the opposite one.
  public init(edge: Edge) { self.edge = edge }
  /// It comes from an edge of what it is in, and goes to the opposite one.
  public var _transition: AnyTransition { .push(from: edge) }
}

extension Transition where Self == PushTransition {
  /// It comes from an edge of what it is in, and goes to the opposite one.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

/// It grows from a share of its size.
@MainActor public struct ScaleTransition: _UsualTransition {
  let share: Double
  let anchor: UnitPoint

  /// It grows from a share of its size around a point of it.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (share, self.anchor) = (scale, anchor) }
  /// It grows from a share of its size.
  public var _transition: AnyTransition { .scale(scale: share, anchor: anchor) }
}

extension Transition where Self == ScaleTransition {
  /// It grows out of its middle.
  public static var scale: Self { Self(0.001) }
  /// It grows from a share of its size around a point of it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

/// It comes from beside its place, and goes there.
@MainActor public struct OffsetTransition: _UsualTransition {
  let offset: CGSize

  /// It comes from beside its place, and goes there.
  public init(_ offset: CGSize) { self.offset = offset }
  /// It comes from beside its place, and goes there.
  public var _transition: AnyTransition { .offset(offset) }
}

extension Transition where Self == OffsetTransition {
  /// It comes from beside its place, and goes there.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// It comes from beside its place, and goes there.
  public static func offset(x: Double = 0, y: Double = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

/// It comes in one way and goes in another.
@MainActor public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _UsualTransition {
  let insertion: Insertion
  let removal: Removal

  /// It comes in one way and goes in another.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  /// It comes in one way and goes in another.
  public var _transition: AnyTransition {
    .asymmetric(insertion: insertion._transition, removal: removal._transition)
  }
}

/// It becomes sharp while it grows, and blurred while it goes.
@MainActor public struct BlurReplaceTransition: Transition {
  /// Which way the views grow.
  public nonisolated enum Configuration: Hashable, Sendable {
    /// What goes shrinks, what comes grows.
    case downUp
    /// What goes and what comes grow.
    case upUp
  }

  let configuration: Configuration

  /// It becomes sharp while it grows, and blurred while it goes.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, blurred and smaller or larger while it is not there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : configuration == .upUp && phase == .didDisappear ? 1.3 : 0.7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// It becomes sharp while it grows, and blurred while it goes.
  public static var blurReplace: Self { Self(configuration: .downUp) }
  /// It becomes sharp while it grows, and blurred while it goes.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self { Self(configuration: config) }
}
