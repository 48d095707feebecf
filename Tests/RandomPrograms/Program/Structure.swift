/// What the program's tree looks like after some of its actions: the oracle's own account of it, beside GTK's.
struct Structure {
  let elements: [Element]
  private(set) var places: [Place?]
  private(set) var children: [[Int]]
  private(set) var isVisible: [Bool]
  private(set) var isReleased: [Bool]
  /// Pages of tab bars that were not selected yet: their views stand nowhere.
  private(set) var unloadedPages: Set<Int> = []
  private(set) var roots: [Int?]
  private(set) var windowOverrides: [Overrides]
  private(set) var widgetOverrides: [Overrides]
  private(set) var controllerOverrides: [Overrides]
  /// The element whose hook decides where an element stands or whether it is seen.
  let owners: [Int?]
  /// Elements whose place, visibility and level are decided by a hook.
  private let keptElements, shownElements, levelledElements: Set<Int>

  struct Overrides: Equatable {
    var level: Int?
    var tint: Int?
    var theme: Int?

    subscript(trait: Action.Trait) -> Int? {
      get {
        switch trait {
        case .level: level
        case .tint: tint
        case .theme: theme
        }
      }
      set {
        switch trait {
        case .level: level = newValue
        case .tint: tint = newValue
        case .theme: theme = newValue
        }
      }
    }
  }

  init(_ program: Program) {
    let count = program.elements.count
    elements = program.elements
    places = Array(repeating: nil, count: count)
    children = Array(repeating: [], count: count)
    isVisible = Array(repeating: true, count: count)
    isReleased = Array(repeating: false, count: count)
    roots = Array(repeating: nil, count: Program.windows)
    windowOverrides = Array(repeating: Overrides(), count: Program.windows)
    widgetOverrides = Array(repeating: Overrides(), count: count)
    controllerOverrides = widgetOverrides
    var owners: [Int?] = Array(repeating: nil, count: count)
    var (kept, shown, levelled) = (Set<Int>(), Set<Int>(), Set<Int>())
    for (index, element) in elements.enumerated() {
      for effect in element.hooks.flatMap(\.effects) {
        switch effect {
        case .showSelf: shown.insert(index)
        case .show(let child): shown.insert(child)
        case .giveLevel(let child): levelled.insert(child)
        case .keep(let child), .hand(let child, _):
          kept.insert(child)
          if child < count { owners[child] = index }
        case .write, .writeAndRead, .clamp, .force, .layOut, .readUntracked: break
        }
      }
    }
    self.owners = owners
    (keptElements, shownElements, levelledElements) = (kept, shown, levelled)
  }

  func exists(_ index: Int) -> Bool {
    elements.indices.contains(index) && elements[index].kind != .absent && !isReleased[index]
  }

  func isView(_ index: Int) -> Bool { elements[index].kind == .view || elements[index].kind == .controller }

  // MARK: Changes

  /// Whether an element may be put somewhere: the place takes it, and no cycle comes of it, now or when hooks act.
  func canPut(_ index: Int, into place: Place, byHook: Bool = false) -> Bool {
    guard exists(index), byHook || !keptElements.contains(index) else { return false }
    switch place {
    case .window(let window): return roots[window] == nil && isView(index) && !shownElements.contains(index)
    case .element(let parent):
      guard exists(parent), index != parent, places[index] != place else { return false }
      switch elements[parent].kind {
      case .absent, .label, .button: return false
      case .revealer where !children[parent].isEmpty: return false
      case .tabs where elements[index].kind != .controller: return false
      default: break
      }
      if case .window = places[index] { return false }
      var ancestor: Int? = parent
      while let current = ancestor {
        if current == index { return false }
        ancestor = container(of: current) ?? owners[current]
      }
      return true
    }
  }

  mutating func put(_ index: Int, into place: Place) {
    remove(index)
    places[index] = place
    switch place {
    case .window(let window): roots[window] = index
    case .element(let parent): children[parent].append(index)
    }
  }

