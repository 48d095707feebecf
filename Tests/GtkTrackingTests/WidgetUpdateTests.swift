import GtkTracking
import Testing
import WidgetTesting

private struct GreetingTrait: TraitDefinition {
  static let defaultValue = "Hello"
}

/// The update pass over GTK's own widgets in GTK's own windows, without a view or a controller.
@MainActor @Suite(.serialized) struct WidgetUpdateTests {
  let model = Model()

  @Test("C-267 an update follows what it reads until its token ends it, and the label keeps its text")
  func ending() async throws {
    let label = Label()
    var runs = 0
    let token = label.updateProperties { [model] label in
      runs += 1
      label.text = "\(model.a) clicks"
    }
    try await withWindow(label) { window in
      #expect(label.text == "0 clicks" && runs == 1)
      for count in 1...2 {
        model.a = count
        try await settle(window)
        #expect(label.text == "\(count) clicks" && runs == count + 1)
      }
      for _ in 1...2 {
        token.end()
        model.a = 7
        #expect(!UpdatePass.isPending)
        try await settle(window)
        #expect(label.text == "2 clicks" && runs == 3)
      }
    }
  }

  @Test("an update that ends itself has had its last run, and one that took its place is left alone")
  func endingItself() async throws {
    let label = Label()
    var token: UpdateToken?
    token = label.updateProperties { [model] label in
      label.text = "\(model.a)"
      if model.a == 1 { token?.end() }
    }
    try await withWindow(label) { window in
      for value in [1, 2, 3] {
        model.a = value
        try await settle(window)
      }
      #expect(label.text == "1")
      label.updateProperties { [model] label in label.text = "new \(model.a)" }
      token?.end()
      for value in [4, 5] {
        model.a = value
        try await settle(window)
        #expect(label.text == "new \(value)")
      }
    }
  }

  @Test("an update that was ended keeps nothing alive")
  func endedUpdateIsFreed() async throws {
    final class Owner {}
    weak var kept: Owner?
    let label = Label()
    try await withWindow(label) { window in
      do {
        let owner = Owner()
        kept = owner
        label.updateProperties { _ in withExtendedLifetime(owner) {} }.end()
      }
      try await settle(window)
      #expect(kept == nil)
    }
  }

  @Test("what is injected at the window reaches each label below that asks for it, and what is set nearer holds there")
  func injection() async throws {
    let (outer, inner, box, nearer) = (Label(), Label(), Box(.vertical), Box(.vertical))
    var runs: [String: Int] = [:]
    for (name, label) in [("outer", outer), ("inner", inner)] {
      label.updateProperties { label in
        runs[name, default: 0] += 1
        label.text = label.traitCollection[GreetingTrait.self]
      }
    }
    box.append(outer)
    box.append(nearer)
    nearer.append(inner)
    try await withWindow(box) { window in
      #expect(outer.text == "Hello" && inner.text == "Hello")
      window.traitOverrides[GreetingTrait.self] = "Hallo"
      try await settle(window)
      #expect(outer.text == "Hallo" && inner.text == "Hallo")
      nearer.traitOverrides[GreetingTrait.self] = "Salut"
      try await settle(window)
      #expect(outer.text == "Hallo" && inner.text == "Salut")
      #expect(runs == ["outer": 2, "inner": 3])
      nearer.traitOverrides.remove(GreetingTrait.self)
      window.traitOverrides[GreetingTrait.self] = "Moin"
      try await settle(window)
      #expect(outer.text == "Moin" && inner.text == "Moin")
    }
  }

  @Test(
    "outside of windows an update has the traits of what it is in, asked from above or below; what is beside waits until it is asked"
  )
  func traitsOutsideWindows() throws {
    try TestDisplay.prepare()
    let (outer, left, deep, right) = (Box(.vertical), Box(.vertical), Box(.vertical), Box(.vertical))
    let (asked, below, beside) = (Label(), Label(), Label())
    outer.append(left)
    outer.append(right)
    left.append(asked)
    left.append(deep)
    deep.append(below)
    right.append(beside)
    let log = Log()
    for (name, label) in [("asked", asked), ("below", below), ("beside", beside)] {
      label.updateProperties { label in
        log.note(name)
        label.text = label.traitCollection[GreetingTrait.self]
      }
      label.registerForTraitChanges([GreetingTrait.self]) { (label: Label, _: TraitCollection) in
        log.note("\(name) hears \(label.traitCollection[GreetingTrait.self])")
      }
    }
    outer.updatePropertiesIfNeeded()
    for greeting in ["Hallo", "Moin"] {
      outer.traitOverrides[GreetingTrait.self] = greeting
      log.clear()
      left.updatePropertiesIfNeeded()
      #expect(asked.text == greeting && below.text == greeting && beside.text != greeting)
      #expect(log.entries == ["asked hears \(greeting)", "below hears \(greeting)", "asked", "below"])

      outer.traitOverrides[GreetingTrait.self] = "\(greeting)!"
      log.clear()
      below.updatePropertiesIfNeeded()
      #expect(below.text == "\(greeting)!" && asked.text == greeting && beside.text != "\(greeting)!")
      #expect(log.entries == ["below hears \(greeting)!", "below"])

      // What is in between is asked by nobody, and passes on what it overrides.
      deep.traitOverrides[GreetingTrait.self] = "\(greeting)?"
      log.clear()
      below.updatePropertiesIfNeeded()
      #expect(below.text == "\(greeting)?" && log.entries == ["below hears \(greeting)?", "below"])
      deep.traitOverrides.remove(GreetingTrait.self)

      log.clear()
      outer.updatePropertiesIfNeeded()
      #expect([asked, below, beside].allSatisfy { $0.text == "\(greeting)!" })
      #expect(log.entries.filter { !$0.contains("hears") } == ["asked", "below", "beside"])
    }
  }

