import CGtk

/// Content dragged to other widgets and programs: a text, and data by their MIME types.
public struct DragContent {
  /// The text; nil for none.
  public var text: String?
  /// The data, the best first.
  public var data: [(mimeType: String, bytes: [UInt8])]
  /// What a `DropTarget` for numbers takes.
  package var number: Int?

  /// Some data, and a text.
  public init(text: String? = nil, data: [(mimeType: String, bytes: [UInt8])] = []) {
    self.text = text
    self.data = data
  }
}

extension DragSource {
  /// Drags copy what `content` returns, also to other programs; nil starts no drag.
  ///
  /// - Parameter ended: called when the drag is over, whether or not something was dropped.
  public static func content(_ content: @escaping () -> DragContent?, ended: @escaping () -> Void) -> DragSource {
    let source = DragSource(owning: UnsafeMutableRawPointer(gtk_drag_source_new()))
    _ = SignalConnection(source, "prepare", .everyChange) { [unowned source] arguments, result in
      guard let result, let content = content(), source.isInPlace else { return }
      let isMovable = content.number != nil
      gtk_drag_source_set_actions(
        source.native(),
        isMovable ? GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue) : GDK_ACTION_COPY)
      if isMovable { source.showOwnWidget(arguments) }
      g_value_take_object(result, UnsafeMutableRawPointer(content.makeProvider()))
    }
    _ = SignalConnection(source, "drag-end", .everyChange) { _, _ in ended() }
    return source
  }
}

extension DragContent {
  /// The object for GDK; the caller owns it.
  func makeProvider() -> UnsafeMutablePointer<GdkContentProvider>? {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = data.map { mimeType, bytes in
      let memory = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(memory) }
      return gdk_content_provider_new_for_bytes(mimeType, memory)
    }
    func add(_ content: some ValueRepresentable) {
      var value = GValue()
      content.store(in: &value)
      providers.append(gdk_content_provider_new_for_value(&value))
      g_value_unset(&value)
    }
    if let text { add(text) }
    if let number { add(number) }
    // The union takes the providers over, and copies the list.
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}

/// Something that is dragged over a widget, or was dropped on it.
@MainActor public final class DropOffer {
  let drop: OpaquePointer

  init(_ drop: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(drop))
    self.drop = drop
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }

  /// Whether it comes from this program.
  public var isLocal: Bool { gdk_drop_get_drag(drop) != nil }

  /// Whether it is a text, or can be read as one.
  public var hasText: Bool {
    gdk_content_formats_contain_gtype(gdk_drop_get_formats(drop), cgtk_type_string()) != 0
      || has("text/plain;charset=utf-8") || has("text/plain")
  }

  /// Whether there are data of a MIME type.
  public func has(_ mimeType: String) -> Bool {
    gdk_content_formats_contain_mime_type(gdk_drop_get_formats(drop), mimeType) != 0
  }

  /// The text.
  ///
  /// - Throws: `GLibError` if the other program does not deliver it.
  public func text() async throws(GLibError) -> String? {
    try await AsyncCall.run {
      gdk_drop_read_value_async(drop, cgtk_type_string(), G_PRIORITY_DEFAULT, $0, $1, $2)
    } finish: { result, error in
      guard let value = gdk_drop_read_value_finish(self.drop, result, &error) else { return nil }
      return String(value: value)
    }
  }

  /// The data of a MIME type.
  ///
  /// - Throws: `GLibError` if the other program does not deliver them.
  public func data(_ mimeType: String) async throws(GLibError) -> [UInt8]? {
    let stream: OpaquePointer? = try await AsyncCall.run { cancellable, done, data in
      mimeType.withCString { name in
        var names: [UnsafePointer<CChar>?] = [name, nil]
        gdk_drop_read_async(drop, &names, G_PRIORITY_DEFAULT, cancellable, done, data)
      }
    } finish: { result, error in
      gdk_drop_read_finish(self.drop, result, nil, &error).map { OpaquePointer($0) }
    }
    guard let stream else { return nil }
    let memory = g_memory_output_stream_new_resizable()!
    defer {
      g_object_unref(UnsafeMutableRawPointer(memory))
      g_object_unref(UnsafeMutableRawPointer(stream))
    }
    let flags = GOutputStreamSpliceFlags(
      G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue)
    try await AsyncCall.run { cancellable, done, data in
      g_output_stream_splice_async(
        memory, UnsafeMutablePointer(stream), flags, G_PRIORITY_DEFAULT, cancellable, done, data)
    } finish: { result, error in
      _ = g_output_stream_splice_finish(memory, result, &error)
    }
    let target = UnsafeMutableRawPointer(memory).assumingMemoryBound(to: GMemoryOutputStream.self)
    let bytes = g_memory_output_stream_steal_as_bytes(target)
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(size)))
  }

  /// Reports that it was accepted, or that it was not.
  public func finish(taken: Bool) { gdk_drop_finish(drop, taken ? GDK_ACTION_COPY : GdkDragAction(0)) }
}

/// Accepts drops on a widget that take time to read.
@MainActor public final class DropTargetAsync: EventController {
  /// Adopts a GtkDropTargetAsync.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// - Parameters:
  ///   - accepts: whether something can be dropped here.
  ///   - targeted: called when something acceptable enters the widget, and when it leaves.
  ///   - drop: accepts what was dropped, at a position in the widget, and finally calls the offer's `finish`; returns whether it will.
  public init(
    accepts: @escaping (DropOffer) -> Bool, targeted: @escaping (Bool) -> Void,
    drop: @escaping (_ offer: DropOffer, _ x: Double, _ y: Double) -> Bool
  ) {
    super.init(owning: UnsafeMutableRawPointer(gtk_drop_target_async_new(nil, GDK_ACTION_COPY)))
    func offer(_ arguments: UnsafePointer<GValue>) -> DropOffer? {
      g_value_get_object(arguments).map { DropOffer(OpaquePointer($0)) }
    }
    _ = SignalConnection(self, "accept", .everyChange) { arguments, result in
      if let result { g_value_set_boolean(result, offer(arguments).map(accepts) == true ? 1 : 0) }
    }
    _ = SignalConnection(self, "drag-enter", .everyChange) { _, result in
      targeted(true)
      if let result { g_value_set_flags(result, GDK_ACTION_COPY.rawValue) }
    }
    _ = SignalConnection(self, "drag-leave", .everyChange) { _, _ in targeted(false) }
    _ = SignalConnection(self, "drop", .everyChange) { [weak self] arguments, result in
      self?.endHighlight()
      guard let offer = offer(arguments) else { return }
      // Nothing is held over the widget from here on.
      targeted(false)
      let taken = drop(offer, Double(value: arguments + 1), Double(value: arguments + 2))
      if let result { g_value_set_boolean(result, taken ? 1 : 0) }
    }
  }
}
