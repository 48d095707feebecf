import Foundation
import Gtk

/// The widget of a container: measures and places by a layout when GTK asks.
///
/// GTK asks for a least and a natural size in one direction; a layout answers to a proposed size. The least size is the
/// answer to zero, the natural one the answer to no proposal. What other layouts ask of this one is answered directly, and
/// kept until GTK drops what it keeps itself.
class LayoutWidget: CustomWidget {
  /// How the items are laid out.
  let engine: LayoutEngine
  private(set) var items = LayoutSubviews([])
  /// Whether it is a row of a lazy container, which comes and goes as the view in it does.
  final var isRow = false
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private var widths: [ProposedViewSize: CGFloat] = [:]

  init(_ engine: LayoutEngine = LayoutEngineOf(ZStackLayout())) {
    self.engine = engine
    super.init()
  }

  /// Shows other items: widgets that stay keep their place in the window.
  func show(_ new: [LayoutItem]) {
    let ordered = new.contains { $0.traits.zIndex != 0 } ? Self.inDrawingOrder(new) : new
    var widgets: [Widget] = []
    widgets.reserveCapacity(new.count)
    for item in ordered { item.appendWidgets(to: &widgets) }
    replaceChildren(widgets)
    items = LayoutSubviews(new)
    itemsAreOthers()
  }

