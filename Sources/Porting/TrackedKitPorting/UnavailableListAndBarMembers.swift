// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import Foundation
public import TrackedKit

// What UIKit's lists and bars have and these have not: each says what to write in its place.

extension TableView {
  @available(*, unavailable, message: "the letters at the side are of the theme's colour: leave the line out")
  @NeverCalled public final var sectionIndexColor: Color?

  @available(*, unavailable, message: "constrain the table to view.readableContentGuide")
  @NeverCalled public final var cellLayoutMarginsFollowReadableWidth: Bool

  @available(*, unavailable, message: "rows follow the size of what they show by themselves: leave the line out")
  @NeverCalled public final var selfSizingInvalidation: UIKitName

  @available(*, unavailable, message: "the keyboard comes back to the row that had it by itself: leave the line out")
  @NeverCalled public final var remembersLastFocusedIndexPath: Bool

  @available(*, unavailable, message: "the safe area is all of the view: leave the line out")
  @NeverCalled public final var insetsContentViewsToSafeArea: Bool

  @available(*, unavailable, message: "call reloadData(), which asks for the titles again")
  public final func reloadSectionIndexTitles() {}

  @available(*, unavailable, message: "rows that are not in sight have no place: use rectForRow(at:) of those that are")
  public final func rect(forSection section: Int) -> Rect { .zero }

  @available(*, unavailable, message: "use headerView(forSection:)?.frame, of a header in sight")
  public final func rectForHeader(inSection section: Int) -> Rect { .zero }

  @available(*, unavailable, message: "changes are taken at once, or at the end of a batch")
  public final var hasUncommittedUpdates: Bool { false }
}

extension TableViewCell {
  @available(*, unavailable, message: "set selectedBackgroundView")
  @NeverCalled public final var multipleSelectionBackgroundView: View?

  @available(*, unavailable, message: "the theme shows where the keyboard is: leave the line out")
  @NeverCalled public final var focusStyle: UIKitName

  @available(*, unavailable, message: "ask tableView(_:editingStyleForRowAt:)")
  public final var editingStyle: EditingStyle { .none }
}

extension ListContentConfiguration {
  @available(*, unavailable, message: "set directionalLayoutMargins")
  @NeverCalled public var axesPreservingSuperviewLayoutMargins: UIKitName
}

extension BackgroundConfiguration {
  @available(*, unavailable, message: "set customView to an ImageView")
  @NeverCalled public var image: Image?

  @available(*, unavailable, message: "set backgroundInsets")
  @NeverCalled public var edgesAddingLayoutMarginsToBackgroundInsets: UIKitName
}

extension CollectionView {
  @available(*, unavailable, message: "items make room at once: leave the line out")
  @NeverCalled public final var reorderingCadence: UIKitName

  @available(*, unavailable, message: "ask collectionViewLayout, or read cellForItem(at:)?.frame")
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  @available(
    *, unavailable,
    message: "let items be moved by reorderingHandlers of the data source, or by collectionView(_:moveItemAt:to:)"
  )
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  @available(*, unavailable, message: "the arrow keys move what is chosen by themselves: leave the line out")
  @NeverCalled public final var selectionFollowsFocus: Bool

  @available(*, unavailable, message: "set canFocus")
  @NeverCalled public final var allowsFocus: Bool

  @available(*, unavailable, message: "cells follow the size of what they show by themselves: leave the line out")
  @NeverCalled public final var selfSizingInvalidation: UIKitName
}

extension CollectionLayoutListConfiguration {
  @available(*, unavailable, message: "set directionalLayoutMargins of the header's content")
  @NeverCalled public var headerTopPadding: Double?

  @available(*, unavailable, message: "set the size of the collection view by constraints")
  @NeverCalled public var contentHuggingElements: UIKitName
}

extension NavigationBar {
  @available(*, unavailable, message: "set overrideUserInterfaceStyle, and standardAppearance")
  @NeverCalled public var barStyle: UIKitName
}

extension NavigationBarAppearance {
  @available(*, unavailable, message: "nothing is behind a bar that could be blurred: set backgroundColor")
  @NeverCalled public var backgroundEffect: VisualEffect?

  @available(
    *, unavailable, message: "the arrow is the theme's; set backButtonDisplayMode, or a leftBarButtonItem that pops"
  )
  public func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {}
}

extension PopoverPresentationController {
  @available(*, unavailable, message: "a press beside a popover closes it: show a child view instead, to use both")
  @NeverCalled public var passthroughViews: [View]?
}

extension SheetPresentationController {
  @available(*, unavailable, message: "a sheet is as wide as its content asks for in a wide window: leave the line out")
  @NeverCalled public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool

  @available(*, unavailable, message: "a sheet follows the window: set detents")
  @NeverCalled public var prefersPageSizing: Bool
}

extension AlertController {
  @available(*, unavailable, message: "say in the message how grave it is")
  @NeverCalled public var severity: UIKitName
}

extension SplitViewController {
  @available(*, unavailable, message: "set backgroundColor of the list's view")
  @NeverCalled public final var primaryBackgroundStyle: UIKitName

  @available(*, unavailable, message: "leave the line out: a bar has the button that takes the first column away")
  @NeverCalled public final var showsSecondaryOnlyButton: Bool

  @available(*, unavailable, message: "the list is at the leading edge")
  @NeverCalled public final var primaryEdge: UIKitName
}

