extension Program {
  /// The same program without absent elements: the others move up, and what spoke of absent ones goes.
  package var renumbered: Program {
    var numbers: [Int: Int] = [:]
    for index in elements.indices where elements[index].kind != .absent { numbers[index] = numbers.count }
    let elements = elements.filter { $0.kind != .absent }.map { element in
      var element = element
      element.place = element.place.flatMap { $0.renumbered(numbers) }
      for index in element.hooks.indices {
        element.hooks[index].effects = element.hooks[index].effects.compactMap { $0.renumbered(numbers) }
      }
      return element
    }
    let steps = steps.map { $0.compactMap { $0.renumbered(numbers) } }
    return Program(elements: elements, steps: steps)
  }
}

extension Place {
  fileprivate func renumbered(_ numbers: [Int: Int]) -> Place? {
    switch self {
    case .window: self
    case .element(let index): numbers[index].map { .element($0) }
    }
  }
}

extension HookCode.Effect {
  fileprivate func renumbered(_ numbers: [Int: Int]) -> HookCode.Effect? {
    switch self {
    case .write, .writeAndRead, .clamp, .showSelf, .readUntracked: self
    case .show(let index): numbers[index].map { .show($0) }
    case .keep(let index): numbers[index].map { .keep($0) }
    case .hand(let index, let other):
      if let index = numbers[index], let other = numbers[other] { .hand(index, to: other) } else { nil }
    case .giveLevel(let index): numbers[index].map { .giveLevel($0) }
    case .force(let index): numbers[index].map { .force($0) }
    case .layOut(let index): numbers[index].map { .layOut($0) }
    }
  }
}

extension Action.TraitPlace {
  fileprivate func renumbered(_ numbers: [Int: Int]) -> Action.TraitPlace? {
    switch self {
    case .window: self
    case .widget(let index): numbers[index].map { .widget($0) }
    case .controller(let index): numbers[index].map { .controller($0) }
    }
  }
}

extension Action {
  fileprivate func renumbered(_ numbers: [Int: Int]) -> Action? {
    switch self {
    case .write, .mutate, .writeLeaf, .setLeaf, .setNext, .append, .removeElement, .swapElements, .setEntry,
      .assignEntries, .openWindow, .closeWindow:
      return self
    case .put(let index, let place):
      guard let index = numbers[index], let place = place.renumbered(numbers) else { return nil }
      return .put(index, into: place)
    case .move(let index, let place):
      guard let index = numbers[index], let place = place.renumbered(numbers) else { return nil }
      return .move(index, into: place)
    case .remove(let index): return numbers[index].map { .remove($0) }
    case .release(let index): return numbers[index].map { .release($0) }
    case .setVisible(let index, let isOn): return numbers[index].map { .setVisible($0, isOn) }
    case .reveal(let index, let isOn): return numbers[index].map { .reveal($0, isOn) }
    case .showPage(let index, let page):
      guard let index = numbers[index], let page = numbers[page] else { return nil }
      return .showPage(index, page)
    case .override(let place, let trait, let value):
      return place.renumbered(numbers).map { .override($0, trait, value) }
    case .overrideBriefly(let place, let trait, let value):
      return place.renumbered(numbers).map { .overrideBriefly($0, trait, value) }
    case .setNeeds(let kind, let index): return numbers[index].map { .setNeeds(kind, $0) }
    case .updateProperties(let index): return numbers[index].map { .updateProperties($0) }
    case .updateConstraints(let index): return numbers[index].map { .updateConstraints($0) }
    case .updateTraits(let index): return numbers[index].map { .updateTraits($0) }
    case .layout(let index): return numbers[index].map { .layout($0) }
    case .setHandlerAgain(let index): return numbers[index].map { .setHandlerAgain($0) }
    case .requestSecretly(let index): return numbers[index].map { .requestSecretly($0) }
    }
  }
}
