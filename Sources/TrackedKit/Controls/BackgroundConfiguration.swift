import Gtk

/// The background of a cell or button.
@MainActor public struct BackgroundConfiguration: Equatable {
  /// The colour; nil for none.
  public var backgroundColor: Color?
  /// Turns `backgroundColor`, or the tint colour if that is nil, into the colour that is shown; nil shows it unchanged.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The radius of the corners, in logical pixels.
  public var cornerRadius = 0.0
  /// The colour of the line along the edge; nil for none.
  public var strokeColor: Color?
  /// Turns `strokeColor`, or the tint colour if that is nil, into the colour of the line; nil shows it unchanged.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of that line, in logical pixels.
  public var strokeWidth = 0.0
  /// How far from the edges of the cell the background ends, in logical pixels. Of no meaning for buttons.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// A view above the colour, as large as the background; nil for none. Of no meaning for buttons.
  public var customView: View?

  /// Nothing.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a plain list: only the look of the list's own rows.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a list: only the look of the list's own rows.
  public static func listCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a grouped list: only the look of the list's own rows.
  public static func listGroupedCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// A row of a sidebar list: only the look of the list's own rows.
  public static func listSidebarCell() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header of a section of a list at the window's side: nothing.
  public static func listSidebarHeader() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header or footer of a section of a plain list: nothing.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header or footer of a section of a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The header of a section: nothing.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The footer of a section: nothing.
  public static func listFooter() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// This background in a state of the cell. The list's rows show selection and presses themselves.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration { self }

  /// Whether the look of the cell itself cannot show it.
  var needsGround: Bool { backgroundInsets != .zero || customView != nil }

  /// Whether it shows something of its own.
  var hasOwnLook: Bool { backgroundColor != nil || backgroundColorTransformer != nil || customView != nil }

  func apply(to cell: View) { (needsGround ? .clear() : self).showLook(on: cell) }

  /// The colour that is shown in a place with a tint colour; nil for none.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color? {
    backgroundColorTransformer.map { $0(backgroundColor ?? tintColor) } ?? backgroundColor
  }

  /// The colour of the line in a place with a tint colour; nil for none.
  public func resolvedStrokeColor(for tintColor: Color) -> Color? {
    strokeColorTransformer.map { $0(strokeColor ?? tintColor) } ?? strokeColor
  }

  fileprivate func showLook(on view: View) {
    view.backgroundColor = resolvedBackgroundColor(for: .tintColor)
    view.layer.cornerRadius = cornerRadius
    let stroke = resolvedStrokeColor(for: .tintColor)
    view.layer.borderWidth = stroke == nil ? 0 : strokeWidth
    if let stroke { view.layer.borderColor = stroke }
  }
}

/// A background that does not reach the edges of its cell, or has a view of its own.
final class ConfiguredGround: View {
  private let ground = View()
  private var insets = DirectionalEdgeInsets.zero
  private weak var custom: View?

  init() {
    super.init(frame: .zero)
    addSubview(ground)
  }

  func show(_ configuration: BackgroundConfiguration) {
    configuration.showLook(on: ground)
    ground.layer.masksToBounds = configuration.customView != nil && configuration.cornerRadius > 0
    if custom !== configuration.customView {
      if let custom, custom.superview === ground { custom.removeFromSuperview() }
      custom = configuration.customView
      if let custom { ground.addSubview(custom) }
    }
    guard insets != configuration.backgroundInsets else { return }
    insets = configuration.backgroundInsets
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.inset(by: EdgeInsets(insets, in: direction))
    self.place(ground, in: place)
    custom?.frame = Rect(origin: .zero, size: place.size)
  }
}

extension BackgroundConfiguration {
  /// Nothing behind a row is blurred.
  @available(*, unavailable, message: "what is behind a row is not blurred: set backgroundColor, or customView")
  @NeverCalled public var visualEffect: VisualEffect?

  /// The line lies on the edge.
  @available(*, unavailable, message: "the line lies on the edge: set backgroundInsets")
  @NeverCalled public var strokeOutset: Double
}
