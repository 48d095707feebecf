import Gtk

/// Finds pictures by name.
package enum ImageNames {
  private static let endings = ["", ".png", ".jpg", ".jpeg", ".svg"]
  private static var foldersOfNames: [String: Set<String>] = [:]

  /// The path of a picture among the program's resources; nil if there is none.
  static func resource(named name: String) -> String? {
    guard !name.isEmpty else { return nil }
    let folders = name.hasPrefix("/") ? [String(name[..<name.lastIndex(of: "/")!])] : Image.resourceFolders
    let file = name.hasPrefix("/") ? String(name[name.index(after: name.lastIndex(of: "/")!)...]) : name
    for folder in folders {
      let names = names(in: folder)
      if let ending = endings.first(where: { names.contains(file + $0) }) { return "\(folder)/\(file)\(ending)" }
    }
    return nil
  }

  private static func names(in folder: String) -> Set<String> {
    if let names = foldersOfNames[folder] { return names }
    let names = Set(Resources.names(in: folder))
    // A bundle may be registered later.
    if !names.isEmpty { foldersOfNames[folder] = names }
    return names
  }

  /// The name of an icon of the theme; nil if there is none.
  static func icon(named name: String) -> String? { Icon.exists(name) ? name : nil }

  /// The name of the symbolic icon for a symbol; nil if there is none.
  package static func symbol(named name: String) -> String? {
    let candidates = [Image.symbolNames[name], name].compactMap { $0 }
    for candidate in candidates {
      let symbolic = candidate.hasSuffix("-symbolic") ? candidate : candidate + "-symbolic"
      if Icon.exists(symbolic) { return symbolic }
    }
    return nil
  }
}

