public import Gtk
import GtkTracking

extension View {
  /// How content fills its place.
  public nonisolated enum ContentMode: Sendable {
    /// Stretched to fill it.
    case scaleToFill
    /// As large as fits whole.
    case scaleAspectFit
    /// As small as covers the view; the parts outside are visible unless `layer.masksToBounds` is set.
    case scaleAspectFill
    /// Drawings are drawn again for each size, as in every view here. Pictures are stretched.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at an edge.
    case top, bottom, left, right
    /// In its own size, in a corner.
    case topLeft, topRight, bottomLeft, bottomRight

    /// Where content of a size lies in a place.
    func rect(of size: Size, in bounds: Rect) -> Rect {
      guard size.width > 0, size.height > 0 else { return Rect(origin: bounds.origin, size: .zero) }
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit: return place(size, min(across, down), in: bounds)
      case .scaleAspectFill: return place(size, max(across, down), in: bounds)
      default: return place(size, 1, in: bounds)
      }
    }

    private func place(_ size: Size, _ factor: Double, in bounds: Rect) -> Rect {
      let (width, height) = (size.width * factor, size.height * factor)
      let x =
        switch self {
        case .left, .topLeft, .bottomLeft: bounds.minX
        case .right, .topRight, .bottomRight: bounds.maxX - width
        default: bounds.midX - width / 2
        }
      let y =
        switch self {
        case .top, .topLeft, .topRight: bounds.minY
        case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
        default: bounds.midY - height / 2
        }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }
}

/// Shows an `Image`. A picture appears when it is decoded, which runs no hook of the program; its size is known before.
@MainActor open class ImageView: View {
  override var hasOptionalSize: Bool { true }

  override var letsPointerThrough: Bool { true }

  /// A picture with a name is one to assistive technology, too, if it has it before it enters a window.
  override var shownAccessibilityLabel: String? {
    get { super.shownAccessibilityLabel }
    set {
      if newValue != nil, window == nil { setAccessibleRole(.image) }
      super.shownAccessibilityLabel = newValue
    }
  }

  private let canvas = ImageCanvas()

  /// A view that shows nothing yet.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// A view that shows a picture.
  public init(image: Image?) {
    self.image = image
    super.init(frame: .zero)
    canvas.show(image, in: self)
  }

  /// A view that shows a picture, and another one while `isHighlighted`.
  public convenience init(image: Image?, highlightedImage: Image?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The picture; nil for none. Setting an equal one does nothing (C-205).
  @AlwaysObserved open var image: Image? {
    didSet {
      guard image != oldValue else { return }
      canvas.show(shownImage, in: self)
      if image?.size != oldValue?.size { queueResize() }
    }
  }

  /// The picture shown while `isHighlighted`; nil for no other.
  @AlwaysObserved open var highlightedImage: Image? {
    didSet { if highlightedImage != oldValue, isHighlighted { canvas.show(shownImage, in: self) } }
  }

  /// Whether `highlightedImage` is shown.
  @AlwaysObserved open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { canvas.show(shownImage, in: self) } }
  }

  private var shownImage: Image? {
    configured(film?.current ?? (isHighlighted ? highlightedImage ?? image : image))
  }

  // MARK: Pictures in a row

  /// Shown one after the other between `startAnimating()` and `stopAnimating()`, in place of `image`; nil for none.
  @AlwaysObserved open var animationImages: [Image]? { didSet { if animationImages != oldValue { film = nil } } }

  /// How long a round of the pictures takes, in seconds; 0, the default, for a thirtieth of a second a picture.
  public var animationDuration = 0.0

  /// How many rounds there are; 0, the default, for no end.
  public var animationRepeatCount = 0

  private var film: ImageFilm? {
    didSet {
      guard film !== oldValue else { return }
      oldValue?.stop()
      canvas.show(shownImage, in: self)
    }
  }

  /// Shows the pictures of `animationImages` from the first one on. Where animations are switched off, it stays at the first one.
  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let film = ImageFilm(images, duration: duration, rounds: animationRepeatCount, in: self) { [weak self] isOver in
      guard let self else { return }
      if isOver { self.film = nil } else { canvas.show(shownImage, in: self) }
    }
    self.film = film
  }

  /// Shows `image` again.
  open func stopAnimating() { film = nil }

  /// Whether the pictures of `animationImages` are shown.
  open var isAnimating: Bool { film != nil }

  /// The size in which symbols are shown; nil for their own.
  @AlwaysObserved open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    didSet {
      canvas.show(shownImage, in: self)
      queueResize()
    }
  }

  private func configured(_ image: Image?) -> Image? {
    guard let preferredSymbolConfiguration else { return image }
    return image?.withConfiguration(preferredSymbolConfiguration)
  }

  /// How the picture fills the view.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      guard newValue != super.contentMode else { return }
      super.contentMode = newValue
      setNeedsDisplay()
    }
  }

  /// The picture's size, unless constraints demand more.
  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let inner = super.measure(orientation, forSize: forSize)
    guard let size = configured(image)?.size else { return inner }
    let natural = Int(pixels: (orientation == .horizontal ? size.width : size.height).rounded())
    return Measurement(minimum: inner.minimum, natural: max(inner.natural, natural))
  }

  /// Draws the picture. Call `super`.
  open override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    guard let image = shownImage else { return }
    self.canvas.draw(image, in: contentMode.rect(of: image.size, in: bounds), of: self, on: canvas)
  }
}

