import TrackedKit

/// The current message, above the lower edge of the window.
final class ToastView: View {
  private let notices: Notices
  private let revealer = Revealer()
  private let text = Label()
  private let action = Button()

  init(_ notices: Notices) {
    self.notices = notices
    super.init()
    UpdateRecorder.ignore(self)
    halign = .center
    valign = .end
    let row = Box(.horizontal, spacing: 12)
    row.addCSSClass("toast")
    text.numberOfLines = 0
    text.maxWidthChars = 50
    text.accessibilityTraits = .updatesFrequently
    row.append(text)
    action.addCSSClass("pill")
    action.valign = .center
    action.onClicked(self) { me in me.notices.performAction() }
    row.append(action)
    let close = Button(iconName: "window-close-symbolic")
    close.hasFrame = false
    close.valign = .center
    close.followLanguage { [unowned close] in close.tooltip = String(localized: "Dismiss") }
    close.onClicked(self) { me in me.notices.dismiss() }
    row.append(close)
    revealer.transitionType = .slideUp
    revealer.child = row
    addSubview(revealer)
  }

  override func updateProperties() {
    super.updateProperties()
    let notice = notices.current
    revealer.revealsChild = notice != nil
    // The text stays while the message slides away.
    if let notice { text.text = notice.text }
    action.isVisible = notice?.actionTitle != nil
    if let title = notice?.actionTitle { action.label = title }
  }
}
