// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// What UIKit does at the edges of its screen, where content runs below bars: here bars are beside the content.
// Nothing here can be called: fatalError() fills in for a value that there is not.

@available(*, unavailable, message: "bars stand beside the content: leave the line out")
@MainActor public final class ScrollEdgeEffect {
  /// A look that UIKit has.
  public nonisolated struct Style: Sendable {
    public static var automatic: Style { Style() }
    public static var hard: Style { Style() }
    public static var soft: Style { Style() }
  }
  public var style = Style.automatic
  public var isHidden = false
}

extension ScrollView {
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var topEdgeEffect: ScrollEdgeEffect { fatalError() }
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var bottomEdgeEffect: ScrollEdgeEffect { fatalError() }
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var leftEdgeEffect: ScrollEdgeEffect { fatalError() }
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var rightEdgeEffect: ScrollEdgeEffect { fatalError() }
}

@available(*, unavailable, message: "a view over scrolled content covers it as it is: leave the interaction out")
@MainActor public final class ScrollEdgeElementContainerInteraction: Interaction {
  public init() {}
  public weak var scrollView: ScrollView?
  public var edge: RectEdge = .top
  public var view: View? { nil }
  public func willMove(to view: View?) {}
  public func didMove(to view: View?) {}
}

@available(*, unavailable, message: "use a HoverGestureRecognizer, and change the view in it")
@MainActor public final class HoverStyle {
  /// An effect that UIKit has.
  public nonisolated struct Effect: Sendable {
    public static var highlight: Effect { Effect() }
    public static var lift: Effect { Effect() }
    public static var automatic: Effect { Effect() }
  }
  public init(effect: Effect = .automatic, shape: Any? = nil) {}
}

extension View {
  @available(*, unavailable, message: "use a HoverGestureRecognizer, and change the view in it")
  @NeverCalled public final var hoverStyle: HoverStyle?
}

@available(*, unavailable, message: "set modalTransitionStyle, or a transitioningDelegate with an animator of its own")
@MainActor public final class ViewControllerTransition {
  /// What a zoom is about.
  public struct ZoomContext {
    public var zoomedViewController: ViewController { fatalError() }
    public var sourceViewController: ViewController { fatalError() }
  }
  public static func zoom(
    options: Any? = nil, sourceViewProvider: @escaping (ZoomContext) -> View?
  ) -> ViewControllerTransition { fatalError() }
  public static var crossDissolve: ViewControllerTransition { fatalError() }
  public static var coverVertical: ViewControllerTransition { fatalError() }
  public static var flipHorizontal: ViewControllerTransition { fatalError() }
  private init() {}
}
