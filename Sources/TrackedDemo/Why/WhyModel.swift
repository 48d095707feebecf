import TrackedKit

/// The same inbox twice, and what shows each of them.
final class WhyModel {
  let manual = ManualInbox()
  let tracked = TrackedInbox()
  private var shown: [WeakPair] = []

  private struct WeakPair { weak var pair: InboxPairController? }

  func add(_ pair: InboxPairController) { shown = shown.filter { $0.pair != nil } + [WeakPair(pair: pair)] }

  /// The windows' pairs that can be seen.
  var pairs: [InboxPairController] { shown.compactMap(\.pair).filter { $0.viewIfLoaded?.isMapped == true } }
}

/// What widgets show, and the model does not say. Found by comparing the two.
enum OutOfDate {
  static func find(in widgets: InboxWidgets, _ mails: [Mail]) -> [String] {
    let unread = mails.unread
    var found: [String] = []
    if widgets.list.mails != mails { found.append("the list shows other messages") }
    if widgets.countLabel.text != "\(unread) unread of \(mails.count)" {
      found.append("the text says “\(widgets.countLabel.text)”")
    }
    let badge = widgets.badge.isVisible ? widgets.badge.text : "0"
    if badge != "\(unread)" {
      found.append(badge == "0" ? "the badge is missing" : "the badge says \(badge) where \(unread) are unread")
    }
    if widgets.readButton.isSensitive != (unread > 0) {
      found.append("“Mark All Read” \(unread > 0 ? "cannot be pressed" : "can be pressed")")
    }
    return found
  }
}