@available(*, unavailable, message: "set mode to .tabSidebar for a column of tabs, and isTabBarHidden to hide it")
@MainActor public final class TabBarControllerSidebar {
  public var isHidden = false
}

extension TabBarController {
  @available(*, unavailable, message: "set mode to .tabSidebar for a column of tabs, and isTabBarHidden to hide it")
  // It cannot be called, and there is nothing to give.
  public var sidebar: TabBarControllerSidebar { fatalError() }

  @available(*, unavailable, message: "the bar stays: leave the line out")
  @NeverCalled public var tabBarMinimizeBehavior: UIKitName

  @available(*, unavailable, message: "people do not change the bar: leave the line out")
  @NeverCalled public var customizableViewControllers: [ViewController]?
}

extension SearchBar {
  @available(*, unavailable, message: "set backgroundColor")
  @NeverCalled public final var barTintColor: Color?

  @available(*, unavailable, message: "a search bar has no lines to be taken away: leave the line out")
  @NeverCalled public final var backgroundImage: Image?

  @available(*, unavailable, message: "nothing is behind a bar: leave the line out")
  @NeverCalled public final var isTranslucent: Bool

  @available(*, unavailable, message: "put a button beside the search bar")
  @NeverCalled public final var showsBookmarkButton: Bool

  @available(*, unavailable, message: "set navigationItem.prompt, or put a label above the bar")
  @NeverCalled public final var prompt: String?

  @available(*, unavailable, message: "the signs in the bar are the theme's")
  public final func setImage(_ image: Image?, for icon: UIKitName, state: Control.State) {}

  @available(*, unavailable, message: "a desktop does not listen: leave the line out")
  @NeverCalled public final var isLookToDictateEnabled: Bool
}

extension SearchController {
  @available(*, unavailable, message: "show suggestions in the searchResultsController")
  @NeverCalled public final var searchSuggestions: [Any]?

  @available(*, unavailable, message: "show and hide the results in updateSearchResults(for:)")
  @NeverCalled public final var showsSearchResultsController: Bool

  @available(*, unavailable, message: "results are shown while something is searched for: leave the line out")
  @NeverCalled public final var automaticallyShowsSearchResultsController: Bool

  @available(*, unavailable, message: "scopes are shown while something is searched for: leave the line out")
  @NeverCalled public final var scopeBarActivation: UIKitName

  @available(*, unavailable, message: "there are no suggestions: leave the line out")
  @NeverCalled public final var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool
}

extension Menu {
  @available(*, unavailable, message: "entries of a menu have one size: leave the line out")
  @NeverCalled public final var preferredElementSize: UIKitName
}

extension BarButtonItem {
  @available(*, unavailable, message: "what is dragged opens nothing on its way: leave the line out")
  @NeverCalled public final var isSpringLoaded: Bool

  @available(*, unavailable, message: "menus have the order they are given: leave the line out")
  @NeverCalled public final var preferredMenuElementOrder: UIKitName
}

extension GestureRecognizer {
  @available(*, unavailable, message: "a press is reported at once: leave the line out")
  @NeverCalled public final var delaysTouchesBegan: Bool

  @available(*, unavailable, message: "a release is reported at once: leave the line out")
  @NeverCalled public final var delaysTouchesEnded: Bool
}

extension PanGestureRecognizer {
  @available(*, unavailable, message: "follow the wheel with a ScrollView")
  @NeverCalled public final var allowedScrollTypesMask: UIKitName
}

extension TableView {
  @available(*, unavailable, message: "headers are asked how high they are as they come: leave the line out")
  @NeverCalled public final var estimatedSectionHeaderHeight: Double

  @available(*, unavailable, message: "footers are asked how high they are as they come: leave the line out")
  @NeverCalled public final var estimatedSectionFooterHeight: Double
}

extension NavigationBar {
  @available(*, unavailable, message: "set backgroundColor of standardAppearance")
  public final func setBackgroundImage(_ image: Image?, for metrics: UIKitName) {}

  @available(*, unavailable, message: "set shadowColor of standardAppearance")
  @NeverCalled public final var shadowImage: Image?
}

/// What UIKit's items have and these have not.
extension NavigationItem {
  @available(*, unavailable, message: "bars have one layout: the title in the middle, the items at the ends")
  @NeverCalled public var style: UIKitName

  @available(*, unavailable, message: "the search bar is below the bar: leave the line out")
  @NeverCalled public var preferredSearchBarPlacement: UIKitName

  @available(*, unavailable, message: "set leftBarButtonItems and rightBarButtonItems, or a titleView with buttons")
  @NeverCalled public var centerItemGroups: [BarButtonItemGroup]

  @available(*, unavailable, message: "the large title is the title: set title")
  @NeverCalled public var largeTitle: String?

  @available(*, unavailable, message: "set subtitle, which is below the title")
  @NeverCalled public var largeSubtitle: String?

  @available(*, unavailable, message: "set subtitle, or a titleView with what is to be seen")
  @NeverCalled public var largeSubtitleView: View?

  @available(*, unavailable, message: "set subtitle, or a titleView with what is to be seen")
  @NeverCalled public var subtitleView: View?

  @available(*, unavailable, message: "set title, or a titleView with a Label that has the attributedText")
  @NeverCalled public var attributedTitle: AttributedText?

  @available(*, unavailable, message: "set titleMenuProvider, with what can be done to the document")
  @NeverCalled public var documentProperties: Int?
}