  func canRemove(_ index: Int, byHook: Bool = false) -> Bool {
    guard exists(index), byHook || !keptElements.contains(index), case .element = places[index] else { return false }
    return true
  }

  mutating func remove(_ index: Int) {
    switch places[index] {
    case .window(let window): roots[window] = nil
    case .element(let parent): children[parent].removeAll { $0 == index }
    case nil: break
    }
    places[index] = nil
    unloadedPages.remove(index)
  }

  mutating func setLoaded(_ page: Int, _ isLoaded: Bool) {
    if isLoaded { unloadedPages.remove(page) } else { unloadedPages.insert(page) }
  }

  /// Whether somebody but a hook may show and hide an element.
  func canSetVisible(_ index: Int) -> Bool { exists(index) && !shownElements.contains(index) && !isRoot(index) }

  mutating func setVisible(_ index: Int, _ isOn: Bool) { isVisible[index] = isOn }

  /// Whether an element may be let go of: nothing is in it that would go with it.
  func canRelease(_ index: Int) -> Bool { canRemove(index) && children[index].isEmpty }

  mutating func release(_ index: Int) {
    remove(index)
    isReleased[index] = true
  }

  func canOverride(_ place: Action.TraitPlace, _ trait: Action.Trait, byHook: Bool = false) -> Bool {
    switch place {
    case .window: true
    case .widget(let index): exists(index) && (byHook || trait != .level || !levelledElements.contains(index))
    case .controller(let index): exists(index) && (elements[index].kind == .controller || elements[index].kind == .tabs)
    }
  }

  mutating func override(_ place: Action.TraitPlace, _ trait: Action.Trait, _ value: Int?) {
    switch place {
    case .window(let index): windowOverrides[index][trait] = value
    case .widget(let index): widgetOverrides[index][trait] = value
    case .controller(let index): controllerOverrides[index][trait] = value
    }
  }

  func overrides(_ place: Action.TraitPlace) -> Overrides {
    switch place {
    case .window(let index): windowOverrides[index]
    case .widget(let index): widgetOverrides[index]
    case .controller(let index): controllerOverrides[index]
    }
  }

  // MARK: Questions

  /// What an element was put into.
  func container(of index: Int) -> Int? {
    if case .element(let parent) = places[index] { return parent }
    return nil
  }

  /// What an element's widget stands in.
  func parent(of index: Int) -> Int? { unloadedPages.contains(index) ? nil : container(of: index) }

  func isRoot(_ index: Int) -> Bool {
    if case .window = places[index] { return true }
    return false
  }

  /// Whether `index` is `ancestor` or stands below it.
  func contains(_ ancestor: Int, _ index: Int) -> Bool {
    var current: Int? = index
    while let element = current {
      if element == ancestor { return true }
      current = parent(of: element)
    }
    return false
  }

  /// The window an element stands in.
  func window(of index: Int) -> Int? {
    var current = index
    while true {
      if case .window(let window) = places[current] { return window }
      guard let parent = parent(of: current) else { return nil }
      current = parent
    }
  }

  /// The traits at an element, or at its controller.
  func traits(at index: Int, ofController: Bool = false) -> TraitValues {
    var values = inheritedTraits(of: index)
    apply(controllerOverrides[index], to: &values)
    if !ofController { apply(widgetOverrides[index], to: &values) }
    return values
  }

  private func inheritedTraits(of index: Int) -> TraitValues {
    if let parent = parent(of: index) { return traits(at: parent) }
    var values = TraitValues()
    if case .window(let window) = places[index] { apply(windowOverrides[window], to: &values) }
    return values
  }

  private func apply(_ overrides: Overrides, to values: inout TraitValues) {
    if let level = overrides.level { values.level = level }
    if let tint = overrides.tint { values.tint = tint }
    if let theme = overrides.theme { values.theme = theme }
  }
}
