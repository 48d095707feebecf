import CGtk

/// What happens to dragged content.
@RawRepresented(by: UInt32.self)
public nonisolated struct DragOperation: OptionSet, Sendable {
  /// It is copied.
  public static let copy = DragOperation(rawValue: 1)
  /// It is moved.
  public static let move = DragOperation(rawValue: 2)

  var native: GdkDragAction { GdkDragAction(rawValue) }
}

/// The start of a drag.
@MainActor public struct DragBeginning {
  /// The content.
  public var content: DragContent
  /// What may happen to it.
  public var operations: DragOperation
  /// The widget whose current picture is shown beside the pointer; nil for GTK's own picture.
  public var picture: Widget?
  /// Where the pointer is in that widget.
  public var pointer: Point

  /// A drag of some content.
  public init(
    _ content: DragContent, operations: DragOperation = .copy, picture: Widget? = nil, pointer: Point = .zero
  ) {
    self.content = content
    self.operations = operations
    self.picture = picture
    self.pointer = pointer
  }
}

extension DragSource {
  /// Drags what `prepare` answers, also to other programs.
  ///
  /// - Parameters:
  ///   - prepare: returns what to drag from a position in the widget; nil starts no drag.
  ///   - began: the drag has begun.
  ///   - ended: it is over, with what happened to the content; nothing if it was not dropped.
  public static func session(
    prepare: @escaping (_ x: Double, _ y: Double) -> DragBeginning?, began: @escaping () -> Void,
    ended: @escaping (DragOperation) -> Void
  ) -> DragSource {
    let source = DragSource(owning: UnsafeMutableRawPointer(gtk_drag_source_new()))
    gtk_drag_source_set_actions(source.native(), GDK_ACTION_COPY)
    var isCancelled = false
    _ = SignalConnection(source, "prepare", .everyChange) { [unowned source] arguments, result in
      guard let result,
        let beginning = prepare(Double(value: arguments), Double(value: arguments + 1)), source.isInPlace
      else { return }
      gtk_drag_source_set_actions(source.native(), beginning.operations.native)
      source.show(beginning.picture, beginning.pointer)
      g_value_take_object(result, UnsafeMutableRawPointer(beginning.content.makeProvider()))
    }
    _ = SignalConnection(source, "drag-begin", .everyChange) { _, _ in
      isCancelled = false
      began()
    }
    _ = SignalConnection(source, "drag-cancel", .everyChange) { _, _ in isCancelled = true }
    _ = SignalConnection(source, "drag-end", .everyChange) { arguments, _ in
      let drag = g_value_get_object(arguments).map { OpaquePointer($0) }
      let action = isCancelled ? 0 : drag.map { gdk_drag_get_selected_action($0).rawValue } ?? 0
      ended(DragOperation(rawValue: UInt32(clamping: action)))
    }
    return source
  }

  /// The dragged content looks like its widget; otherwise GTK shows an empty sheet.
  ///
  /// - Parameter arguments: of "prepare": the position in the widget.
  func showOwnWidget(_ arguments: UnsafePointer<GValue>) {
    let widget = Widget.wrap(gtk_event_controller_get_widget(native()), as: Widget.self)
    show(widget, Point(x: Double(value: arguments), y: Double(value: arguments + 1)))
  }

  private func show(_ picture: Widget?, _ pointer: Point) {
    guard let picture, let live = gtk_widget_paintable_new(picture.native()) else {
      return gtk_drag_source_set_icon(native(), nil, 0, 0)
    }
    let still = gdk_paintable_get_current_image(live)
    gtk_drag_source_set_icon(
      native(), still, Int32(clamping: pointer.x.rounded()), Int32(clamping: pointer.y.rounded()))
    g_object_unref(UnsafeMutableRawPointer(live))
    if let still { g_object_unref(UnsafeMutableRawPointer(still)) }
  }
}

/// The handlers for something dragged over a widget.
@MainActor public struct DropHandlers {
  /// Whether it can be dropped here.
  public var accept: (DropOffer) -> Bool
  /// It has entered the widget; returns what would happen to it at this position.
  public var enter: (DropOffer, Point) -> DragOperation
  /// It has moved; returns what would happen to it now.
  public var move: (DropOffer, Point) -> DragOperation
  /// It has left without being dropped.
  public var leave: () -> Void
  /// It was dropped at a position; returns whether the offer's `finish` will be called.
  public var drop: (DropOffer, Point) -> Bool

  /// Handlers of one drop target.
  public init(
    accept: @escaping (DropOffer) -> Bool, enter: @escaping (DropOffer, Point) -> DragOperation,
    move: @escaping (DropOffer, Point) -> DragOperation, leave: @escaping () -> Void,
    drop: @escaping (DropOffer, Point) -> Bool
  ) {
    self.accept = accept
    self.enter = enter
    self.move = move
    self.leave = leave
    self.drop = drop
  }
}

extension DropTargetAsync {
  /// Accepts drops, and decides for each position what would happen to the content.
  public convenience init(_ handlers: DropHandlers) {
    self.init(
      owning: UnsafeMutableRawPointer(
        gtk_drop_target_async_new(nil, DragOperation([.copy, .move]).native)))
    func offer(_ arguments: UnsafePointer<GValue>) -> DropOffer? {
      g_value_get_object(arguments).map { DropOffer(OpaquePointer($0)) }
    }
    func place(_ arguments: UnsafePointer<GValue>) -> Point {
      Point(x: Double(value: arguments + 1), y: Double(value: arguments + 2))
    }
    _ = SignalConnection(self, "accept", .everyChange) { arguments, result in
      if let result { g_value_set_boolean(result, offer(arguments).map(handlers.accept) == true ? 1 : 0) }
    }
    // GTK emits "drag-leave" after a drop as well.
    var isOver = false
    for (signal, handler) in [("drag-enter", handlers.enter), ("drag-motion", handlers.move)] {
      _ = SignalConnection(self, signal, .everyChange) { arguments, result in
        guard let result, let offer = offer(arguments) else { return }
        isOver = true
        g_value_set_flags(result, handler(offer, place(arguments)).rawValue)
      }
    }
    _ = SignalConnection(self, "drag-leave", .everyChange) { _, _ in
      guard isOver else { return }
      isOver = false
      handlers.leave()
    }
    _ = SignalConnection(self, "drop", .everyChange) { [weak self] arguments, result in
      self?.endHighlight()
      isOver = false
      guard let offer = offer(arguments) else { return }
      let isTaken = handlers.drop(offer, place(arguments))
      if let result { g_value_set_boolean(result, isTaken ? 1 : 0) }
    }
  }
}

extension DropOffer {
  /// Reports what happened to the content; nothing if it was not accepted.
  public func finish(_ operation: DragOperation) { gdk_drop_finish(drop, operation.native) }
}
