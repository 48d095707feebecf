import CGtk

/// Counts a label's lines as a limit means them, shows no more than there is height for, and measures lines with the space that Pango breaks
/// them with: GTK leaves all of it to Pango, which limits the lines of each paragraph, and leaves out the space of a line's last letter when it
/// measures.
final class LabelLines {
  /// How many lines there may be.
  var limit: Int? { didSet { parts = [:] } }
  /// The widest space between letters, in logical pixels.
  var letterSpacing = 0.0 { didSet { if letterSpacing > 0 { Self.haveSpacing = true } } }
  /// Whether there has ever been space between letters.
  private static var haveSpacing = false
  /// Whether a label with less height than its lines need shows those that fit, the last of them cut.
  var cutsToHeight = false { didSet { if cutsToHeight { Self.haveCuts = true } } }
  /// Whether any label has ever been cut to its height.
  private static var haveCuts = false

  /// The part of a text that is shown.
  private struct Part: Equatable {
    /// The bytes that are left out.
    var hidden: Range<Int>
    /// What stands for them.
    var sign = ""
    /// The bytes of the line ends before them that must not end a paragraph.
    var joined: [Range<Int>] = []
    /// Where the text ends.
    var end: Int
    /// How many lines there are at most, as Pango counts.
    var lines: Int
    /// Which part of the last line is left out.
    var cut: PangoEllipsizeMode

    func shownPlace(ofByte index: Int) -> Int? {
      guard !hidden.contains(index), index < end else { return nil }
      let place = joined.reduce(index) { $1.upperBound <= index ? $0 + lineSeparator.count - $1.count : $0 }
      return index < hidden.lowerBound ? place : place - hidden.count + sign.utf8.count
    }
  }

  /// What is in the layout; nil for what GTK put there.
  private var shown: Part?
  private struct Room: Hashable {
    /// In pixels; -1 for a width without end.
    let width: Int32
    let lines: Int
  }

  private var parts: [Room: Part] = [:]
  /// The looks of the whole text, and those of the part, by which a layout is known that GTK has not made since.
  private lazy var looks = AttributeList()
  private lazy var shownLooks = AttributeList()
  private var allocatedWidth: Int32?
  /// How many lines there is height for; nil where all of them fit.
  private var allocatedLines: Int?

  func shownPlace(ofByte index: Int) -> Int? { shown.map { $0.shownPlace(ofByte: index) } ?? index }

  /// Shows what is within the limit at a width, and no more than a number of lines.
  private func show(in label: OpaquePointer, width: Int32, lines: Int? = nil) {
    guard let layout = gtk_label_get_layout(label), let text = gtk_label_get_text(label) else { return }
    let isOwn = isOwn(layout)
    guard let limit = lines ?? limit, isOwn || lines != nil || text.hasLineEnds else {
      if isOwn {
        pango_layout_set_text(layout, text, -1)
        pango_layout_set_attributes(layout, looks.pointer)
        pango_layout_set_ellipsize(layout, gtk_label_get_ellipsize(label))
        pango_layout_set_height(layout, -max(1, gtk_label_get_lines(label)))
      }
      shown = nil
      return
    }
    if !isOwn {
      looks.take(pango_layout_get_attributes(layout).map { pango_attr_list_ref($0) })
      (shown, parts) = (nil, [:])
    }
    let room = Room(width: width, lines: limit)
    let part = parts[room] ?? part(of: text, in: layout, label, limit, width)
    parts[room] = part
    guard part != shown else { return }
    shown = part
    put(part, of: text, into: layout, isSelectable: gtk_label_get_selectable(label) != 0)
    g_object_set_data(UnsafeMutablePointer(layout), mark, UnsafeMutableRawPointer(layout))
    shownLooks.take(pango_layout_get_attributes(layout).map { pango_attr_list_ref($0) })
  }

  /// Whether a layout has what was put there last; GTK makes another one for another text, and gives it other looks for another style.
  private func isOwn(_ layout: OpaquePointer) -> Bool {
    shown != nil && g_object_get_data(UnsafeMutablePointer(layout), mark) != nil
      && pango_layout_get_attributes(layout) == shownLooks.pointer
  }

