// How do you show a picture that has to be loaded first? How do you show something only at times?
//
// The model loads the picture when its address changes, off the main thread, and stores it; the hook shows what is stored.
// A badge follows a computed property: tracking sees the stored property behind it.

import TrackedKit

@Observable final class Contact {
  var name: String
  var unreadCount = 0
  var isOnline = false
  /// The bytes of the picture, from any source.
  var loadAvatar: () async throws -> [UInt8] = { [] } { didSet { reload() } }
  private(set) var avatar: Texture?
  @ObservationIgnored private var generation = 0

  init(name: String) { self.name = name }

  var hasUnread: Bool { unreadCount > 0 }

  private func reload() {
    generation += 1
    let (current, load) = (generation, loadAvatar)
    Task {
      let texture = try? await Texture.decode(bytes: load())
      // The result of an older request no longer counts.
      if current == generation { avatar = texture }
    }
  }
}

final class ContactViewController: ViewController {
  private let contact: Contact
  private let nameLabel = Label()
  private let badge = Label()
  private let picture = Picture()

  init(_ contact: Contact) { self.contact = contact }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.setSizeRequest(width: 24)
    badge.textAlignment = .center
    let dot = ContactDot(contact)
    dot.setSizeRequest(width: 12, height: 12)
    let row = Box(.horizontal, spacing: 9)
    for widget in [picture, dot, nameLabel, badge] as [Widget] {
      widget.valign = .center
      row.append(widget)
    }
    view.addSubview(row)
  }

  override func updateProperties() {
    super.updateProperties()
    nameLabel.text = contact.name
    picture.texture = contact.avatar
    badge.text = "\(contact.unreadCount)"
    badge.isVisible = contact.hasUnread
  }
}

/// Drawn again when something that `draw(_:)` read has changed.
final class ContactDot: View {
  private let contact: Contact

  init(_ contact: Contact) { self.contact = contact }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    let color = contact.isOnline ? Color.systemGreen : .separator
    canvas.fill(bounds, cornerRadius: bounds.width / 2, with: color)
  }
}
