import Gtk
import TrackedKit

/// The list of pages at the side.
final class PageSidebar: View {
  private let selection: PageSelection
  private let list = ListBox()

  init(_ selection: PageSelection, _ model: AppModel) {
    self.selection = selection
    super.init()
    addCSSClass("sidebar")
    list.addCSSClass("navigation-sidebar")
    list.selectionMode = .browse
    for page in DemoPage.allCases { list.append(Self.makeRow(page, model)) }
    list.selectionChanged.connect(self) { me, _ in
      if let index = me.list.selectedIndex { me.selection.page = DemoPage.allCases[index] }
    }
    addSubview(list)
  }

  override func updateProperties() {
    super.updateProperties()
    list.selectedIndex = DemoPage.allCases.firstIndex(of: selection.page)
  }

  private static func makeRow(_ page: DemoPage, _ model: AppModel) -> Widget {
    let row = Box(.horizontal, spacing: 12)
    row.margins = .symmetric(horizontal: 6, vertical: 6)
    row.append(Image(iconName: page.iconName))
    let title = Label(page.title)
    title.hexpand = true
    title.xalign = 0
    row.append(title)
    let badge = Label()
    badge.addCSSClass("badge")
    badge.valign = .center
    row.append(badge)
    badge.updateProperties { badge in
      let count = page.badgeCount(model)
      badge.isVisible = count > 0
      badge.text = "\(count)"
    }
    return row
  }
}

/// The pages as a bar of buttons, for narrow windows.
final class PageBar: View {
  private let selection: PageSelection
  private var buttons: [ToggleButton] = []

  init(_ selection: PageSelection) {
    self.selection = selection
    super.init()
    addCSSClass("bottom-bar")
    let row = Box(.horizontal, spacing: 6)
    row.isHomogeneous = true
    row.margins = .all(6)
    for page in DemoPage.allCases {
      let button = ToggleButton()
      button.hasFrame = false
      button.setAccessibleLabel(page.title)
      button.child = Self.makeContent(page)
      button.setGroup(buttons.first)
      button.toggled.connect(self) { [unowned button] me in
        if button.isActive { me.selection.page = page }
      }
      buttons.append(button)
      row.append(button)
    }
    addSubview(row)
  }

  override func updateProperties() {
    super.updateProperties()
    for (page, button) in zip(DemoPage.allCases, buttons) { button.isActive = page == selection.page }
  }

  private static func makeContent(_ page: DemoPage) -> Widget {
    let column = Box(.vertical, spacing: 2)
    column.append(Image(iconName: page.iconName))
    let title = Label(page.title)
    title.addCSSClass("caption")
    title.ellipsize = .end
    column.append(title)
    return column
  }
}

extension DemoPage {
  /// The number beside the page's name; 0 shows none.
  fileprivate func badgeCount(_ model: AppModel) -> Int {
    switch self {
    case .settings: model.settings.shownBadgeCount
    case .todo: model.todo.openCount
    case .counter, .gallery: 0
    }
  }
}