  /// A layout of the whole text at a width, for the caller to give up.
  private func wholeText(in label: OpaquePointer, width: Int32) -> OpaquePointer? {
    guard let layout = gtk_label_get_layout(label), let text = gtk_label_get_text(label) else { return nil }
    let trial = pango_layout_copy(layout)!
    if isOwn(layout) {
      pango_layout_set_text(trial, text, -1)
      pango_layout_set_attributes(trial, looks.pointer)
    }
    pango_layout_set_ellipsize(trial, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(trial, -1)
    pango_layout_set_width(trial, width < 0 ? -1 : Int32(clamping: Int(width) * Int(PANGO_SCALE)))
    return trial
  }

  /// Whether the limit leaves out some of the text at a width.
  func isCut(in label: OpaquePointer, width: Int32) -> Bool {
    guard let limit, let trial = wholeText(in: label, width: width) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(trial)) }
    var place = PangoRectangle()
    pango_layout_get_pixel_extents(trial, nil, &place)
    return pango_layout_get_line_count(trial) > limit || place.width > width
  }

  /// Where the lines end that the limit allows at a width, in pixels from the top.
  private func lineEnds(in label: OpaquePointer, width: Int32) -> [Int] {
    guard let trial = wholeText(in: label, width: width) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(trial)) }
    let lines = pango_layout_get_iter(trial)
    defer { pango_layout_iter_free(lines) }
    var ends: [Int] = []
    repeat {
      var place = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &place)
      ends.append((Int(place.y) + Int(place.height) + Int(PANGO_SCALE) - 1) / Int(PANGO_SCALE))
    } while ends.count < limit ?? .max && pango_layout_iter_next_line(lines) != 0
    return ends
  }

  /// How many lines there is height for, one at least, and the height that they take; nil where all of them fit. A pixel is left to
  /// rounding.
  func fitting(in label: OpaquePointer, width: Int, height: Int) -> (lines: Int, height: Int)? {
    let ends = lineEnds(in: label, width: Int32(clamping: width))
    let count = max(1, ends.prefix { $0 <= height + 1 }.count)
    return count < ends.count ? (count, ends[count - 1]) : nil
  }

  private func put(
    _ part: Part, of text: UnsafePointer<CChar>, into layout: OpaquePointer, isSelectable: Bool = false
  ) {
    let bytes = UnsafeRawBufferPointer(start: text, count: part.end)
    var (shown, start) = ([UInt8](), 0)
    for end in part.joined {
      shown += bytes[start..<end.lowerBound]
      shown += lineSeparator
      start = end.upperBound
    }
    shown += bytes[start..<part.hidden.lowerBound]
    shown += part.sign.utf8
    shown += bytes[part.hidden.upperBound...]
    if isSelectable {
      // GTK looks up letters of the whole text in the layout.
      let missing = g_utf8_strlen(text, -1) - shown.count { $0 & 0xC0 != 0x80 }
      for _ in 0..<max(0, missing) { shown += zeroWidthSpace }
    }
    shown.withUnsafeBytes {
      pango_layout_set_text(
        layout, $0.baseAddress?.assumingMemoryBound(to: CChar.self) ?? text, Int32(clamping: $0.count))
    }
    let looks = looks.pointer.flatMap { pango_attr_list_copy($0) } ?? pango_attr_list_new()!
    func replace(_ start: Int, _ count: Int, by new: Int) {
      if count != new {
        pango_attr_list_update(looks, Int32(clamping: start), Int32(clamping: count), Int32(clamping: new))
      }
    }
    if !part.hidden.isEmpty {
      // The sign looks like the first letter that it stands for.
      let sign = part.sign.utf8.count
      replace(part.hidden.lowerBound, 1, by: sign)
      replace(part.hidden.lowerBound + sign, part.hidden.count - 1, by: 0)
    }
    for end in part.joined.reversed() { replace(end.lowerBound, end.count, by: lineSeparator.count) }
    pango_layout_set_attributes(layout, looks)
    pango_attr_list_unref(looks)
    pango_layout_set_ellipsize(layout, part.cut)
    pango_layout_set_height(layout, -Int32(clamping: part.lines))
  }

  /// What is shown at a width. No more than `limit` paragraphs are laid out, however long the text is.
  private func part(
    of text: UnsafePointer<CChar>, in layout: OpaquePointer, _ label: OpaquePointer, _ limit: Int, _ width: Int32
  ) -> Part {
    let length = strlen(text)
    var cut = gtk_label_get_ellipsize(label)
    if cut == PANGO_ELLIPSIZE_NONE, limit != self.limit { cut = PANGO_ELLIPSIZE_END }
    let whole = Part(hidden: length..<length, end: length, lines: limit, cut: cut)
    var (starts, ends) = ([0], [Range<Int>]())
    while true {
      var (end, next): (Int32, Int32) = (0, 0)
      pango_find_paragraph_boundary(text + starts.last!, -1, &end, &next)
      ends.append(starts.last! + Int(end)..<starts.last! + Int(next))
      if ends.count == limit || end == next { break }
      starts.append(starts.last! + Int(next))
    }
    var last = (paragraph: ends.count - 1, start: starts.last!, lines: limit, isLong: false)
    if width >= 0, limit > 1, gtk_label_get_wrap(label) != 0 {
      guard let found = lastLine(within: limit, starts, ends.last!, of: text, layout, width) else { return whole }
      last = found
    } else if ends.last!.isEmpty {
      return whole
    }
    var part = whole
    part.lines = last.isLong ? limit : last.lines
    if last.isLong { part.joined = Array(ends[..<last.paragraph]) }
    var end = ends[last.paragraph]
    // Room below a paragraph belongs to one that follows.
    while end.lowerBound >= last.start + 3, text.has(zeroWidthSpace, at: end.lowerBound - 3) {
      end = end.lowerBound - 3..<end.upperBound
    }
    part.hidden = end.lowerBound..<length
    guard cut != PANGO_ELLIPSIZE_NONE, let lastParagraph = text.lastParagraph(after: end.upperBound, length) else {
      return part
    }
    part.sign = ellipsis
    guard cut != PANGO_ELLIPSIZE_END else { return part }
    part.end = lastParagraph.upperBound
    if cut == PANGO_ELLIPSIZE_START {
      var start = last.start
      if start > starts[last.paragraph] {
        part.sign = String(decoding: lineSeparator, as: UTF8.self) + ellipsis
        while start > 0, text[start - 1] == 0x20 { start -= 1 }
      }
      part.hidden = start..<lastParagraph.lowerBound
      return part
    }
    part.hidden = end.lowerBound..<lastParagraph.lowerBound
    if width >= 0 {
      let trial = pango_layout_copy(layout)!
      defer { g_object_unref(UnsafeMutableRawPointer(trial)) }
      put(part, of: text, into: trial)
      pango_layout_set_width(trial, Int32(clamping: Int(width) * Int(PANGO_SCALE)))
      // Pango leaves the middle out then, and puts its own sign there.
      if pango_layout_is_ellipsized(trial) != 0 { part.sign = " " }
    }
    return part
  }

  /// The last line within a limit: its paragraph, where it starts, which line of its paragraph it is, and whether a paragraph before has more
  /// lines than that; nil where all lines are within the limit.
  private func lastLine(
    within limit: Int, _ starts: [Int], _ end: Range<Int>, of text: UnsafePointer<CChar>, _ layout: OpaquePointer,
    _ width: Int32
  ) -> (paragraph: Int, start: Int, lines: Int, isLong: Bool)? {
    let trial = pango_layout_copy(layout)!
    defer { g_object_unref(UnsafeMutableRawPointer(trial)) }
    pango_layout_set_text(trial, text, Int32(clamping: end.lowerBound))
    pango_layout_set_attributes(trial, looks.pointer)
    pango_layout_set_ellipsize(trial, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_width(trial, Int32(clamping: Int(width) * Int(PANGO_SCALE)))
    guard pango_layout_get_line_count(trial) > limit || !end.isEmpty else { return nil }
    var (paragraph, start, lines, longest, count) = (-1, 0, 0, 0, 0)
    var next = pango_layout_get_lines_readonly(trial)
    while let current = next, count < limit {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      start = Int(pango_layout_line_get_start_index(line))
      if pango_layout_line_is_paragraph_start(line) != 0 {
        (longest, lines) = (max(longest, lines), 0)
        paragraph += 1
      }
      lines += 1
      count += 1
      next = current.pointee.next
    }
    return (min(max(0, paragraph), starts.count - 1), start, lines, longest > lines)
  }
}

