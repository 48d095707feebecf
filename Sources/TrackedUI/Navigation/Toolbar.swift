/// Where something is in a toolbar.
public nonisolated enum ToolbarItemPlacement: Sendable {
  /// At the end.
  case automatic
  /// In the middle.
  case principal
  /// At the start.
  case navigation
  /// At the end.
  case primaryAction
  /// At the end.
  case secondaryAction
  /// At the start.
  case cancellationAction
  /// At the end.
  case confirmationAction
  /// At the end.
  case destructiveAction
  /// At the start.
  case topBarLeading
  /// At the end.
  case topBarTrailing
  /// At the start.
  case navigationBarLeading
  /// At the end.
  case navigationBarTrailing
  /// In a bar below the content.
  case bottomBar
  /// In a bar below the content, in the middle.
  case status

  /// Above a keyboard on the screen: as on a Mac, there is none, and nothing is shown.
  case keyboard

  enum Place { case start, middle, end, below, nowhere }

  var place: Place {
    switch self {
    case .principal: .middle
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .start
    case .bottomBar, .status: .below
    case .keyboard: .nowhere
    default: .end
    }
  }
}

/// What is in toolbars: items, or a value of your own that is made of such.
///
/// ```swift
/// struct EditingTools: ToolbarContent {
///   var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { EditButton() } }
/// }
/// ```
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What `body` gives.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items with their places.
  var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// Those of the body.
  public var _items: [_ToolbarEntry] { body._items }
}

extension Never: ToolbarContent {
  /// There are none.
  public var _items: [_ToolbarEntry] { [] }
}

/// An item of this layer.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An item with its place.
@MainActor public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// Which statement of the closure it comes from, from the outside in: an item keeps its state when others come and go.
  var statement: [Int] = []

  func inside(_ index: Int) -> Self {
    var entry = self
    entry.statement.insert(index, at: 0)
    return entry
  }
}

/// A view in a toolbar.
@MainActor public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// A view at a place of the toolbar, by a name: the person cannot change toolbars, and all of them are shown.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content)
  }

  /// The view.
  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Some views in a toolbar.
@MainActor public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The views.
  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// A menu that the page's title opens.
@MainActor public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  private let content: Content

  /// A menu under the page's title.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The title that opens it, in the middle of the bar.
  public var _items: [_ToolbarEntry] {
    [_ToolbarEntry(placement: .principal, view: AnyView(TitleMenu(content: content)))]
  }
}

/// A space between the items of a toolbar.
@MainActor public struct ToolbarSpacer: PrimitiveToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// A space that grows, or one of the usual width.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// The space.
  public var _items: [_ToolbarEntry] {
    let space = sizing == .flexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 12, height: 1))
    return [_ToolbarEntry(placement: placement, view: space)]
  }
}

/// Whether a space grows.
public nonisolated enum SpacerSizing: Sendable {
  /// It takes what is left.
  case flexible
  /// It has the usual width.
  case fixed
}

/// Makes one content of the statements of a closure.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// Some items.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var (items, index): ([_ToolbarEntry], Int) = ([], 0)
    for entries in repeat (each content)._items {
      items += entries.map { $0.inside(index) }
      index += 1
    }
    return _ToolbarItems(_items: items)
  }

  /// Some items.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// A view at the end of the bar above the page.
  ///
  /// Views and items are told apart here, statement by statement: two forms of `toolbar` would make the compiler try the whole of a screen twice.
  public static func buildExpression<Content: View>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(_items: [_ToolbarEntry(placement: .automatic, view: AnyView(content))])
  }
  /// What is only there where a system is new enough.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
  /// An `if` without an `else`.
  public static func buildOptional(_ content: _ToolbarItems?) -> _ToolbarItems { content ?? _ToolbarItems(_items: []) }
  /// A branch.
  public static func buildEither(first: _ToolbarItems) -> _ToolbarItems { first.inside(0) }
  /// The other branch.
  public static func buildEither(second: _ToolbarItems) -> _ToolbarItems { second.inside(1) }
}

/// Some items.
@MainActor public struct _ToolbarItems: PrimitiveToolbarContent {
  /// The items.
  public let _items: [_ToolbarEntry]

  func inside(_ index: Int) -> Self { Self(_items: _items.map { $0.inside(index) }) }
}

extension View {
  /// Puts views into the bars of the page: items at the places they ask for, other views at the end of the bar above the page. Views inside of one page share its bars; where there is no page around,
  /// the bars are above the view and below it.
  ///
  /// - Parameter id: a name; the person cannot change toolbars, and all of the items are shown.
  public func toolbar<Content: ToolbarContent>(
    id: String? = nil, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    Toolbars(kind: .items, content: self, items: content()._items)
  }

  /// Puts a menu into the middle of the bar above the page, under the page's title.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Toolbars(
      kind: .items, content: self, items: ToolbarTitleMenu(content: content)._items)
  }
}

/// A menu that the page's title opens.
private struct TitleMenu<Content: View>: View {
  @Environment(\.toolbarHost) private var host
  let content: Content

  var body: some View {
    Menu {
      content
    } label: {
      Text(verbatim: host?.title ?? "").bold()
    }
    .fixedSize()
  }
}

extension View {
  /// Puts views at both ends of a bar above the view.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the start of a bar above the view.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of a bar above the view.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
