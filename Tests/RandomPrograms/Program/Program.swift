/// A program over a model graph and a tree of views: plain data, to be printed, replayed and made smaller.
package struct Program: Equatable {
  /// The widgets; an absent one keeps its number, so that the others keep theirs.
  package var elements: [Element]
  /// Each step is a turn of the main loop, after which the windows are settled and compared with the oracle.
  package var steps: [[Action]]

  package init(elements: [Element], steps: [[Action]]) {
    self.elements = elements
    self.steps = steps
  }

  /// How many items, leaves and derived numbers every program has.
  package static let (items, leaves, derived, windows) = (5, 4, 8, 2)
}

/// A widget of the program, with its controller if it has one.
package struct Element: Equatable {
  package var kind: Kind
  /// Where it stands first; nowhere if nil.
  package var place: Place?
  package var hooks: [HookCode]
  /// Whether a handler answers each change of the level with a tint of the element itself.
  package var answersLevel: Bool

  package init(kind: Kind, place: Place? = nil, hooks: [HookCode] = [], answersLevel: Bool = false) {
    self.kind = kind
    self.place = place
    self.hooks = hooks
    self.answersLevel = answersLevel
  }

  package enum Kind: Equatable {
    case absent
    case view
    /// A controller and its view.
    case controller
    /// A plain label with an update handler.
    case label
    case button
    case box
    case revealer
    case stack
    /// A tab bar controller; its pages are controllers.
    case tabs
  }

  package static let absent = Element(kind: .absent)
}

/// What holds an element.
package enum Place: Equatable {
  case window(Int)
  case element(Int)
}

/// What one hook does: it reads, combines what it read to a number and shows that, and then has effects.
package struct HookCode: Equatable {
  package var kind: Kind
  package var reads: [Read]
  package var effects: [Effect]

  package init(_ kind: Kind, reads: [Read] = [], effects: [Effect] = []) {
    self.kind = kind
    self.reads = reads
    self.effects = effects
  }

  /// Whether the hook writes what others may read.
  var writes: Bool {
    effects.contains { effect in
      switch effect {
      case .write, .writeAndRead, .clamp: true
      default: false
      }
    }
  }

  package enum Kind: Int, Equatable, CaseIterable {
    case updateViewConstraints
    case updateConstraints
    case controllerProperties
    case contentUnavailable
    /// `updateProperties()` of a view, or a label's update handler.
    case updateProperties
    case updateConfiguration
    case configurationHandler
    case viewWillLayout
    case layoutSubviews
    case viewDidLayout
    case draw

    /// Whether the hook runs when its view is laid out.
    var isLayout: Bool { self == .viewWillLayout || self == .layoutSubviews || self == .viewDidLayout }
    var isConstraints: Bool { self == .updateViewConstraints || self == .updateConstraints }
    var isProperties: Bool { !isLayout && !isConstraints && self != .draw }
    var belongsToController: Bool {
      switch self {
      case .updateViewConstraints, .controllerProperties, .contentUnavailable, .viewWillLayout, .viewDidLayout: true
      default: false
      }
    }
  }

  /// What a hook does with its number beside showing it. What one hook has an effect on, nothing else touches.
  package enum Effect: Equatable {
    /// Writes a derived number, of a higher index than any the hook reads.
    case write(derived: Int)
    /// Writes it and reads it back: an own write, which must not run the hook again.
    case writeAndRead(derived: Int)
    /// Lowers an item's number to 2 before anything is read: a write of the model that other hooks and the program write, too.
    case clamp(item: Int)
    /// Shows its own view, or hides it.
    case showSelf
    /// Shows a child, or hides it.
    case show(Int)
    /// Has a child, or takes it out.
    case keep(Int)
    /// Has a child, or gives it to another element.
    case hand(Int, to: Int)
    /// Gives a child a trait.
    case giveLevel(Int)
    /// Forces the properties of a child.
    case force(Int)
    /// Forces the layout of a child.
    case layOut(Int)
    /// Sabotage, to check the checker: the reads are not tracked.
    case readUntracked

    /// The derived number it writes.
    var writtenNumber: Int? {
      switch self {
      case .write(let derived), .writeAndRead(let derived): derived
      default: nil
      }
    }

    /// Whether it decides where an element stands.
    func decidesPlace(of element: Int) -> Bool {
      switch self {
      case .keep(let child), .hand(let child, _): child == element
      default: false
      }
    }
  }
}
