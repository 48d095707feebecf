import Gtk

/// Chooses one of some values.
///
/// ```swift
/// Picker("Theme", selection: $settings.theme) { ForEach(Theme.allCases, id: \.self) { Text($0.name).tag($0) } }
/// ```
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.pickerStyle) private var style
  let selection: Binding<Selection>
  let content: Content
  let label: Label
  private var currentValueLabel: AnyView?

  /// A picker with any view as its label. What is in it says its value with `tag(_:)`.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// A picker with any view as its label, and one that stands for the value while the choices are not shown.
  public init<Current: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// The label and the choices.
  public var body: some View {
    let name = (label as? Text)?.plain
    switch style {
    case .menu:
      HStack {
        if !hidesLabel {
          label
          Spacer()
        }
        if let currentValueLabel {
          Menu {
            Picker(selection: selection, content: { content }, label: { label }).pickerStyle(.inline)
          } label: {
            currentValueLabel
          }
        } else {
          PickerControl(selection: selection, content: content, name: name, kind: .menu)
        }
      }
    case .segmented: PickerControl(selection: selection, content: content, name: name, kind: .segments)
    case .inline:
      VStack(alignment: .leading) {
        if !hidesLabel { label }
        PickerControl(selection: selection, content: content, name: name, kind: .radios)
      }
    }
  }
}

extension Picker {
  /// A picker with any view as its label.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == TrackedUI.Label<Text, Image> {
  /// A picker with a text and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TrackedUI.Label(title, systemImage: systemImage) }
  }

  /// A picker with a text and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { TrackedUI.Label(title, systemImage: systemImage) } }
}

extension Picker where Label == Text {
  /// A picker with a text.
  public init(_ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A picker with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// How the pickers inside look.
public nonisolated struct _PickerLook: Equatable, Sendable {
  enum Kind { case menu, segmented, inline }
  let kind: Kind
}

/// A look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The look.
  var _look: _PickerLook { get }
}

/// A list that opens.
public struct DefaultPickerStyle: PickerStyle {
  /// A list that opens.
  public init() {}
  /// A list that opens.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A list that opens.
  public static var automatic: Self { Self() }
}

/// A list that opens.
public struct MenuPickerStyle: PickerStyle {
  /// A list that opens.
  public init() {}
  /// A list that opens.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A list that opens.
  public static var menu: Self { Self() }
}

/// A list that opens, as on a desktop, in place of a page.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A list that opens, as on a desktop, in place of a page.
  public init() {}
  /// A list that opens, as on a desktop, in place of a page.
  public var _look: _PickerLook { _PickerLook(kind: .menu) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A list that opens, as on a desktop, in place of a page.
  public static var navigationLink: Self { Self() }
}

/// Buttons side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Buttons side by side.
  public init() {}
  /// Buttons side by side.
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons side by side.
  public static var segmented: Self { Self() }
}

