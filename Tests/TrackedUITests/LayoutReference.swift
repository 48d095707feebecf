import TrackedUI

/// SwiftUI's rules of layout, slow and plain: what a view makes of a proposal.
///
/// What this layer has decided: a stack's usual spacing and a `Spacer`'s usual length are 8; a `Spacer` at the root is in a column; an inset at an
/// edge is in a stack with the view.
struct LaidOut {
  private(set) var size: Vector
  /// Where colours are, by their numbers.
  private(set) var colors: [Int: CGRect] = [:]
  private var guides: [Key: Double] = [:]

  struct Vector: Hashable {
    var x, y: Double
    subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
  }
  struct Offer: Hashable {
    var x, y: Double?
    subscript(axis: Axis) -> Double? { axis == .horizontal ? x : y }
    func with(_ length: Double?, _ axis: Axis) -> Offer {
      axis == .horizontal ? Offer(x: length, y: y) : Offer(x: x, y: length)
    }
  }
  private struct Key: Hashable { var axis: Axis, guide: LayoutTree.Guide }
  private typealias Part = (laid: LaidOut, x: Double, y: Double)

  private init(_ x: Double, _ y: Double) { size = Vector(x: x, y: y) }

  private func guide(_ guide: LayoutTree.Guide, _ axis: Axis) -> Double {
    guides[Key(axis: axis, guide: guide)] ?? usual(guide, axis)
  }
  private func usual(_ guide: LayoutTree.Guide, _ axis: Axis) -> Double {
    size[axis] * [0, 0.5, 1, 0.25][guide.rawValue]
  }
  /// The length behind a guide.
  private func rest(_ guide: LayoutTree.Guide, _ axis: Axis) -> Double {
    size[axis] == .infinity ? .infinity : size[axis] - self.guide(guide, axis)
  }

  private mutating func show(_ other: LaidOut, _ x: Double, _ y: Double) {
    colors.merge(other.colors.mapValues { $0.offsetBy(dx: x, dy: y) }) { old, _ in old }
  }

  /// Takes in the one view of a modifier, with its guides.
  private func around(_ inner: LaidOut, _ x: Double, _ y: Double) -> LaidOut {
    var whole = self
    whole.show(inner, x, y)
    for (key, value) in inner.guides { whole.guides[key] = value + (key.axis == .horizontal ? x : y) }
    return whole
  }

  private func around(_ inner: LaidOut, _ place: LayoutTree.Place) -> LaidOut {
    around(
      inner, usual(place.x, .horizontal) - inner.guide(place.x, .horizontal),
      usual(place.y, .vertical) - inner.guide(place.y, .vertical))
  }

  /// Takes in the views of a container: a guide of the program's own is in the middle of theirs.
  private func around(_ parts: [Part]) -> LaidOut {
    var whole = self
    for part in parts { whole.show(part.laid, part.x, part.y) }
    for axis in Axis.allCases {
      let key = Key(axis: axis, guide: .own)
      let said = parts.compactMap { part in part.laid.guides[key].map { $0 + (axis == .horizontal ? part.x : part.y) } }
      if !said.isEmpty { whole.guides[key] = said.reduce(0, +) / Double(said.count) }
    }
    return whole
  }

  // MARK: The rules

  /// A view in a container, with what it has answered.
  final class Item {
    private let tree: LayoutTree
    private let axis: Axis?
    private var answers: [Offer: LaidOut] = [:]
    private lazy var inside = items(tree.inside, tree.isModifier ? axis : axisInside)
    private lazy var attached = items(tree.attached, nil)
    private var inner: Item { inside[0] }

    init(_ tree: LayoutTree, _ axis: Axis?) { (self.tree, self.axis) = (tree, axis) }

    private func items(_ trees: [LayoutTree], _ axis: Axis?) -> [Item] { trees.flatMap(\.views).map { Item($0, axis) } }

    private var axisInside: Axis? {
      switch tree.kind {
      case .stack(let axis, _, _): axis
      case .scroll: .vertical
      default: nil
      }
    }

    fileprivate var priority: Double {
      switch tree.kind {
      case .spacer: -.infinity
      case .priority(let value): value
      default: tree.isModifier ? inner.priority : 0
      }
    }

    func laidOut(_ offer: Offer) -> LaidOut {
      if let known = answers[offer] { return known }
      let new = layOut(offer)
      answers[offer] = new
      return new
    }

