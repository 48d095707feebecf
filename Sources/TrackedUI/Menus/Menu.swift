import Foundation
import Gtk

/// A button that opens a list of things to choose.
///
/// ```swift
/// Menu("Add") {
///   Button("Folder", systemImage: "folder") { addFolder() }
///   Toggle("Hidden", isOn: $isHidden)
///   Menu("More") { Button("Archive") { addArchive() } }
///   Divider()
///   Button("Delete", role: .destructive) { delete() }
/// }
/// ```
/// It holds buttons, toggles, pickers, texts, sections, lines and menus within, which are made when it opens: a menu that is
/// not open costs nothing. The kit's class of the same name is `TrackedKit.Menu`.
public struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuLook) private var look
  let label: Label
  let content: Content
  private let primaryAction: (() -> Void)?

  /// A menu with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu beside a button that does the most frequent of its actions.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  private var name: String? { (label as? Text)?.plain ?? (label as? any NamingLabel)?.name }

  /// The button, or the two of them.
  public var body: some View {
    if let look {
      look.make(
        Configuration(label: AnyView(label), content: AnyView(content), primaryAction: primaryAction)
      )
      .environment(\.menuLook, nil)
    } else if let primaryAction {
      HStack(spacing: 2) {
        Button(action: primaryAction) { label }
        MenuControl(label: EmptyView(), content: content, name: name, hasIndicator: true)
      }
    } else {
      MenuControl(
        label: label, content: content, name: name, hasIndicator: indicator != .hidden)
    }
  }

  /// The node of the menu, or of a menu within a menu.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    inputs.makesMenu ? SubmenuNode(view, inputs) : BodyNode(view, inputs)
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu beside a button with a text that does the most frequent of its actions.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// A menu beside a button with a text that does the most frequent of its actions.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TrackedUI.Label<Text, Image> {
  /// A menu with a text and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TrackedUI.Label(title, systemImage: systemImage) }
  }

  /// A menu with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TrackedUI.Label(title, systemImage: systemImage) }
  }

  /// A menu with a text and a symbol, beside a button that does the most frequent of its actions.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TrackedUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A menu with a text and a symbol, beside a button that does the most frequent of its actions.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TrackedUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension EnvironmentValues {
  /// Whether menus have the sign that they open.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
}

extension View {
  /// Whether the menus inside have the sign that they open.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

/// In which order the entries of a menu are.
public nonisolated enum MenuOrder: Sendable {
  /// As they are written.
  case automatic
  /// As they are written.
  case fixed
  /// As they are written: menus open below what opens them, so that the first entry is the nearest.
  case priority
}

extension View {
  /// In which order the entries of the menus inside are: as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}

/// The button of a menu.
private struct MenuControl<Label: View, Content: View>: WidgetView {
  let label: Label
  let content: Content
  let name: String?
  let hasIndicator: Bool

  private struct Face: View {
    let label: Label
    let hasIndicator: Bool

    var body: some View {
      HStack(spacing: 6) {
        label
        if hasIndicator { Image(iconName: "pan-down-symbolic").accessibilityHidden(true) }
      }
      .onButton(nil)
    }
  }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Gtk.Button {
    let button = Gtk.Button()
    let face = InsideNode(Face(label: label, hasIndicator: hasIndicator), node)
    node.addChild(face)
    button.child = face.widget
    button.setAccessibleHasPopup(true)
    button.attach(MenuMark())
    button.namesItselfByItsTexts(where: name == nil)
    let opener = MenuOpener<Content>()
    button.attach(opener)
    button.onClicked { [unowned node, unowned button, unowned opener] in
      opener.open(node.view.content, in: node.environmentOutsideOfBars, of: node.island, from: button)
    }
    return button
  }

  func size(for proposal: ProposedViewSize, _ button: Gtk.Button, _ node: WidgetViewNode<Self>) -> CGSize? {
    node.content(InsideNode<Face>.self).map { button.size(for: proposal, around: $0.widget) }
  }

