import Gtk

// What a system of constraints is asked.
extension LayoutSystem {
  /// The requested extent of a view in one direction.
  enum Extent: Equatable {
    case least
    case natural
    case given(Int)
  }

  /// The sizes that one item requests; nil for one that requests none.
  typealias Requests = [Measurement?]

  /// The input of the answer, apart from the plan.
  struct Question: Equatable {
    /// Nil for a direction that the system does not hold.
    var width: Extent?
    var height: Extent?
    var widthRequests: Requests = []
    var heightRequests: Requests = []
    /// The plan's constants.
    var constants: [Double] = []
  }
}

extension LayoutSystem.Question {
  subscript(axis: LayoutPlan.Axis) -> LayoutSystem.Extent? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func holds(_ axis: LayoutPlan.Axis) -> Bool { (axis == .horizontal ? width : height) != nil }

  /// Whether it is about a direction of a rule.
  func holds(_ rule: LayoutPlan.Rule) -> Bool { holds(rule.first.axis) || holds((rule.second ?? rule.first).axis) }

  /// The same with unlimited space where the natural extent is requested.
  var roomy: LayoutSystem.Question {
    var roomy = self
    // Loops, not closures: the standard library's functions have each call of an isolated closure checked.
    var distances = 0.0
    for constant in constants { distances += min(abs(constant), 1e6) }
    func room(_ requests: LayoutSystem.Requests) -> LayoutSystem.Extent {
      var room = Int(pixels: min(distances, 1e9))
      for case let request? in requests { room += max(request.natural, request.minimum) }
      return .given(room)
    }
    if width == .natural { roomy.width = room(widthRequests) }
    if height == .natural { roomy.height = room(heightRequests) }
    return roomy
  }

  /// Whether it requests a natural extent where the other one requests something else.
  func isNewlyNatural(after other: LayoutSystem.Question) -> Bool {
    (width == .natural && other.width != .natural) || (height == .natural && other.height != .natural)
  }

  /// Whether both are about the same directions.
  func isSameKind(as other: LayoutSystem.Question) -> Bool {
    (width == nil) == (other.width == nil) && (height == nil) == (other.height == nil)
  }
}

extension Measurement {
  /// An item that needs some space and requests none in particular, such as a list.
  static func least(_ minimum: Int) -> Measurement {
    var request = Measurement.fixed(minimum)
    request.natural = -1
    return request
  }

  /// The requested size; nil for none in particular.
  var naturalIfAny: Int? { natural < 0 ? nil : natural }
}