    private func layOut(_ offer: Offer) -> LaidOut {
      switch tree.kind {
      case .color(let number):
        var laid = LaidOut(offer.x ?? 10, offer.y ?? 10)
        laid.colors[number] = CGRect(x: 0, y: 0, width: laid.size.x, height: laid.size.y)
        return laid
      case .spacer(let least):
        func length(_ other: Axis, _ offer: Double?) -> Double { axis == other ? 0 : max(least ?? 8, offer ?? 0) }
        return LaidOut(length(.vertical, offer.x), length(.horizontal, offer.y))
      case .stack(let axis, let guide, let spacing): return LaidOut.stack(axis, guide, spacing ?? 8, inside, offer)
      case .pile(let place): return LaidOut.pile(place, inside, offer)
      case .fits(let axes):
        let chosen = inside.first { item in
          let ideal = item.laidOut(
            Offer(x: axes.contains(.horizontal) ? nil : offer.x, y: axes.contains(.vertical) ? nil : offer.y)
          ).size
          return Axis.allCases.allSatisfy {
            !axes.contains($0 == .horizontal ? .horizontal : .vertical) || ideal[$0] <= offer[$0] ?? .infinity
          }
        }
        var laid = (chosen ?? inside.last)?.laidOut(offer) ?? LaidOut(0, 0)
        laid.guides = [:]
        return laid
      case .reader:
        var laid = LaidOut(offer.x ?? 10, offer.y ?? 10)
        for item in inside { laid.show(item.laidOut(Offer(x: laid.size.x, y: laid.size.y)), 0, 0) }
        return laid
      case .scroll(let axes, let width, let height):
        let inner = Offer(x: axes.contains(.horizontal) ? nil : width, y: axes.contains(.vertical) ? nil : height)
        let wide = LayoutTree.Limits(least: 0, most: .infinity)
        let content = LaidOut.stack(
          .vertical, .middle, 0,
          inside.map { Item(LayoutTree(kind: .limits(wide, wide, .init()), inside: [$0.tree]), .vertical) }, inner)
        var laid = LaidOut(width, height)
        laid.show(content, axes.contains(.horizontal) ? 0 : (laid.size.x - content.size.x) / 2, 0)
        return laid
      case .diagonal:
        return inside.reduce(LaidOut(0, 0)) { laid, item in
          let next = item.laidOut(Offer())
          var laid = laid
          laid.show(next, laid.size.x, laid.size.y)
          laid.size = Vector(x: laid.size.x + next.size.x, y: laid.size.y + next.size.y)
          return laid
        }
      case .frame(let width, let height, let place):
        let laid = inner.laidOut(Offer(x: width ?? offer.x, y: height ?? offer.y))
        return LaidOut(width ?? laid.size.x, height ?? laid.size.y).around(laid, place)
      case .limits(let x, let y, let place):
        let laid = inner.laidOut(Offer(x: x.offer(offer.x), y: y.offer(offer.y)))
        let frame = LaidOut(x.length(offer.x, laid.size.x), y.length(offer.y, laid.size.y))
        return frame.around(
          inner.laidOut(Offer(x: x.again(offer.x, frame.size.x), y: y.again(offer.y, frame.size.y))), place)
      case .ideal(let axes):
        return inner.laidOut(
          Offer(x: axes.contains(.horizontal) ? nil : offer.x, y: axes.contains(.vertical) ? nil : offer.y))
      case .ratio(let ratio, let mode):
        let ideal = ratio.map { Vector(x: $0, y: 1) } ?? inner.laidOut(Offer()).size
        guard ideal.x > 0, ideal.y > 0 else { return inner.laidOut(offer) }
        let scales = [offer.x.map { $0 / ideal.x }, offer.y.map { $0 / ideal.y }].compactMap { $0 }
        guard let scale = mode == .fit ? scales.min() : scales.max() else { return inner.laidOut(offer) }
        return inner.laidOut(Offer(x: ideal.x * scale, y: ideal.y * scale))
      case .padding(let top, let leading, let bottom, let trailing):
        let laid = inner.laidOut(
          Offer(x: offer.x.map { max(0, $0 - leading - trailing) }, y: offer.y.map { max(0, $0 - top - bottom) }))
        return LaidOut(laid.size.x + leading + trailing, laid.size.y + top + bottom).around(laid, leading, top)
      case .offset(let x, let y):
        var laid = inner.laidOut(offer)
        laid.colors = laid.colors.mapValues { $0.offsetBy(dx: x, dy: y) }
        return laid
      case .position(let x, let y):
        let laid = inner.laidOut(offer)
        var all = LaidOut(offer.x ?? laid.size.x, offer.y ?? laid.size.y)
        all.show(laid, x - laid.size.x / 2, y - laid.size.y / 2)
        return all
      case .attached(_, let place):
        var laid = inner.laidOut(offer)
        let others = LaidOut.pile(place, attached, Offer(x: laid.size.x, y: laid.size.y))
        laid.show(
          others, laid.guide(place.x, .horizontal) - others.guide(place.x, .horizontal),
          laid.guide(place.y, .vertical) - others.guide(place.y, .vertical))
        return laid
      case .inset(let edge, let spacing):
        let isColumn = edge == .top || edge == .bottom
        let all = LayoutTree.Limits(most: .infinity)
        let whole = LayoutTree(kind: .limits(all, all, .init()), inside: tree.inside)
        let wide = LayoutTree(kind: .limits(.init(least: 0, most: .infinity), .init(), .init()), inside: tree.attached)
        let along: Axis = isColumn ? .vertical : .horizontal
        // A `Spacer` with an inset goes on in the direction of what both are in.
        let (inset, view) = (items([isColumn ? wide : tree.attached[0]], along), items([whole], axis))
        let isFirst = edge == .top || edge == .leading
        return LaidOut.stack(along, .middle, spacing ?? 0, isFirst ? inset + view : view + inset, offer)
      case .guide(let axis, let guide, let share, let plus):
        var laid = inner.laidOut(offer)
        laid.guides[Key(axis: axis, guide: guide)] = laid.size[axis] * share + plus
        return laid
      case .priority, .hidden: return inner.laidOut(offer)
      case .group, .some, .either, .any: return LaidOut(0, 0)
      }
    }
  }

