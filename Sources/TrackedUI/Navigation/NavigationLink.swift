import Gtk

/// Goes on to another view.
public struct NavigationLink<Label: View>: View {
  @Environment(\.navigation) private var navigation
  @Environment(\.listSelects) private var listSelects
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.isInList) private var isInList
  @State private var opened = OpenedLink()
  private let label: Label
  private let target: Target

  private enum Target {
    case value(AnyHashable?)
    case view(() -> AnyView)
  }

  /// A link to the destination of a value; nil for one that cannot be followed.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// A link to a view. The view is made eagerly, and costs nothing until it is shown.
  public init<Destination: View>(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    let view = destination()
    target = .view { AnyView(view) }
  }

  /// A link to a view. The view is made eagerly, and costs nothing until it is shown.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// A button, which fills its row in a list or a form; in a list that selects, in a column of a split, what is in the row.
  public var body: some View {
    if case .value(let value?) = target, listSelects, navigation?.isSplit == true {
      HStack {
        label
        Spacer(minLength: 0)
      }
      .modifier(TagModifier(tag: value))
    } else {
      button
    }
  }

  @ViewBuilder private var button: some View {
    let _ = opened.follow { if case .view(let make) = target { make() } else { nil } }
    if isInList {
      Button(action: follow) {
        HStack {
          label
          Spacer()
          if indicator != .hidden { Text(verbatim: "›").foregroundStyle(.secondary).accessibilityHidden(true) }
        }
      }
      .buttonStyle(.plain)
    } else {
      Button(action: follow) { label }
    }
  }

  private func follow() {
    switch target {
    case .value(let value): value.map { navigation?.push($0, opened.page) }
    case .view(let make): opened.open(make(), in: navigation)
    }
  }
}

/// Where a link is, and where it has led.
private final class OpenedLink {
  private var pushed: PushedPage?
  private weak var island: Island?
  /// The page that the link is on.
  var page: ViewController? { island?.controller }

  /// The link is evaluated: what it has led to shows what it says now.
  func follow(_ view: () -> AnyView?) {
    island = GraphContext.reader?.island
    guard let pushed, let view = view() else { return }
    PassContext.outside { pushed.update(view) }
  }

  func open(_ view: AnyView, in navigation: NavigationContext?) {
    guard let page = navigation?.show(view, page, { [weak self] in self?.end() }) else { return }
    end()
    pushed = page
    // A link in a row goes on saying what it has led to while its page is covered.
    island?.beginFollowing()
    followed = island
  }

  private weak var followed: Island?

  private func end() {
    pushed = nil
    followed?.endFollowing()
    followed = nil
  }

  isolated deinit { followed?.endFollowing() }
}

private struct LinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  fileprivate var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Whether the links inside show that they go on, with a mark at their end.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a text to the destination of a value.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  /// A link with a text to the destination of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  /// A link with a text to a view.
  public init<Destination: View>(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a text to a view.
  @_disfavoredOverload
  public init<Title: StringProtocol, Destination: View>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a text to a view.
  @_disfavoredOverload
  public init<Title: StringProtocol, Destination: View>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
