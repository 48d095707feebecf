import FoundationEssentials
import TrackedKit

/// Things to do: added, edited in place, ticked, moved, deleted with a way back. A changed item runs its own row's
/// handler and nothing else.
final class TodoListViewController: ViewController {
  private let list: TodoList
  private let items: TodoItemsViewController
  private let entry = Entry()
  private let summary = Label()
  private let storeLabel = Label()
  private let retryButton = Button(word: "Retry")
  private let filterDropDown = DropDown(TodoList.Filter.allCases.map(\.rawValue.capitalized))

  init(_ list: TodoList, notices: Notices) {
    self.list = list
    items = TodoItemsViewController(list, notices: notices)
    super.init()
    title = String(localized: "To-do List")
    addChild(items)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.onActivate(self) { me in
      guard let item = me.list.add(me.entry.text) else { return }
      me.entry.text = ""
      me.items.show(item)
    }
    filterDropDown.onNotifySelected(self) { me in
      if let index = me.filterDropDown.selected { me.list.setFilter(TodoList.Filter.allCases[index]) }
    }
    retryButton.tooltip = "Try again to save the list"
    retryButton.onClicked(list) { $0.retrySaving() }
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    // A text that has something to undo uses the key before.
    shortcuts.add("<Control>z") { [weak self] in
      guard let self, view.isMapped else { return .proceed }
      return items.undoRemoval() ? .stop : .proceed
    }
    view.add(shortcuts)
    view.addSubview(makeLayout())
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool { entry.grabFocus() }

  override func updateProperties() {
    super.updateProperties()
    summary.text = list.summary
    filterDropDown.selected = TodoList.Filter.allCases.firstIndex(of: list.filter)
    storeLabel.text =
      switch list.storeState {
      case .saved: "Saved"
      case .saving: "Saving…"
      case .failed: "Not saved"
      case .readOnly: "Changes are not saved"
      }
    retryButton.isVisible = list.storeState == .failed
  }

  private func makeLayout() -> Widget {
    entry.placeholder = "What needs to be done?"
    entry.setAccessibleLabel(String(localized: "New item"))
    summary.hexpand = true
    summary.addCSSClass("heading")
    storeLabel.addCSSClass("dim-label")
    storeLabel.addCSSClass("caption")
    storeLabel.accessibilityTraits = .updatesFrequently
    retryButton.valign = .center
    let bar = Box(.horizontal, spacing: 12)
    [summary, storeLabel, retryButton, filterDropDown].forEach(bar.append)
    filterDropDown.setAccessibleLabel(String(localized: "Show"))
    items.view.vexpand = true
    let page = Box(.vertical, spacing: 15)
    page.margins = PageLayout.pageMargins
    page.append(
      PageLayout.makeHeading(
        title: "To-do List",
        summary: "Enter edits, Ctrl+Enter ticks, Alt+Up and Alt+Down move, Delete deletes, Ctrl+Z undoes.",
        trailing: makeSourceButton("TodoCell.swift")))
    [entry, bar, items.view].forEach(page.append)
    return ClampView(page, maximumWidth: 720)
  }
}
