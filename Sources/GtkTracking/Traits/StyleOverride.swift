public import Gtk

/// The style that a part of a window was given, shown by GTK's own widgets below it (C-228).
final class StyleOverride {
  private var style: UserInterfaceStyle
  private var className: String?

  private init(_ style: UserInterfaceStyle) { self.style = style }

  /// A widget was given a style, or none any more.
  static func update(_ widget: Gtk.Widget, _ style: UserInterfaceStyle?) {
    let existing = widget.attachment(StyleOverride.self)
    guard existing?.shownStyle != style else { return }
    let own = existing ?? StyleOverride(.unspecified)
    let countedBefore = own.shownStyle != nil
    own.style = style ?? .unspecified
    if existing == nil { widget.attach(own) }
    own.refresh(widget)
    if countedBefore != (own.shownStyle != nil) { refreshAll(below: widget.rawWidget) }
  }

  /// A widget came to another place: what is around it may have another style.
  static func widgetDidMove(_ widget: Gtk.Widget) {
    if let own = widget.attachment(StyleOverride.self) { own.refresh(widget) }
  }

  private var shownStyle: UserInterfaceStyle? { style == .unspecified ? nil : style }

  /// The number of widgets with a style of their own around those in there has changed by one.
  private static func refreshAll(below widget: RawWidget) {
    var next = widget.firstChild
    while let child = next {
      next = child.nextSibling
      if let wrapper = child.existingWrapper, let own = wrapper.attachment(StyleOverride.self) { own.refresh(wrapper) }
      refreshAll(below: child)
    }
  }

  private func refresh(_ widget: Gtk.Widget) {
    var new: String?
    // For the first one the theme is read again, which is not the work of the program's hook.
    HookAdvice.outsideOfTiming {
      new = shownStyle.map { SubtreeStyle.className($0 == .dark ? .dark : .light, depth: Self.depth(of: widget)) }
    }
    guard new != className else { return }
    if let className { widget.removeCSSClass(className) }
    if let new { widget.addCSSClass(new) }
    className = new
  }

  /// How many widgets with a style of their own are around each other here, this one included.
  private static func depth(of widget: Gtk.Widget) -> Int {
    var depth = 1
    var next = widget.parent
    while let current = next {
      if current.attachment(StyleOverride.self)?.shownStyle != nil { depth += 1 }
      next = current.parent
    }
    return depth
  }
}

extension TraitOverrides {
  /// The style that was set; `.unspecified` for none.
  package var styleOverride: UserInterfaceStyle {
    get { contains(TraitUserInterfaceStyle.self) ? self[TraitUserInterfaceStyle.self] : .unspecified }
    set {
      if newValue == .unspecified {
        remove(TraitUserInterfaceStyle.self)
      } else {
        self[TraitUserInterfaceStyle.self] = newValue
      }
    }
  }
}

extension WidgetProtocol {
  /// Light or dark for this widget and everything in it, GTK's own widgets included, and for nothing beside it; `.unspecified` for what is around.
  /// The same as the trait override.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.styleOverride }
    set { traitOverrides.styleOverride = newValue }
  }
}
