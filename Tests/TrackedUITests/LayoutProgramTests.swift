import GtkTesting
import Testing
import TrackedUI

/// Numbers that follow from a seed (SplitMix64).
private struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % limit
  }
}

/// Makes a tree of a seed: its shape is the same in all versions, the numbers in it are not.
private struct TreeMaker {
  private var shape: Random
  private var numbers: Random
  private var count = 0

  static func tree(seed: UInt64, version: UInt64) -> LayoutTree {
    var maker = TreeMaker(shape: Random(state: seed), numbers: Random(state: seed * 3 + version + 1_000_000))
    return maker.one(2 + maker.shape.below(5))
  }

  private mutating func length(_ most: Int = 50) -> Double { Double(4 + 4 * numbers.below(most)) }
  private mutating func few() -> Double { Double(4 * numbers.below(6)) }
  private mutating func perhaps(_ value: Double) -> Double? { shape.below(2) == 0 ? value : nil }
  private mutating func guide() -> LayoutTree.Guide { LayoutTree.Guide(rawValue: numbers.below(4))! }
  private mutating func place() -> LayoutTree.Place { LayoutTree.Place(x: guide(), y: guide()) }
  private mutating func axes() -> Axis.Set { [.horizontal, .vertical, [.horizontal, .vertical]][shape.below(3)] }

  private mutating func limits() -> LayoutTree.Limits {
    let (least, more, most) = (perhaps(length(20)), length(20), perhaps(length(20)))
    let ideal = perhaps((least ?? 0) + more)
    return LayoutTree.Limits(
      least: least, ideal: ideal, most: shape.below(3) == 0 ? .infinity : most.map { $0 + (ideal ?? least ?? 0) })
  }

  private mutating func several(_ depth: Int, _ most: Int) -> [LayoutTree] {
    (0...shape.below(most)).map { _ in any(depth - 1) }
  }

  /// One view, for what takes one only.
  private mutating func one(_ depth: Int) -> LayoutTree {
    let tree = any(depth)
    return tree.views.count == 1 ? tree : LayoutTree(kind: .pile(place()), inside: [tree])
  }

  private mutating func leaf() -> LayoutTree {
    let (spacer, width, height, place) = (perhaps(few()), length(), length(), place())
    if shape.below(8) == 0 { return LayoutTree(kind: .spacer(spacer)) }
    count += 1
    let color = LayoutTree(kind: .color(count))
    return shape.below(3) == 0 ? LayoutTree(kind: .frame(width, height, place), inside: [color]) : color
  }

  private mutating func any(_ depth: Int) -> LayoutTree {
    guard depth > 0 else { return leaf() }
    func modified(_ kind: LayoutTree.Kind) -> LayoutTree { LayoutTree(kind: kind, inside: [one(depth - 1)]) }
    switch shape.below(28) {
    case 0...3: return LayoutTree(kind: .stack(.horizontal, guide(), perhaps(few())), inside: several(depth, 4))
    case 4...7: return LayoutTree(kind: .stack(.vertical, guide(), perhaps(few())), inside: several(depth, 4))
    case 8: return LayoutTree(kind: .pile(place()), inside: several(depth, 3))
    case 9, 10: return modified(.frame(perhaps(length()), perhaps(length()), place()))
    case 11, 12: return modified(.limits(limits(), limits(), place()))
    case 13: return modified(.ideal(axes()))
    case 14: return modified(.ratio(perhaps(length(4) / 4), shape.below(3) == 0 ? .fill : .fit))
    case 15: return modified(.padding(top: few(), leading: few(), bottom: few(), trailing: few()))
    case 16: return modified(.offset(few() - 8, few() - 8))
    case 17:
      let isInFront = shape.below(2) == 0
      return LayoutTree(
        kind: .attached(isInFront: isInFront, place()), inside: [one(depth - 1)], attached: several(depth - 1, 2))
    case 18: return modified(.priority(Double(numbers.below(3))))
    case 19:
      return modified(
        .guide(
          shape.below(2) == 0 ? .horizontal : .vertical, guide(), share: Double(numbers.below(3)) / 2, plus: few() - 8))
    case 20: return LayoutTree(kind: .fits(axes()), inside: several(depth, 3))
    case 21: return LayoutTree(kind: .reader, inside: several(depth - 1, 2))
    case 22:
      // Not smaller than a scroll bar.
      return LayoutTree(kind: .scroll(axes(), 60 + length(), 60 + length()), inside: several(depth - 1, 3))
    case 23:
      let edge = Edge.allCases[shape.below(4)]
      return LayoutTree(kind: .inset(edge, perhaps(few())), inside: [one(depth - 1)], attached: [one(depth - 2)])
    case 24: return LayoutTree(kind: .diagonal, inside: several(depth, 3))
    case 25: return LayoutTree(kind: .group, inside: several(depth, 3))
    case 26: return LayoutTree(kind: .either(numbers.below(2) == 0), inside: [any(depth - 1), any(depth - 1)])
    default: return LayoutTree(kind: shape.below(2) == 0 ? .some(numbers.below(4) > 0) : .any, inside: [any(depth - 1)])
    }
  }
}

