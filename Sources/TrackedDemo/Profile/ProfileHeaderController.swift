import TrackedKit

// essential:begin
/// Shows who is signed in. It reads name, picture and whether something is unread: the e-mail address may change as
/// often as it likes.
final class ProfileHeaderController: ViewController {
  private let session: SessionModel
  private let nameLabel = Label()
  private let noteLabel = Label()
  private let avatar = AvatarView()
  private let badge = Label()

  init(_ session: SessionModel) {
    self.session = session
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    // Without a theme there is nothing to show it with; its injection runs the hook again.
    guard let theme = traitCollection.appTheme else { return }
    let user = session.currentUser
    nameLabel.text = user?.name ?? "Guest"
    nameLabel.attributes = TextAttributes(scale: 1.4, weight: .bold, foreground: theme.accentColor.currentRGBA)
    badge.text = "\(user?.unreadCount ?? 0)"
    badge.isVisible = user?.hasUnread ?? false
    switch user?.avatar {
    case .loaded(let picture): show(picture, note: session.isOnline ? "Online" : "Offline")
    case .loading: show(nil, note: "Loading the picture…")
    case .failed(let reason): show(nil, note: reason)
    case nil: show(nil, note: "Nobody is signed in")
    }
  }

  private func show(_ picture: Texture?, note: String) {
    avatar.show(picture)
    noteLabel.text = note
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    let dot = OnlineDot(session)
    dot.setSizeRequest(width: 14, height: 14)
    dot.valign = .center
    badge.addCSSClass("badge")
    badge.valign = .center
    noteLabel.numberOfLines = 0
    noteLabel.addCSSClass("dim-label")
    let title = Box(.horizontal, spacing: 9)
    [dot, nameLabel, badge].forEach(title.append)
    let texts = Box(.vertical, spacing: 3)
    texts.valign = .center
    texts.hexpand = true
    [title, noteLabel].forEach(texts.append)
    avatar.valign = .center
    let row = Box(.horizontal, spacing: 18)
    row.margins = PageLayout.contentMargins
    [avatar, texts].forEach(row.append)
    view.addSubview(row)
  }
}

/// A picture in a circle, or, without one, somebody's outline.
final class AvatarView: View {
  private let picture = Picture()
  private let placeholder = Gtk.Image(iconName: "avatar-default-symbolic")

  init() {
    super.init()
    layer.cornerRadius = 36
    layer.masksToBounds = true
    backgroundColor = .separator
    placeholder.pixelSize = 36
    picture.contentFit = .cover
    picture.canShrink = true
    addSubview(placeholder)
    addSubview(picture)
    show(nil)
  }

  func show(_ texture: Texture?) {
    picture.texture = texture
    picture.isVisible = texture != nil
    placeholder.isVisible = texture == nil
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(72) }
}

/// Green while online, grey otherwise: drawn, and drawn again when that changes.
final class OnlineDot: View {
  private let session: SessionModel

  init(_ session: SessionModel) {
    self.session = session
    super.init()
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let isOnline = session.isOnline && session.currentUser != nil
    let color = isOnline ? Color.systemGreen : .separator
    canvas.fill(bounds, cornerRadius: bounds.width / 2, with: color)
  }
}
