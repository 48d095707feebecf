import Gtk
import GtkTracking

/// The colours, corners and spaces of a button that are not its theme's, as a style class. Buttons that look alike share one.
struct ButtonLook: Hashable {
  private var foreground: RGBA?
  private var background: RGBA?
  private var stroke: RGBA?
  private var strokeWidth = 0.0
  private var cornerRadius: Double?
  private var insets: DirectionalEdgeInsets?
  private var size = Button.Configuration.Size.medium

  /// The look of a button in its state and with the traits of its place. Nothing where it is the theme's.
  init(of button: Button) {
    let traits = button.traitCollection
    let configuration = button.configuration
    let tint = button.role == .destructive ? Color.systemRed : traits.ownTint
    let isFilled = configuration?.style == .filled
    let title = button.titleColors[shownIn: button.state]
    let followsTint = configuration.map { !isFilled && $0.style != .bordered } ?? (button.buttonType == .system)
    // UIKit's own button has white letters, for a ground that the program gives it.
    let isRed = button.role == .destructive && !isFilled
    let letters =
      configuration == nil && button.buttonType == .custom && !isRed ? Color.white : followsTint || isRed ? tint : nil
    foreground = (configuration?.baseForegroundColor ?? title ?? letters)?.rgba(with: traits)
    guard let configuration else {
      let own = button.contentEdgeInsets
      if own != .zero {
        insets = DirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
      }
      return
    }
    background = configuration.background.resolvedBackgroundColor(for: .tintColor)?.rgba(with: traits)
    if background == nil {
      background =
        switch configuration.style {
        case .plain: nil
        case .filled: (configuration.baseBackgroundColor ?? tint)?.rgba(with: traits)
        case .gray, .bordered: configuration.baseBackgroundColor?.rgba(with: traits)
        case .tinted:
          (configuration.baseBackgroundColor ?? tint)?.rgba(with: traits).withAlpha(0.18)
        }
    }
    stroke = configuration.background.resolvedStrokeColor(for: .tintColor)?.rgba(with: traits)
    strokeWidth = stroke == nil ? 0 : max(1, configuration.background.strokeWidth)
    cornerRadius =
      switch configuration.cornerStyle {
      case .dynamic: nil
      case .fixed: configuration.background.cornerRadius
      case .small: 3
      case .medium: 6
      case .large: 10
      case .capsule: 9999
      }
    insets = configuration.ownContentInsets
    size = configuration.buttonSize
  }

  /// Gives the button the look, replacing the previous one.
  func apply(to button: Button) { Self.looks.give(isPlain ? nil : self, to: button) }

  private var isPlain: Bool {
    foreground == nil && background == nil && stroke == nil && cornerRadius == nil && insets == nil && size == .medium
  }

  // MARK: Style sheet

  /// Loads what every button needs, once.
  static func prepare() { looks.prepare() }

  private static let looks = SharedLooks<ButtonLook>(sheet: "button-look", base: base) { $0.rules(for: $1) }

  private static let base = """
    /* Nearer to the text's colour than the accent: a dark theme's accent is too dark to be read on its own tint. */
    button.system, button.tinted, button.gray { color: mix(@theme_selected_bg_color, @theme_fg_color, 0.4); }
    button.tinted { background: alpha(@theme_selected_bg_color, 0.18); border-color: transparent; box-shadow: none; }
    button.gray { background: alpha(@theme_fg_color, 0.1); border-color: transparent; box-shadow: none; }
    button.tinted:hover, button.gray:hover { filter: brightness(1.06); }
    button.tinted:active, button.gray:active { filter: brightness(0.92); }
    button.system:disabled, button.tinted:disabled, button.gray:disabled { opacity: 0.5; }
    """

  private func rules(for name: String) -> String {
    var lines: [String] = []
    if let foreground { lines.append("color: \(foreground.cssText);") }
    if let background {
      lines.append("background: \(background.cssText); border-color: transparent; box-shadow: none; text-shadow: none;")
    }
    if let stroke { lines.append("border: \(strokeWidth)px solid \(stroke.cssText);") }
    if let cornerRadius { lines.append("border-radius: \(cornerRadius)px;") }
    if let insets {
      lines.append(
        "min-width: 0; min-height: 0; "
          + "padding: \(insets.top)px \(insets.trailing)px \(insets.bottom)px \(insets.leading)px;")
    }
    switch size {
    case .medium: break
    case .mini: lines.append("font-size: 80%; min-height: 16px;" + (insets == nil ? " padding: 1px 8px;" : ""))
    case .small: lines.append("font-size: 90%; min-height: 20px;" + (insets == nil ? " padding: 2px 10px;" : ""))
    case .large: lines.append("font-size: 115%; min-height: 36px;" + (insets == nil ? " padding: 6px 22px;" : ""))
    }
    var rules = "button.\(name) { \(lines.joined(separator: " ")) }"
    if background != nil {
      rules += """

        button.\(name):hover { filter: brightness(1.06); }
        button.\(name):active { filter: brightness(0.92); }
        button.\(name):disabled { opacity: 0.5; }
        """
    }
    return rules
  }
}

extension Button.Configuration {
  /// Whether anything of the look may differ from the theme's.
  var hasLook: Bool { true }
}