  private static func inDrawingOrder(_ items: [LayoutItem]) -> [LayoutItem] {
    items.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  private func replaceChildren(_ widgets: [Widget]) {
    let old = children.filter { leaving[ObjectIdentifier($0)] == nil }
    if old.elementsEqual(widgets, by: ===) { return }
    let kept = Set(widgets.map { ObjectIdentifier($0) })
    for child in old where !kept.contains(ObjectIdentifier(child)) { leave(child) }
    // From the end: each is put before the one that follows, and what is right already is left alone.
    var next: Widget?
    var current = children.filter { leaving[ObjectIdentifier($0)] == nil }
    var moved: Set<ObjectIdentifier> = []
    for widget in widgets.reversed() {
      while let last = current.last, moved.contains(ObjectIdentifier(last)) { current.removeLast() }
      if current.last === widget {
        current.removeLast()
      } else {
        insertChild(widget, before: next)
        moved.insert(ObjectIdentifier(widget))
      }
      next = widget
    }
    // Only what is in the window can be on its way there.
    guard isMapped else { return }
    let there = Set(old.map { ObjectIdentifier($0) })
    for widget in widgets where !there.contains(ObjectIdentifier(widget)) {
      widget.inItsTransition(\.animation) { enter(widget) }
    }
  }

  /// What comes in an animation fades in, or does what its transition says.
  private func enter(_ child: Widget) {
    let gone = takeBack(child)
    guard AnimatedPlaces.isAnimating else { return }
    // It comes from the place of another view.
    if (child as? MatchedWidget)?.placeBefore(in: self) != nil { return }
    if let gone {
      if gone.hasGoneOn { return }
      AnimatedPlaces.fade(child, from: gone.opacity, to: child.opacity)
      if gone.scale != 1 { child.ownTransition?.animateScale(from: gone.scale, to: 1, gone.anchor) }
      enteringFrom[ObjectIdentifier(child)] = gone.rect
      return
    }
    child.ownTransition?.onEnter?()
    for effect in child.ownTransition?.transition.insertion ?? [.opacity] {
      switch effect {
      case .opacity:
        let end = child.opacity
        child.opacity = 0
        AnimatedPlaces.fade(child, from: 0, to: end)
      case .scale(let scale, let anchor): child.ownTransition?.animateScale(from: scale, to: 1, anchor)
      case .move, .offset: entering[ObjectIdentifier(child)] = effect
      }
    }
  }

  /// Takes away what is on its way out and comes back as another widget, and says how it is seen now.
  private func takeBack(
    _ child: Widget
  ) -> (rect: CGRect, opacity: Double, scale: Double, anchor: UnitPoint, hasGoneOn: Bool)? {
    guard let old = child.attachment(Returning.self)?.widget, let rect = leaving[ObjectIdentifier(old)]?.rect else {
      return nil
    }
    let own = old.ownTransition
    let isChanged = own?.transition.change != nil
    // What the program changes of it goes on from what is seen of that.
    if isChanged, let own { child.ownTransition?.onReturn?(own) }
    leaving[ObjectIdentifier(old)] = nil
    let look = (rect, old.opacity, own?.scale ?? 1, own?.anchor ?? .center, isChanged)
    removeChild(old)
    return look
  }

  /// What is in it begins where that of another one is seen, which it takes the place of.
  final func goOn(from other: LayoutWidget) {
    for (child, old) in zip(children, other.children) {
      enteringFrom[ObjectIdentifier(child)] = other.moving[ObjectIdentifier(old)]?.shown ?? other.place(of: old)
    }
  }

  /// What comes back from its way out, as soon as it has its place.
  private var enteringFrom: [ObjectIdentifier: CGRect] = [:]

  /// What is to come from beside its place, as soon as it has one.
  private var entering: [ObjectIdentifier: AnyTransition.Effect] = [:]

  /// What goes in an animation fades where it is, or does what its transition says; anything else is gone at once.
  private func leave(_ child: Widget) { child.inItsTransition(\.removalAnimation) { leaveAnimated(child) } }

  private func leaveAnimated(_ child: Widget) {
    moving[ObjectIdentifier(child)] = nil
    if comesBack(child) {
      AnimatedPlaces.finish(child)
      return removeChild(child)
    }
    guard AnimatedPlaces.isAnimating, child.isMapped, let rect = child.frame(in: self).map({ CGRect($0) }) else {
      return removeChild(child)
    }
    let key = ObjectIdentifier(child)
    guard leaving[key] == nil else { return }
    let transition = child.ownTransition?.transition
    let effects = transition?.removal ?? [.opacity]
    let isChanged = transition?.change != nil
    guard !effects.isEmpty || isChanged else { return removeChild(child) }
    leaving[key] = (child, rect)
    child.canTarget = false
    var unfinished = effects.count + (isChanged ? 1 : 0)
    let finish = { [weak self, weak child] in
      unfinished -= 1
      guard unfinished == 0, let self, let child else { return }
      leaving[key] = nil
      if child.isChild(of: self) { removeChild(child) }
    }
    MatchedWidget.leaves(child)
    // What the program changes of it is on its way for as long.
    if isChanged { AnimatedPlaces.change(child, "leaving", from: 0, to: 1) { if $0 == 1 { finish() } } }
    for effect in effects {
      switch effect {
      case .opacity: AnimatedPlaces.fade(child, from: child.opacity, to: 0, then: finish)
      case .scale(let scale, let anchor):
        child.ownTransition?.animateScale(to: scale, anchor, then: finish)
      case .move, .offset:
        let end = effect.place(of: rect, in: CGSize(width: Double(width), height: Double(height))) ?? rect
        AnimatedPlaces.move(child, from: Rect(rect), to: Rect(end)) { [weak self, weak child] rect in
          let shown = CGRect(rect)
          guard let self, let child else { return }
          if leaving[key] != nil { leaving[key] = (child, shown) }
          queueAllocate()
          if shown == end { finish() }
        }
      }
    }
  }

  /// Brings what is on its way out, or is in something that is, to where the view comes that has its name now.
  final func bring(_ child: Widget, to place: CGRect) {
    let key = ObjectIdentifier(child)
    let own = leaving[key]?.rect
    guard let rect = own ?? placeAtEnd(of: child), pixels(of: rect) != pixels(of: place) else { return }
    AnimatedPlaces.move(child, from: Rect(rect), to: Rect(place)) { [weak self, weak child] now in
      guard let self, let child, child.isChild(of: self) else { return }
      let shown = CGRect(now)
      if own == nil { moving[key] = (rect, shown) } else if leaving[key] != nil { leaving[key] = (child, shown) }
      queueAllocate()
    }
  }

  /// Where a child is at the end of its way.
  final func placeAtEnd(of child: Widget) -> CGRect? { moving[ObjectIdentifier(child)]?.target ?? place(of: child) }

  /// Whether a child that is shown no longer is only out of sight, and comes back as it is: it must not fade.
  func comesBack(_ child: Widget) -> Bool { false }

  /// What is about to be gone, where it was.
  private var leaving: [ObjectIdentifier: (widget: Widget, rect: CGRect)] = [:]

  /// The items, or what they ask for, have changed.
  func itemsAreOthers() {
    forgetSizes()
    queueResize()
  }

  private func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    engine.invalidate()
  }

  // MARK: The pointer

  /// Whether the pointer reaches the widget where nothing of its content is.
  var takesPointer: Bool { isForPointer && isReached }

