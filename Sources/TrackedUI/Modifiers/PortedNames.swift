import Gtk

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// A value in a format, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(_ title: Title, value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(title, value: format.format(value))
  }
}

extension LabeledContent where Label == Text {
  /// A value with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

// MARK: Styles with a colour

extension SwitchToggleStyle {
  /// A switch of a colour behind the label.
  public init(tint: Color) {
    self.init()
    self.tint = tint
  }
}

extension CircularProgressViewStyle {
  /// A wheel of a colour.
  public init(tint: Color) {
    self.init()
    self.tint = tint
  }
}

extension LinearProgressViewStyle {
  /// A bar of a colour.
  public init(tint: Color) {
    self.init()
    self.tint = tint
  }
}

// MARK: Gestures

/// Which gestures act beside the one that is added.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Gestures by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None: neither it nor those inside.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

// MARK: The pointer

/// How the pointer looks.
public nonisolated struct PointerStyle: Equatable, Sendable {
  let name: String
  /// As is usual.
  public static let `default` = PointerStyle(name: "default")
  /// As on text.
  public static let horizontalText = PointerStyle(name: "text")
  /// As on text from top to bottom.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// A cross to select a rectangle with.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// A hand that can grab.
  public static let grabIdle = PointerStyle(name: "grab")
  /// A hand that has grabbed.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// A hand that points.
  public static let link = PointerStyle(name: "pointer")
  /// Larger.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// Smaller.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// Moves a column's edge.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// Moves a row's edge.
  public static let rowResize = PointerStyle(name: "row-resize")
}

private struct PointerStyleModifier: WidgetModifier, Equatable {
  let style: PointerStyle?
  func apply(to widget: Widget, _ node: _Node) {
    if let style { widget.setCursor(named: style.name) } else { widget.cursor = nil }
  }
  func remove(from widget: Widget, _ node: _Node) { widget.cursor = nil }
}

/// What shows that the pointer is over a view.
public nonisolated struct HoverEffect: Equatable, Sendable {
  let scale: Double
  let brightness: Double
  /// It is a little brighter.
  public static let automatic = HoverEffect(scale: 1, brightness: 0.08)
  /// It is a little brighter.
  public static let highlight = HoverEffect(scale: 1, brightness: 0.08)
  /// It is a little larger.
  public static let lift = HoverEffect(scale: 1.04, brightness: 0)
}

private struct HoverEffectModifier: ViewModifier {
  @State private var isOver = false
  let effect: HoverEffect
  let isEnabled: Bool

  func body(content: Content) -> some View {
    let shows = isOver && isEnabled
    content.scaleEffect(shows ? effect.scale : 1).brightness(shows ? effect.brightness : 0)
      .animation(.easeOut(duration: 0.12), value: shows)
      .onHover { isOver = $0 }
  }
}

extension View {
  /// How the pointer looks over the view; nil for as is usual.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerStyleModifier(style: style)) }

  /// Shows that the pointer is over the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }

  /// Whether the labels of the controls inside are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }

  /// The view, made anew only when it is another one: views are compared in any case, by `==` where they have it.
  public func equatable() -> some View { self }

  /// Whether the view is turned over where text is read from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }

  /// Draws the view by itself before it is shown: GTK keeps what it has drawn in any case.
  ///
  /// - Parameters:
  ///   - opaque: whether it covers what is behind: what it does not draw on is seen through all the same.
  ///   - colorMode: how colours are counted: as GTK does.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

  /// What a text kept for more lines is high; see `lineLimit(_:)`.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : nil)
  }
}

private struct FlipModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isEnabled: Bool
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

// MARK: Headers

/// How much headers stand out.
public nonisolated enum Prominence: Sendable {
  /// As is usual.
  case standard
  /// More.
  case increased
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  @Entry public var headerProminence: Prominence = .standard
}

extension View {
  /// How much the headers of the sections inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

// MARK: Styles of groups

/// How controls that belong together look.
public nonisolated struct ControlGroupLook: Equatable, Sendable {
  /// Side by side.
  public static let automatic = ControlGroupLook()
  /// Side by side.
  public static let navigation = ControlGroupLook()
  /// Side by side, as in a bar.
  public static let palette = ControlGroupLook()
}

extension View {
  /// How the controls that belong together inside look: side by side, without space between them.
  public func controlGroupStyle(_ style: ControlGroupLook) -> some View { self }
}

// MARK: What a custom layout asks

extension LayoutSubview {
  /// The space that it wants to its neighbours.
  public var spacing: ViewSpacing { item.traits.isSpacer ? .zero : ViewSpacing() }
}
