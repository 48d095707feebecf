import Gtk
import GtkTracking

/// Shows an `Image` at icon size in the colours of the style, as part of a button, a row or a bar.
final class IconView: Gtk.Image {
  private var loading: Task<Void, Never>?

  init() { super.init(iconName: nil) }

  isolated deinit { loading?.cancel() }

  /// The icon shown; nil for none.
  var image: Image? {
    didSet { if image != oldValue { show() } }
  }

  /// The colour of a symbol that has none of its own; nil for the style's.
  var symbolColor: Color? {
    didSet { if symbolColor != oldValue { showTint() } }
  }

  private func show() {
    loading?.cancel()
    loading = nil
    showTint()
    let side = image.map { Int(pixels: max($0.size.width, $0.size.height).rounded()) } ?? 0
    // A symbol of another size than that of text has it from a configuration.
    pixelSize = image?.iconName != nil && side != Image.iconSize ? side : nil
    if let name = image?.iconName {
      iconName = name
      return
    }
    texture = withoutTracking { image?.texture }
    guard let image, texture == nil else { return }
    loading = Task { [weak self] in
      guard let texture = try? await image.loadedTexture(), !Task.isCancelled else { return }
      self?.texture = texture
    }
  }

  /// A symbol that was given a colour is shown in it, as the traits here have it.
  private func showTint() {
    let own = image.flatMap { $0.isSymbolImage && $0.renderingMode == .alwaysOriginal ? $0.tintColor : nil }
    let color = own ?? symbolColor
    followTraits("tint", if: color != nil) { [unowned self] traits in
      ControlColors(content: color?.rgba(with: traits)).apply(to: self)
    }
  }
}