/// The content that an image view draws: the texture when it has arrived, or the icon for the current size.
final class ImageCanvas {
  private var texture: Texture?
  private var icon: (key: IconKey, icon: Icon)?
  private var loading: Task<Void, Never>?

  private struct IconKey: Equatable {
    let name: String
    let size: Int
    let scale: Int
    let direction: Widget.TextDirection
  }

  isolated deinit { loading?.cancel() }

  /// - Parameter arrived: called when the picture is decoded, if it was not yet.
  func show(_ image: Image?, in view: View, arrived: (() -> Void)? = nil) {
    loading?.cancel()
    loading = nil
    // What arrives is no matter of the hook that has set the image.
    texture = withoutTracking { image?.texture }
    view.setNeedsDisplay()
    guard let image, texture == nil, image.iconName == nil else { return }
    loading = Task { [weak self, weak view] in
      guard let texture = try? await image.loadedTexture(), !Task.isCancelled else { return }
      self?.texture = texture
      view?.setNeedsDisplay()
      arrived?()
    }
  }

  /// - Parameter traits: those that colours follow; nil for those of the hook that draws.
  func draw(_ image: Image, in rect: Rect, of view: View, on canvas: Snapshot, with traits: TraitCollection? = nil) {
    guard !rect.isEmpty else { return }
    func rgba(_ color: Color) -> RGBA { traits.map { color.rgba(with: $0) } ?? color.currentRGBA }
    let color = image.shapeColor.map(rgba)
    if let name = image.iconName {
      let key = IconKey(
        name: name, size: Int(pixels: max(rect.width, rect.height).rounded(.up)), scale: view.scaleFactor,
        direction: image.direction(in: view))
      if icon?.key != key {
        icon = (key, Icon(name, size: key.size, scale: key.scale, direction: key.direction))
      }
      guard let icon = icon?.icon else { return }
      let label = rgba(.label)
      if let color, !image.isSymbolImage {
        canvas.tinted(color) { canvas.draw(icon, in: rect, color: color) }
      } else {
        canvas.draw(icon, in: rect, color: color ?? label)
      }
    } else if let texture {
      if let color {
        canvas.tinted(color) { canvas.draw(texture, in: rect) }
      } else {
        canvas.draw(texture, in: rect)
      }
    }
  }
}

/// Pictures that are shown one after the other, in step with the frames of a view.
private final class ImageFilm {
  private let images: [Image]
  private var index = 0
  private var isStopped = false

  var current: Image { images[index] }

  /// - Parameter didChange: called with false when another picture is the current one, and with true after the last.
  init(_ images: [Image], duration: Double, rounds: Int, in view: View, didChange: @escaping (_ isOver: Bool) -> Void) {
    self.images = images
    guard View.areAnimationsEnabled else { return }
    var start: Double?
    view.addTickCallback { [weak self] time in
      guard let self, !isStopped else { return .finish }
      let now = Double(time) / 1_000_000
      let passed = now - (start ?? now)
      if start == nil { start = now }
      if rounds > 0, passed >= duration * Double(rounds) {
        didChange(true)
        return .finish
      }
      let index = Int(passed / duration * Double(images.count)) % images.count
      guard index != self.index else { return .again }
      self.index = index
      didChange(false)
      return .again
    }
  }

  func stop() { isStopped = true }
}
