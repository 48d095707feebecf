public import Foundation
import Gtk

// MARK: Where the pointer reaches

/// Has the pointer reach a view inside of a shape only.
struct ContentShapeModifier<Outline: Shape>: NodeModifier {
  let shape: Outline

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ContentShapeNode(view, inputs)
  }
}

private final class ContentShapeNode<Content: View, Outline: Shape>:
  ModifiedNode<Content, ContentShapeModifier<Outline>>
{
  private var wrappers: [ObjectIdentifier: ShapedWidget] = [:]

  /// A widget of the whole rectangle: what is around acts on the spaces between its parts as well.
  override func appendItems(to items: inout [LayoutItem]) {
    var used: [ObjectIdentifier: ShapedWidget] = [:]
    for item in childItems {
      let key = item.key
      let wrapper = wrappers[key] ?? ShapedWidget { [weak self] in self?.modifier.shape.path(in: $0) }
      used[key] = wrapper
      wrapper.show([item])
      if Outline.self != Rectangle.self { wrapper.leavePointerToShape() }
      items.append(WrapperItem(wrapper, item))
    }
    wrappers = used
  }
}

/// A widget that the pointer reaches inside of an outline only.
private final class ShapedWidget: LayoutWidget {
  private let outline: (CGRect) -> Path?

  init(_ outline: @escaping (CGRect) -> Path?) {
    self.outline = outline
    super.init(LayoutEngineOf(ZStackLayout()))
  }

  /// What is inside and does nothing by itself would be reached beyond the outline.
  func leavePointerToShape() { for child in children { Self.leavePointer(child) } }

  private static func leavePointer(_ widget: Widget) {
    guard !widget.isFocusable, !widget.hasControllers else { return }
    let inner = widget.children
    inner.forEach(leavePointer)
    if inner.allSatisfy({ !$0.canTarget }) { widget.canTarget = false }
  }

  override func contains(x: Double, y: Double) -> Bool {
    guard super.contains(x: x, y: y) else { return false }
    return outline(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))?.contains(CGPoint(x: x, y: y))
      ?? true
  }
}

/// What an outline of a view is for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Uses by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the pointer reaches the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while it is dragged: all of it.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen in a menu: nothing of it.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What shows that the pointer is over it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read by assistive technology: its rectangle.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Has the pointer reach the view inside of a shape: where nothing is drawn, too, and nothing outside.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }

  /// Has the pointer reach the view inside of a shape, if it is for that.
  @ViewBuilder public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape) } else { self }
  }
}

// MARK: The pointer

/// Where the pointer is on a view.
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// It is there.
  case active(CGPoint)
  /// It has gone.
  case ended
}

private struct ContinuousHoverModifier: ControllerModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  /// The pointer is at a place of the widget.
  private func tell(_ x: Double, _ y: Double, _ widget: Widget?) {
    let point = Point(x: x, y: y)
    guard space != .local, let widget, let other = widget.widget(of: space) else {
      return action(.active(CGPoint(point)))
    }
    action(.active(CGPoint(widget.translate(point, to: other) ?? point)))
  }

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let motion = EventControllerMotion()
    motion.onEnter { [weak widget] x, y in current()?.tell(x, y, widget) }
    motion.onMotion { [weak widget] x, y in current()?.tell(x, y, widget) }
    motion.onLeave { current()?.action(.ended) }
    return [motion]
  }
}

extension View {
  /// Does something whenever the pointer moves on the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: where the pointer's place is counted from.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action)) }
}

// MARK: The keyboard

private struct FocusableModifier: WidgetModifier, Equatable {
  let isFocusable: Bool

  func apply(to widget: Widget, _ node: _Node) { widget.isFocusable = isFocusable }
  func remove(from widget: Widget, _ node: _Node) { widget.isFocusable = false }
}

private struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View { content.onAppear { binding.storage?.value = value } }
}

/// What a view has the keyboard for.
public nonisolated struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Interactions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be written in, or changed otherwise.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Whether the view can have the keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Whether the view can have the keyboard.
  ///
  /// - Parameter interactions: what it has it for; on a desktop Tab goes to all of them, and a click to none that is no field.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Gives the keyboard to the control that a value names when the view comes into sight.
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

// MARK: Refreshing

/// Brings what a view shows up to date: `@Environment(\.refresh)`.
@MainActor public struct RefreshAction {
  let action: @Sendable () async -> Void

  /// Does it.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Brings what the view around shows up to date; nil where nothing does.
  @Entry public internal(set) var refresh: RefreshAction?
}

private struct RefreshKeys: ControllerModifier {
  let action: @Sendable () async -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    let keys = ShortcutController()
    keys.scope = .global
    for trigger in ["F5", "<Control>r"] {
      keys.add(trigger) { [weak widget] in
        guard widget?.isMapped == true, let action = current()?.action else { return .proceed }
        Task { await action() }
        return .stop
      }
    }
    return [keys]
  }
}

extension View {
  /// Brings what the view shows up to date when somebody asks for it: with F5 or Control and R, as desktops do; views inside find the
  /// action in the environment, for a button.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action)).modifier(RefreshKeys(action: action))
  }
}

// MARK: Sizes of controls

/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Sendable {
  /// The least.
  case mini
  /// Smaller.
  case small
  /// As usual.
  case regular
  /// Larger.
  case large
  /// The largest.
  case extraLarge

  /// What stands around a button's label besides what the theme puts there.
  var space: EdgeInsets {
    switch self {
    case .mini, .small, .regular: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    case .large: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .extraLarge: EdgeInsets(top: 10, leading: 18, bottom: 10, trailing: 18)
    }
  }

  /// How large a wheel is; nil for the theme's size.
  var wheel: Int? {
    switch self {
    case .mini: 10
    case .small: 12
    case .regular: nil
    case .large: 32
    case .extraLarge: 48
    }
  }

  /// The font of what is small.
  var font: Font? {
    switch self {
    case .mini: .caption2
    case .small: .caption
    default: nil
    }
  }
}

extension EnvironmentValues {
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular
}

extension View {
  /// How large the controls inside are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}

/// The outline of buttons.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  let isRound: Bool

  /// As is usual.
  public static let automatic = ButtonBorderShape(isRound: false)
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(isRound: false)
  /// With half circles at its ends.
  public static let capsule = ButtonBorderShape(isRound: true)
  /// As round as can be: a circle for what is as wide as high.
  public static let circle = ButtonBorderShape(isRound: true)
}

extension EnvironmentValues {
  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// The outline of the buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

// MARK: Edges

/// Which parts of a window's edges are kept free.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The window's own.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// That of a keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view go to the window's edges: it does so anyhow, since a desktop's windows have no edges to keep free.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Puts a view along the upper or lower edge, for which the other one makes room.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { inset }
    }
  }

  /// Puts a bar along the upper or lower edge, for which the view makes room.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// The upper or the lower edge.
public nonisolated enum VerticalEdge: CaseIterable, Sendable {
  /// The upper.
  case top
  /// The lower.
  case bottom
}

/// How forms look.
public nonisolated struct FormStyleLook: Equatable, Sendable {
  /// As is usual.
  public static let automatic = FormStyleLook()
  /// As is usual: sections below each other.
  public static let grouped = FormStyleLook()
  /// Not here.
  @available(*, unavailable, message: "put labels and controls into the rows of a Grid")
  public static var columns: FormStyleLook { FormStyleLook() }
}

extension View {
  /// How the forms inside look.
  public func formStyle(_ style: FormStyleLook) -> some View { self }
}
