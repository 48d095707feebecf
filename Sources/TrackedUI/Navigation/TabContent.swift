/// A page of a `TabView`, or some, that say which values of the selection they stand for.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// What is chosen.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// What the page stands for.
  public typealias TabValue = Value
}

/// Pages of a `TabView` that belong together. Their tabs are beside the others.
public struct TabSection<Content: View, SelectionValue: Hashable>: TabContent {
  /// What is chosen.
  public typealias TabValue = SelectionValue
  private let content: Content

  /// The pages.
  public var body: some View { content }

  fileprivate init(_ content: Content) { self.content = content }
}

extension TabSection where Content: TabContent, Content.TabValue == SelectionValue {
  /// Pages that belong together.
  public init(
    _ title: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content()) }

  /// Pages that belong together.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content()) }

  /// Pages that belong together, with a header that only a sidebar would show.
  public init<Header: View>(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(content()) }
}

extension TabSection where SelectionValue == Never {
  /// Pages that belong together.
  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content()) }
}

extension ForEach: TabContent where Content: TabContent {
  /// What is chosen.
  public typealias TabValue = Content.TabValue
}

/// Some pages, or a page that is changed.
public struct _TabPages<Value: Hashable, Content: View>: TabContent {
  /// What is chosen.
  public typealias TabValue = Value
  /// The pages.
  public let body: Content
}

/// Makes the pages of a `TabView` of the statements of a closure: the type of what is chosen is known, `Tab(…, value: .home)`.
@MainActor @resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  /// A page as it is.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// One page.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Some pages, one after the other.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabPages<TabValue, TupleView<repeat each Content>> {
    _TabPages(body: TupleView(repeat each content))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabPages<TabValue, Content?> {
    _TabPages(body: content)
  }

  /// The branch of an `if` or a `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabPages<TabValue, _ConditionalContent<First, Second>> { _TabPages(body: _ConditionalContent(.first(first))) }

  /// The other branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabPages<TabValue, _ConditionalContent<First, Second>> { _TabPages(body: _ConditionalContent(.second(second))) }

  /// What only some versions have.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabPages<TabValue, AnyView> { _TabPages(body: AnyView(content)) }
}

extension TabContent {
  /// A number beside the title of the page's tab; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabPages<TabValue, _>(body: badged(count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// A text beside the title of the page's tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { _TabPages<TabValue, _>(body: badged(label)) }

  /// A text beside the title of the page's tab.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _TabPages<TabValue, _>(body: badged(key.map { Text($0) }))
  }
}
