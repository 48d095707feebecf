// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import Foundation
public import TrackedKit

// What subclasses override of UIKit's layouts and layers, and these have not: each says what to write in its place.

extension CollectionViewLayout {
  @available(
    *, unavailable, message: "what comes fades in: animate the cell in collectionView(_:willDisplay:forItemAt:)"
  )
  public func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  @available(*, unavailable, message: "what goes fades out: leave it out")
  public func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  @available(*, unavailable, message: "prepare() is called after each change of the items: compare there with what was")
  public func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  @available(*, unavailable, message: "prepare() is called after each change of the items: leave it out")
  public func finalizeCollectionViewUpdates() {}

  @available(
    *, unavailable, message: "cells that say their size themselves are followed by flow and compositional layouts"
  )
  public func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  @available(
    *, unavailable, message: "cells that say their size themselves are followed by flow and compositional layouts"
  )
  public func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { CollectionViewLayoutInvalidationContext() }

  @available(*, unavailable, message: "what is seen stays where it is; set contentOffsetAdjustment of a context")
  public func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point { .zero }

  @available(*, unavailable, message: "a new size is there at once, before prepare(): leave it out")
  public func prepare(forAnimatedBoundsChange oldBounds: Rect) {}

  @available(*, unavailable, message: "a new size is there at once, before prepare(): leave it out")
  public func finalizeAnimatedBoundsChange() {}

  @available(*, unavailable, message: "one layout takes the place of another at once: leave it out")
  public func prepareForTransition(to newLayout: CollectionViewLayout) {}

  @available(*, unavailable, message: "ask collectionView?.effectiveUserInterfaceLayoutDirection in prepare()")
  public var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  @available(*, unavailable, message: "ask collectionView?.effectiveUserInterfaceLayoutDirection in prepare()")
  public var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

extension Layer {
  @available(
    *, unavailable, message: "add a CABasicAnimation where the property is set, or set it inside View.animate"
  )
  public func action(forKey event: String) -> CAAction? { nil }

  @available(*, unavailable, message: "call setNeedsDisplay() in the property's didSet")
  public class func needsDisplay(forKey key: String) -> Bool { false }

  @available(*, unavailable, message: "override draw(in:), or set contents")
  public func display() {}
}

extension GestureRecognizer {
  @available(*, unavailable, message: "set state to .failed, or return false from gestureRecognizerShouldBegin(_:)")
  public func ignore(_ touch: Touch, for event: Event) {}
}

extension PresentationController {
  @available(*, unavailable, message: "override frameOfPresentedViewInContainerView, or set modalPresentationStyle")
  public var shouldPresentInFullscreen: Bool { true }
}

@available(*, unavailable, message: "prepare() is called after each change of the items: compare there with what was")
public enum CollectionViewUpdateItem {}

@available(*, unavailable, message: "add a CABasicAnimation, or set the property inside View.animate")
public enum CAAction {}

@available(*, unavailable, message: "a Button that gets the keyboard shows it; a View has isFirstResponder")
public enum FocusUpdateContext {}

@available(*, unavailable, message: "a Button that gets the keyboard shows it; a View has isFirstResponder")
public enum FocusAnimationCoordinator {}