  @Test("an observer of a label's traits hears of each change, with the traits from before")
  func observingTraits() async throws {
    let label = Label()
    let log = Log()
    let registration = label.registerForTraitChanges([GreetingTrait.self]) { (label: Label, before: TraitCollection) in
      log.note("\(before[GreetingTrait.self]) \(label.traitCollection[GreetingTrait.self])")
    }
    try await withWindow(label) { window in
      for greeting in ["Hallo", "Moin"] {
        window.traitOverrides[GreetingTrait.self] = greeting
        try await settle(window)
      }
      #expect(log.entries == ["Hello Hallo", "Hallo Moin"])
      label.unregisterForTraitChanges(registration)
      window.traitOverrides[GreetingTrait.self] = "Salut"
      try await settle(window)
      #expect(log.entries.count == 2)
    }
  }

  @Test("C-240 an update may close its own window, which GTK alone holds")
  func closesItsWindow() async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      model.a = 0
      weak var window: Window?
      do {
        let label = Label()
        label.updateProperties { [model] label in
          label.text = "\(model.a)"
          if model.a == 1 { label.window?.close() }
        }
        let made = Window(title: "Test")
        made.child = label
        made.present()
        window = made
      }
      try await settle()
      #expect(window?.isMapped == true)
      model.a = 1
      try await wait(for: "the window to go") { window == nil }
    }
  }

  @Test("a label that is moved to another window takes along what is pending, and is served there")
  func moving() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    let (left, right) = (Box(.vertical), Box(.vertical))
    left.append(label)
    try await withWindow(left) { first in
      try await withWindow(right) { second in
        for (value, box) in [(1, right), (2, left), (3, right)] {
          model.a = value
          label.parent.flatMap { $0 as? Box }?.remove(label)
          box.append(label)
          try await settle()
          #expect(label.text == "\(value)" && label.window === (box === left ? first : second))
        }
        right.remove(label)
      }
    }
  }

  @Test("a flush shows at once what was written, in every window")
  func flushing() async throws {
    let (label, other) = (Label(), Label())
    for label in [label, other] { label.updateProperties { [model] label in label.text = "\(model.a)" } }
    try await withWindow(label) { _ in
      try await withWindow(other) { _ in
        for value in 1...2 {
          model.a = value
          #expect(UpdatePass.isPending)
          UpdatePass.flush()
          #expect(label.text == "\(value)" && other.text == "\(value)" && !UpdatePass.isPending)
        }
      }
    }
  }

  @Test("at level 18 no update runs, and the part of the window beside it goes on")
  func levels() async throws {
    let (old, new, box) = (Label("old"), Label(), Box(.vertical))
    for label in [old, new] { label.updateProperties { [model] label in label.text = "\(model.a)" } }
    old.traitOverrides.trackingPolicy = TrackingPolicy(level: .v18)
    box.append(old)
    box.append(new)
    try await withWindow(box) { window in
      #expect(old.text == "old" && new.text == "0")
      model.a = 1
      try await settle(window)
      #expect(old.text == "old" && new.text == "1")
      old.traitOverrides.remove(TrackingPolicyTrait.self)
      try await settle(window)
      #expect(old.text == "1")
      model.a = 2
      try await settle(window)
      #expect(old.text == "2" && new.text == "2")
    }
  }

  @Test("the inspector names each run of a label's update with its cause")
  func inspecting() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a) \(label.traitCollection[GreetingTrait.self])" }
    let log = Log()
    let observation = UpdateRecorder.record([]) { log.note("\($0.object).\($0.hook) \($0.cause)") }
    try await withWindow(label) { window in
      model.a = 1
      try await settle(window)
      window.traitOverrides[GreetingTrait.self] = "Hallo"
      try await settle(window)
      label.setNeedsUpdateProperties()
      try await settle(window)
      #expect(UpdateRecorder.hooks(below: window).map(\.runs) == [4])
    }
    observation.end()
    #expect(
      log.entries == [
        "Label.updateProperties first run", "Label.updateProperties \(UpdateCause.property(\Model.a))",
        "Label.updateProperties trait GreetingTrait", "Label.updateProperties manual",
      ])
  }
}