nonisolated extension Image {
  /// The icons that stand for Apple's symbols, without the ending `-symbolic`. What is filled or stands in a circle looks as what is not.
  public static let symbolNames: [String: String] = {
    var names: [String: String] = [:]
    for (icon, symbols) in symbolsOfIcons {
      for symbol in symbols.split(separator: " ") { names[String(symbol)] = icon }
    }
    return names
  }()

  private static let symbolsOfIcons: [(icon: String, symbols: String)] = [
    ("list-add", "plus plus.circle plus.circle.fill plus.square"),
    ("list-remove", "minus minus.circle minus.circle.fill"),
    ("window-close", "xmark xmark.circle xmark.circle.fill"),
    ("object-select", "checkmark checkmark.circle checkmark.circle.fill"),
    ("checkbox-checked", "checkmark.square checkmark.square.fill"),
    ("checkbox", "square"),
    ("radio", "circle"),
    ("radio-checked", "circle.fill largecircle.fill.circle smallcircle.filled.circle"),
    ("go-next", "chevron.right arrow.right arrow.right.circle chevron.forward arrow.forward"),
    ("go-previous", "chevron.left arrow.left arrow.left.circle chevron.backward arrow.backward"),
    ("go-up", "chevron.up arrow.up arrow.up.circle"),
    ("go-down", "chevron.down arrow.down arrow.down.circle"),
    ("pan-down", "arrowtriangle.down arrowtriangle.down.fill"),
    ("pan-up", "arrowtriangle.up arrowtriangle.up.fill"),
    ("starred", "star.fill star.circle.fill"),
    ("non-starred", "star star.circle"),
    ("semi-starred", "star.leadinghalf.filled star.lefthalf.fill"),
    ("emote-love", "heart heart.fill heart.circle heart.circle.fill"),
    ("user-trash", "trash trash.fill trash.circle"),
    ("document-edit", "pencil pencil.circle square.and.pencil"),
    ("edit-find", "magnifyingglass magnifyingglass.circle"),
    ("emblem-system", "gear gearshape gearshape.fill gearshape.2"),
    (
      "avatar-default", "person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill"
    ),
    ("system-users", "person.2 person.2.fill person.3 person.3.fill"),
    ("contact-new", "person.badge.plus person.crop.circle.badge.plus"),
    ("user-home", "house house.fill house.circle"),
    ("preferences-system-notifications", "bell bell.fill bell.circle bell.badge bell.badge.fill"),
    ("notifications-disabled", "bell.slash bell.slash.fill"),
    ("mail-unread", "envelope envelope.fill envelope.circle envelope.badge"),
    ("mail-read", "envelope.open envelope.open.fill"),
    ("mail-replied", "arrowshape.turn.up.left arrowshape.turn.up.left.fill"),
    ("mail-send", "paperplane paperplane.fill"),
    ("mail-attachment", "paperclip"),
    ("chat-message-new", "message message.fill bubble.left bubble.right bubble.left.fill text.bubble"),
    ("mail-mark-important", "exclamationmark exclamationmark.circle exclamationmark.circle.fill"),
    ("dialog-warning", "exclamationmark.triangle exclamationmark.triangle.fill"),
    ("dialog-error", "xmark.octagon xmark.octagon.fill exclamationmark.octagon"),
    ("help-about", "info info.circle info.circle.fill"),
    ("dialog-question", "questionmark questionmark.circle questionmark.circle.fill"),
    ("folder", "folder folder.fill folder.circle"),
    ("folder-new", "folder.badge.plus"),
    ("text-x-generic", "doc doc.fill doc.text doc.text.fill note.text"),
    ("document-new", "doc.badge.plus"),
    ("edit-copy", "doc.on.doc doc.on.doc.fill"),
    ("edit-paste", "doc.on.clipboard clipboard list.clipboard"),
    ("edit-cut", "scissors"),
    ("image-x-generic", "photo photo.fill photo.on.rectangle"),
    ("camera-photo", "camera camera.fill camera.circle"),
    ("camera-video", "video video.fill"),
    ("audio-x-generic", "music.note music.note.list waveform waveform.circle waveform.circle.fill"),
    ("media-playback-start", "play play.fill play.circle play.circle.fill"),
    ("media-playback-pause", "pause pause.fill pause.circle pause.circle.fill"),
    ("media-playback-stop", "stop stop.fill stop.circle"),
    ("media-record", "record.circle"),
    ("media-skip-forward", "forward.end forward.end.fill"),
    ("media-skip-backward", "backward.end backward.end.fill"),
    ("media-seek-forward", "forward forward.fill"),
    ("media-seek-backward", "backward backward.fill"),
    ("media-playlist-shuffle", "shuffle"),
    ("media-playlist-repeat", "repeat"),
    ("media-playlist-repeat-song", "repeat.1"),
    ("audio-volume-high", "speaker speaker.wave.2 speaker.wave.3 speaker.wave.2.fill speaker.wave.3.fill"),
    ("audio-volume-low", "speaker.wave.1 speaker.wave.1.fill speaker.fill"),
    ("audio-volume-muted", "speaker.slash speaker.slash.fill"),
    ("microphone-sensitivity-high", "mic mic.fill mic.circle"),
    ("microphone-sensitivity-muted", "mic.slash mic.slash.fill"),
    ("view-refresh", "arrow.clockwise arrow.clockwise.circle arrow.triangle.2.circlepath arrow.counterclockwise"),
    ("edit-undo", "arrow.uturn.backward arrow.uturn.left"),
    ("edit-redo", "arrow.uturn.forward arrow.uturn.right"),
    ("send-to", "square.and.arrow.up square.and.arrow.up.fill"),
    ("document-save", "square.and.arrow.down square.and.arrow.down.fill arrow.down.to.line"),
    ("view-more-horizontal", "ellipsis ellipsis.circle ellipsis.circle.fill"),
    ("view-more", "ellipsis.vertical"),
    ("open-menu", "line.3.horizontal line.horizontal.3"),
    ("view-list-bullet", "list.bullet list.dash"),
    ("view-list-ordered", "list.number"),
    ("view-grid", "square.grid.2x2 square.grid.2x2.fill square.grid.3x3"),
    ("sidebar-show", "sidebar.left sidebar.leading"),
    ("sidebar-show-right", "sidebar.right sidebar.trailing"),
    ("view-sort-ascending", "arrow.up.arrow.down line.3.horizontal.decrease line.3.horizontal.decrease.circle"),
    ("x-office-calendar", "calendar calendar.circle calendar.badge.plus"),
    ("preferences-system-time", "clock clock.fill clock.circle timer"),
    ("alarm", "alarm alarm.fill"),
    ("weather-clear", "sun.max sun.max.fill sun.min"),
    ("weather-clear-night", "moon moon.fill moon.stars moon.circle"),
    ("weather-overcast", "cloud cloud.fill"),
    ("weather-few-clouds", "cloud.sun cloud.sun.fill"),
    ("weather-showers", "cloud.rain cloud.rain.fill"),
    ("weather-snow", "snow snowflake cloud.snow"),
    ("weather-storm", "bolt.fill cloud.bolt cloud.bolt.rain"),
    ("thunderbolt", "bolt"),
    ("system-lock-screen", "lock lock.fill lock.circle"),
    ("changes-allow", "lock.open lock.open.fill"),
    ("dialog-password", "key key.fill"),
    ("view-reveal", "eye eye.fill eye.circle"),
    ("view-conceal", "eye.slash eye.slash.fill"),
    ("bookmark-new", "bookmark.badge.plus"),
    ("user-bookmarks", "bookmark bookmark.fill book book.fill"),
    ("view-pin", "pin pin.fill"),
    ("mark-location", "mappin mappin.circle mappin.circle.fill mappin.and.ellipse map map.fill"),
    ("find-location", "location location.fill location.circle"),
    ("insert-link", "link link.circle"),
    ("web-browser", "globe network safari"),
    ("network-wireless", "wifi"),
    ("network-wireless-offline", "wifi.slash"),
    ("bluetooth", "bluetooth"),
    ("battery-full", "battery.100"),
    ("battery-low", "battery.25"),
    ("call-start", "phone phone.fill phone.circle"),
    ("call-stop", "phone.down phone.down.fill"),
    ("computer", "desktopcomputer laptopcomputer pc"),
    ("phone", "iphone"),
    ("tablet", "ipad"),
    ("tv", "tv tv.fill"),
    ("printer", "printer printer.fill"),
    ("input-keyboard", "keyboard"),
    ("input-gaming", "gamecontroller gamecontroller.fill"),
    ("audio-headphones", "headphones"),
    ("folder-download", "tray.and.arrow.down tray"),
    ("package-x-generic", "shippingbox shippingbox.fill archivebox archivebox.fill"),
    ("preferences-desktop-appearance", "paintbrush paintbrush.fill paintpalette paintpalette.fill"),
    ("preferences-other", "slider.horizontal.3 switch.2"),
    ("applications-utilities", "wrench wrench.fill hammer hammer.fill wrench.and.screwdriver"),
    ("utilities-terminal", "terminal terminal.fill"),
    ("face-smile", "face.smiling face.smiling.fill"),
    ("emote-love", "hand.thumbsup hand.thumbsup.fill"),
    ("zoom-in", "plus.magnifyingglass"),
    ("zoom-out", "minus.magnifyingglass"),
    ("view-fullscreen", "arrow.up.left.and.arrow.down.right"),
    ("view-restore", "arrow.down.right.and.arrow.up.left"),
    ("format-text-bold", "bold"),
    ("format-text-italic", "italic"),
    ("format-text-underline", "underline"),
    ("format-text-strikethrough", "strikethrough"),
    ("format-justify-left", "text.alignleft"),
    ("format-justify-center", "text.aligncenter"),
    ("format-justify-right", "text.alignright"),
    ("mail-mark-important", "flag flag.fill"),
    ("process-stop", "nosign slash.circle"),
    ("application-exit", "rectangle.portrait.and.arrow.right power"),
    ("accessories-calculator", "function number"),
    ("accessories-text-editor", "textformat character"),
  ]
}
