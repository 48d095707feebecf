import Gtk

/// Names something that assistive technology says of a view beside its label.
public nonisolated struct AccessibilityCustomContentKey: Sendable {
  let id: String
  let label: String

  /// A key with a label, and a name that tells it from others.
  public init(_ label: LocalizedStringKey, id: String) { (self.label, self.id) = (label.plain, id) }

  /// A key with a label, which tells it from others.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.plain) }

  fileprivate init(label: String) { (self.label, id) = (label, label) }
}

extension AccessibilityCustomContentKey {
  /// A key with a label, and a name that tells it from others.
  @MainActor public init(_ label: Text, id: String) { (self.label, self.id) = (label.plain, id) }
}

/// What assistive technology says of a view beside its label.
public nonisolated enum AXCustomContent {
  /// When it is said.
  public nonisolated enum Importance: UInt, Sendable {
    /// After the hint.
    case `default`
    /// Before the hint.
    case high
  }
}

/// What is said of one widget, all of which GTK takes as one description.
final class SpokenDescription {
  private struct Content {
    let node: ObjectIdentifier
    var modifier: CustomContentModifier
  }

  private unowned let widget: Widget
  private var contents: [Content] = []
  var hint: String? {
    didSet { tell() }
  }

  private init(_ widget: Widget) { self.widget = widget }

  static func of(_ widget: Widget) -> SpokenDescription { widget.attachment(orNew: SpokenDescription(widget)) }

  fileprivate func set(_ modifier: CustomContentModifier, by node: _Node) {
    if let index = contents.firstIndex(where: { $0.node == ObjectIdentifier(node) }) {
      contents[index].modifier = modifier
    } else {
      contents.append(Content(node: ObjectIdentifier(node), modifier: modifier))
    }
    tell()
  }

  fileprivate func forget(_ node: _Node) {
    contents.removeAll { $0.node == ObjectIdentifier(node) }
    tell()
  }

  private func tell() {
    var said: [CustomContentModifier] = []
    for content in contents.map(\.modifier) {
      // What is outside says it in place of what is inside, or takes it away.
      if let index = said.firstIndex(where: { $0.key.id == content.key.id }) {
        said[index] = content
      } else {
        said.append(content)
      }
    }
    func text(_ importance: AXCustomContent.Importance) -> [String] {
      said.filter { $0.importance == importance }.compactMap { content in
        content.value.map { content.key.label.isEmpty ? $0 : "\(content.key.label): \($0)" }
      }
    }
    let parts = text(.high) + [hint].compactMap { $0 } + text(.default)
    widget.setAccessibleDescription(parts.isEmpty ? nil : parts.joined(separator: ", "))
  }
}

private struct CustomContentModifier: WidgetModifier {
  let key: AccessibilityCustomContentKey
  /// Nil for what is not to be said.
  let value: String?
  let importance: AXCustomContent.Importance
  static var needsWholeRectangle: Bool { false }

  func apply(to widget: Widget, _ node: _Node) { SpokenDescription.of(widget).set(self, by: node) }
  func remove(from widget: Widget, _ node: _Node) { SpokenDescription.of(widget).forget(node) }
}

extension View {
  /// Something that assistive technology says of the view beside its label; nil takes away what is said under the key inside.
  ///
  /// - Parameter importance: whether it is said before the hint.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(key: key, value: value?.plain, importance: importance)) }

  /// Something that assistive technology says of the view beside its label.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(key: key, value: valueKey.plain, importance: importance)) }

  /// Something that assistive technology says of the view beside its label.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value, importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContentModifier(key: key, value: String(value), importance: importance)) }

  /// Something that assistive technology says of the view beside its label.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { spoken(label.plain, value.plain, importance) }

  /// Something that assistive technology says of the view beside its label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { spoken(labelKey.plain, value.plain, importance) }

  /// Something that assistive technology says of the view beside its label.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { spoken(labelKey.plain, valueKey.plain, importance) }

  /// Something that assistive technology says of the view beside its label.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value, importance: AXCustomContent.Importance = .default
  ) -> some View { spoken(labelKey.plain, String(value), importance) }

  private func spoken(_ label: String, _ value: String, _ importance: AXCustomContent.Importance) -> some View {
    modifier(
      CustomContentModifier(key: AccessibilityCustomContentKey(label: label), value: value, importance: importance))
  }
}
