public import Foundation
public import TrackedKit

// What subclasses override of UIKit's layouts and layers, and these have not: each says what to write in its place.

extension CollectionViewLayout {
  /// What comes fades in.
  @available(
    *, unavailable, message: "what comes fades in: animate the cell in collectionView(_:willDisplay:forItemAt:)"
  )
  public func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// What goes fades out.
  @available(*, unavailable, message: "what goes fades out: leave it out")
  public func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }

  /// Changes are worked out as a whole.
  @available(*, unavailable, message: "prepare() is called after each change of the items: compare there with what was")
  public func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Changes are worked out as a whole.
  @available(*, unavailable, message: "prepare() is called after each change of the items: leave it out")
  public func finalizeCollectionViewUpdates() {}

  /// Cells that ask for their size are worked out by themselves.
  @available(
    *, unavailable, message: "cells that say their size themselves are followed by flow and compositional layouts"
  )
  public func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Cells that ask for their size are worked out by themselves.
  @available(
    *, unavailable, message: "cells that say their size themselves are followed by flow and compositional layouts"
  )
  public func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext { CollectionViewLayoutInvalidationContext() }

  /// What is seen stays.
  @available(*, unavailable, message: "what is seen stays where it is; set contentOffsetAdjustment of a context")
  public func targetContentOffset(forProposedContentOffset proposedContentOffset: Point) -> Point { .zero }

  /// Sizes change at once.
  @available(*, unavailable, message: "a new size is there at once, before prepare(): leave it out")
  public func prepare(forAnimatedBoundsChange oldBounds: Rect) {}

  /// Sizes change at once.
  @available(*, unavailable, message: "a new size is there at once, before prepare(): leave it out")
  public func finalizeAnimatedBoundsChange() {}

  /// One layout takes the place of another at once.
  @available(*, unavailable, message: "one layout takes the place of another at once: leave it out")
  public func prepareForTransition(to newLayout: CollectionViewLayout) {}

  /// Reading to the left is the layout's own matter.
  @available(*, unavailable, message: "ask collectionView?.effectiveUserInterfaceLayoutDirection in prepare()")
  public var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

  /// Reading to the left is the layout's own matter.
  @available(*, unavailable, message: "ask collectionView?.effectiveUserInterfaceLayoutDirection in prepare()")
  public var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

extension Layer {
  /// Properties of layers animate when they are told to.
  @available(
    *, unavailable, message: "add a CABasicAnimation where the property is set, or set it inside View.animate"
  )
  public func action(forKey event: String) -> CAAction? { nil }

  /// Properties of a program's own are drawn when it says so.
  @available(*, unavailable, message: "call setNeedsDisplay() in the property's didSet")
  public class func needsDisplay(forKey key: String) -> Bool { false }

  /// Layers draw what they have.
  @available(*, unavailable, message: "override draw(in:), or set contents")
  public func display() {}
}

extension GestureRecognizer {
  /// A touch belongs to a gesture until it ends.
  @available(*, unavailable, message: "set state to .failed, or return false from gestureRecognizerShouldBegin(_:)")
  public func ignore(_ touch: Touch, for event: Event) {}
}

extension PresentationController {
  /// What covers all is said by the style.
  @available(*, unavailable, message: "override frameOfPresentedViewInContainerView, or set modalPresentationStyle")
  public var shouldPresentInFullscreen: Bool { true }
}

/// A change of a collection view's items.
@available(*, unavailable, message: "prepare() is called after each change of the items: compare there with what was")
public enum CollectionViewUpdateItem {}

/// What animates a property.
@available(*, unavailable, message: "add a CABasicAnimation, or set the property inside View.animate")
public enum CAAction {}

/// Where the keyboard goes.
@available(*, unavailable, message: "a Button that gets the keyboard shows it; a View has isFirstResponder")
public enum FocusUpdateContext {}

/// What goes along with the keyboard.
@available(*, unavailable, message: "a Button that gets the keyboard shows it; a View has isFirstResponder")
public enum FocusAnimationCoordinator {}
