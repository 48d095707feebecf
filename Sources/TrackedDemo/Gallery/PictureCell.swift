import FoundationEssentials
import TrackedKit

/// A small picture with its name below and a tick when it is chosen.
final class PictureCell: CollectionViewCell {
  func show(_ name: String, of gallery: GalleryModel) {
    accessibilityLabel = name.capitalized
    configurationUpdateHandler = { cell, _ in
      cell.contentConfiguration = PictureContentConfiguration(
        name: name, texture: gallery.textures[name], isChosen: gallery.selection.selectedImage == name,
        isRow: gallery.showsList)
    }
  }
}

private struct PictureContentConfiguration: ContentConfiguration {
  let name: String
  let texture: Texture?
  let isChosen: Bool
  let isRow: Bool

  func makeContentView() -> any View & ContentView { PictureContentView(self) }
}

private final class PictureContentView: View, ContentView {
  private let picture = Picture()
  private let title = Label()
  private let column = Box(.vertical, spacing: 6)
  private let caption = Box(.horizontal, spacing: 6)
  private let tick = Gtk.Image(iconName: "object-select-symbolic")

  init(_ content: PictureContentConfiguration) {
    configuration = content
    super.init()
    picture.contentFit = .cover
    picture.addCSSClass("thumbnail")
    column.append(picture)
    caption.append(title)
    tick.addCSSClass("accent")
    tick.pixelSize = 12
    caption.append(tick)
    column.append(caption)
    column.margins = Insets(4)
    addSubview(column)
    show(content)
  }

  var configuration: any ContentConfiguration {
    didSet { if let content = configuration as? PictureContentConfiguration { show(content) } }
  }

  private func show(_ content: PictureContentConfiguration) {
    column.orientation = content.isRow ? .horizontal : .vertical
    picture.setSizeRequest(width: content.isRow ? 48 : 80, height: content.isRow ? 32 : 64)
    picture.hexpand = !content.isRow
    picture.vexpand = !content.isRow
    caption.halign = content.isRow ? .start : .center
    title.setCSSClass("caption", .when(!content.isRow))
    picture.texture = content.texture
    picture.alternativeText = content.name
    title.text = content.name.capitalized
    tick.isVisible = content.isChosen
  }
}
