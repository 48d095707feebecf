// GTK's classes that are called otherwise here, or that something else does the work of. Each can be made as GTK's can, so that the
// compiler gets as far as its message.

/// Texts as the items of a list.
@available(*, unavailable, message: "write ListModel(count:item:), whose items are any Hashable values")
public struct StringList {
  /// Never called.
  public init(_ strings: [String] = []) { neverCalled() }
}

/// A text as the item of a list.
@available(*, unavailable, message: "an item's value is a Swift value: ask ListItem for value")
public struct StringObject {
  /// Never called.
  public init(_ string: String) { neverCalled() }
}

/// A list of objects.
@available(*, unavailable, message: "write ListModel(count:item:), whose items are any Hashable values")
public struct ListStore {
  /// Never called.
  public init(_ types: Any...) { neverCalled() }
}

/// The factory of a list's widgets.
@available(*, unavailable, renamed: "ListItemFactory")
public typealias SignalListItemFactory = ListItemFactory

/// Style sheets of an application.
@available(*, unavailable, message: "write Style.set(_:for:)")
public struct CssProvider {
  /// Never called.
  public init() { neverCalled() }
}

/// A dialog with a question.
@available(*, unavailable, message: "use TrackedKit's AlertController")
public struct MessageDialog {
  /// Never called.
  public init(_ arguments: Any...) { neverCalled() }
}

/// A window for choosing files.
@available(*, unavailable, renamed: "FileChooserNative")
public typealias FileChooserDialog = FileChooserNative

extension DrawingAreaProtocol {
  /// GTK's name for `setDraw(_:)`.
  @available(*, unavailable, message: "write setDraw { context, size in … }")
  public func setDrawFunc(_ draw: ((DrawingArea, CairoContext, Int, Int) -> Void)?) {}

  /// GTK's name for `setDraw(_:)`.
  @available(*, unavailable, message: "write setDraw { context, size in … }")
  public func setDrawFunc(_ draw: ((CairoContext, Int, Int) -> Void)?) {}
}

extension ListBox {
  /// GTK's name for `setHeaders(_:)`.
  @available(*, unavailable, message: "write setHeaders { index in … }, which makes the header of a row or none")
  public func setHeaderFunc(_ update: ((_ row: Widget, _ before: Widget?) -> Void)?) {}
}

// GTK 3's one name for every container.

extension WidgetProtocol {
  /// GTK 4 has no name for adding to any container.
  @available(
    *, unavailable,
    message:
      "write append(_:) for a box, a list or a flow box, child = … for what has one child, addSubview(_:) for a view"
  )
  public func add(_ child: Widget) {}
}

extension Box {
  /// GTK 3's name for `append(_:)`.
  @available(*, unavailable, renamed: "append(_:)")
  public func add(_ child: Widget) {}
}
