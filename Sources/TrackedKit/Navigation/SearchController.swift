import Gtk
import GtkTracking
import Observation

/// Shows search results.
@MainActor public protocol SearchResultsUpdating: AnyObject {
  /// The user entered the search bar, changed its text, or cancelled.
  func updateSearchResults(for searchController: SearchController)
}

/// A search through a controller's content: set it as the controller's `navigationItem.searchController`.
///
/// Filtering needs no delegate: read `searchBar.text` in a tracked hook.
///
/// ```swift
/// override func updateProperties() {
///   super.updateProperties()
///   let query = search.searchBar.text ?? ""
///   show(query.isEmpty ? model.names : model.names.filter { $0.contains(query) })
/// }
/// ```
@MainActor open class SearchController: ViewController {
  @Observable fileprivate final class State {
    var isActive = false
    var hidesNavigationBar = false
  }

  /// The search bar. A class that overrides it returns the same one each time; it is requested when the controller is made.
  open var searchBar: SearchBar { usualSearchBar }
  private lazy var usualSearchBar = SearchBar()
  /// Shown in place of the searched content while there is a search text; nil where that filters itself.
  public final let searchResultsController: ViewController?
  /// Called when the results should change. Held weakly.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Told when a search begins and ends. Held weakly.
  open weak var delegate: (any SearchControllerDelegate)?
  /// Whether the bar above the search bar goes while something is searched for. On wide screens UIKit never takes it away; here it is
  /// false unless it is set.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { state.hidesNavigationBar }
    set { state.hidesNavigationBar = newValue }
  }
  /// Whether the search bar has a cancel button during a search; true unless set.
  open var automaticallyShowsCancelButton = true
  /// Whether the search bar shows its scopes while something is searched for; true unless set.
  public final var automaticallyShowsScopeBar = true
  private let state = State()
  /// Whether the searched content is dimmed while the search bar is empty; a click there cancels. Unless set, whether there is a
  /// `searchResultsController`.
  open var obscuresBackgroundDuringPresentation: Bool

  /// A search. Nil for `searchResultsController` if the searched controller shows the results itself.
  public init(searchResultsController: ViewController? = nil) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init()
    searchBar.userDidChange = { [weak self] in
      guard let self else { return }
      begin()
    }
    searchBar.programDidChange = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.userDidChooseScope = { [weak self] in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    searchBar.userDidCancel = { [weak self] in self?.isActive = false }
    searchBar.userDidEnter = { [weak self] in
      guard let self, !state.isActive else { return }
      begin()
    }
  }

  /// The search bar is the controller's view.
  open override func loadView() { view = searchBar }

  /// Whether something is searched for. Setting it to true brings the keyboard into the search bar, to false empties that. Tracked where a
  /// hook reads it.
  open var isActive: Bool {
    get { state.isActive }
    set {
      guard newValue != withoutTracking({ state.isActive }) else { return }
      withoutTracking {
        if newValue {
          begin()
          searchBar.becomeFirstResponder()
        } else {
          end()
        }
      }
    }
  }

  /// The search bar is in the navigation bar, and stays there.
  override func beginInPlace(in presenting: ViewController) -> Bool {
    guard sequence(first: presenting, next: \.parent).contains(where: { $0.navigationItem.searchController === self })
    else { return false }
    isActive = true
    return true
  }

  /// Ends the search that `present(_:animated:completion:)`, or the user, has begun; what the controller presents itself goes first, as always.
  open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard withoutTracking({ state.isActive }), presentedViewController == nil, presentingViewController == nil else {
      return super.dismiss(animated: animated, completion: completion)
    }
    isActive = false
    if let completion { MainLoop.afterCurrentTurn(completion) }
  }

  private func begin() {
    let isNew = !state.isActive
    if isNew { delegate?.willPresentSearchController(self) }
    state.isActive = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = true }
    searchResultsUpdater?.updateSearchResults(for: self)
    if isNew { delegate?.didPresentSearchController(self) }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    state.isActive = false
    searchBar.clear()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    if searchBar.hasFocus { searchBar.window?.focus = nil }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// Whether the results replace the searched content.
  var showsResults: Bool { isActive && searchBar.text?.isEmpty == false }

  /// Whether the searched content is dimmed.
  var obscures: Bool { obscuresBackgroundDuringPresentation && isActive && searchBar.text?.isEmpty != false }
}

extension NavigationItem {
  /// What is in the search bar; nil while nothing is searched for.
  var searchedText: String? { searchController?.isActive == true ? searchController?.searchBar.text : nil }
}
