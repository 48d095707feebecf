import Gtk

/// Makes the window, or the sheet, that a view is in light or dark while the view is seen.
private struct ColorSchemeModifier: NodeModifier {
  let scheme: ColorScheme?

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ColorSchemeNode(view, inputs)
  }
}

private final class ColorSchemeNode<Content: View>: EffectNode<Content, ColorSchemeModifier> {
  /// Gives back what was taken last.
  private var giveBack: (() -> Void)?

  override func begin() { apply() }

  override func modifierDidChange(from old: ColorSchemeModifier) {
    if isActive, modifier.scheme != old.scheme { apply() }
  }

  override func end() {
    PassContext.outside { giveBack?() }
    giveBack = nil
  }

  private func apply() {
    guard let scheme = modifier.scheme else { return end() }
    PassContext.outside {
      var outermost = island.controller
      while let parent = outermost?.parent { outermost = parent }
      let style = scheme == .dark ? UserInterfaceStyle.dark : .light
      if let outermost, outermost.presentingViewController != nil {
        outermost.overrideUserInterfaceStyle = style
        giveBack = { [weak outermost] in outermost?.overrideUserInterfaceStyle = .unspecified }
      } else if let window = island.widget?.window {
        window.overrideUserInterfaceStyle = style
        giveBack = { [weak window] in window?.overrideUserInterfaceStyle = .unspecified }
      }
    }
  }
}

extension View {
  /// Light or dark for the whole window that the view is in, or the sheet, while the view is seen; nil leaves it to what is around.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    // An unchanged value is not written: what is below would have a style of its own.
    transformEnvironmentValues { if let scheme { $0.colorScheme = scheme } }.modifier(
      ColorSchemeModifier(scheme: scheme))
  }
}
