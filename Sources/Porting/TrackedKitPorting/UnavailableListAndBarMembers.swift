// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what stands in place of each name.

public import Foundation
public import TrackedKit

// What UIKit's lists and bars have and these have not: each says what to write in its place.

extension TableView {
  /// The theme colours the letters.
  @available(*, unavailable, message: "the letters at the side are of the theme's colour: leave the line out")
  public final var sectionIndexColor: Color? {
    get { nil }
    set { _ = newValue }
  }

  /// Rows are as wide as the table.
  @available(*, unavailable, message: "constrain the table to view.readableContentGuide")
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Rows follow their content.
  @available(*, unavailable, message: "rows follow the size of what they show by themselves: leave the line out")
  public final var selfSizingInvalidation: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// GTK remembers it.
  @available(*, unavailable, message: "the keyboard comes back to the row that had it by itself: leave the line out")
  public final var remembersLastFocusedIndexPath: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Nothing covers the content on a desktop.
  @available(*, unavailable, message: "the safe area is all of the view: leave the line out")
  public final var insetsContentViewsToSafeArea: Bool {
    get { true }
    set { _ = newValue }
  }

  /// All is asked for again.
  @available(*, unavailable, message: "call reloadData(), which asks for the titles again")
  public final func reloadSectionIndexTitles() {}

  /// Rows out of sight have no place.
  @available(*, unavailable, message: "rows that are not in sight have no place: use rectForRow(at:) of those that are")
  public final func rect(forSection section: Int) -> Rect { .zero }

  /// Rows out of sight have no place.
  @available(*, unavailable, message: "use headerView(forSection:)?.frame, of a header in sight")
  public final func rectForHeader(inSection section: Int) -> Rect { .zero }

  /// Changes are taken at once.
  @available(*, unavailable, message: "changes are taken at once, or at the end of a batch")
  public final var hasUncommittedUpdates: Bool { false }
}

extension TableViewCell {
  /// There is one look of what is chosen.
  @available(*, unavailable, message: "set selectedBackgroundView")
  public final var multipleSelectionBackgroundView: View? {
    get { nil }
    set { _ = newValue }
  }

  /// The theme shows the keyboard.
  @available(*, unavailable, message: "the theme shows where the keyboard is: leave the line out")
  public final var focusStyle: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// The delegate knows it.
  @available(*, unavailable, message: "ask tableView(_:editingStyleForRowAt:)")
  public final var editingStyle: EditingStyle { .none }
}

