import TrackedKit

// essential:begin
/// The inbox as GTK programs have it: plain data, and handlers that refresh what shows it.
final class ManualInbox {
  var mails = Mail.old(3)
}

final class ManualInboxPane: InboxPane {
  private let inbox: ManualInbox
  let widgets = InboxWidgets()

  init(_ inbox: ManualInbox, _ controls: InboxControls) {
    self.inbox = inbox
    controls.newButton.onClicked(self) { me in
      me.inbox.mails.receive()
      me.refreshList()
      me.refreshCount()
      me.refreshBadge()
    }
    widgets.readButton.onClicked(self) { me in
      me.inbox.mails.markAllRead()
      me.refreshList()
      me.refreshCount()
      me.refreshReadButton()
    }
    widgets.list.onActivate(self) { me, row in
      me.inbox.mails.toggle(at: row)
      me.refreshList()
      me.refreshCount()
      me.refreshReadButton()
    }
    controls.threadButton.onClicked(self) { me in me.fetch() }
    refreshList()
    refreshCount()
    refreshBadge()
    refreshReadButton()
  }

  private func fetch() {
    Thread.detachNewThread {
      let subject = Mail.fetchSubject()
      // GTK may be used on the main thread alone.
      MainLoop.invokeOnMainThread { [weak self] in
        self?.inbox.mails.receive(subject)
        self?.refreshList()
        self?.refreshCount()
      }
    }
  }

  func show(_ mails: [Mail]) {
    inbox.mails = mails
    refreshList()
    refreshCount()
    refreshBadge()
    refreshReadButton()
  }

  private func refreshList() {
    widgets.list.mails = inbox.mails
  }

  private func refreshCount() {
    widgets.countLabel.text = "\(inbox.mails.unread) unread of \(inbox.mails.count)"
  }

  private func refreshBadge() {
    widgets.badge.text = "\(inbox.mails.unread)"
    widgets.badge.isVisible = inbox.mails.unread > 0
  }

  private func refreshReadButton() {
    widgets.readButton.isSensitive = inbox.mails.unread > 0
  }
}
// essential:end
