public import TrackedKit

// What UIKit does at the edges of its screen, where content runs below bars: here bars stand beside the content.
// Nothing here can be called: fatalError() stands where there is no value to give.

/// How content fades below a bar.
@available(*, unavailable, message: "bars stand beside the content: leave the line out")
@MainActor public final class ScrollEdgeEffect {
  /// A look of UIKit's.
  public nonisolated struct Style: Sendable {
    /// A name of UIKit's.
    public static var automatic: Style { Style() }
    /// A name of UIKit's.
    public static var hard: Style { Style() }
    /// A name of UIKit's.
    public static var soft: Style { Style() }
  }
  /// A name of UIKit's.
  public var style = Style.automatic
  /// A name of UIKit's.
  public var isHidden = false
}

extension ScrollView {
  /// How content fades.
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var topEdgeEffect: ScrollEdgeEffect { fatalError() }
  /// How content fades.
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var bottomEdgeEffect: ScrollEdgeEffect { fatalError() }
  /// How content fades.
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var leftEdgeEffect: ScrollEdgeEffect { fatalError() }
  /// How content fades.
  @available(*, unavailable, message: "bars stand beside the content: leave the line out")
  public final var rightEdgeEffect: ScrollEdgeEffect { fatalError() }
}

/// Views over the edge of what scrolls.
@available(*, unavailable, message: "a view over scrolled content covers it as it is: leave the interaction out")
@MainActor public final class ScrollEdgeElementContainerInteraction: Interaction {
  /// An initialiser of UIKit's.
  public init() {}
  /// A name of UIKit's.
  public weak var scrollView: ScrollView?
  /// A name of UIKit's.
  public var edge: RectEdge = .top
  /// A name of UIKit's.
  public var view: View? { nil }
  /// A name of UIKit's.
  public func willMove(to view: View?) {}
  /// A name of UIKit's.
  public func didMove(to view: View?) {}
}

/// How a view looks below the pointer.
@available(*, unavailable, message: "use a HoverGestureRecognizer, and change the view in it")
@MainActor public final class HoverStyle {
  /// An effect of UIKit's.
  public nonisolated struct Effect: Sendable {
    /// A name of UIKit's.
    public static var highlight: Effect { Effect() }
    /// A name of UIKit's.
    public static var lift: Effect { Effect() }
    /// A name of UIKit's.
    public static var automatic: Effect { Effect() }
  }
  /// An initialiser of UIKit's.
  public init(effect: Effect = .automatic, shape: Any? = nil) {}
}

extension View {
  /// How it looks below the pointer.
  @available(*, unavailable, message: "use a HoverGestureRecognizer, and change the view in it")
  public final var hoverStyle: HoverStyle? {
    get { nil }
    set { _ = newValue }
  }
}

/// How a controller comes.
@available(*, unavailable, message: "set modalTransitionStyle, or a transitioningDelegate with an animator of its own")
@MainActor public final class ViewControllerTransition {
  /// What a zoom is about.
  public struct ZoomContext {
    /// A name of UIKit's.
    public var zoomedViewController: ViewController { fatalError() }
    /// A name of UIKit's.
    public var sourceViewController: ViewController { fatalError() }
  }
  /// A name of UIKit's.
  public static func zoom(
    options: Any? = nil, sourceViewProvider: @escaping (ZoomContext) -> View?
  ) -> ViewControllerTransition { fatalError() }
  /// A name of UIKit's.
  public static var crossDissolve: ViewControllerTransition { fatalError() }
  /// A name of UIKit's.
  public static var coverVertical: ViewControllerTransition { fatalError() }
  /// A name of UIKit's.
  public static var flipHorizontal: ViewControllerTransition { fatalError() }
  private init() {}
}