extension LayoutTree {
  /// Trees with less in them.
  fileprivate var smaller: [LayoutTree] {
    var all = inside + attached
    for (part, isInside) in [(\Self.inside, true), (\Self.attached, false)] as [(WritableKeyPath<Self, [Self]>, Bool)] {
      let trees = self[keyPath: part]
      for index in trees.indices {
        var tree = self
        if trees.count > 1, !(isInside && isModifier),
          inside.count != 2 || kind != .either(true) && kind != .either(false)
        {
          tree[keyPath: part].remove(at: index)
          all.append(tree)
        }
        for less in trees[index].smaller {
          tree = self
          tree[keyPath: part][index] = less
          all.append(tree)
        }
      }
    }
    return all.filter(\.isSound)
  }
  private var isSound: Bool { (!isModifier || inside[0].views.count == 1) && (inside + attached).allSatisfy(\.isSound) }
}

/// A window that shows trees.
@MainActor final class LayoutStage {
  @Observable fileprivate final class Shown {
    var tree = LayoutTree(kind: .group)
    var number = 0
  }

  private struct Root: View {
    let shown: Shown
    var body: some View {
      TreeView(tree: shown.tree).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).id(
        shown.number)
    }
  }

  private let shown = Shown()
  let window: TestWindow

  init() async throws {
    window = try await TestWindow(HostingController(rootView: Root(shown: shown)), width: 300, height: 240)
  }

  var tree: LayoutTree { shown.tree }

  func show(_ tree: LayoutTree, isNew: Bool) {
    if isNew { shown.number += 1 }
    shown.tree = tree
  }

  /// Where what is shown is not as it should be.
  var difference: String? {
    var found: [Int: CGRect] = [:]
    func look(_ widget: Widget) {
      guard widget.isMapped else { return }
      if let number = widget.tooltip.flatMap({ Int($0) }) {
        found[number] = widget.frame(in: window.window).map { CGRect($0) }
      }
      for child in widget.children { look(child) }
    }
    look(window.window)
    let all = LayoutTree.Limits(least: 0, most: .infinity)
    let root = LaidOut.Item(LayoutTree(kind: .limits(all, all, .init()), inside: [tree]), .vertical)
    let wanted = root.laidOut(.init(x: Double(window.window.width), y: Double(window.window.height))).colors
    let wrong = Set(found.keys).union(wanted.keys).sorted().filter { !isSame(found[$0], wanted[$0]) }
    func text(_ rect: CGRect?) -> String { rect.map { "\($0.minX) \($0.minY) \($0.width)x\($0.height)" } ?? "nowhere" }
    return wrong.isEmpty
      ? nil : wrong.map { "\($0) is at \(text(found[$0])), not at \(text(wanted[$0]))" }.joined(separator: "; ")
  }

  /// GTK counts in whole pixels, in each container.
  private func isSame(_ found: CGRect?, _ wanted: CGRect?) -> Bool {
    guard let found, let wanted else { return found == nil && (wanted.map { min($0.width, $0.height) < 1 } ?? true) }
    let edges = [
      found.minX - wanted.minX, found.minY - wanted.minY, found.maxX - wanted.maxX, found.maxY - wanted.maxY,
    ]
    return edges.allSatisfy { abs($0) <= 1.6 }
  }

  /// A smallest tree in which something differs.
  func smallest(_ tree: LayoutTree) async throws -> (LayoutTree, String) {
    var (least, finding) = (tree, "")
    search: while true {
      for candidate in [least] + least.smaller
      where candidate.views.count == 1 && (candidate != least || finding.isEmpty) {
        show(candidate, isNew: true)
        try await settle()
        guard let difference else { continue }
        (least, finding) = (candidate, difference)
        continue search
      }
      return (least, finding)
    }
  }
}

/// Random views, compared with `LaidOut`: when they are new, after their numbers have changed, twice, and in a window of another size.
@MainActor @Suite(.serialized) struct LayoutProgramTests {
  @Test func viewsAreWhereSwiftUIPutsThem() async throws {
    var stages: [LayoutStage] = []
    for _ in 0..<10 { stages.append(try await LayoutStage()) }
    defer { stages.forEach { $0.window.close() } }
    for first in stride(from: 1 as UInt64, to: 301, by: stages.count) {
      for step in 0..<4 as Range<UInt64> {
        for (index, stage) in stages.enumerated() {
          if step == 3 {
            stage.window.window.setDefaultSize(width: 404, height: 180)
          } else {
            stage.show(TreeMaker.tree(seed: first + UInt64(index), version: step), isNew: step == 0)
          }
        }
        if step == 3 {
          try await wait(for: "the windows' size") { stages.allSatisfy { $0.window.window.width == 404 } }
        }
        try await settle()
        for (index, stage) in stages.enumerated() {
          guard let finding = stage.difference else { continue }
          let (least, difference) = try await stage.smallest(stage.tree)
          Issue.record(
            "seed \(first + UInt64(index)), step \(step): \(finding)\nwhen it is new: \(difference)\n\(least)")
        }
      }
      for stage in stages { stage.window.window.setDefaultSize(width: 300, height: 240) }
      try await wait(for: "the windows' size") { stages.allSatisfy { $0.window.window.width == 300 } }
    }
  }
}
