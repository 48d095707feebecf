import CGtk

/// How much space a widget requests in one direction, in logical pixels.
public nonisolated struct Measurement: Equatable, Sendable {
  /// The least it needs.
  public var minimum: Int
  /// The size it would like.
  public var natural: Int

  /// A request; the natural size is never below the minimum.
  public init(minimum: Int, natural: Int) {
    self.minimum = minimum
    self.natural = max(minimum, natural)
  }

  /// A fixed size.
  public static func fixed(_ size: Int) -> Measurement { Measurement(minimum: size, natural: size) }
}

/// A widget that measures, lays out and draws itself from Swift: a GObject subclass whose virtual functions call the
/// methods below. Every Swift subclass over the same GTK class shares one GObject class.
@MainActor open class CustomWidget: Widget {
  /// The GTK class of which objects of this class are instances, and which does whatever is not overridden; nil for a widget that does
  /// everything itself.
  open class var nativeClass: NativeWidgetClass? { nil }

  /// Whether the widget is an instance of one of GTK's classes with behaviour of its own.
  public final let isNative: Bool
  /// The layout manager that GTK's class came with; owned.
  final var nativeLayout: UnsafeMutablePointer<GtkLayoutManager>?
  /// The baseline that GTK's class reported last.
  final var nativeBaselines: (minimum: Int32, natural: Int32)?
  /// Whether the virtual functions are known to only measure, place and draw the content; see `OutsideCode`.
  package final var isTransparent = false

  final override var asCustomWidget: CustomWidget? { self }

  /// Whether GTK is measuring or drawing, and cannot be asked to lay out.
  package static var isMeasuringOrDrawing: Bool { CustomWidgetClass.isMeasuring || CustomWidgetClass.isDrawing }

  /// Children for which `willRemoveChild(_:)` was called, and which are about to leave.
  fileprivate final var toldOfLeaving: Set<UnsafeMutableRawPointer> = []

  /// A widget without children.
  public init() {
    let nativeClass = Self.nativeClass
    isNative = nativeClass != nil
    super.init(owning: CustomWidgetClass.makeObject(of: nativeClass?.type ?? gtk_widget_get_type()))
    if isNative { takeNativeLayout() }
  }

  isolated deinit {
    // GTK wants a widget to have let go of its children when it is finalised; the rest is done by dispose.
    Self.unparentAddedChildren(of: widgetPointer, isNative: isNative)
    if let nativeLayout { g_object_unref(nativeLayout) }
  }

  /// The width or height it requests. Runs in GTK's measuring, before allocation.
  ///
  /// - Parameter forSize: the size in the other direction, if it is known already.
  open func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    isNative ? measureNatively(orientation, forSize: forSize) : .fixed(0)
  }

  /// Whether the height depends on the width: true wraps text correctly. A native widget does what its class does.
  open var requestsHeightForWidth: Bool { true }

  /// Places the children with `allocate(_:in:)`. Runs in GTK's allocation. By default each child gets the whole size.
  open func allocate(width: Int, height: Int, baseline: Int) {
    if isNative { return allocateNatively(width: width, height: height, baseline: baseline) }
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    for child in addedChildren where child.isVisible { allocate(child, in: bounds) }
  }

  /// Draws. The default draws the children.
  open func snapshot(_ snapshot: Snapshot) {
    if isNative { return snapshotNatively(snapshot) }
    for child in children { draw(child, on: snapshot) }
  }

  /// Whether the pointer at a point is on the widget; GTK asks where no child is hit. By default this is true for every point
  /// within the size.
  open func contains(x: Double, y: Double) -> Bool {
    if isNative { return CustomWidgetClass.parentClass(of: widgetPointer).pointee.contains(widgetPointer, x, y) != 0 }
    return x >= 0 && y >= 0 && x < Double(gtk_widget_get_width(native())) && y < Double(gtk_widget_get_height(native()))
  }

  /// The style that applies to the widget changed: colours, fonts, direction of text.
  open func styleDidChange() {}

  /// The widget is about to be shown; its children follow.
  open func willMap() {}

  /// The widget is about to be hidden; it and its children are still shown.
  open func willUnmap() {}

  /// The widget is no longer shown.
  open func didUnmap() {}

  /// A child is about to be removed, for whatever reason: by a call here, or because it is put elsewhere.
  open func willRemoveChild(_ child: Widget) {}

  /// The widget came into a window.
  open func didEnterWindow() {}

  /// The widget is about to leave its window.
  open func willLeaveWindow() {}
}

