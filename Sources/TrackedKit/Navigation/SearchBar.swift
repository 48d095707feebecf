public import Gtk
import GtkTracking
import Observation

/// The delegate of a search bar.
@MainActor public protocol SearchBarDelegate: AnyObject {
  /// The user changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// The user came into the field.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// The user left the field.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// The user pressed Enter.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The user gave the search up, with the button or Escape.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// The user chose where to search.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
}

/// A search field, with a button to cancel.
///
/// A hook that reads `text` or `isEditing` runs again when the user changes them, or the program.
@MainActor open class SearchBar: View, TextInputTraits {
  /// Lets hooks follow the field's text, which only the field knows.
  @Observable fileprivate final class Beacon {
    private(set) var changes = 0
    var isEditing = false

    /// The field's text has changed. A hook that writes it has not read it.
    func tell() { withoutTracking { changes += 1 } }
  }

  /// GTK's own field. Its `changed` signal, and not its `searchChanged`, comes with each character.
  public final let searchTextField = Gtk.SearchEntry()
  private let cancelButton = Button()
  private let scopes = SegmentedControl()
  private let beacon = Beacon()
  var userDidChange: () -> Void = {}
  var userDidEnter: () -> Void = {}
  var programDidChange: () -> Void = {}
  var userDidCancel: () -> Void = {}
  var userDidChooseScope: () -> Void = {}

  /// The delegate. Held weakly.
  open weak var delegate: (any SearchBarDelegate)?

  /// An empty field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let row = Gtk.Box(.horizontal, spacing: 6)
    row.margins = Insets(top: 0, leading: 6, bottom: 6, trailing: 6)
    searchTextField.hexpand = true
    row.append(searchTextField)
    row.append(cancelButton)
    cancelButton.isVisible = false
    let column = Gtk.Box(.vertical)
    column.append(row)
    scopes.margins = Insets(top: 0, leading: 6, bottom: 6, trailing: 6)
    scopes.isVisible = false
    column.append(scopes)
    addSubview(column)
    scopes.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        scopeIndex = scopes.selectedSegmentIndex
        beacon.tell()
        userDidChooseScope()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopeIndex)
      }, for: .valueChanged)
    setAccessibleStandIn(searchTextField)
    followLanguage { [unowned self] in
      cancelButton.setTitle(String(kit: "Cancel"), for: .normal)
      scopes.setUsualAccessibleName(String(kit: "Scope"))
      showPlaceholder()
    }
    searchTextField.onChanged(self) { me in
      me.beacon.tell()
      me.userDidChange()
      me.delegate?.searchBar(me, textDidChange: me.searchTextField.text)
    }
    searchTextField.onActivate(self) { $0.delegate?.searchBarSearchButtonClicked($0) }
    searchTextField.onStopSearch(self) { $0.cancel() }
    cancelButton.onClicked(self) { $0.cancel() }
    KeyboardStay(in: searchTextField) { [weak self] in
      guard let self else { return }
      setEditing(true)
      // A window that opens gives the keyboard to what comes first in it: that is no wish to search.
      if window.map({ WindowResponder.of($0).isAnsweringKey }) == true { userDidEnter() }
    } ended: { [weak self] in
      self?.setEditing(false)
    }
    searchTextField.add(
      PressWatch { [weak self] press in
        guard let self, press == .down else { return }
        searchTextField.takeKeyboardAsPressed()
        userDidEnter()
      })
  }

  override var takesText: Bool { true }

  /// GTK's widget that holds the text.
  public final var inputWidget: Widget { searchTextField }

  /// The field's text. Setting it calls no delegate; a search controller updates its results, and hooks that read it run again.
  open var text: String? {
    get {
      _ = beacon.changes
      return searchTextField.text
    }
    set {
      guard newValue ?? "" != searchTextField.text else { return }
      searchTextField.text = newValue ?? ""
      beacon.tell()
      programDidChange()
    }
  }

  /// Empties the field, without a word to the search controller.
  func clear() {
    guard !searchTextField.text.isEmpty else { return }
    searchTextField.text = ""
    beacon.tell()
  }

  /// The text of an empty field; it is the field's name for assistive technology, too.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      givenPlaceholder = .some(newValue)
      showPlaceholder()
    }
  }
  /// What the program has set.
  private var givenPlaceholder: String??

  private func showPlaceholder() {
    let usual = String(kit: "Search")
    searchTextField.placeholder = (givenPlaceholder ?? usual) ?? ""
    searchTextField.setUsualAccessibleName((givenPlaceholder ?? usual) ?? usual)
  }

  /// Where can be searched, in words; nil or none for no choice.
  @AlwaysObserved open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      showScopes()
    }
  }

  /// Whether it is shown where can be searched. A search controller shows it while something is searched for.
  @AlwaysObserved open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { showScopes() } } }

  /// Shows where can be searched, or no longer; at once.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private var scopeIndex = 0

  /// Where is searched: an index of `scopeButtonTitles`. Tracked where a hook reads it; setting it calls no delegate.
  open var selectedScopeButtonIndex: Int {
    get {
      _ = beacon.changes
      return scopeIndex
    }
    set {
      guard newValue != scopeIndex else { return }
      scopeIndex = newValue
      showScopes()
      beacon.tell()
    }
  }

  private func showScopes() {
    let count = scopeButtonTitles?.count ?? 0
    scopes.selectedSegmentIndex = (0..<count).contains(scopeIndex) ? scopeIndex : SegmentedControl.noSegment
    scopes.isVisible = showsScopeBar && count > 0
  }

  /// Whether there is a cancel button.
  open var showsCancelButton: Bool {
    get { cancelButton.isVisible }
    set { cancelButton.isVisible = newValue }
  }

  /// Shows or hides the cancel button; at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The prominence of the surroundings of the field.
  public nonisolated enum Style: Int, Sendable {
    /// As `minimal`.
    case `default`
    /// As `minimal`.
    case prominent
    /// The field alone.
    case minimal
  }

  /// The prominence of the surroundings of the field. Kept for UIKit sources: GTK's field has none.
  open var searchBarStyle = Style.default

  /// Whether the keyboard is in the field. Tracked where a hook reads it.
  public final var isEditing: Bool { beacon.isEditing }

  private func setEditing(_ isEditing: Bool) {
    // A hook that moves the bar does not depend on it.
    guard isEditing != withoutTracking({ beacon.isEditing }) else { return }
    beacon.isEditing = isEditing
    if isEditing {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }

  func cancel() {
    userDidCancel()
    delegate?.searchBarCancelButtonClicked(self)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if !isMapped { navigationBar?.revealSearchBarAtOnce() }
    guard searchTextField.becomeFirstResponder() else { return false }
    userDidEnter()
    return true
  }

  private var navigationBar: NavigationBar? { enclosing(NavigationBar.self) }
}

extension Gtk.SearchEntry {
  /// Gives the field the keyboard: GTK 4.8 does so for presses on the text alone, and not on the picture or the end of an empty field.
  package func takeKeyboardAsPressed() { if !hasFocus { grabFocus() } }
}
