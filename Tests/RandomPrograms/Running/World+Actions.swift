import TrackedKit

extension World {
  /// Does one statement of the program, if it makes sense in the tree as it is.
  func perform(_ action: Action) {
    switch action {
    case .write, .mutate, .writeLeaf, .setLeaf, .setNext, .append, .removeElement, .swapElements, .setEntry,
      .assignEntries:
      performWrite(action)
    case .put(let index, let place):
      if structure.canPut(index, into: place) { put(index, into: place) }
    case .move(let index, let place):
      if structure.canPut(index, into: place) { put(index, into: place, takingOut: false) }
    case .remove(let index):
      if structure.canRemove(index) { remove(index) }
    case .release(let index):
      if structure.canRelease(index) { release(index) }
    case .setVisible(let index, let isOn):
      if structure.canSetVisible(index) { setVisible(index, isOn) }
    case .reveal(let index, let isOn):
      (instance(index)?.widget as? Revealer)?.revealsChild = isOn
    case .showPage(let index, let page):
      guard structure.container(of: page) == index, structure.isVisible[page] else { return }
      showPage(index, page)
    case .openWindow(let index): openWindow(index)
    case .closeWindow(let index): if index > 0 { closeWindow(index) }
    case .override(let place, let trait, let value):
      if structure.canOverride(place, trait) { override(place, trait, value) }
    case .overrideBriefly(let place, let trait, let value):
      guard structure.canOverride(place, trait) else { return }
      let before = structure.overrides(place)[trait]
      override(place, trait, value)
      override(place, trait, before)
    case .setNeeds(let kind, let index): instance(index).map { request(kind, of: $0) }
    case .updateProperties(let index):
      noteTraits()
      force(index, .properties) { $0.updatePropertiesIfNeeded() }
      checkForced(index)
    case .updateConstraints(let index):
      noteTraits()
      force(index, .constraints) { ($0 as? View)?.updateConstraintsIfNeeded() }
    case .updateTraits(let index):
      noteTraits()
      force(index, .traits) { $0.updateTraitsIfNeeded() }
    case .layout(let index):
      guard let view = instance(index)?.view, isInWindow(index) else { return }
      noteTraits()
      force(index, .layout) { _ in view.layoutIfNeeded() }
      checkForced(index, withLayout: true)
    case .setHandlerAgain(let index): instance(index)?.setHandler()
    case .requestSecretly(let index): instance(index)?.widget.setNeedsUpdateProperties()
    }
  }

  private func request(_ kind: HookCode.Kind, of instance: Instance) {
    guard let record = instance.record(kind) else { return }
    func demand(_ kinds: HookCode.Kind...) { for kind in kinds { instance.record(kind)?.demandRun() } }
    switch kind {
    case .updateViewConstraints, .updateConstraints:
      demand(.updateConstraints, .updateViewConstraints)
      instance.view?.setNeedsUpdateConstraints()
    case .controllerProperties:
      demand(.controllerProperties)
      instance.controller?.setNeedsUpdateProperties()
    case .contentUnavailable:
      demand(.contentUnavailable)
      instance.controller?.setNeedsUpdateContentUnavailableConfiguration()
    case .updateProperties:
      demand(.updateProperties)
      instance.widget.setNeedsUpdateProperties()
    case .updateConfiguration, .configurationHandler:
      demand(.updateConfiguration, .configurationHandler)
      (instance.widget as? ProgramButton)?.setNeedsUpdateConfiguration()
    case .viewWillLayout, .layoutSubviews, .viewDidLayout:
      record.demandRun()
      instance.view?.setNeedsLayout()
    case .draw:
      record.demandRun()
      instance.view?.setNeedsDisplay()
    }
  }

  private func performWrite(_ action: Action) {
    switch action {
    case .write(let index, let property, let value):
      let item = models.items[index]
      switch property {
      case .number: write(.item(index, .number), item.number != value) { _ in item.number = value }
      case .other: write(.item(index, .other), item.other != value) { _ in item.other = value }
      case .flag: write(.item(index, .flag), item.flag != (value % 2 != 0)) { _ in item.flag = value % 2 != 0 }
      case .text:
        let text = String(repeating: "x", count: value)
        write(.item(index, .text), item.text != text) { _ in item.text = text }
      }
    case .mutate(let index, let property, let value):
      let item = models.items[index]
      switch property {
      case .number: write(.item(index, .number), true) { _ in item.number += value }
      case .other: write(.item(index, .other), true) { _ in item.other += value }
      case .flag: write(.item(index, .flag), item.flag != !item.flag) { _ in item.flag.toggle() }
      case .text: write(.item(index, .text), true) { _ in item.text += String(repeating: "x", count: value) }
      }
    case .writeLeaf(let index, let value):
      write(.leaf(index), models.leaves[index].value != value) { $0.leaves[index].value = value }
    case .setLeaf(let index, let leaf):
      let (item, new) = (models.items[index], models.leaves[leaf])
      write(.item(index, .leaf), item.leaf !== new) { _ in item.leaf = new }
    case .setNext(let index, let next):
      // An optional of a class that is not Equatable tells always.
      write(.item(index, .next), true) { models in models.items[index].next = next.map { models.items[$0] } }
    case .append(let index, let element):
      guard models.items[index].items.count < 6 else { return }
      write(.item(index, .items), true) { $0.items[index].items.append($0.items[element]) }
    case .removeElement(let index, let place):
      let count = models.items[index].items.count
      guard count > 0 else { return }
      write(.item(index, .items), true) { _ = $0.items[index].items.remove(at: place % count) }
    case .swapElements(let index, let first, let second):
      let count = models.items[index].items.count
      guard count > 0 else { return }
      write(.item(index, .items), true) { $0.items[index].items.swapAt(first % count, second % count) }
    case .setEntry(let index, let key, let value):
      write(.item(index, .entries), true) { $0.items[index].entries[key] = value }
    case .assignEntries(let index, let values):
      let entries = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($0.offset, $0.element) })
      let item = models.items[index]
      write(.item(index, .entries), item.entries != entries) { _ in item.entries = entries }
    default: break
    }
  }
}