  /// Whether the pointer reaches any of its content: what is invisible takes no gestures of what is around it either.
  private var isReached: Bool {
    let content = children
    return content.isEmpty || content.contains { !$0.isPassedByPointer && ($0 as? LayoutWidget)?.isReached != false }
  }

  override func contains(x: Double, y: Double) -> Bool { super.contains(x: x, y: y) && takesPointer }

  // MARK: Sizes

  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // GTK asks `measure` first after anything below has changed, which is how this widget learns of it.
    _ = measured(.horizontal)
    return size(for: proposal)
  }

  /// The size for a proposal, kept until something below changes.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = engine.sizeThatFits(proposal, items)
    sizes[proposal] = size
    return size
  }

  /// The width for a proposal, for who does not want to know the height.
  func widthThatFits(_ proposal: ProposedViewSize) -> CGFloat {
    _ = measured(.horizontal)
    return width(for: proposal)
  }

  private func width(for proposal: ProposedViewSize) -> CGFloat {
    if let width = widths[proposal] ?? sizes[proposal]?.width { return width }
    let width = engine.width(proposal, items) ?? size(for: proposal).width
    widths[proposal] = width
    return width
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let other = forSize.map { CGFloat($0) }
    // GTK gives nothing less than the least size, which is not what a layout around is told: that of another view where a `ViewThatFits` has too
    // little room, and all lines of texts that have been cut to what there is.
    let isInLayout = parent is LayoutWidget
    switch orientation {
    case .horizontal:
      if forSize == nil { forgetSizes() }
      return measurement(
        isInLayout ? 0 : width(for: ProposedViewSize(width: 0, height: other)),
        width(for: ProposedViewSize(width: nil, height: other)))
    case .vertical:
      if forSize == nil { _ = measured(.horizontal) }
      return measurement(
        isInLayout ? 0 : size(for: ProposedViewSize(width: other, height: 0)).height,
        size(for: ProposedViewSize(width: other, height: nil)).height)
    }
  }

  private func measurement(_ minimum: Double, _ natural: Double) -> Measurement {
    Measurement(minimum: Self.whole(minimum), natural: Self.whole(natural))
  }

  private static func whole(_ length: Double) -> Int { max(0, Int(pixels: length.rounded(.up))) }

  /// Where a guide is, if the layout says so.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    engine.explicitGuide(key, items, in: CGRect(x: 0, y: 0, width: size.width, height: size.height), proposal)
  }

  // MARK: Places

  override func allocate(width: Int, height: Int, baseline: Int) {
    isRightToLeft = direction == .rightToLeft
    let size = sizeAtEnd ?? exactSize(CGSize(width: Double(width), height: Double(height)))
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    layoutWidth = size.width
    hasNewOffer = false
    guard let animation = nextAnimation else { return layOut(in: bounds) }
    nextAnimation = nil
    animatesItems = false
    animation.run { layOut(in: bounds) }
  }

  /// What the widget was proposed, as long as it has the size that it takes for that.
  private var offer: ProposedViewSize?
  /// Whether its items are not laid out yet for what it was proposed.
  private var hasNewOffer = false

  /// What the items are laid out for.
  final func proposal(in bounds: CGRect) -> ProposedViewSize {
    guard let offer else { return ProposedViewSize(bounds.size) }
    let size = size(for: offer)
    let isAnswer = abs(size.width - bounds.width) < 1 && abs(size.height - bounds.height) < 1
    return isAnswer ? offer : ProposedViewSize(bounds.size)
  }

  // MARK: Pixels

  /// Where in its first pixel the widget begins, and how large it is, as the layout around has it: GTK gives whole pixels, and what is rounded at
  /// each level would add up. Nil where no layout is around.
  private var exact: CGRect?

  private func exactSize(_ pixels: CGSize) -> CGSize {
    guard let exact, abs(exact.width - pixels.width) < 1, abs(exact.height - pixels.height) < 1 else { return pixels }
    return exact.size
  }

  /// A place in whole pixels: those that its edges are nearest to, so that what touches without them does so in them.
  private func pixels(of rect: CGRect) -> CGRect {
    guard rect.x.isFinite, rect.y.isFinite else { return rect }
    let (x, y) = (exact?.x ?? 0, exact?.y ?? 0)
    func edge(_ place: Double) -> Double { (place + 0.5).rounded(.down) }
    let (left, top) = (edge(x + rect.x), edge(y + rect.y))
    return CGRect(
      x: left, y: top, width: edge(x + rect.x + rect.width) - left, height: edge(y + rect.y + rect.height) - top)
  }

  /// Allocates a widget.
  func give(_ widget: Widget, _ rect: CGRect) {
    var pixels = pixels(of: rect)
    if let container = widget as? LayoutWidget {
      // On its way it has another place in each frame, and would be laid out again for each.
      let isOnItsWay = moving[ObjectIdentifier(widget)] != nil
      let start =
        isOnItsWay ? .zero : CGPoint(x: (exact?.x ?? 0) + rect.x - pixels.x, y: (exact?.y ?? 0) + rect.y - pixels.y)
      let place = CGRect(origin: start, size: isOnItsWay ? pixels.size : rect.size)
      if container.exact != place {
        container.exact = place
        container.hasNewOffer = true
      }
    } else {
      // A text needs all of its lines, and a pixel more or less would move them.
      pixels.size.width = max(pixels.width, rect.width.rounded())
      pixels.size.height = widget is Gtk.Label ? rect.height.rounded() : max(pixels.height, rect.height.rounded())
    }
    allocate(widget, in: Rect(pixels))
  }

  /// Gives a widget its place, of the size that it takes for a proposal.
  final func put(_ widget: Widget, in rect: CGRect, for proposal: ProposedViewSize) {
    guard let container = widget as? LayoutWidget else { return put(widget, in: rect) }
    container.hasNewOffer = container.offer != proposal
    container.offer = proposal
    put(container, in: rect)
    // GTK does not allocate a size again that the widget has.
    guard container.hasNewOffer, container.isChild(of: self) else { return }
    container.allocate(width: container.width, height: container.height, baseline: -1)
  }

  /// Gives the items their places.
  func layOut(in bounds: CGRect) {
    let proposal = proposal(in: bounds)
    items.placement.clear()
    engine.place(items, in: bounds, proposal)
    for entry in leaving.values { allocate(entry.widget, in: Rect(entry.rect)) }
    for (index, item) in items.items.enumerated() {
      let rect = items.placement.rects[index] ?? centered(item, in: bounds, proposal)
      item.place(in: rect, for: items.placement.proposals[index] ?? ProposedViewSize(rect.size), of: self)
    }
  }

  /// Where the item was placed that a widget belongs to; nil if the layout left that open.
  final func placeOfItem(with widget: Widget) -> CGRect? {
    var widgets: [Widget] = []
    for (index, item) in items.items.enumerated() {
      widgets.removeAll(keepingCapacity: true)
      item.appendWidgets(to: &widgets)
      guard widgets.contains(where: { $0 === widget }) else { continue }
      guard var rect = items.placement.rects[index] else { return nil }
      if isRightToLeft { rect.x = Double(width) - rect.x - rect.width }
      return rect
    }
    return nil
  }

  /// The middle of a rectangle, in the size that an item takes of it.
  final func centered(_ item: LayoutItem, in bounds: CGRect, _ proposal: ProposedViewSize) -> CGRect {
    let size = item.sizeThatFits(proposal)
    return CGRect(
      x: bounds.x + (bounds.width - size.width) / 2, y: bounds.y + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private var isRightToLeft = false
  /// The width in which the items are laid out.
  private var layoutWidth = 0.0

  /// The size at the end of the way that the widget is on. The items are laid out in it, and move on their own ways: laid out in each size on
  /// the way, a text would break into lines that it has neither before nor afterwards.
  private var sizeAtEnd: CGSize?

  /// The widget is on its way to a size, or no longer. In the animation that moves it, so that the items move as well.
  private func setSizeAtEnd(_ size: CGSize?) {
    guard size != sizeAtEnd else { return }
    sizeAtEnd = size
    guard let size else { return }
    isRightToLeft = direction == .rightToLeft
    layoutWidth = size.width
    layOut(in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// How the next layout moves what has another place then.
  var nextAnimation: Animation? {
    didSet { if nextAnimation != nil { queueAllocate() } }
  }

  /// Whether what comes and goes until then does so in that animation.
  var animatesItems = false

  /// Where widgets go to that are on their way, and where they are seen.
  private var moving: [ObjectIdentifier: (target: CGRect, shown: CGRect)] = [:]

  /// Where a widget is now.
  func place(of widget: Widget) -> CGRect? { widget.frame(in: self).map { CGRect($0) } }

  private func move(_ widget: Widget, to rect: CGRect) -> CGRect {
    let key = ObjectIdentifier(widget)
    if let start = enteringFrom.removeValue(forKey: key) {
      return pixels(of: start) == pixels(of: rect) ? rect : move(widget, from: start, to: rect)
    }
    if AnimatedPlaces.isAnimating, let start = (widget as? MatchedWidget)?.placeBefore(in: self) {
      return move(widget, from: start, to: rect)
    }
    if let effect = entering.removeValue(forKey: key),
      let start = effect.place(of: rect, in: CGSize(width: Double(width), height: Double(height)))
    {
      var shown = rect
      widget.inItsTransition(\.animation) { shown = move(widget, from: start, to: rect) }
      return shown
    }
    let before = moving[key]
    if before?.target == rect { return before?.shown ?? rect }
    guard AnimatedPlaces.isAnimating, widget.isMapped,
      let old = before?.shown ?? place(of: widget), pixels(of: old) != pixels(of: rect), widget.width > 0
    else {
      if before != nil {
        moving[key] = nil
        AnimatedPlaces.stop(widget)
        (widget as? LayoutWidget)?.setSizeAtEnd(nil)
      }
      return rect
    }
    return move(widget, from: old, to: rect)
  }

  private func move(_ widget: Widget, from start: CGRect, to rect: CGRect) -> CGRect {
    let key = ObjectIdentifier(widget)
    moving[key] = (rect, start)
    AnimatedPlaces.move(widget, from: Rect(start), to: Rect(rect)) { [weak self, weak widget] place in
      let shown = CGRect(place)
      self?.moving[key] = shown == rect ? nil : (rect, shown)
      if shown == rect { (widget as? LayoutWidget)?.setSizeAtEnd(nil) }
      self?.queueAllocate()
    }
    guard let shown = moving[key]?.shown else { return rect }
    if start.rounded.size != rect.rounded.size, (widget as? MatchedWidget)?.isThere != false {
      (widget as? LayoutWidget)?.setSizeAtEnd(rect.rounded.size)
    }
    return shown
  }

  /// A place on the way, as large as its text needs it: it breaks into no other lines than at the end.
  private func enlarged(_ shown: CGRect, for widget: Widget, to end: CGRect) -> CGRect {
    guard shown != end, !(widget is LayoutWidget) else { return shown }
    var shown = shown
    shown.size.width = max(shown.width, min(end.width, Double(widget.measured(.horizontal).natural)))
    let height = widget.measured(.vertical, forSize: Int(pixels: shown.width.rounded(.up))).natural
    shown.size.height = max(shown.height, min(end.height, Double(height)))
    return shown
  }

  /// The rectangles in which what is placed now is mirrored, outermost first.
  private var mirrors: [CGRect] = []

  /// Places what has another direction than the container.
  final func mirroring(_ rect: CGRect, _ place: () -> Void) {
    mirrors.append(rect)
    place()
    mirrors.removeLast()
  }

  /// Gives a widget its place, from the leading edge.
  func put(_ widget: Widget, in rect: CGRect) {
    guard widget.isChild(of: self) else { return }
    var rect = rect
    for mirror in mirrors.reversed() { rect.x = mirror.x + mirror.x + mirror.width - rect.x - rect.width }
    if isRightToLeft { rect.x = layoutWidth - rect.x - rect.width }
    give(widget, enlarged(move(widget, to: rect), for: widget, to: rect))
  }
}

extension Widget {
  /// The way in which the widget comes and goes: its own, or that of the one view in a row that it is.
  fileprivate var ownTransition: TransitionWidget? {
    if let row = self as? LayoutWidget, row.isRow, row.items.count == 1 {
      return row.children.first as? TransitionWidget
    }
    return self as? TransitionWidget
  }

  /// Whether the widget itself has something for the pointer. Where one without shows nothing, the pointer reaches what is behind.
  var isForPointer: Bool { hasControllers || isFocusable || tooltip != nil || cursor != nil }

  /// Lets the widget come or go: in the animation of its own transition, where that has one.
  fileprivate func inItsTransition(_ animation: KeyPath<AnyTransition, Animation?>, _ change: () -> Void) {
    if let animation = ownTransition?.transition[keyPath: animation] {
      animation.run { change() }
    } else {
      change()
    }
  }
}

extension CGRect {
  /// The rectangle in whole pixels.
  fileprivate var rounded: CGRect {
    CGRect(x: x.rounded(), y: y.rounded(), width: width.rounded(), height: height.rounded())
  }
}