// What GTK calls.
extension LabelLines {
  private static let classes: DerivedClasses = DerivedClasses("SwiftLined") { klass, _ in
    let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.measure = { LabelLines.measure($0!, $1, $2, $3, $4, $5, $6) }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      LabelLines.classes.parentClass(of: widget!)?.pointee.size_allocate(widget, width, height, baseline)
      guard let lines = LabelLines.existing(of: widget!) else { return }
      lines.allocatedWidth = width
      let fitting =
        lines.cutsToHeight ? lines.fitting(in: OpaquePointer(widget!), width: Int(width), height: Int(height)) : nil
      lines.allocatedLines = fitting?.lines
      lines.show(in: OpaquePointer(widget!), width: width, lines: lines.allocatedLines)
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      // GTK makes the layout again for another style.
      if let lines = LabelLines.existing(of: widget!), let width = lines.allocatedWidth {
        lines.show(in: OpaquePointer(widget!), width: width, lines: lines.allocatedLines)
      }
      LabelLines.classes.parentClass(of: widget!)?.pointee.snapshot(widget, snapshot)
    }
  }

  /// The class of labels whose lines are counted.
  static var type: GType { classes.type(over: gtk_label_get_type())! }

  /// Counts a label's lines from now on.
  static func of(_ label: Widget) -> LabelLines {
    classes.adopt(label)
    return label.attachment(orNew: LabelLines())
  }

  /// Nil for a label for which nothing needs to be counted, as for most: those are looked at for every frame.
  private static func existing(of widget: UnsafeMutablePointer<GtkWidget>) -> LabelLines? {
    guard haveSpacing || haveCuts || gtk_label_get_text(OpaquePointer(widget))?.hasLineEnds == true else { return nil }
    return Object.existingWrapper(of: UnsafeMutableRawPointer(widget))?.attachment(LabelLines.self)
  }

  private static func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, _ forSize: Int32,
    _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
    _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
  ) {
    let native = classes.parentClass(of: widget)!.pointee.measure!
    guard let lines = existing(of: widget), lines.limit != nil || lines.letterSpacing > 0 || lines.cutsToHeight else {
      return native(widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline)
    }
    let label = OpaquePointer(widget)
    var forSize = forSize
    let isVertical = orientation == GTK_ORIENTATION_VERTICAL
    if isVertical, forSize < 0, gtk_label_get_wrap(label) != 0 {
      // GTK takes the width as it measures it itself.
      var (least, width): (Int32, Int32) = (0, 0)
      var (leastBaseline, baseline): (Int32, Int32) = (-1, -1)
      measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, &leastBaseline, &baseline)
      forSize = width
    }
    lines.show(in: label, width: isVertical ? forSize : -1)
    native(widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline)
    if !isVertical {
      let space = Int32(clamping: Int(pixels: lines.letterSpacing.rounded(.up)))
      minimum?.pointee += space
      natural?.pointee += space
    }
    if isVertical, lines.cutsToHeight, let first = lines.lineEnds(in: label, width: forSize).first {
      minimum?.pointee = min(minimum!.pointee, Int32(clamping: first))
    }
    if let width = lines.allocatedWidth { lines.show(in: label, width: width, lines: lines.allocatedLines) }
  }
}

