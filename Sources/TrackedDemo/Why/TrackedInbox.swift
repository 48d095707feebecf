import TrackedKit

// essential:begin
/// The inbox as an observable model. A hook that shows it reads it, and needs nothing else.
@Observable final class TrackedInbox {
  var mails = Mail.old(3)

  func receive(_ subject: String? = nil) { mails.receive(subject) }
}

final class TrackedInboxController: ViewController, InboxPane {
  private let inbox: TrackedInbox
  let widgets = InboxWidgets()

  init(_ inbox: TrackedInbox, _ controls: InboxControls) {
    self.inbox = inbox
    super.init()
    controls.newButton.onClicked(inbox) { $0.receive() }
    widgets.readButton.onClicked(inbox) { $0.mails.markAllRead() }
    widgets.list.onActivate(inbox) { $0.mails.toggle(at: $1) }
    controls.threadButton.onClicked(self) { me in me.fetch() }
  }

  override func updateProperties() {
    super.updateProperties()
    let mails = inbox.mails
    widgets.list.mails = mails
    widgets.countLabel.text = "\(mails.unread) unread of \(mails.count)"
    widgets.badge.text = "\(mails.unread)"
    widgets.badge.isVisible = mails.unread > 0
    widgets.readButton.isSensitive = mails.unread > 0
  }

  private func fetch() {
    Task.detached { [inbox] in
      let subject = Mail.fetchSubject()
      await inbox.receive(subject)
    }
  }

  func show(_ mails: [Mail]) {
    inbox.mails = mails
  }
  // essential:end

  override func loadView() { view = View(widgets.layout) }
}
