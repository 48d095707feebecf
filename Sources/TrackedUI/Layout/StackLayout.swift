public import Foundation

/// What rows and columns share: room is given to the least flexible first, by priority; what is left goes to the others.
struct StackRule {
  let axis: Axis
  let spacing: Double

  /// What an item is proposed, and the size it takes then.
  typealias Offer = (size: CGSize, proposal: ProposedViewSize)

  private func offer(_ along: CGFloat?, _ across: CGFloat?, to item: LayoutItem) -> Offer {
    let proposal = ProposedViewSize(along: along, across: across, axis)
    return (item.sizeThatFits(proposal), proposal)
  }

  /// What the items are proposed where the whole is proposed something, first to last.
  private func offers(_ items: LayoutSubviews, _ proposal: ProposedViewSize) -> [Offer] {
    let across = axis == .horizontal ? proposal.height : proposal.width
    guard let along = axis == .horizontal ? proposal.width : proposal.height else {
      return items.items.map { offer(nil, across, to: $0) }
    }
    let ranges = items.items.map { $0.sizes(along: axis, across: across) }
    let ideal = ProposedViewSize(along: nil, across: across, axis)
    var offers: [Offer] = ranges.map { ($0.ideal, ideal) }
    let space = spacing * Double(max(0, items.count - 1))
    if ranges.allSatisfy(\.isRigid) {
      cut(&offers, items, along - space, across)
      return offers
    }
    let parts = items.items.indices.map { part(items.items[$0], ranges[$0], $0) }
    var left = along - space
    // Those of a lower priority get at least what they cannot do without.
    let groups = Dictionary(grouping: parts) { $0.priority }.sorted { $0.key > $1.key }
    var reserved = groups.dropFirst().reduce(0) { $0 + $1.value.reduce(0) { $0 + $1.least } }
    for (place, group) in groups.enumerated() {
      if place > 0 { reserved -= group.value.reduce(0) { $0 + $1.least } }
      var remaining = left - reserved
      let ordered = group.value.sorted { $0.comesFirst($1) }
      for (turn, part) in ordered.enumerated() {
        let share = max(0, remaining / Double(ordered.count - turn))
        if !ranges[part.index].isRigid {
          offers[part.index] = offer(share, across, to: items.items[part.index])
        }
        remaining -= length(offers[part.index].size)
        left -= length(offers[part.index].size)
      }
      // A label with one long word can hardly shrink, so it came early and was wrapped: it gets the room that the later ones leave.
      for part in ordered where remaining > 0.01 && part.isOfWords {
        let old = length(offers[part.index].size)
        guard old < length(ranges[part.index].ideal) else { continue }
        let more = offer(old + remaining, across, to: items.items[part.index])
        guard length(more.size) > old else { continue }
        offers[part.index] = more
        remaining -= length(more.size) - old
        left -= length(more.size) - old
      }
    }
    if left < 0 { cut(&offers, items, along - space, across) }
    return offers
  }

  /// Where a column is too low for all, texts show fewer lines: the short ones keep theirs. Asked for its least height, it says that of all lines.
  private func cut(_ offers: inout [Offer], _ items: LayoutSubviews, _ room: Double, _ across: CGFloat?) {
    guard axis == .vertical, room > 0, offers.reduce(0, { $0 + $1.size.height }) > room + 1 else { return }
    let heights = offers.map(\.size.height)
    let texts = heights.indices.filter {
      guard heights[$0] > 0 else { return false }
      let low = offer(1, across, to: items.items[$0]).size.height
      return low < heights[$0] && low < offer(0, across, to: items.items[$0]).size.height
    }
    var left = heights.indices.reduce(room) { texts.contains($1) ? $0 : $0 - heights[$1] }
    for (turn, index) in texts.sorted(by: { (heights[$0], $0) < (heights[$1], $1) }).enumerated() {
      let share = max(1, left / Double(texts.count - turn))
      if share < heights[index] { offers[index] = offer(share, across, to: items.items[index]) }
      left -= offers[index].size.height
    }
  }

