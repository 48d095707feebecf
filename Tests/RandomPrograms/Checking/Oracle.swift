import CGtk
import TrackedKit

// The oracle: what every hook would give if it ran now, computed from scratch, against what is shown.
extension World {
  /// Compares everything that is shown with a recomputation.
  func check() {
    guard failure == nil else { return }
    if UpdatePass.isPending { fail(.stillPending, nil, "hooks are due after settling") }
    for case let instance? in instances {
      checkTree(instance)
      let isServed = isServed(instance)
      checkAnswer(of: instance, isServed: isServed)
      for record in instance.records {
        if isDue(record, instance, isServed: isServed) { checkCurrent(record, instance) }
        checkEffects(of: record, instance, isServed: isServed)
      }
      if instance.widget.isMapped { checkPlaces(instance) }
    }
  }

  /// A handler of traits that was told once is told of every other value.
  private func checkAnswer(of instance: Instance, isServed: Bool) {
    guard isServed, let answered = instance.answeredLevel else { return }
    let level = structure.traits(at: instance.index).level
    if answered != level { fail(.oldTraits, nil, "element \(instance.index): told of \(answered), now \(level)") }
  }

  /// What a frame has painted is up to date.
  func checkPainted(_ window: Int) {
    guard failure == nil else { return }
    for case let instance? in instances where structure.window(of: instance.index) == window {
      let isServed = isServed(instance)
      for record in instance.records where isDue(record, instance, isServed: isServed) {
        checkCurrent(record, instance)
        if let found = failure { return restate(found, as: .stalePaint) }
      }
    }
  }

  /// Whether a hook has to be up to date by now.
  private func isDue(_ record: HookRecord, _ instance: Instance, isServed: Bool) -> Bool {
    let widget = instance.widget!
    if record.kind == .draw { return widget.isMapped && widget.width > 0 && widget.height > 0 }
    return record.kind.isLayout ? widget.isMapped : isServed
  }

  /// After a forced update the property hooks below an element are up to date, in sight or not.
  func checkForced(_ index: Int, withLayout: Bool = false) {
    guard failure == nil else { return }
    for case let instance? in instances where structure.contains(index, instance.index) {
      for record in instance.records
      where record.kind.isProperties || withLayout && record.kind.isLayout && instance.widget.isMapped {
        checkCurrent(record, instance)
      }
    }
  }

  private func expectedValue(of record: HookRecord) -> Int {
    var reads = Reads()
    return value(of: record, traits(for: record), &reads)
  }

  private func traits(for record: HookRecord) -> ResolvedTraits {
    ResolvedTraits(
      values: structure.traits(at: record.element, ofController: record.kind.belongsToController), models: models)
  }

  private func checkCurrent(_ record: HookRecord, _ instance: Instance) {
    if record.hasToRun { return fail(.didNotRun, record, "after \(record.runs) runs") }
    if traitsDiffer(for: record) {
      return fail(.oldTraits, record, "read \(record.seen), now \(traits(for: record).values)")
    }
    let expected = expectedValue(of: record)
    guard record.output == expected else {
      return fail(.oldOutput, record, "gave \(record.output.map(String.init) ?? "nothing"), now \(expected)")
    }
    if record.kind == .draw {
      if record.size != (instance.widget.width, instance.widget.height) {
        fail(.wrongPicture, record, "drawn at \(record.size), now \(instance.widget.width) × \(instance.widget.height)")
      }
      if record.tint != traits(for: record).values.tint { fail(.wrongPicture, record, "drawn with another tint") }
    }
    if let label = instance.widget as? Label, label.text != Instance.text(expected) {
      fail(.wrongText, record, "'\(label.text ?? "")' instead of '\(Instance.text(expected))'")
    }
  }

  private func checkEffects(of record: HookRecord, _ instance: Instance, isServed: Bool) {
    guard isServed, !record.code.effects.isEmpty else { return }
    // A layout runs where its parent is laid out, and drawing has no effects.
    if record.kind.isLayout, instance.widget.parent?.isMapped != true { return }
    let value = expectedValue(of: record)
    for effect in record.code.effects {
      switch effect {
      case .showSelf: checkVisible(record.element, isShown(by: value), record)
      case .show(let index): checkVisible(index, isShown(by: value), record)
      case .keep(let index):
        guard self.instance(index) != nil, (structure.places[index] != nil) != isKept(by: value) else { break }
        fail(.wrongTree, record, "element \(index) is \(isKept(by: value) ? "missing" : "there")")
      case .hand, .giveLevel, .write, .writeAndRead, .clamp, .force, .layOut, .readUntracked: break
      }
    }
  }

  private func checkVisible(_ index: Int, _ isExpected: Bool, _ record: HookRecord) {
    guard let widget = instance(index)?.widget, widget.isVisible != isExpected else { return }
    fail(.wrongVisibility, record, "element \(index) is \(isExpected ? "hidden" : "visible")")
  }

  private func checkTree(_ instance: Instance) {
    guard let parent = structure.parent(of: instance.index), program.elements[parent].kind != .tabs else { return }
    if instance.widget.parent !== instances[parent]?.widget {
      fail(.wrongTree, nil, "element \(instance.index) is not in element \(parent)")
    }
  }

  /// The subviews are where the layout hook's last result puts them.
  private func checkPlaces(_ instance: Instance) {
    guard let view = instance.view else { return }
    let offset = instance.placesSubviews ? instance.record(.layoutSubviews)?.output ?? 0 : 0
    let rect = ProgramView.place(offset, view.width, view.height)
    for subview in view.addedChildren where subview.isMapped {
      var allocation = GtkAllocation()
      gtk_widget_get_allocation(subview.widgetPointer, &allocation)
      let width = max(subview.measured(.horizontal).minimum, Int(rect.width))
      let height = max(subview.measured(.vertical, forSize: width).minimum, Int(rect.height))
      let found = [allocation.x, allocation.y, allocation.width, allocation.height].map(Int.init)
      let expected = [Int(rect.x), Int(rect.y), width, height]
      if found != expected {
        fail(.wrongPlace, instance.record(.layoutSubviews), "a subview is at \(found) instead of \(expected)")
      }
    }
  }

  /// Compares what is seen in the windows with what the drawing hooks would draw.
  func checkPictures(_ pictures: [[Int: Int]?]) {
    guard failure == nil else { return }
    for case (let index, let seen?) in pictures.enumerated() {
      for case let instance? in instances {
        guard let record = instance.record(.draw) else { continue }
        let isSeen =
          structure.window(of: instance.index) == index && isDue(record, instance, isServed: true)
        let expected = isSeen ? Picture.shown(expectedValue(of: record)) : nil
        if seen[instance.index] != expected, isSeen || structure.window(of: instance.index) != index {
          let found = seen[instance.index].map(String.init) ?? "nothing"
          fail(.wrongPicture, record, "\(found) is seen instead of \(expected.map(String.init) ?? "nothing")")
        }
      }
    }
  }
}

extension Widget {
  /// Whether the container shows this child of its.
  var isChildVisible: Bool { gtk_widget_get_child_visible(widgetPointer) != 0 }
}
