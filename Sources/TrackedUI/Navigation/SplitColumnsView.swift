import Foundation
import Gtk

/// Places the columns of a split: beside each other with edges that can be dragged, or one at a time.
final class SplitColumnsView: TrackedKit.View {
  enum Mode: Equatable {
    /// One column, with a way back from all but the first.
    case one(Int)
    /// Some columns.
    case beside(Range<Int>, canHide: Bool)

    var isBeside: Bool { if case .beside = self { true } else { false } }
  }

  private struct Column {
    let controller: ViewController
    let header: SplitHeader
    /// The edge in front of the column; nil for the first.
    let edge: Widget?
    let grip: Widget?
    var width: SplitColumnWidth
    /// What the person has dragged it to.
    var chosen: CGFloat?
  }

  var onBack: () -> Void = {}
  var onToggle: () -> Void = {}
  private var columns: [Column] = []
  private var mode = Mode.one(0)

  init(_ controllers: [ViewController]) {
    super.init()
    addCSSClass("split-columns")
    for (place, controller) in controllers.enumerated() {
      let header = SplitHeader { [unowned self] in
        onBack()
      } onToggle: { [unowned self] in
        onToggle()
      }
      let ideal = place == 0 ? 220.0 : 260.0
      columns.append(
        Column(
          controller: controller, header: header, edge: place == 0 ? nil : Separator(.vertical),
          grip: place == 0 ? nil : makeGrip(before: place),
          width: SplitColumnWidth(least: 140, ideal: ideal, most: 480)))
      addSubview(controller.view)
      addSubview(header)
    }
    for column in columns { column.edge.map(addSubview) }
    // In front of everything: a grip is wider than the edge it stands for.
    for column in columns { column.grip.map(addSubview) }
    connectKeys()
  }

  private func connectKeys() {
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    shortcuts.add("<Alt>Left") { [weak self] in
      guard let self, isMapped, case .one(let place) = mode, place > 0 else { return .proceed }
      onBack()
      return .stop
    }
    shortcuts.add("F9") { [weak self] in
      guard let self, isMapped, case .beside = mode else { return .proceed }
      onToggle()
      return .stop
    }
    add(shortcuts)
  }

  /// What a column asks for.
  func setWidth(_ width: SplitColumnWidth, ofColumn place: Int) {
    columns[place].width = width
    queueResize()
  }

  // MARK: What is seen

  func show(_ mode: Mode) {
    guard mode != self.mode || columns.allSatisfy({ !$0.header.isSet }) else { return }
    let hadFocus = hasFocus
    self.mode = mode
    for (place, column) in columns.enumerated() {
      let isShown = isShown(place)
      setChildVisible(column.controller.view, isShown)
      setChildVisible(column.header, isShown)
      column.edge.map { setChildVisible($0, hasEdge(before: place)) }
      column.grip.map { setChildVisible($0, hasEdge(before: place)) }
      column.header.show(
        title: column.controller.navigationItem, before: place > 0 ? columns[place - 1].controller.navigationItem : nil,
        button: button(at: place))
    }
    queueResize()
    if hadFocus, !hasFocus, let first = columns.indices.first(where: isShown) {
      columns[first].controller.view.focusFirstChild()
    }
  }

  private func isShown(_ place: Int) -> Bool {
    switch mode {
    case .one(let shown): place == shown
    case .beside(let range, _): range.contains(place)
    }
  }

  private func hasEdge(before place: Int) -> Bool { mode.isBeside && isShown(place) && place > 0 && isShown(place - 1) }

  private func button(at place: Int) -> SplitHeader.Kind {
    switch mode {
    case .one: place > 0 ? .back : .none
    case .beside(let range, let canHide): canHide && place == range.lowerBound ? .toggle : .none
    }
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let parts = columns.map { $0.controller.view.measured(orientation) }
    let headers = columns.map { $0.header.measured(orientation) }
    switch orientation {
    case .horizontal:
      // Narrow enough to become compact: the minimum must not keep the window wide.
      let natural = columns.indices.dropLast().reduce(0) { $0 + Int(width(of: $1)) } + (parts.last?.natural ?? 0)
      return Measurement(minimum: (parts + headers).map(\.minimum).max() ?? 0, natural: natural)
    case .vertical:
      let both = zip(parts, headers).map { ($0.minimum + $1.minimum, $0.natural + $1.natural) }
      return Measurement(minimum: both.map(\.0).max() ?? 0, natural: both.map(\.1).max() ?? 0)
    }
  }

  private func width(of place: Int) -> Double {
    let column = columns[place]
    // Larger text needs more room for as many letters.
    let scale = max(1, traitCollection.textScale)
    let least = max(
      scale * column.width.least, Double(column.controller.view.measured(.horizontal).minimum),
      Double(column.header.measured(.horizontal).minimum))
    return max(least, min(column.chosen ?? scale * column.width.ideal, scale * column.width.most))
  }

  override func layoutSubviews() {
    switch mode {
    case .one(let shown): put(shown, x: 0, width: bounds.width)
    case .beside(let range, _):
      var widths = range.dropLast().map { width(of: $0) }
      // The last column keeps a share of a window that is narrow for all.
      let last = max(
        bounds.width / 3, Double(columns[range.upperBound - 1].controller.view.measured(.horizontal).minimum))
      let spare = bounds.width - last - widths.reduce(0, +)
      if spare < 0 {
        let factor = max(0, 1 + spare / max(1, widths.reduce(0, +)))
        widths = widths.map { $0 * factor }
      }
      var x = 0.0
      for (place, width) in zip(range, widths) {
        put(place, x: x, width: width)
        x += width
      }
      put(range.upperBound - 1, x: x, width: max(0, bounds.width - x))
    }
  }

  private func put(_ place: Int, x: Double, width: Double) {
    let column = columns[place]
    let hasEdge = hasEdge(before: place)
    let (start, width) = hasEdge ? (x + 1, max(0, width - 1)) : (x, width)
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: direction == .rightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let height = Double(column.header.measured(.vertical).natural)
    self.place(column.header, in: rect(start, 0, width, height))
    self.place(column.controller.view, in: rect(start, height, width, max(0, bounds.height - height)))
    guard hasEdge else { return }
    column.edge.map { self.place($0, in: rect(x, 0, 1, bounds.height)) }
    column.grip.map { self.place($0, in: rect(x - 4, 0, 9, bounds.height)) }
  }

  // MARK: Dragging

  private func makeGrip(before place: Int) -> Widget {
    let grip = Box(.horizontal)
    grip.setCursor(named: "col-resize")
    let drag = GestureDrag()
    var (width, pressed, first) = (0.0, 0.0, 0.0)
    drag.onDragBegin { [unowned self, unowned drag, unowned grip] x, _ in
      width = Double(columns[place - 1].controller.view.width)
      pressed = x
      first = pointer(grip, x)
      drag.claim()
    }
    drag.onDragUpdate { [unowned self, unowned grip] x, _ in
      let column = columns[place - 1]
      let way = pointer(grip, pressed + x) - first
      let wish = width + (direction == .rightToLeft ? -way : way)
      columns[place - 1].chosen = max(column.width.least, min(wish, column.width.most))
      queueResize()
    }
    grip.add(drag)
    return grip
  }

  /// Where the pointer is among the columns: a grip moves along with it.
  private func pointer(_ grip: Widget, _ x: Double) -> Double { (grip.frame(in: self)?.x ?? 0) + x }
}
