import CGtk

// What a layer above needs for texts whose parts have looks of their own, with pictures among their letters.

extension TextBuffer {
  /// Parts of the text with the same tags throughout, in order.
  package var parts: [(range: Range<Int>, tags: [TextTag])] {
    var iter = GtkTextIter()
    gtk_text_buffer_get_start_iter(native(), &iter)
    var (start, parts) = (0, [(range: Range<Int>, tags: [TextTag])]())
    let end = count
    while start < end {
      let found = gtk_text_iter_forward_to_tag_toggle(&iter, nil) != 0
      let next = found ? Int(gtk_text_iter_get_offset(&iter)) : end
      // Several tags may begin at one place.
      if next > start { parts.append((start..<next, tags(at: start))) }
      start = max(start, next)
      if !found { break }
    }
    return parts
  }

  /// Whether there is a picture at a position, and not a letter.
  package func hasPicture(at place: Int) -> Bool {
    var iter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(native(), &iter, Int32(clamping: place))
    return gtk_text_iter_get_paintable(&iter) != nil
  }

  /// Replaces the letter at a position by a drawing, as a picture of a given size on the line, with the tags of that letter. GTK forgets
  /// what could be undone. Caret and selection stay.
  package func replaceLetter(at place: Int, size: Size, _ draw: (Snapshot) -> Void) {
    let snapshot = gtk_snapshot_new()!
    var (none, bounds) = (GdkRGBA(), graphene_rect_t())
    graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
    // GTK makes no picture of nothing, as long as one that is loaded has not arrived.
    if let node = gsk_color_node_new(&none, &bounds) {
      gtk_snapshot_append_node(snapshot, node)
      gsk_render_node_unref(node)
    }
    draw(Snapshot(pointer: snapshot))
    var extent = graphene_size_t(width: Float(size.width), height: Float(size.height))
    guard let picture = gtk_snapshot_free_to_paintable(snapshot, &extent) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    let (tags, selection) = (tags(at: place), selection)
    withoutEcho {
      gtk_text_buffer_begin_irreversible_action(native())
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(native(), &start, Int32(clamping: place))
      gtk_text_buffer_get_iter_at_offset(native(), &end, Int32(clamping: place + 1))
      gtk_text_buffer_delete(native(), &start, &end)
      gtk_text_buffer_insert_paintable(native(), &start, picture)
      gtk_text_buffer_end_irreversible_action(native())
    }
    for tag in tags { apply(tag, to: place..<place + 1) }
    self.selection = selection
  }
}

extension TextViewProtocol {
  /// The place of the letter at a point of the widget; nil where there is none.
  package func place(at point: Point) -> Int? {
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_text_view_window_to_buffer_coords(
      native(), GTK_TEXT_WINDOW_WIDGET, Int32(clamping: point.x.rounded(.down)),
      Int32(clamping: point.y.rounded(.down)), &x, &y)
    var iter = GtkTextIter()
    guard gtk_text_view_get_iter_at_location(native(), &iter, x, y) != 0 else { return nil }
    return Int(gtk_text_iter_get_offset(&iter))
  }

  /// Where the letter at a position is, in logical pixels of the widget.
  package func rect(ofPlace place: Int) -> Rect {
    var iter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtk_text_view_get_buffer(native()), &iter, Int32(clamping: place))
    var rect = GdkRectangle()
    gtk_text_view_get_iter_location(native(), &iter, &rect)
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_text_view_buffer_to_window_coords(native(), GTK_TEXT_WINDOW_WIDGET, rect.x, rect.y, &x, &y)
    return Rect(x: Double(x), y: Double(y), width: Double(rect.width), height: Double(rect.height))
  }
}

extension TextTag {
  /// Applies the attributes.
  package func show(_ attributes: TextAttributes) {
    func units(_ points: Double) -> Int { Int(clamping: (points * Double(PANGO_SCALE)).rounded()) }
    // Said also where it is what a tag without a look has: that may be another one than the text's.
    if let size = attributes.size { setProperty("size-points", to: size) }
    if let scale = attributes.scale { setProperty("scale", to: scale) }
    if let family = attributes.family { setProperty("family", to: family) }
    if let weight = attributes.weight { setProperty("weight", to: Int(weight.rawValue)) }
    if attributes.isItalic { setProperty("style", to: 2) }
    if let smallCaps = attributes.smallCaps { setProperty("variant", to: Int(smallCaps.rawValue)) }
    if let stretch = attributes.stretch { setProperty("stretch", to: Int(stretch.rawValue)) }
    if let features = attributes.features { setProperty("font-features", to: features) }
    if let color = attributes.foreground { setProperty("foreground-rgba", to: color) }
    if let color = attributes.background { setProperty("background-rgba", to: color) }
    if let underline = attributes.underline { setProperty("underline", to: Int(underline.rawValue)) }
    if let color = attributes.underlineColor { setProperty("underline-rgba", to: color) }
    if attributes.isStruckThrough { setProperty("strikethrough", to: true) }
    if let color = attributes.strikethroughColor { setProperty("strikethrough-rgba", to: color) }
    if let spacing = attributes.letterSpacing { setProperty("letter-spacing", to: units(spacing)) }
    if let rise = attributes.rise { setProperty("rise", to: units(rise)) }
    if let lineHeight = attributes.lineHeight { setProperty("line-height", to: lineHeight) }
  }
}

extension LabelProtocol {
  /// Indents the first line of each paragraph or, if negative, all others, in logical pixels. Repeat it before GTK measures,
  /// places and draws, as GTK makes its layout again now and then.
  package func setIndent(_ indent: Int) {
    guard let layout = gtk_label_get_layout(native()) else { return }
    let units = Int32(clamping: Double(indent) * Double(PANGO_SCALE))
    if pango_layout_get_indent(layout) != units { pango_layout_set_indent(layout, units) }
  }

  /// How far from the start of its layout the text begins, in logical pixels: GTK shifts it back by as much.
  package var textOffset: Double {
    guard let layout = gtk_label_get_layout(native()) else { return 0 }
    var logical = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &logical)
    return Double(logical.x)
  }

  /// The space of a letter that is reserved for a picture, by the letter's byte position in the text; nil where it is cut off.
  package func room(ofByte index: Int, ascent: Double, height: Double) -> Rect? {
    guard let layout = gtk_label_get_layout(native()), let place = place(ofByte: index),
      let index = shownPlace(ofByte: index)
    else { return nil }
    guard let iter = pango_layout_get_iter(layout) else { return nil }
    defer { pango_layout_iter_free(iter) }
    while pango_layout_iter_get_index(iter) != Int32(clamping: index) {
      guard pango_layout_iter_next_char(iter) != 0 else { return nil }
    }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(native(), &x, &y)
    let line = Double(y) + Double(pango_layout_iter_get_baseline(iter)) / Double(PANGO_SCALE)
    return Rect(x: place.x, y: line - ascent, width: place.width, height: height)
  }
}
