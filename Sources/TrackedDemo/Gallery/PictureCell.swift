import FoundationEssentials
import TrackedKit

/// A small picture with its name below and a tick when it is chosen.
final class PictureCell: CollectionViewCell {
  func show(_ name: String, of gallery: GalleryModel) {
    accessibilityLabel = name.capitalized
    configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = PictureContentConfiguration(
        name: name, texture: gallery.textures[name], isChosen: gallery.selection.selectedImage == name)
    }
  }
}

private struct PictureContentConfiguration: ContentConfiguration {
  let name: String
  let texture: Texture?
  let isChosen: Bool

  func makeContentView() -> any ContentView {
    let view = PictureContentView()
    _ = view.apply(self)
    return view
  }
}

private final class PictureContentView: Box, ContentView {
  private let picture = Picture()
  private let title = Label()
  private let tick = Gtk.Image(iconName: "object-select-symbolic")

  init() {
    super.init(.vertical, spacing: 6)
    picture.contentFit = .cover
    picture.setSizeRequest(width: 84, height: 64)
    picture.hexpand = true
    picture.vexpand = true
    picture.addCSSClass("thumbnail")
    append(picture)
    let caption = Box(.horizontal, spacing: 6)
    caption.halign = .center
    title.addCSSClass("caption")
    caption.append(title)
    tick.addCSSClass("accent")
    tick.pixelSize = 12
    caption.append(tick)
    append(caption)
  }

  func apply(_ configuration: any ContentConfiguration) -> Bool {
    guard let content = configuration as? PictureContentConfiguration else { return false }
    picture.texture = content.texture
    picture.alternativeText = content.name
    title.text = content.name.capitalized
    tick.isVisible = content.isChosen
    return true
  }
}