  private struct Part {
    let index: Int
    let priority: Double
    let least: Double
    let flexibility: Double
    /// Whether it gives way, and never takes more than it would like to, as texts and buttons do.
    let isOfWords: Bool

    /// Of those that take any length, what needs most comes first: the others do with what is left.
    func comesFirst(_ other: Self) -> Bool {
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return flexibility == .infinity && least != other.least ? least > other.least : index < other.index
    }
  }

  private func part(_ item: LayoutItem, _ range: SizeRange, _ index: Int) -> Part {
    Part(
      index: index, priority: item.traits.priority, least: range.least, flexibility: range.most - range.least,
      isOfWords: !range.isRigid && range.most <= length(range.ideal))
  }

  /// The extent in the direction of the stack.
  func length(_ size: CGSize) -> Double { axis.length(of: size) }

  /// The extent in the other direction.
  func breadth(_ size: CGSize) -> Double { axis == .horizontal ? size.height : size.width }

  /// Where guides of the items meet across the stack, and how broad those make it that count: all, unless it is said.
  func placesAcross(
    _ items: LayoutSubviews, _ offers: [Offer], _ guide: AlignmentKey, _ counts: [Bool]? = nil
  ) -> (offsets: [Double], breadth: Double) {
    var guides: [Double] = []
    var before = 0.0
    var after = 0.0
    for (index, (item, (size, proposal))) in zip(items.items, offers).enumerated() {
      let dimensions = ViewDimensions(width: size.width, height: size.height) {
        item.explicitGuide($0, in: size, for: proposal)
      }
      let place = dimensions.explicit(guide) ?? guide.defaultValue(in: dimensions)
      guides.append(place)
      guard counts?[index] != false else { continue }
      before = max(before, place)
      after = max(after, breadth(size) == .infinity ? .infinity : breadth(size) - place)
    }
    return (guides.map { before - $0 }, before + after)
  }

  /// The whole's size for a proposal.
  func size(_ items: LayoutSubviews, _ proposal: ProposedViewSize, _ guide: AlignmentKey) -> CGSize {
    let offers = offers(items, proposal)
    guard !offers.isEmpty else { return .zero }
    let along = offers.reduce(spacing * Double(offers.count - 1)) { $0 + length($1.size) }
    let across = placesAcross(items, offers, guide).breadth
    return axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Puts the items one after the other.
  func place(_ items: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ guide: AlignmentKey) {
    let offers = offers(items, proposal)
    let (offsets, breadth) = placesAcross(items, offers, guide)
    let whole = offers.reduce(spacing * Double(max(0, offers.count - 1))) { $0 + length($1.size) }
    let start = axis == .horizontal ? bounds.x + (bounds.width - whole) / 2 : bounds.y + (bounds.height - whole) / 2
    let side = axis == .horizontal ? bounds.y + (bounds.height - breadth) / 2 : bounds.x + (bounds.width - breadth) / 2
    var along = start
    for (index, (size, proposal)) in offers.enumerated() {
      let across = side + offsets[index]
      items.placement.proposals[index] = proposal
      items.placement.rects[index] =
        axis == .horizontal
        ? CGRect(x: along, y: across, width: size.width, height: size.height)
        : CGRect(x: across, y: along, width: size.width, height: size.height)
      along += length(size) + spacing
    }
  }
}

/// The distance between neighbours that say none, in logical pixels.
nonisolated let defaultStackSpacing = 8.0

/// A row or a column.
protocol LinearLayout: Layout where Cache == Void {
  /// How it gives room.
  var rule: StackRule { get }
  /// The guide across it at which the views meet.
  var meetingGuide: AlignmentKey { get }
}

extension LinearLayout {
  /// The size of the whole for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rule.size(subviews, proposal, meetingGuide)
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    rule.place(subviews, in: bounds, proposal, meetingGuide)
  }

  /// A guide that its views say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.guide(guide.key, in: bounds) { rule.place(subviews, in: bounds, proposal, meetingGuide) }
  }

  /// The lines of text of the whole are those of its views, and so is a guide that they say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.guide(guide.key, in: bounds) { rule.place(subviews, in: bounds, proposal, meetingGuide) }
  }
}