/// Pango's list of looks, held.
private final class AttributeList {
  private(set) var pointer: OpaquePointer?

  /// Takes a reference over, and gives that to the former list back.
  func take(_ list: OpaquePointer?) {
    pango_attr_list_unref(pointer)
    pointer = list
  }

  isolated deinit { pango_attr_list_unref(pointer) }
}

/// Marks layouts in which a part of the text has been put.
private let mark = "swift-part-of-text"
private let ellipsis = "…"
private let lineSeparator = Array("\u{2028}".utf8)
private let zeroWidthSpace = Array("\u{200B}".utf8)
private let paragraphSeparator = Array("\u{2029}".utf8)

extension UnsafePointer<CChar> {
  fileprivate var hasLineEnds: Bool { strpbrk(self, "\n\r") != nil || strstr(self, "\u{2029}") != nil }

  fileprivate func has(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes.indices.allSatisfy { UInt8(bitPattern: self[index + $0]) == bytes[$0] }
  }

  /// The last paragraph that is not blank, without blanks at its end, of those after an index.
  fileprivate func lastParagraph(after index: Int, _ length: Int) -> Range<Int>? {
    var end = self + length
    while end > self + index, let last = g_utf8_find_prev_char(self + index, end) {
      guard g_unichar_isspace(g_utf8_get_char(last)) != 0 else { break }
      end = UnsafePointer(last)
    }
    guard end > self + index else { return nil }
    var start = end - self
    while start > index, self[start - 1] != 0x0A, self[start - 1] != 0x0D,
      start < index + 3 || !has(paragraphSeparator, at: start - 3)
    {
      start -= 1
    }
    return start..<end - self
  }
}
