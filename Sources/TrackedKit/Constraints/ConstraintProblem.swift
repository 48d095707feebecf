import Gtk

/// The equations of one view's layout: rectangle 0 is the view, then come its constrained subviews, then its guides.
struct ConstraintProblem {
  typealias Equation = ConstraintSystem.Equation
  typealias Term = ConstraintSystem.Term

  let subviews: [Widget]
  let guides: [LayoutGuide]
  /// The constraints, in their order.
  let equations: [Equation]
  /// Places what no constraint places: as near as possible to the leading top corner.
  private let defaults: [Equation]
  /// Widths follow from heights somewhere, so that both directions have to be solved at once.
  private let isCoupled: Bool

  init(of view: View, _ constraints: [LayoutConstraint], _ guides: [LayoutGuide]) {
    var subviews: [Widget] = []
    var numbers = [ObjectIdentifier(view): 0]
    for item in constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
      guard let widget = item as? Widget, numbers[ObjectIdentifier(widget)] == nil else { continue }
      subviews.append(widget)
      numbers[ObjectIdentifier(widget)] = subviews.count
    }
    for (index, guide) in guides.enumerated() { numbers[ObjectIdentifier(guide)] = 1 + subviews.count + index }
    self.subviews = subviews
    self.guides = guides
    let isRightToLeft = view.direction == .rightToLeft
    equations = constraints.map { Equation($0, numbers: numbers, isRightToLeft: isRightToLeft) }
    isCoupled = equations.contains { $0.source.map(\.attribute.isHorizontal) ?? $0.isHorizontal != $0.isHorizontal }
    let edges: [ConstraintSystem.Attribute] = [isRightToLeft ? .right : .left, .top]
    let count = numbers.count
    defaults = edges.flatMap { [equations] edge in
      Self.adrift(in: equations, isHorizontal: edge.isHorizontal, count: count).map {
        Equation(Term($0, edge), .equal, Term(0, edge), strength: LayoutPriority.defaultStrength)
      }
    }
  }

  private var rectangleCount: Int { 1 + subviews.count + guides.count }

  /// The rectangles that no chain of equal edges joins to the view, in one direction.
  private static func adrift(in equations: [Equation], isHorizontal: Bool, count: Int) -> [Int] {
    var isJoined = [Bool](repeating: false, count: count)
    isJoined[0] = true
    var links = equations.filter { $0.relation == .equal && $0.isHorizontal == isHorizontal && !$0.target.isSize }
    while true {
      let joining = links.filter { isJoined[$0.target.rectangle] || $0.source.map { isJoined[$0.rectangle] } ?? true }
      guard !joining.isEmpty else { break }
      for link in joining {
        isJoined[link.target.rectangle] = true
        if let source = link.source { isJoined[source.rectangle] = true }
      }
      links.removeAll { joining.contains($0) }
    }
    return isJoined.indices.filter { !isJoined[$0] }
  }
}

// Answers.
extension ConstraintProblem {
  /// The extent given to the view in one direction.
  private enum Extent {
    case least
    case natural
    case given(Int)

    func equation(_ attribute: ConstraintSystem.Attribute) -> Equation {
      switch self {
      case .least: Equation(Term(0, attribute), strength: LayoutPriority.givenSizeStrength)
      case .natural: Equation(Term(0, attribute), strength: LayoutPriority.defaultStrength)
      case .given(let size):
        Equation(Term(0, attribute), constant: Double(size), strength: LayoutPriority.givenSizeStrength)
      }
    }
  }

