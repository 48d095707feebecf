import Gtk

/// A picture or a symbol.
public struct Image: WidgetView, Equatable {
  enum Source: Equatable {
    case symbol(String)
    case texture(Texture)
  }

  let source: Source
  private(set) var isResizable = false

  /// A symbol of the icon theme, by the name of Apple's symbol or by its own.
  public init(systemName: String) { source = .symbol(Self.iconNames[systemName] ?? systemName) }

  /// A picture.
  public init(texture: Texture) { source = .texture(texture) }

  /// The picture in any size.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// The icon theme's names for the symbols that programs use most.
  private static let iconNames = [
    "checkmark": "object-select-symbolic", "plus": "list-add-symbolic", "minus": "list-remove-symbolic",
    "trash": "user-trash-symbolic", "star": "non-starred-symbolic", "star.fill": "starred-symbolic",
    "gear": "emblem-system-symbolic", "gearshape": "emblem-system-symbolic",
    "magnifyingglass": "system-search-symbolic", "xmark": "window-close-symbolic",
    "person": "avatar-default-symbolic", "person.fill": "avatar-default-symbolic", "house": "go-home-symbolic",
    "pencil": "document-edit-symbolic", "folder": "folder-symbolic", "envelope": "mail-unread-symbolic",
    "bell": "preferences-system-notifications-symbolic", "info.circle": "dialog-information-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic", "arrow.clockwise": "view-refresh-symbolic",
    "chevron.right": "go-next-symbolic", "chevron.left": "go-previous-symbolic", "chevron.up": "go-up-symbolic",
    "chevron.down": "go-down-symbolic", "play": "media-playback-start-symbolic",
    "play.fill": "media-playback-start-symbolic", "pause": "media-playback-pause-symbolic",
    "pause.fill": "media-playback-pause-symbolic", "photo": "image-x-generic-symbolic",
    "square.and.arrow.up": "document-send-symbolic", "ellipsis": "view-more-symbolic",
  ]

  var sizing: WidgetSizing { isResizable ? .fills : .natural }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Widget {
    switch source {
    case .symbol: Gtk.Image()
    case .texture: Picture()
    }
  }

  func update(_ widget: Widget, _ node: WidgetViewNode<Self>) {
    switch (widget, source) {
    case (let image as Gtk.Image, .symbol(let name)): image.iconName = name
    case (let picture as Picture, .texture(let texture)):
      picture.texture = texture
      picture.canShrink = isResizable
    default: break
    }
  }
}