// Children.
extension CustomWidget {
  /// Adds a child before another, or at the end, removing it from its previous place.
  public final func insertChild(_ child: Widget, before sibling: Widget?) {
    guard child !== sibling else { return }
    guard !TreeWork.isBusy(child.widgetPointer), !TreeWork.isPassingChildren(of: widgetPointer) else {
      let insert = { self.insertChild(child, before: sibling?.parent === self ? sibling : nil) }
      return child.parent === self ? TreeWork.later(insert) : TreeWork.later(removing: child.widgetPointer, insert)
    }
    // A child that is here already changes its place without leaving the window.
    let pointer = child.parent === self ? child.widgetPointer : incoming(child)
    TreeWork.change { gtk_widget_insert_before(pointer, native(), sibling?.widgetPointer) }
    if isNative { Self.markAdded(pointer) }
  }

  /// Removes a child.
  public final func removeChild(_ child: Widget) {
    guard child.parent === self else { return }
    guard !TreeWork.isBusy(child.widgetPointer) else {
      return TreeWork.later(removing: child.widgetPointer) { self.removeChild(child) }
    }
    ProgramChanges.note(self)
    ProgramCalls.keep(child)
    let isFirstToTell = toldOfLeaving.insert(child.raw).inserted
    if isFirstToTell { willRemoveChild(child) }
    // What that has called may have taken it out.
    if child.parent === self { TreeWork.unparent(child.widgetPointer) }
    if isFirstToTell { toldOfLeaving.remove(child.raw) }
  }

  /// Removes every child.
  public final func removeAllChildren() {
    for child in addedChildren { removeChild(child) }
  }

  /// Excludes a child from drawing and input without changing its `isVisible`; for containers that show some of their
  /// children.
  public final func setChildVisible(_ child: Widget, _ isVisible: Bool) {
    gtk_widget_set_child_visible(child.widgetPointer, isVisible ? 1 : 0)
  }

  /// Places a child, in whole pixels, with at least its least size.
  public final func allocate(_ child: Widget, in rect: Rect) {
    allocate(child.rawWidget, in: rect)
  }

  /// The same for a child without its Swift side.
  package final func allocate(_ child: RawWidget, in rect: Rect) {
    // GTK counts in 32 bits, and adds sizes up.
    func whole(_ value: Double) -> Int { Int(clamping: min(max(value.rounded(), -1e8), 1e8)) }
    let width = max(child.measured(.horizontal).minimum, whole(rect.width))
    let height = max(child.measured(.vertical, forSize: width).minimum, whole(rect.height))
    var allocation = GtkAllocation(
      x: Int32(clamping: whole(rect.x)), y: Int32(clamping: whole(rect.y)), width: Int32(clamping: width),
      height: Int32(clamping: height))
    gtk_widget_size_allocate(child.pointer, &allocation, -1)
  }
}

extension WidgetProtocol {
  /// The size the widget requests in one direction.
  public func measured(_ orientation: Orientation, forSize: Int? = nil) -> Measurement {
    rawWidget.measured(orientation, forSize: forSize)
  }

  /// Whether the widget is a direct child of another. Cheaper than reading `parent`.
  public func isChild(of other: Widget) -> Bool { gtk_widget_get_parent(native()) == other.widgetPointer }

  /// How far below the top the first line of text is at the natural height; nil for a widget without text.
  public var naturalBaseline: Int? {
    var baseline: Int32 = -1
    Style.flush()
    gtk_widget_measure(native(), GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, &baseline)
    return baseline < 0 ? nil : Int(baseline)
  }
}

// Foundation, which a file may import besides, has these names as well: inside of a widget's class they are GTK's.
extension Widget {
  /// The size that a widget requests.
  public typealias Measurement = Gtk.Measurement
  /// A transform of the plane.
  public typealias AffineTransform = Gtk.AffineTransform
}