/// Puts views side by side.
public struct HStackLayout: LinearLayout {
  /// The guide at which they meet.
  public var alignment: VerticalAlignment
  /// The distance between neighbours, in logical pixels; nil for the usual one.
  public var spacing: CGFloat?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var rule: StackRule { StackRule(axis: .horizontal, spacing: spacing ?? defaultStackSpacing) }
  var meetingGuide: AlignmentKey { alignment.key }
}

/// Puts views one below the other.
public struct VStackLayout: LinearLayout {
  /// The guide at which they meet.
  public var alignment: HorizontalAlignment
  /// The distance between neighbours, in logical pixels; nil for the usual one.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var rule: StackRule { StackRule(axis: .vertical, spacing: spacing ?? defaultStackSpacing) }
  var meetingGuide: AlignmentKey { alignment.key }
}

/// A layout that knows how wide it is without its height.
protocol WidthKnowing: Layout {
  /// The width for a proposal; nil where it does not follow from the widths of the subviews.
  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat?
}

extension VStackLayout: WidthKnowing {
  func width(_ proposal: ProposedViewSize, _ items: LayoutSubviews) -> CGFloat? {
    guard proposal.height == nil, [.leading, .center, .trailing].contains(alignment) else { return nil }
    var widest = 0.0
    for item in items.items {
      let width = item.width(proposal)
      guard item.explicitGuide(meetingGuide, in: CGSize(width: width, height: 0), for: proposal) == nil else {
        return nil
      }
      widest = max(widest, width)
    }
    return widest
  }
}

extension LayoutSubviews {
  /// A guide of the views, once they are placed: the first or last line of text, and the middle of where they say a guide of the program's own.
  /// The edges and the middle of the whole are its own, whatever the views say of theirs.
  func guide(_ key: AlignmentKey, in bounds: CGRect, _ place: () -> Void) -> CGFloat? {
    guard !(key.id is any EdgeGuide.Type) else { return nil }
    place()
    let places = items.indices.compactMap { index -> CGFloat? in
      guard let rect = placement.rects[index] else { return nil }
      let start = key.axis == .horizontal ? rect.x - bounds.x : rect.y - bounds.y
      let proposal = placement.proposals[index] ?? ProposedViewSize(rect.size)
      return items[index].explicitGuide(key, in: rect.size, for: proposal).map { start + $0 }
    }
    if key == VerticalAlignment.firstTextBaseline.key { return places.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return places.max() }
    return places.isEmpty ? nil : places.reduce(0, +) / Double(places.count)
  }
}

/// Puts views one in front of the other.
public struct ZStackLayout: Layout {
  /// The guides at which they meet.
  public var alignment: Alignment

  /// A pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size of the whole for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (across, down) = rules(subviews, proposal)
    return CGSize(width: across.breadth, height: down.breadth)
  }

  private func rules(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (across: (offsets: [Double], breadth: Double), down: (offsets: [Double], breadth: Double)) {
    let offers = subviews.items.map { ($0.sizeThatFits(proposal), proposal) }
    // Those of the highest priority say how large the pile is.
    let priorities = subviews.items.map(\.traits.priority)
    let counts = priorities.map { [highest = priorities.max()] in $0 == highest }
    return (
      StackRule(axis: .vertical, spacing: 0).placesAcross(subviews, offers, alignment.horizontal.key, counts),
      StackRule(axis: .horizontal, spacing: 0).placesAcross(subviews, offers, alignment.vertical.key, counts)
    )
  }

  /// Places the subviews.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (across, down) = rules(subviews, proposal)
    let x = bounds.x + (bounds.width - across.breadth) / 2
    let y = bounds.y + (bounds.height - down.breadth) / 2
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x + across.offsets[index], y: y + down.offsets[index]), proposal: proposal)
    }
  }

  /// A guide that its views say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.guide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The lines of text of the whole are those of its views, and so is a guide that they say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.guide(guide.key, in: bounds) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
