/// Where something stands in a toolbar.
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

  enum Place { case start, middle, end, below }

  var place: Place {
    switch self {
    case .principal: .middle
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .start
    case .bottomBar, .status: .below
    default: .end
    }
  }
}

/// What stands in toolbars.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The items with their places.
  var _items: [_ToolbarEntry] { get }
}

/// An item with its place.
@MainActor public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// A view in a toolbar.
@MainActor public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The view.
  public var _items: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Some views in a toolbar.
@MainActor public struct ToolbarItemGroup<Content: View>: ToolbarContent {
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

/// Makes one content of the statements of a closure.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// Some items.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarItems {
    var items: [_ToolbarEntry] = []
    repeat items.append(contentsOf: (each content)._items)
    return _ToolbarItems(_items: items)
  }

  /// An `if` without an `else`.
  public static func buildOptional(_ content: _ToolbarItems?) -> _ToolbarItems { content ?? _ToolbarItems(_items: []) }
  /// A branch.
  public static func buildEither(first: _ToolbarItems) -> _ToolbarItems { first }
  /// The other branch.
  public static func buildEither(second: _ToolbarItems) -> _ToolbarItems { second }
}

/// Some items.
@MainActor public struct _ToolbarItems: ToolbarContent {
  /// The items.
  public let _items: [_ToolbarEntry]
}

/// A view between its toolbars.
private struct Toolbars<Content: View>: View {
  @Environment(\.hidesToolbars) private var isHidden
  let content: Content
  let items: [_ToolbarEntry]

  private func views(_ place: ToolbarItemPlacement.Place) -> [AnyView] {
    items.filter { $0.placement.place == place }.map(\.view)
  }

  private func row(_ views: [AnyView]) -> some View { ForEach(views.indices, id: \.self) { views[$0] } }

  private var hasTop: Bool { !isHidden && items.contains { $0.placement.place != .below } }

  var body: some View {
    VStack(spacing: 0) {
      if hasTop {
        BarContent(
          content: HStack {
            row(views(.start))
            Spacer()
            row(views(.middle))
            Spacer()
            row(views(.end))
          }
          .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)))
        Divider()
      }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if !views(.below).isEmpty {
        Divider()
        BarContent(
          content: HStack { row(views(.below)) }
            .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)))
      }
    }
  }
}

extension View {
  /// Puts a bar above the view, or below it, in which views stand at the places they ask for.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    Toolbars(content: self, items: content()._items)
  }

  /// Puts a bar above the view, with views at its end.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Toolbars(content: self, items: [_ToolbarEntry(placement: .automatic, view: AnyView(content()))])
  }

  /// Shows a column at the view's end while a binding is true.
  public func inspector<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
    InspectorSplit(main: self, isPresented: isPresented, inspector: content())
  }
}

/// An inspector in its width.
private struct InspectorColumn<Content: View>: View {
  @State private var width: InspectorWidth?
  let content: Content

  var body: some View {
    content.onPreferenceChange(InspectorWidth.Key.self) { width = $0 }
      .frame(minWidth: width?.least, idealWidth: width?.ideal ?? 260, maxWidth: width?.most ?? 260)
      .frame(maxHeight: .infinity, alignment: .top)
      .fixedSize(horizontal: true, vertical: false)
  }
}

/// How wide an inspector wants to be.
private struct InspectorWidth: Equatable {
  var least: Double?
  var ideal: Double
  var most: Double?

  struct Key: PreferenceKey {
    static let defaultValue: InspectorWidth? = nil
    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
  }
}

extension View {
  /// The width of the inspector that this view is in.
  public func inspectorColumnWidth(_ width: Double) -> some View {
    preference(key: InspectorWidth.Key.self, value: InspectorWidth(least: width, ideal: width, most: width))
  }

  /// The width of the inspector that this view is in: the ideal one, since nobody drags its edge.
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    preference(key: InspectorWidth.Key.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}

private struct InspectorSplit<Main: View, Inspector: View>: View {
  let main: Main
  let isPresented: Binding<Bool>
  let inspector: Inspector

  var body: some View {
    HStack(spacing: 0) {
      main.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        Divider()
        InspectorColumn(content: inspector)
      }
    }
  }
}
