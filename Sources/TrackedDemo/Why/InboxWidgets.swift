import TrackedKit

/// One of the two inboxes in a window.
protocol InboxPane: AnyObject {
  var widgets: InboxWidgets { get }
  /// Replaces all messages.
  func show(_ mails: [Mail])
}

/// The buttons that both inboxes answer.
final class InboxControls {
  let newButton = Gtk.Button(String(localized: "New Message"))
  let threadButton = Gtk.Button(String(localized: "From a Thread"))

  init() {
    newButton.addCSSClass("suggested-action")
    newButton.tooltip = "A message arrives in both inboxes"
    threadButton.tooltip = "A thread fetches a message for either inbox"
  }
}

/// The widgets of the inbox, the same for both: GTK's own, without any behaviour.
final class InboxWidgets {
  let badge = Gtk.Label()
  let countLabel = Gtk.Label()
  let readButton = Gtk.Button(String(localized: "Mark All Read"))
  let list = MailList()
  let layout: Widget

  init() {
    let title = Gtk.Label(String(localized: "Inbox"))
    title.addCSSClass("heading")
    badge.addCSSClass("badge")
    badge.valign = .center
    countLabel.addCSSClass("dim-label")
    countLabel.xalign = 1
    countLabel.wraps = true
    countLabel.hexpand = true
    let heading = Box(.horizontal, spacing: 6)
    [title, badge, countLabel].forEach(heading.append)
    readButton.halign = .start
    let column = Box(.vertical, spacing: 6)
    column.margins = .symmetric(horizontal: 12, vertical: 9)
    [heading, readButton, list].forEach(column.append)
    layout = column
  }
}

/// The messages, in GTK's list: one list item for each, and rows for those in sight.
final class MailList: View {
  /// A copy of what is shown, as GTK's list store is one.
  private final class Store { var mails: [Mail] = [] }

  private let store = Store()
  private let model: ListModel
  private let list: ListView
  /// Enough for three rows at the usual size of text.
  private static let leastHeight = 72

  init() {
    model = ListModel(count: { [store] in store.mails.count }) { [store] in store.mails[$0] }
    let factory = ListItemFactory()
    factory.onSetup { item in
      let label = Gtk.Label()
      label.xalign = 0
      label.ellipsize = .end
      item?.child = label
    }
    factory.onBind { item in
      guard let label = item?.child as? Gtk.Label, let mail = item?.value?.base as? Mail else { return }
      label.text = (mail.isUnread ? "● " : "○ ") + mail.subject
    }
    list = ListView(NoSelection(model), factory: factory)
    super.init()
    list.setAccessibleLabel(String(localized: "Messages"))
    list.addCSSClass("mail-list")
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.minContentHeight = Self.leastHeight
    scroller.child = list
    addSubview(scroller)
  }

  /// The messages that the rows show. Rows from the first change to the last are filled again.
  var mails: [Mail] {
    get { store.mails }
    set {
      let old = store.mails
      let start = zip(old, newValue).prefix { $0 == $1 }.count
      let end = zip(old.dropFirst(start).reversed(), newValue.dropFirst(start).reversed()).prefix { $0 == $1 }.count
      store.mails = newValue
      model.itemsChanged(at: start, removed: old.count - start - end, added: newValue.count - start - end)
      // GTK keeps the row in sight that was at the top.
      if start == 0, newValue.count > old.count { list.scrollTo(0) }
    }
  }

  /// Calls `body` with the row that was activated.
  func onActivate<Target: AnyObject>(_ target: Target, _ body: @escaping (Target, Int) -> Void) {
    list.onActivate(target) { target, row in body(target, Int(row)) }
  }
}