/// Buttons side by side.
public struct PalettePickerStyle: PickerStyle {
  /// Buttons side by side.
  public init() {}
  /// Buttons side by side.
  public var _look: _PickerLook { _PickerLook(kind: .segmented) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Buttons side by side.
  public static var palette: Self { Self() }
}

/// One below the other, each with a round mark.
public struct InlinePickerStyle: PickerStyle {
  /// One below the other, each with a round mark.
  public init() {}
  /// One below the other, each with a round mark.
  public var _look: _PickerLook { _PickerLook(kind: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One below the other, each with a round mark.
  public static var inline: Self { Self() }
}

/// One below the other, each with a round mark.
public struct RadioGroupPickerStyle: PickerStyle {
  /// One below the other, each with a round mark.
  public init() {}
  /// One below the other, each with a round mark.
  public var _look: _PickerLook { _PickerLook(kind: .inline) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// One below the other, each with a round mark.
  public static var radioGroup: Self { Self() }
}

extension EnvironmentValues {
  @Entry var pickerStyle: _PickerLook.Kind = .menu
}

extension View {
  /// How the pickers inside look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerStyle, style._look.kind)
  }
}

/// The widget of a picker's choices.
private struct PickerControl<Selection: Hashable, Content: View>: WidgetView {
  enum Kind { case menu, segments, radios }

  let selection: Binding<Selection>
  let content: Content
  let name: String?
  let kind: Kind
  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { kind == .segments ? .fillsWidth : .natural }

  func makeWidget(_ node: WidgetViewNode<Self>) -> Widget {
    let widget = makeChoices(node)
    let options = OptionsNode(content, node, isSegmented: kind == .segments) { [unowned node] in node.refresh() }
    node.addChild(options)
    return widget
  }

  private func makeChoices(_ node: WidgetViewNode<Self>) -> Widget {
    switch kind {
    case .menu:
      let list = DropDown([])
      // The program may be asked what is chosen before it is told.
      var chosen: Int?
      list.onNotifySelected.atOnce { [unowned list] in chosen = list.selected }
      list.onNotifySelected { [unowned node] in chosen.map { choose($0, node) } }
      return list
    case .segments: return SegmentRow()
    case .radios: return Box(.vertical, spacing: 4)
    }
  }

  /// Shows symbols beside the texts of a list that opens.
  private func makeFactory(_ node: WidgetViewNode<Self>) -> ListItemFactory {
    let factory = ListItemFactory()
    factory.onBind { [weak node] item in
      guard let item, let place = item.position, let options = node?.content(OptionsNode<Content>.self)?.options,
        options.indices.contains(place)
      else { return }
      let row = Box(.horizontal, spacing: 6)
      if let icon = options[place].icon { row.append(Gtk.Image(iconName: icon)) }
      if !options[place].text.isEmpty { row.append(Gtk.Label(options[place].text)) }
      item.child = row
    }
    return factory
  }

  private func choose(_ place: Int, _ node: WidgetViewNode<Self>) {
    guard let options = node.content(OptionsNode<Content>.self)?.options, options.indices.contains(place),
      let tag = options[place].tag
    else { return }
    if let value = tag.base as? Selection { node.write(value, to: node.view.selection) }
  }

  func update(_ widget: Widget, _ node: WidgetViewNode<Self>) {
    guard let choices = node.content(OptionsNode<Content>.self) else { return }
    withoutTracking { choices.update(content) }
    let options = choices.options
    let value = selection.wrappedValue
    let chosen = options.firstIndex { isTag($0.tag, for: value) }
    let titles = options.map(\.title)
    if let chosen {
      widget.attach(ChosenTag(options[chosen].tag))
    } else if isTag(widget.attachment(ChosenTag.self)?.tag, for: value), let none = Self.none {
      // What was chosen is gone.
      widget.attach(ChosenTag(nil))
      node.island.afterUpdate { [weak node] in
        guard let node, !node.isRemoved, withoutTracking({ node.view.selection.wrappedValue }) == value else { return }
        node.write(none, to: node.view.selection)
      }
    }
    switch widget {
    case let list as DropDown:
      let hasIcons = options.contains { $0.icon != nil }
      if hasIcons, node.shown(true, for: "icons") { list.factory = makeFactory(node) }
      // When what is chosen has moved, the user has not chosen again.
      list.withoutEcho {
        if list.strings != titles { list.strings = titles }
        list.selected = chosen
      }
    case let box as Box:
      if node.shown(options.count, for: "count") { withoutTracking { fill(box, options.count, node) } }
      for (place, child) in box.children.enumerated() {
        let (toggle, check) = (child as? ToggleButton, child as? CheckButton)
        toggle?.isActive = place == chosen
        check?.isActive = place == chosen
        ((toggle?.child ?? check?.child) as? LayoutWidget)?.show([options[place].item])
        toggle?.setCSSClass("text-button", .when(!options[place].text.isEmpty))
        child.setUsualAccessibleLabel(titles[place])
      }
    default: break
    }
    widget.isSensitive = node.values.isEnabled
    name.map(widget.setUsualAccessibleLabel)
    // Its name stands in place of what GTK would read, which is what is chosen.
    if widget is DropDown { widget.setUsualAccessibleValueText(name == nil ? nil : chosen.map { titles[$0] }) }
  }

  /// The value that says that nothing is chosen; nil for a type that has none.
  private static var none: Selection? {
    func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Selection? { (nil as Value) as? Selection }
    return (Selection.self as? any ExpressibleByNilLiteral.Type).flatMap { none($0) }
  }

  private func fill(_ box: Box, _ count: Int, _ node: WidgetViewNode<Self>) {
    for child in box.children { box.remove(child) }
    var first: Widget?
    for place in 0..<count {
      let content = LayoutWidget(LayoutEngineOf(HostLayout()))
      if kind == .segments {
        let button = ToggleButton()
        button.child = content
        button.setGroup(first as? ToggleButton)
        button.onToggled { [unowned node, unowned button] in if button.isActive { choose(place, node) } }
        box.append(button)
        (box as? SegmentRow)?.prepare(button)
        first = first ?? button
      } else {
        let button = CheckButton()
        button.child = content
        button.setGroup(first as? CheckButton)
        button.onToggled { [unowned node, unowned button] in if button.isActive { choose(place, node) } }
        box.append(button)
        first = first ?? button
      }
    }
    (box as? SegmentRow)?.followChoice()
  }
}

/// What a picker has shown as chosen last.
private final class ChosenTag {
  let tag: AnyHashable?
  init(_ tag: AnyHashable?) { self.tag = tag }
}

/// A node with a text that can stand for it.
protocol TitledNode: _Node {
  var title: String { get }
}

extension WidgetViewNode: TitledNode {
  var title: String { (view as? Text)?.plain ?? "" }
}

/// The choices of a picker: views that are shown, or of which the texts and the values are read.
private final class OptionsNode<Content: View>: OneChildNode<Content, _ViewNode<Content>>, ItemContainer {
  struct Option {
    let item: LayoutItem
    let tag: AnyHashable?
    let text: String
    /// The symbol beside the text, or in its place.
    let icon: String?
    /// What stands for it in words.
    let title: String
  }

  private let didChange: () -> Void
  var isCollecting = false

  init<Outer: WidgetView>(
    _ view: Content, _ outer: WidgetViewNode<Outer>, isSegmented: Bool, didChange: @escaping () -> Void
  ) {
    self.didChange = didChange
    let scope = EnvironmentScope(below: outer.environment)
    if isSegmented {
      var values = EnvironmentValues(of: outer)
      values.lineLimit = 1
      scope.replace(values.written)
    }
    let inputs = outer.inputs.below(outer, environment: scope)
    super.init(inputs)
    child = Content._makeNode(view, inputs.below(self))
  }

  override func update(_ view: Content) { child.update(view) }

  /// The texts with their values, first to last.
  var options: [Option] {
    childItems.compactMap { item in
      guard let node = item.node else { return nil }
      let (text, image) = (node.text, node.image)
      return Option(
        item: item, tag: node.choice, text: text, icon: image?.iconName,
        title: text.isEmpty ? image?.spokenName ?? "" : text)
    }
  }

  override func itemsDidChange() { island.collect(self) }
  func collectItems() { didChange() }
}

extension _Node {
  /// The texts at and below the node, one after the other.
  var text: String {
    if let title = (self as? any TitledNode)?.title, !title.isEmpty { return title }
    var parts: [String] = []
    forEachChild { parts.append($0.text) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first picture at or below the node; nil for none.
  var image: Image? {
    if let picture = (self as? any PicturedNode)?.picture { return picture }
    var found: Image?
    forEachChild { if found == nil { found = $0.image } }
    return found
  }
}
