// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import Foundation
public import TrackedUI

// Bars, pages and windows, where a desktop has no such thing.

/// How a page comes.
public nonisolated enum NavigationTransitionStyle {
  /// As is usual.
  case automatic
  /// Out of a view.
  case zoom(sourceID: any Hashable, in: Namespace.ID)
}

/// When a tab bar becomes small.
public nonisolated enum TabBarMinimizeBehavior: Sendable {
  /// A time.
  case automatic, onScrollDown, onScrollUp, never
}

/// How the edge of what scrolls looks.
public nonisolated enum ScrollEdgeEffectStyle: Sendable {
  /// A look.
  case automatic, soft, hard
}

/// What can be done with a window.
public nonisolated enum WindowInteractionBehavior: Sendable {
  /// A way.
  case automatic, enabled, disabled
}

extension View {
  @available(*, unavailable, message: "pages come as GTK has them come: leave it out")
  public func navigationTransition(_ style: NavigationTransitionStyle) -> some View { self }
  @available(
    *, unavailable,
    message: "pages come as GTK has them come: leave it out, or use matchedGeometryEffect(id:in:) within one page"
  )
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "a tab bar stays as it is: leave it out")
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  @available(*, unavailable, message: "tabs stay as the program has them: leave it out")
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  @available(*, unavailable, message: "windows stand for no files: name the file with navigationTitle(_:)")
  public func navigationDocument(_ url: URL) -> some View { self }
  @available(*, unavailable, message: "a toolbar stands below the title of the window: leave it out")
  public func presentedWindowToolbarStyle(_ style: _NoChoice) -> some View { self }
  @available(*, unavailable, message: "the field to search with stands above the view at all times: leave it out")
  public func searchToolbarBehavior(_ behavior: _NoChoice) -> some View { self }
  @available(*, unavailable, message: "GTK draws the edges of what scrolls: leave it out")
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  @available(*, unavailable, message: "the theme draws the edges of what scrolls: leave it out")
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  @available(*, unavailable, message: "use the scene's windowResizability(_:)")
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "the desktop closes windows: ask in a sheet with interactiveDismissDisabled(_:)")
  public func windowDismissBehavior(_ behavior: _NoChoice) -> some View { self }
  @available(*, unavailable, message: "nothing of the system's lies over a window: leave it out")
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  @available(
    *, unavailable,
    message: "a desktop has no gestures at the edges of its screen that a window could defer: leave it out"
  )
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  @available(*, unavailable, message: "windows are opened by openWindow(id:)")
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