  func update(_ button: Gtk.Button, _ node: WidgetViewNode<Self>) {
    let values = node.values
    node.content(InsideNode<Face>.self)?.update(Face(label: label, hasIndicator: hasIndicator))
    button.isSensitive = values.isEnabled
    button.focusesOnClick = !values.isMenuBar
    if values.isMenuBar { button.attach(MenuBarMark()) }
    let style = values.menusAreFlat ? NativeButtonStyle(look: .borderless) : values.buttonStyle
    style.apply(to: button, nil)
    name.map(button.setUsualAccessibleLabel)
    if !(label is Text) { button.showBarTip(name, values) }
    button.attachment(MenuOpener<Content>.self)?.update(content)
  }

  func dismantle(_ button: Gtk.Button, _ node: WidgetViewNode<Self>) {
    button.attachment(MenuOpener<Content>.self)?.close()
  }
}

private final class MenuBarMark {}

extension Gtk.Window {
  /// Gives the keyboard of a window that has just opened to its content, where GTK gave it to the first button: that of a menu.
  func leaveMenuBar() {
    guard let menu = focus, menu.attachment(MenuBarMark.self) != nil else { return }
    var place: Widget = menu
    while place !== self, let around = place.parent {
      let behind = around.children.drop { $0 !== place }.dropFirst()
      for widget in behind where widget.attachment(MenuBarMark.self) == nil && widget.focusFirstChild() { return }
      place = around
    }
    focus = nil
  }
}

extension Widget {
  /// The buttons of the menus above the content, where the widget is one of those or has them inside.
  private var menuBar: [Gtk.Button] {
    let menus = children.compactMap { $0.attachment(MenuBarMark.self) == nil ? nil : $0 as? Gtk.Button }
    if !menus.isEmpty { return menus }
    return children.lazy.map(\.menuBar).first { !$0.isEmpty } ?? []
  }

  /// Opens the first menu above the content.
  func openMenuBar() { menuBar.first?.click() }

  /// A menu beside this one; behind the last one is the first.
  fileprivate func menu(_ step: Int) -> Gtk.Button? {
    guard let menus = parent?.menuBar, let place = menus.firstIndex(where: { $0 === self }) else { return nil }
    return menus[(place + step + menus.count) % menus.count]
  }
}

/// Opens the menu of one widget, one at a time.
final class MenuOpener<Content: View> {
  private var menu: OpenMenu<Content>?
  private weak var source: Widget?

  func open(
    _ content: Content, in environment: EnvironmentScope, of island: Island, from widget: Widget,
    at place: CGRect? = nil
  ) {
    guard menu == nil else { return }
    source = widget
    let opened = OpenMenu(content, in: environment, host: island) { [weak self] in
      self?.menu = nil
      self?.source?.setAccessibleExpanded(false)
    }
    menu = opened
    widget.setAccessibleExpanded(true)
    if widget.attachment(MenuBarMark.self) != nil {
      opened.onLeave { [weak widget, weak opened] isForward in
        guard let next = widget?.menu(isForward ? 1 : -1) else { return }
        opened?.close()
        MainLoop.afterCurrentTurn { next.click() }
      }
    }
    opened.present(from: widget, at: place)
  }

  func update(_ content: Content) { menu?.update(content) }

  func close() { menu?.close() }
}

/// A menu in a menu.
private final class SubmenuNode<Label: View, Content: View>: _ViewNode<Menu<Label, Content>>, MenuNode {
  private var label: MenuLabelNode<Label>!
  private var content: MenuContentNode<Content>!

  init(_ view: Menu<Label, Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    label = MenuLabelNode(view.label, below: self, inputs)
    content = MenuContentNode(view.content, inputs.below(self))
  }

  override func update(_ view: Menu<Label, Content>) {
    label.update(view.label)
    content.update(view.content)
  }

  func appendEntries(to entries: inout [MenuEntry]) {
    entries.append(
      .element(
        TrackedKit.Menu(
          title: label.title, subtitle: label.subtitle, image: label.image, children: content.menuElements)))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    label.map(body)
    content.map(body)
  }
}
