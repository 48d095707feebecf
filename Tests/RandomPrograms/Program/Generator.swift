/// Makes programs of seeds.
package struct Generator {
  private var random: Random
  private let features: Set<Feature>
  private var elements: [Element] = []
  private var structure: Structure!
  /// Whether a program that cannot have both has closed containers, rather than hooks that hide.
  private lazy var prefersContainers = random.chance(50)
  /// Whether any hook writes what another may read.
  private lazy var writesInHooks = elements.contains { $0.hooks.contains { $0.writes } }

  /// The program of a seed: the same for the same features.
  package static func program(
    seed: UInt64, features: Set<Feature> = Set(Feature.allCases), steps: Int = 40
  ) -> Program {
    var generator = Generator(random: Random(seed: seed), features: features)
    return generator.makeProgram(steps: steps)
  }

  private init(random: Random, features: Set<Feature>) {
    self.random = random
    self.features = features
  }

  private mutating func makeProgram(steps: Int) -> Program {
    makeElements()
    makeHooks()
    let bare = Program(elements: elements, steps: [])
    structure = Structure(bare)
    for (index, element) in elements.enumerated() {
      if let place = element.place, structure.canPut(index, into: place, byHook: true) {
        structure.put(index, into: place)
      }
    }
    return Program(elements: elements, steps: (0..<steps).map { _ in makeStep() })
  }

  // MARK: Elements

  private mutating func makeElements() {
    let kinds = elementKinds()
    elements = [
      Element(kind: random.pick([.view, features.contains(.controllers) ? .controller : .view]), place: .window(0)),
      Element(kind: random.pick([.view, features.contains(.controllers) ? .controller : .view]), place: .window(1)),
    ]
    let count = 3 + random.below(9)
    for index in 2..<(2 + count) {
      var place: Place? = random.chance(85) ? .element(random.chance(70) ? random.below(index) : 0) : nil
      if place == .element(1), !features.contains(.movesBetweenWindows) { place = .element(0) }
      elements.append(Element(kind: random.pick(weighted: kinds), place: place))
    }
  }

  private mutating func elementKinds() -> [(Int, Element.Kind)] {
    var kinds: [(Int, Element.Kind)] = [(6, .view), (1, .box)]
    if features.contains(.controllers) { kinds.append((3, .controller)) }
    if features.contains(.widgetHandlers) { kinds.append((3, .label)) }
    if features.contains(.buttons) { kinds.append((1, .button)) }
    if features.contains(.closedContainers), features.contains(.hidingInClosed) || prefersContainers {
      kinds += [(2, .revealer), (1, .stack)]
      if features.contains(.controllers) { kinds.append((1, .tabs)) }
    }
    return kinds
  }

  // MARK: Hooks

  private mutating func makeHooks() {
    var owned = OwnedEffects()
    for index in elements.indices {
      for kind in hookKinds(of: elements[index].kind) where random.chance(kind == .updateProperties ? 75 : 45) {
        elements[index].hooks.append(makeHook(kind, of: index, &owned))
      }
      if features.contains(.traits), features.contains(.traitHandlers), features.contains(.defaultOverrides) {
        let canAnswer = [.view, .controller, .label].contains(elements[index].kind)
        elements[index].answersLevel = random.chance(12) && canAnswer
      }
    }
  }

  private func hookKinds(of kind: Element.Kind) -> [HookCode.Kind] {
    switch kind {
    case .view: [.updateConstraints, .updateProperties, .layoutSubviews, .draw]
    case .controller: HookCode.Kind.allCases.filter { $0 != .updateConfiguration && $0 != .configurationHandler }
    case .label: [.updateProperties]
    case .button: [.updateConfiguration, .configurationHandler]
    case .absent, .box, .revealer, .stack, .tabs: []
    }
  }

  /// What hooks have an effect on so far: nothing twice.
  private struct OwnedEffects {
    var derived = 0
    /// The first derived number that may follow traits, and with them where its hook's element stands.
    var followingTraits = Int.max
    var shown: Set<Int> = [0, 1]
    var kept: Set<Int> = [0, 1]
    var levelled: Set<Int> = [0, 1]
  }

  private mutating func makeHook(_ kind: HookCode.Kind, of index: Int, _ owned: inout OwnedEffects) -> HookCode {
    let effect = makeEffect(kind, of: index, &owned)
    var effects: [HookCode.Effect] = []
    var derived = owned.derived
    var readsLevel = features.contains(.traits)
    if let effect {
      effects.append(effect)
      switch effect {
      case .write(let index), .writeAndRead(let index): derived = index
      case .giveLevel: (derived, readsLevel) = (0, false)
      // A place that follows traits through a number that follows the place never comes to rest.
      case .hand: derived = min(derived, owned.followingTraits)
      default: break
      }
    }
    let reads = (0..<(1 + random.below(3))).map { _ in makeRead(derived: derived, level: readsLevel) }
    if let written = effect?.writtenNumber, reads.contains(where: { $0.followsTraits(from: owned.followingTraits) }) {
      owned.followingTraits = min(owned.followingTraits, written)
    }
    return HookCode(kind, reads: reads, effects: effects)
  }

  private mutating func makeEffect(
    _ kind: HookCode.Kind, of index: Int, _ owned: inout OwnedEffects
  ) -> HookCode.Effect? {
    if kind == .draw {
      guard features.contains(.writingDrawings), owned.derived < Program.derived, random.chance(20) else { return nil }
      defer { owned.derived += 1 }
      return .write(derived: owned.derived)
    }
    guard random.chance(35) else { return nil }
    var choices: [HookCode.Effect] = []
    let writes: Feature = kind.isLayout ? .writingLayout : .writingHooks
    if features.contains(writes), owned.derived < Program.derived {
      choices += [.write(derived: owned.derived), .writeAndRead(derived: owned.derived)]
    }
    if features.contains(writes) { choices.append(.clamp(item: random.below(Program.items))) }
    if features.contains(kind.isLayout ? .hidingLayout : .hidingHooks),
      features.contains(.hidingInClosed) || !prefersContainers
    {
      if !owned.shown.contains(index) { choices += [.showSelf, .showSelf] }
      if !kind.isLayout { choices += freeElement(owned.shown).map { [.show($0)] } ?? [] }
    }
    if kind.isLayout, features.contains(.forcingLayout) {
      choices += [.layOut(random.below(elements.count)), .force(random.below(elements.count))]
    }
    if kind.isProperties {
      if features.contains(.forcingHooks) { choices.append(.force(random.below(elements.count))) }
      if features.contains(.layingOutHooks) { choices.append(.layOut(random.below(elements.count))) }
      if features.contains(.keepingHooks), elements[index].kind == .view || elements[index].kind == .controller {
        choices += freeElement(owned.kept.union([index])).map { [.keep($0)] } ?? []
        if features.contains(.handingHooks), let child = freeElement(owned.kept.union([index])) {
          choices.append(.hand(child, to: random.below(elements.count)))
        }
      }
      if features.contains(.traitHooks), features.contains(.defaultOverrides) {
        choices += freeElement(owned.levelled).map { [.giveLevel($0)] } ?? []
      }
    }
    guard !choices.isEmpty else { return nil }
    let effect = random.pick(choices)
    switch effect {
    case .write, .writeAndRead: owned.derived += 1
    case .clamp: break
    case .showSelf: owned.shown.insert(index)
    case .show(let other): owned.shown.insert(other)
    case .keep(let other), .hand(let other, _):
      guard canKeep(other, by: index) else { return nil }
      owned.kept.insert(other)
      elements[other].place = nil
    case .giveLevel(let other): owned.levelled.insert(other)
    case .force, .layOut, .readUntracked: break
    }
    return effect
  }

  private mutating func freeElement(_ taken: Set<Int>) -> Int? {
    let index = random.below(elements.count)
    return taken.contains(index) ? nil : index
  }

  /// Whether a hook of `owner` may decide where an element stands: the owner must not be inside of it.
  private func canKeep(_ index: Int, by owner: Int) -> Bool {
    var current: Int? = owner
    var seen: Set<Int> = []
    while let element = current, seen.insert(element).inserted {
      if element == index { return false }
      if case .element(let parent) = elements[element].place {
        current = parent
      } else {
        current = elements.indices.first { candidate in
          elements[candidate].hooks.contains { $0.effects.contains { $0.decidesPlace(of: element) } }
        }
      }
    }
    return true
  }

  // MARK: Reads

  private mutating func makeRead(derived: Int, level: Bool, depth: Int = 0) -> Read {
    var kinds: [(Int, Int)] = [
      (5, 0), (2, 1), (2, 2), (2, 3), (1, 4), (2, 5), (1, 6), (2, 7), (2, 8), (2, 9), (1, 10),
    ]
    if depth < 2 { kinds.append((4, 11)) }
    if derived > 0 { kinds.append((5, 12)) }
    if level { kinds += [(3, 13), (2, 14), (3, 15)] }
    let path = makePath()
    switch random.pick(weighted: kinds) {
    case 0: return .number(path)
    case 1: return .other(path)
    case 2: return .sum(path)
    case 3: return .flag(path)
    case 4: return .text(path)
    case 5: return .leaf(path)
    case 6: return .hasNext(path)
    case 7: return .count(path)
    case 8: return .total(path)
    case 9: return .entry(path, key: random.below(3))
    case 10: return .either(path, makePath())
    case 11:
      return .pick(
        path, makeRead(derived: derived, level: level, depth: depth + 1),
        makeRead(derived: derived, level: level, depth: depth + 1))
    case 12: return .derived(random.below(derived))
    case 13: return .level
    case 14: return .tint
    default: return .theme
    }
  }

  private mutating func makePath() -> Path {
    let steps: [Path.Step] = (0..<random.pick([0, 0, 0, 1, 1, 2])).map { _ in
      random.chance(60) ? .next : .element(random.below(3))
    }
    return Path(item: random.below(Program.items), steps: steps)
  }

  // MARK: Steps

  private mutating func makeStep() -> [Action] {
    (0..<random.pick([1, 1, 1, 2, 2, 3, 5])).map { _ in makeAction() }
  }

  private mutating func makeAction() -> Action {
    var kinds: [(Int, (inout Generator) -> Action)] = [
      (40, { $0.makeWrite() }), (14, { $0.makeMove() }), (8, { $0.makeVisibility() }),
    ]
    if features.contains(.traits) { kinds.append((10, { $0.makeOverride() })) }
    if features.contains(.requests) { kinds.append((8, { $0.makeRequest() })) }
    if features.contains(.forcedUpdates) { kinds.append((6, { $0.makeForcedUpdate() })) }
    if features.contains(.secondWindow), features.contains(.writesAcrossWindows) || !writesInHooks {
      kinds.append((3, { $0.random.chance(60) ? .openWindow(1) : .closeWindow(1) }))
    }
    return random.pick(weighted: kinds)(&self)
  }

  private mutating func makeWrite() -> Action {
    let item = random.below(Program.items)
    switch random.below(12) {
    case 0...3: return .write(item: item, random.pick(Action.Property.allCases), random.below(4))
    case 4: return .mutate(item: item, random.pick(Action.Property.allCases), random.below(2))
    case 5: return .writeLeaf(random.below(Program.leaves), random.below(3))
    case 6: return .setLeaf(item: item, leaf: random.below(Program.leaves))
    case 7: return .setNext(item: item, to: random.chance(25) ? nil : random.below(Program.items))
    case 8: return .append(item: item, element: random.below(Program.items))
    case 9:
      return random.chance(50)
        ? .removeElement(item: item, at: random.below(6)) : .swapElements(item: item, random.below(6), random.below(6))
    case 10: return .setEntry(item: item, key: random.below(3), random.below(3))
    default: return .assignEntries(item: item, (0..<random.below(3)).map { _ in random.below(2) })
    }
  }

  private mutating func makeMove() -> Action {
    let index = 2 + random.below(elements.count - 2)
    if random.chance(4), structure.canRelease(index) {
      structure.release(index)
      return .release(index)
    }
    if random.chance(20), structure.canRemove(index) {
      structure.remove(index)
      return .remove(index)
    }
    for _ in 0..<8 {
      let parent = random.below(elements.count)
      if structure.window(of: parent) == 1, !features.contains(.movesBetweenWindows) { continue }
      let place = Place.element(parent)
      if structure.canPut(index, into: place) {
        structure.put(index, into: place)
        return features.contains(.directMoves) && random.chance(40)
          ? .move(index, into: place) : .put(index, into: place)
      }
    }
    return makeWrite()
  }

  private mutating func makeVisibility() -> Action {
    let index = random.below(elements.count)
    if features.contains(.closedContainers) {
      let containers = elements.indices.filter { [.revealer, .stack, .tabs].contains(elements[$0].kind) }
      if !containers.isEmpty, random.chance(60) {
        let container = random.pick(containers)
        if elements[container].kind == .revealer { return .reveal(container, random.chance(60)) }
        let pages = structure.children[container]
        if !pages.isEmpty { return .showPage(container, random.pick(pages)) }
      }
    }
    return .setVisible(index, random.chance(60))
  }

  private mutating func makeOverride() -> Action {
    let index = random.below(elements.count)
    let trait = random.pick(Action.Trait.allCases)
    let isController = [.controller, .tabs].contains(elements[index].kind) && random.chance(50)
    let place: Action.TraitPlace =
      random.chance(15) ? .window(random.below(Program.windows)) : isController ? .controller(index) : .widget(index)
    let value = (features.contains(.defaultOverrides) || trait == .theme ? 0 : 1) + random.below(3)
    if random.chance(10) { return .overrideBriefly(place, trait, value) }
    return .override(place, trait, random.chance(30) ? nil : value)
  }

  private mutating func makeRequest() -> Action {
    let index = random.below(elements.count)
    let kinds = hookKinds(of: elements[index].kind)
    if elements[index].kind == .label, random.chance(30) { return .setHandlerAgain(index) }
    return kinds.isEmpty ? makeWrite() : .setNeeds(random.pick(kinds), index)
  }

  private mutating func makeForcedUpdate() -> Action {
    let index = random.below(elements.count)
    switch random.below(6) {
    case 0...2: return .updateProperties(index)
    case 3: return .updateConstraints(index)
    case 4: return .updateTraits(index)
    default: return .layout(index)
    }
  }
}