  /// Views one in front of the other: those of the highest priority say how large it is.
  private static func pile(_ place: LayoutTree.Place, _ items: [Item], _ offer: Offer) -> LaidOut {
    let all = items.map { $0.laidOut(offer) }
    let highest = items.map(\.priority).max()
    let those = zip(items, all).filter { $0.0.priority == highest }.map(\.1)
    func before(_ guide: LayoutTree.Guide, _ axis: Axis) -> Double {
      those.reduce(0) { max($0, $1.guide(guide, axis)) }
    }
    func after(_ guide: LayoutTree.Guide, _ axis: Axis) -> Double { those.reduce(0) { max($0, $1.rest(guide, axis)) } }
    let (x, y) = (before(place.x, .horizontal), before(place.y, .vertical))
    return LaidOut(x + after(place.x, .horizontal), y + after(place.y, .vertical))
      .around(all.map { ($0, x - $0.guide(place.x, .horizontal), y - $0.guide(place.y, .vertical)) })
  }

  /// Views one after the other. Room is given by priority, to the least flexible first; of those that take any length, to what needs most.
  private static func stack(
    _ axis: Axis, _ guide: LayoutTree.Guide, _ spacing: Double, _ items: [Item], _ offer: Offer
  ) -> LaidOut {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var all = items.map { $0.laidOut(offer.with(nil, axis)) }
    if let room = offer[axis] {
      let least = items.map { $0.laidOut(offer.with(0, axis)).size[axis] }
      let most = items.map { $0.laidOut(offer.with(.infinity, axis)).size[axis] }
      var left = room - spacing * Double(items.count - 1)
      for priority in Set(items.map(\.priority)).sorted(by: >) {
        let lower = items.indices.filter { items[$0].priority < priority }.reduce(0) { $0 + least[$1] }
        var group = items.indices.filter { items[$0].priority == priority }.sorted {
          let (a, b) = (most[$0] - least[$0], most[$1] - least[$1])
          return a != b ? a < b : a == .infinity && least[$0] != least[$1] ? least[$0] > least[$1] : $0 < $1
        }
        while let index = group.first {
          all[index] = items[index].laidOut(offer.with(max(0, (left - lower) / Double(group.count)), axis))
          left -= all[index].size[axis]
          group.removeFirst()
        }
      }
    }
    let before = all.reduce(0) { max($0, $1.guide(guide, across)) }
    let breadth = before + all.reduce(0) { max($0, $1.rest(guide, across)) }
    var length = 0.0
    var parts: [Part] = []
    for laid in all {
      if !parts.isEmpty { length += spacing }
      let beside = before - laid.guide(guide, across)
      parts.append(axis == .horizontal ? (laid, length, beside) : (laid, beside, length))
      length += laid.size[axis]
    }
    return (axis == .horizontal ? LaidOut(length, breadth) : LaidOut(breadth, length)).around(parts)
  }
}

extension LayoutTree.Limits {
  private func limited(_ length: Double) -> Double { min(max(length, least ?? 0), most ?? .infinity) }
  /// What is proposed to the view inside.
  fileprivate func offer(_ offer: Double?) -> Double? { (offer ?? ideal).map(limited) }
  /// The frame's own length.
  fileprivate func length(_ offer: Double?, _ inner: Double) -> Double {
    guard let offer else { return limited(ideal ?? inner) }
    switch (least, most) {
    case (let least?, let most?): return min(max(offer, least), most)
    case (let least?, nil): return max(least, min(offer, inner))
    case (nil, let most?): return min(most, max(offer, inner))
    case (nil, nil): return inner
    }
  }
  /// What the view inside is placed for: the frame's own length, unless that followed from an open one.
  fileprivate func again(_ offer: Double?, _ length: Double) -> Double? {
    offer == nil && ideal == nil && length > least ?? -.infinity && length < most ?? .infinity ? nil : length
  }
}
