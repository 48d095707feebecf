import Gtk

extension View {
  /// Shows what every kind of bar has.
  ///
  /// - Parameter isOpaque: whether nothing is seen through the background.
  func show(_ appearance: BarAppearance, isOpaque: Bool = false) {
    let ground = isOpaque ? appearance.backgroundColor?.onSystemBackground : appearance.backgroundColor
    backgroundColor = ground ?? .barGround
    let line = appearance.shadowColor
    layer.shadowOpacity = line == nil || line == .clear ? 0 : 1
    layer.shadowColor = line
    layer.shadowRadius = 0
    layer.shadowOffset = Size(width: 0, height: 1)
  }
}

extension Color {
  /// Of a bar without a colour: the window's, which is seen through it, where the bar has the desktop's style, and otherwise the one of its own style.
  static let barGround = Color { traits in
    (traits.userInterfaceStyle == .dark) == DisplaySettings.shared.isDark ? .clear : .systemBackground
  }

  /// This colour on the system's background, so that nothing is seen through it.
  fileprivate var onSystemBackground: Color {
    if let fixedComponents, fixedComponents.alpha == 1 { return self }
    return Color { traits in
      let (top, ground) = (self.rgba(with: traits), Color.systemBackground.rgba(with: traits))
      func mix(_ part: KeyPath<RGBA, Double>) -> Double {
        top[keyPath: part] * top.alpha + ground[keyPath: part] * (1 - top.alpha)
      }
      return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
    }
  }
}

extension Label {
  /// Shows the colour and the font of some attributes, in place of what was set before.
  func show(_ attributes: [AttributedText.Key: Any]) {
    textColor = attributes[.foregroundColor] as? Color
    font = attributes[.font] as? Font
  }
}