  func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    switch orientation {
    case .horizontal:
      let minimum = solveWidths(.least)[0].width
      return Measurement(minimum: Int(minimum), natural: Int(solveWidths(.natural)[0].width))
    case .vertical:
      let width = forSize.map { Extent.given($0) } ?? .natural
      let widths = solveWidths(width)
      let minimum = solveHeights(.least, width: width, after: widths)[0].height
      return Measurement(
        minimum: Int(minimum), natural: Int(solveHeights(.natural, width: width, after: widths)[0].height))
    }
  }

  /// The rectangles in a view of a size.
  func places(width: Int, height: Int) -> [Rect] {
    let widths = solveWidths(.given(width))
    let heights = solveHeights(.given(height), width: .given(width), after: widths)
    if isCoupled { return heights }
    return zip(widths, heights).map { Rect(x: $0.x, y: $1.y, width: $0.width, height: $1.height) }
  }

  private func solveWidths(_ width: Extent) -> [Rect] {
    isCoupled
      ? solve(.both, [width.equation(.width), Extent.natural.equation(.height)], widths: nil)
      : solve(.horizontal, [width.equation(.width)], widths: nil)
  }

  /// With the heights that the subviews ask for at the widths they have: text wraps.
  private func solveHeights(_ height: Extent, width: Extent, after widths: [Rect]) -> [Rect] {
    isCoupled
      ? solve(.both, [width.equation(.width), height.equation(.height)], widths: widths)
      : solve(.vertical, [height.equation(.height)], widths: widths)
  }

  private enum Directions { case horizontal, vertical, both }

  private func solve(_ directions: Directions, _ extents: [Equation], widths: [Rect]?) -> [Rect] {
    func isMeant(_ equation: Equation) -> Bool {
      directions == .both || equation.isHorizontal == (directions == .horizontal)
    }
    var all = [Equation(Term(0, .left)), Equation(Term(0, .top))].filter(isMeant)
    for (index, subview) in subviews.enumerated() {
      if directions != .vertical { all += Self.requests(.width, index + 1, subview.measured(.horizontal)) }
      if directions != .horizontal {
        let width = widths.map { max(Int($0[index + 1].width), subview.measured(.horizontal).minimum) }
        all += Self.requests(.height, index + 1, subview.measured(.vertical, forSize: width))
      }
    }
    all += equations.filter(isMeant)
    all += extents
    all += defaults.filter(isMeant)
    return ConstraintSolutions.rectangles(all, count: rectangleCount)
  }

  private static func requests(
    _ attribute: ConstraintSystem.Attribute, _ number: Int, _ size: Measurement
  ) -> [Equation] {
    [
      Equation(Term(number, attribute), .greaterThanOrEqual, constant: Double(size.minimum)),
      Equation(Term(number, attribute), constant: Double(size.natural), strength: LayoutPriority.naturalSizeStrength),
    ]
  }
}

/// The last systems that were solved: most layouts ask for one they had, and cells for each other's.
private enum ConstraintSolutions {
  private static var solutions: [[ConstraintSystem.Equation]: [Rect]] = [:]
  private static let limit = 128

  static func rectangles(_ equations: [ConstraintSystem.Equation], count: Int) -> [Rect] {
    if let known = solutions[equations], known.count == count { return known }
    let rects = ConstraintSystem.solve(equations, rectangleCount: count)
    if solutions.count >= limit { solutions.removeAll(keepingCapacity: true) }
    solutions[equations] = rects
    return rects
  }
}

extension ConstraintSystem.Equation {
  fileprivate var isHorizontal: Bool { target.attribute.isHorizontal }

  /// A constraint with its directions and text lines resolved.
  fileprivate init(_ constraint: LayoutConstraint, numbers: [ObjectIdentifier: Int], isRightToLeft: Bool) {
    let second = constraint.secondItem.flatMap { item in
      ConstraintSystem.Attribute(constraint.secondAttribute, isRightToLeft: isRightToLeft).map {
        ConstraintSystem.Term(numbers[ObjectIdentifier(item)]!, $0)
      }
    }
    // From right to left a distance in the direction of reading counts the other way round.
    let isMirrored =
      isRightToLeft && (constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading)
    var constant = isMirrored ? -constraint.constant : constraint.constant
    if constraint.firstAttribute == .firstBaseline { constant -= Self.baseline(of: constraint.firstItem) }
    if constraint.secondAttribute == .firstBaseline {
      constant += Self.baseline(of: constraint.secondItem) * constraint.multiplier
    }
    let first = ConstraintSystem.Attribute(constraint.firstAttribute, isRightToLeft: isRightToLeft)!
    let relation: ConstraintSystem.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    self.init(
      ConstraintSystem.Term(numbers[ObjectIdentifier(constraint.firstItem!)]!, first), relation, second,
      multiplier: constraint.multiplier, constant: constant, strength: constraint.priority.strength)
  }

  private static func baseline(of item: (any LayoutItem)?) -> Double {
    (item as? Widget).map { Double($0.naturalBaseline ?? $0.measured(.vertical).natural) } ?? 0
  }
}

extension ConstraintSystem.Term {
  fileprivate var isSize: Bool { attribute == .width || attribute == .height }
}

extension ConstraintSystem.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .width, .centerX: true
    case .top, .bottom, .height, .centerY: false
    }
  }

  fileprivate init?(_ attribute: LayoutConstraint.Attribute, isRightToLeft: Bool) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top, .firstBaseline: self = .top
    case .bottom: self = .bottom
    case .leading: self = isRightToLeft ? .right : .left
    case .trailing: self = isRightToLeft ? .left : .right
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .notAnAttribute: return nil
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var followsReading: Bool { self == .leading || self == .trailing }
}