extension ListContentConfiguration {
  /// Margins are the content's own.
  @available(*, unavailable, message: "set directionalLayoutMargins")
  public var axesPreservingSuperviewLayoutMargins: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension BackgroundConfiguration {
  /// Pictures are views.
  @available(*, unavailable, message: "set customView to an ImageView")
  public var image: Image? {
    get { nil }
    set { _ = newValue }
  }

  /// Insets are set.
  @available(*, unavailable, message: "set backgroundInsets")
  public var edgesAddingLayoutMarginsToBackgroundInsets: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension CollectionView {
  /// Items make room at once.
  @available(*, unavailable, message: "items make room at once: leave the line out")
  public final var reorderingCadence: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// The layout knows it.
  @available(*, unavailable, message: "ask collectionViewLayout, or read cellForItem(at:)?.frame")
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

  /// Items are moved by the pointer.
  @available(
    *, unavailable,
    message: "let items be moved by reorderingHandlers of the data source, or by collectionView(_:moveItemAt:to:)"
  )
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  /// GTK does so.
  @available(*, unavailable, message: "the arrow keys move what is chosen by themselves: leave the line out")
  public final var selectionFollowsFocus: Bool {
    get { true }
    set { _ = newValue }
  }

  /// GTK's word is another.
  @available(*, unavailable, message: "set canFocus")
  public final var allowsFocus: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Cells follow their content.
  @available(*, unavailable, message: "cells follow the size of what they show by themselves: leave the line out")
  public final var selfSizingInvalidation: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension CollectionLayoutListConfiguration {
  /// Headers have margins of their own.
  @available(*, unavailable, message: "set directionalLayoutMargins of the header's content")
  public var headerTopPadding: Double? {
    get { nil }
    set { _ = newValue }
  }

  /// Lists fill their place.
  @available(*, unavailable, message: "set the size of the collection view by constraints")
  public var contentHuggingElements: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension NavigationBar {
  /// Bars have the style of their place.
  @available(*, unavailable, message: "set overrideUserInterfaceStyle, and standardAppearance")
  public var barStyle: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension NavigationBarAppearance {
  /// Nothing is behind a bar.
  @available(*, unavailable, message: "nothing is behind a bar that could be blurred: set backgroundColor")
  public var backgroundEffect: VisualEffect? {
    get { nil }
    set { _ = newValue }
  }

  /// The arrow is the theme's.
  @available(
    *, unavailable, message: "the arrow is the theme's; set backButtonDisplayMode, or a leftBarButtonItem that pops"
  )
  public func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {}
}

extension PopoverPresentationController {
  /// A press beside it closes it.
  @available(*, unavailable, message: "a press beside a popover closes it: show a child view instead, to use both")
  public var passthroughViews: [View]? {
    get { nil }
    set { _ = newValue }
  }
}

extension SheetPresentationController {
  /// Sheets follow the window.
  @available(*, unavailable, message: "a sheet is as wide as its content asks for in a wide window: leave the line out")
  public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Sheets follow the window.
  @available(*, unavailable, message: "a sheet follows the window: set detents")
  public var prefersPageSizing: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension AlertController {
  /// Alerts look alike.
  @available(*, unavailable, message: "say in the message how grave it is")
  public var severity: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension SplitViewController {
  /// The list is as its view.
  @available(*, unavailable, message: "set backgroundColor of the list's view")
  public final var primaryBackgroundStyle: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// The button leaves the content alone.
  @available(*, unavailable, message: "leave the line out: a bar has the button that takes the first column away")
  public final var showsSecondaryOnlyButton: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The list stands at one side.
  @available(*, unavailable, message: "the list is at the leading edge")
  public final var primaryEdge: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

/// The column of tabs.
@available(*, unavailable, message: "set mode to .tabSidebar for a column of tabs, and isTabBarHidden to hide it")
@MainActor public final class TabBarControllerSidebar {
  public var isHidden = false
}

extension TabBarController {
  /// The column of tabs.
  @available(*, unavailable, message: "set mode to .tabSidebar for a column of tabs, and isTabBarHidden to hide it")
  // It cannot be called, and there is nothing to give.
  public var sidebar: TabBarControllerSidebar { fatalError() }

  /// The bar stays.
  @available(*, unavailable, message: "the bar stays: leave the line out")
  public var tabBarMinimizeBehavior: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// The bar is the program's.
  @available(*, unavailable, message: "people do not change the bar: leave the line out")
  public var customizableViewControllers: [ViewController]? {
    get { nil }
    set { _ = newValue }
  }
}

extension SearchBar {
  /// The ground is the view's.
  @available(*, unavailable, message: "set backgroundColor")
  public final var barTintColor: Color? {
    get { nil }
    set { _ = newValue }
  }

  /// There are no lines.
  @available(*, unavailable, message: "a search bar has no lines to be taken away: leave the line out")
  public final var backgroundImage: Image? {
    get { nil }
    set { _ = newValue }
  }

  /// Nothing is behind a bar.
  @available(*, unavailable, message: "nothing is behind a bar: leave the line out")
  public final var isTranslucent: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Buttons stand beside it.
  @available(*, unavailable, message: "put a button beside the search bar")
  public final var showsBookmarkButton: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Lines stand above it.
  @available(*, unavailable, message: "set navigationItem.prompt, or put a label above the bar")
  public final var prompt: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The theme has the signs.
  @available(*, unavailable, message: "the signs in the bar are the theme's")
  public final func setImage(_ image: Image?, for icon: UIKitName, state: Control.State) {}

  /// A desktop does not listen.
  @available(*, unavailable, message: "a desktop does not listen: leave the line out")
  public final var isLookToDictateEnabled: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension SearchController {
  /// Results show them.
  @available(*, unavailable, message: "show suggestions in the searchResultsController")
  public final var searchSuggestions: [Any]? {
    get { nil }
    set { _ = newValue }
  }

  /// The updater decides.
  @available(*, unavailable, message: "show and hide the results in updateSearchResults(for:)")
  public final var showsSearchResultsController: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Results come by themselves.
  @available(*, unavailable, message: "results are shown while something is searched for: leave the line out")
  public final var automaticallyShowsSearchResultsController: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Scopes come by themselves.
  @available(*, unavailable, message: "scopes are shown while something is searched for: leave the line out")
  public final var scopeBarActivation: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// There are none.
  @available(*, unavailable, message: "there are no suggestions: leave the line out")
  public final var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { true }
    set { _ = newValue }
  }
}

extension Menu {
  /// Entries have one size.
  @available(*, unavailable, message: "entries of a menu have one size: leave the line out")
  public final var preferredElementSize: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension BarButtonItem {
  /// Dragging opens nothing.
  @available(*, unavailable, message: "what is dragged opens nothing on its way: leave the line out")
  public final var isSpringLoaded: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Menus have their order.
  @available(*, unavailable, message: "menus have the order they are given: leave the line out")
  public final var preferredMenuElementOrder: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension GestureRecognizer {
  /// A press is told at once.
  @available(*, unavailable, message: "a press is reported at once: leave the line out")
  public final var delaysTouchesBegan: Bool {
    get { false }
    set { _ = newValue }
  }

  /// A press is told at once.
  @available(*, unavailable, message: "a release is reported at once: leave the line out")
  public final var delaysTouchesEnded: Bool {
    get { false }
    set { _ = newValue }
  }
}

extension PanGestureRecognizer {
  /// Scrolling is told to scroll views.
  @available(*, unavailable, message: "follow the wheel with a ScrollView")
  public final var allowedScrollTypesMask: UIKitName {
    get { [] }
    set { _ = newValue }
  }
}

extension TableView {
  /// Headers are asked how high they are.
  @available(*, unavailable, message: "headers are asked how high they are as they come: leave the line out")
  public final var estimatedSectionHeaderHeight: Double {
    get { 0 }
    set { _ = newValue }
  }

  /// Footers are asked how high they are.
  @available(*, unavailable, message: "footers are asked how high they are as they come: leave the line out")
  public final var estimatedSectionFooterHeight: Double {
    get { 0 }
    set { _ = newValue }
  }
}

extension NavigationBar {
  /// The look is a value.
  @available(*, unavailable, message: "set backgroundColor of standardAppearance")
  public final func setBackgroundImage(_ image: Image?, for metrics: UIKitName) {}

  /// The look is a value.
  @available(*, unavailable, message: "set shadowColor of standardAppearance")
  public final var shadowImage: Image? {
    get { nil }
    set { _ = newValue }
  }
}

/// What UIKit's items have and these have not.
extension NavigationItem {
  /// There is one layout of bars.
  @available(*, unavailable, message: "bars have one layout: the title in the middle, the items at the ends")
  public var style: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// The search bar stands below the bar.
  @available(*, unavailable, message: "the search bar is below the bar: leave the line out")
  public var preferredSearchBarPlacement: UIKitName {
    get { [] }
    set { _ = newValue }
  }

  /// Items stand at the ends.
  @available(*, unavailable, message: "set leftBarButtonItems and rightBarButtonItems, or a titleView with buttons")
  public var centerItemGroups: [BarButtonItemGroup] {
    get { [] }
    set { _ = newValue }
  }

  /// The title is large itself.
  @available(*, unavailable, message: "the large title is the title: set title")
  public var largeTitle: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The large title stands alone.
  @available(*, unavailable, message: "set subtitle, which is below the title")
  public var largeSubtitle: String? {
    get { nil }
    set { _ = newValue }
  }

  /// The large title stands alone.
  @available(*, unavailable, message: "set subtitle, or a titleView with what is to be seen")
  public var largeSubtitleView: View? {
    get { nil }
    set { _ = newValue }
  }

  /// A subtitle is a text.
  @available(*, unavailable, message: "set subtitle, or a titleView with what is to be seen")
  public var subtitleView: View? {
    get { nil }
    set { _ = newValue }
  }

  /// A title has the bar's look.
  @available(*, unavailable, message: "set title, or a titleView with a Label that has the attributedText")
  public var attributedTitle: AttributedText? {
    get { nil }
    set { _ = newValue }
  }

  /// Titles stand for no documents.
  @available(*, unavailable, message: "set titleMenuProvider, with what can be done to the document")
  public var documentProperties: Int? {
    get { nil }
    set { _ = newValue }
  }
}
