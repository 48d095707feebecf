import RandomPrograms

/// Programs that failed once, as small as they could be made.
enum FoundPrograms {
  /// An override that equals what a hook saw runs nothing.
  static let overrideWithDefaultValue = Program(
    elements: [
      Element(
        kind: .controller, place: .window(0),
        hooks: [HookCode(.updateViewConstraints, reads: [.level]), HookCode(.updateProperties, reads: [.tint])])
    ],
    steps: [
      [.override(.controller(0), .level, 0)], [.override(.window(0), .tint, 0)], [.override(.window(0), .tint, nil)],
    ])

  /// A view that is hidden while it is laid out makes another layout due.
  static let hidesItselfInLayout = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view, place: .element(0)),
      Element(kind: .controller, hooks: [HookCode(.viewDidLayout, effects: [.showSelf])]),
    ],
    steps: [[.put(2, into: .element(1))]])

  /// What hid itself in layout comes back when what its layout hook read changes.
  static let showsItselfInLayout = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(
        kind: .controller, place: .element(0),
        hooks: [HookCode(.viewWillLayout, reads: [.count(Path(item: 0))], effects: [.showSelf])]),
      Element(
        kind: .view, place: .element(0),
        hooks: [HookCode(.layoutSubviews, reads: [.flag(Path(item: 4))], effects: [.showSelf])]),
    ],
    steps: [[.append(item: 0, element: 4)], [.mutate(item: 4, .flag, 1)], [.removeElement(item: 0, at: 0)]])

  /// A label that a layout hook's write makes longer has its size after the flush.
  static let layoutWritesText = Program(
    elements: [
      Element(
        kind: .controller, place: .window(0),
        hooks: [
          HookCode(
            .viewWillLayout, reads: [.number(Path(item: 0, steps: [.next]))], effects: [.writeAndRead(derived: 0)])
        ]),
      Element(kind: .label, place: .element(0), hooks: [HookCode(.updateProperties, reads: [.derived(0)])]),
    ],
    steps: [[.setNext(item: 0, to: 1)]])

  /// A stack whose page hides itself in layout shows another page, laid out.
  static let stackAfterHiddenPage = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .stack, place: .element(0)),
      Element(
        kind: .view, place: .element(0),
        hooks: [HookCode(.layoutSubviews, reads: [.number(Path(item: 1, steps: [.next, .next]))])]),
      Element(kind: .controller, hooks: [HookCode(.viewWillLayout, effects: [.showSelf])]),
    ],
    steps: [
      [.put(2, into: .element(1)), .setNext(item: 1, to: 4), .put(3, into: .element(1)), .showPage(1, 3)]
    ])

  /// A flush serves what one window's hooks write for another one.
  static let writesForOtherWindow = Program(
    elements: [
      Element(
        kind: .controller, place: .window(1),
        hooks: [
          HookCode(
            .updateViewConstraints, reads: [.number(Path(item: 4, steps: [.element(2)]))],
            effects: [.writeAndRead(derived: 0)])
        ]),
      Element(
        kind: .controller, place: .window(0), hooks: [HookCode(.contentUnavailable, reads: [.derived(0)])]),
    ],
    steps: [[.openWindow(1), .append(item: 4, element: 2)]])

  /// A view that hid itself in a revealer comes back when the revealer opens.
  static let hidesItselfInRevealer = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .revealer, place: .element(0)),
      Element(
        kind: .view, place: .element(1),
        hooks: [HookCode(.updateConstraints, reads: [.sum(Path(item: 3))], effects: [.showSelf])]),
    ],
    steps: [[.reveal(1, true)], [.reveal(1, false), .mutate(item: 3, .other, 1), .reveal(1, true)]])

  /// The hooks of a hidden part run, also when a container in it opens.
  static let opensWhileHidden = Program(
    elements: [
      Element(kind: .view, place: .window(0), hooks: [HookCode(.updateProperties, effects: [.show(1)])]),
      Element(kind: .revealer, place: .element(0)),
      Element(kind: .view, place: .element(1)),
      Element(kind: .label),
      Element(kind: .revealer, place: .element(0)),
    ],
    steps: [
      [.reveal(1, true)], [.put(3, into: .element(4))], [.setVisible(3, false), .reveal(4, true)],
    ])

  /// A page that is added to a stack below a hidden view runs its hooks.
  static let pageBelowHiddenView = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view, place: .element(0)),
      Element(kind: .controller),
      Element(kind: .stack, place: .element(0)),
    ],
    steps: [[.setVisible(1, false), .put(3, into: .element(1)), .put(2, into: .element(3))]])

  /// A forced update outside of windows brings the traits of all that moved up to date.
  static let forcedOutsideOfWindows = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view),
      Element(kind: .view, place: .element(0)),
      Element(
        kind: .controller, place: .element(0), hooks: [HookCode(.controllerProperties, reads: [.theme])]),
      Element(kind: .view),
    ],
    steps: [
      [.override(.widget(0), .theme, 0)],
      [
        .put(4, into: .element(1)), .put(2, into: .element(4)), .updateProperties(2), .put(3, into: .element(2)),
        .updateProperties(1),
      ],
    ])

  /// A forced update outside of windows brings the traits above up to date as well.
  static let forcedBelowChangedTraits = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view),
      Element(kind: .view, place: .element(0)),
      Element(kind: .view, place: .element(2), hooks: [HookCode(.updateProperties, reads: [.theme])]),
    ],
    steps: [[.override(.widget(1), .theme, 2), .put(2, into: .element(1)), .updateProperties(3)]])

  /// A forced layout has the constraint hooks run before it.
  static let layoutAfterConstraints = Program(
    elements: [Element(kind: .view, place: .window(0)), Element(kind: .view)],
    steps: [[.put(1, into: .element(0)), .layout(0)]])

  /// What comes out of a window that is not shown has the traits of the one it comes into.
  static let movesBetweenWindows = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view, place: .window(1)),
      Element(
        kind: .controller, place: .element(0), hooks: [HookCode(.updateViewConstraints, reads: [.theme])]),
      Element(kind: .view, place: .element(1)),
    ],
    steps: [[.put(2, into: .element(3)), .override(.window(0), .theme, 0)], [.put(3, into: .element(0))]])

  /// A view hides itself while it waits behind something closed.
  static let hiddenBehindBarrier = Program(
    elements: [
      Element(kind: .view, place: .window(0)), Element(kind: .view, place: .element(0)),
      Element(kind: .revealer, place: .element(0)),
    ],
    steps: [[.setNeeds(.updateConstraints, 1), .put(1, into: .element(2))], [.setVisible(1, false)]])

  /// A later window's hook asks for a layout of an earlier one, in which nothing is pending.
  static let showsInOtherWindow = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(
        kind: .view, place: .window(1),
        hooks: [
          HookCode(
            .updateProperties, reads: [.number(Path(item: 2, steps: [.element(1)])), .theme], effects: [.show(3)])
        ]),
      Element(
        kind: .view, place: .element(0),
        hooks: [
          HookCode(.updateConstraints, reads: [.count(Path(item: 2, steps: [.element(0)]))], effects: [.showSelf])
        ]),
      Element(kind: .view, place: .element(0)),
    ],
    steps: [[.openWindow(1), .append(item: 2, element: 2)]])

  /// A layout forced outside of windows writes what properties read.
  static let forcedLayoutWrites = Program(
    elements: [
      Element(
        kind: .view, place: .window(1),
        hooks: [
          HookCode(
            .layoutSubviews, reads: [.number(Path(item: 4, steps: [.next, .next]))],
            effects: [.writeAndRead(derived: 1)])
        ]),
      Element(kind: .view, hooks: [HookCode(.updateProperties, reads: [.derived(1)])]),
    ],
    steps: [[.put(1, into: .element(0)), .layout(0)]])

  /// A view that hides itself in the first layout of a window that is shown again leaves the others their places.
  static let hidesItselfWhenShownAgain = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(
        kind: .view, place: .window(1), hooks: [HookCode(.draw, reads: [.other(Path(item: 0))])]),
      Element(
        kind: .view, place: .element(1),
        hooks: [HookCode(.layoutSubviews, reads: [.number(Path(item: 0))], effects: [.showSelf])]),
    ],
    steps: [
      [.write(item: 0, .number, 1)], [.openWindow(1)], [.write(item: 0, .number, 0), .closeWindow(1)],
      [.openWindow(1)],
    ])

  /// A page that hides itself in its own layout leaves what the stack stands in its place.
  static let pageHidesItselfInLayout = Program(
    elements: [
      Element(kind: .view, place: .window(0), hooks: [HookCode(.updateProperties, effects: [.write(derived: 0)])]),
      Element(kind: .view, place: .element(0), hooks: [HookCode(.draw, reads: [.number(Path(item: 0))])]),
      Element(kind: .stack, place: .element(1)),
      Element(kind: .revealer, place: .element(2)),
      Element(
        kind: .controller, place: .element(2),
        hooks: [HookCode(.layoutSubviews, reads: [.number(Path(item: 1))], effects: [.showSelf])]),
    ],
    steps: [
      [.write(item: 1, .number, 1)], [.showPage(2, 4)], [.write(item: 1, .number, 0)], [.write(item: 1, .number, 1)],
    ])

  /// A view that was in the other window and is back has no reason to run.
  static let backFromOtherWindow = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view, place: .window(1)),
      Element(
        kind: .controller, place: .element(1),
        hooks: [HookCode(.updateViewConstraints, reads: [.level]), HookCode(.updateProperties, reads: [.theme])]),
    ],
    steps: [
      [.openWindow(1), .override(.widget(0), .theme, 1), .override(.window(0), .level, 1)],
      [.put(2, into: .element(0)), .put(2, into: .element(1))],
    ])

  /// A button's first hook shows it in a closed revealer; its second one waits until that opens.
  static let shownOutOfSight = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .revealer, place: .element(0)),
      Element(
        kind: .button, place: .element(1),
        hooks: [
          HookCode(.updateConfiguration, reads: [.number(Path(item: 0))], effects: [.showSelf]),
          HookCode(.configurationHandler, reads: [.number(Path(item: 0))]),
        ]),
    ],
    steps: [
      [.reveal(1, true)], [.reveal(1, false)], [.write(item: 0, .number, 1)], [.reveal(1, true)],
    ])

  /// The view of a controller that becomes a page leaves its place, although the page is not shown.
  static let becomesPage = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view, place: .element(0)),
      Element(kind: .tabs, place: .element(0)),
      Element(kind: .controller, place: .element(2)),
      Element(
        kind: .controller, place: .element(1), hooks: [HookCode(.controllerProperties, reads: [.theme])]),
    ],
    steps: [[.override(.widget(1), .theme, 0), .move(4, into: .element(2))], [.write(item: 0, .number, 1)]])

  /// A frame that is painted while another window opens shows the traits of the step.
  static let paintedWhileWindowOpens = Program(
    elements: [Element(kind: .view, place: .window(0))],
    steps: [[.override(.window(0), .tint, 1), .openWindow(1)]])

  /// What a forced layout takes out has the traits of where it is then.
  static let takenOutByForcedLayout = Program(
    elements: [
      Element(
        kind: .controller, place: .window(0),
        hooks: [
          HookCode(
            .controllerProperties,
            reads: [.leaf(Path(item: 1)), .number(Path(item: 4, steps: [.next, .element(1)]))], effects: [.keep(1)])
        ]),
      Element(kind: .view, place: .element(0)),
      Element(kind: .view, place: .element(1), hooks: [HookCode(.updateProperties, reads: [.level])]),
    ],
    steps: [[.override(.controller(0), .level, 1), .setLeaf(item: 1, leaf: 0), .writeLeaf(0, 1), .layout(1)]])

  /// A forced layout in a closed revealer serves what it writes there.
  static let forcedLayoutBehindBarrier = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .revealer, place: .element(0)),
      Element(
        kind: .view, place: .element(1),
        hooks: [
          HookCode(
            .layoutSubviews, reads: [.number(Path(item: 1, steps: [.next]))], effects: [.write(derived: 1)])
        ]),
      Element(kind: .view, place: .element(2), hooks: [HookCode(.updateProperties, reads: [.derived(1)])]),
    ],
    steps: [[.setNext(item: 1, to: 1), .layout(2)]])

  /// A page that hides itself in a forced layout lets the page run that gives it another level.
  static let levelAfterForcedLayout = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .stack, place: .element(0)),
      Element(
        kind: .view, place: .element(1), hooks: [HookCode(.updateProperties, reads: [.level], effects: [.showSelf])]),
      Element(
        kind: .view, place: .element(1),
        hooks: [
          HookCode(
            .updateProperties, reads: [.number(Path(item: 0, steps: [.next])), .leaf(Path(item: 2))],
            effects: [.giveLevel(2)])
        ]),
    ],
    steps: [[.writeLeaf(2, 2), .layout(2)]])

  /// A forced update sees what a handler of traits answers with.
  static let answerBeforeForcedUpdate = Program(
    elements: [
      Element(
        kind: .view, place: .window(0), hooks: [HookCode(.updateProperties, reads: [.tint])], answersLevel: true)
    ],
    steps: [[.override(.widget(0), .level, 2), .updateProperties(0)]])

  /// The same outside of windows, of what was taken out.
  static let answerInDetachedTree = Program(
    elements: [
      Element(kind: .view, place: .window(1)),
      Element(kind: .view, hooks: [HookCode(.updateProperties, reads: [.tint])], answersLevel: true),
      Element(kind: .view, place: .element(0), hooks: [HookCode(.updateProperties, effects: [.layOut(1)])]),
      Element(kind: .view, place: .element(2)),
    ],
    steps: [
      [.override(.window(1), .level, 1), .openWindow(1), .put(1, into: .element(3))],
      [.remove(2), .updateProperties(3)],
    ])

  /// A layout forced in a hook that was forced itself stays below the view it is asked of.
  static let layoutInForcedHook = Program(
    elements: [
      Element(
        kind: .view, place: .window(0),
        hooks: [HookCode(.updateProperties, reads: [.number(Path(item: 1))], effects: [.layOut(2)])]),
      Element(
        kind: .controller, place: .element(0),
        hooks: [HookCode(.viewDidLayout, reads: [.number(Path(item: 2, steps: [.element(1)]))])]),
      Element(kind: .view, place: .element(0)),
    ],
    steps: [[.append(item: 2, element: 3), .write(item: 1, .number, 2), .updateProperties(0)]])

  /// A hook that a layout hook forces shows what the layout above has passed already.
  static let shownBesideLayout = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .revealer, place: .element(0)),
      Element(kind: .view, hooks: [HookCode(.layoutSubviews, effects: [.force(3)])]),
      Element(
        kind: .label, place: .element(0),
        hooks: [HookCode(.updateProperties, reads: [.flag(Path(item: 4))], effects: [.show(1)])]),
    ],
    steps: [[.write(item: 4, .flag, 3), .remove(3), .put(2, into: .element(0))]])

  /// A layout that a layout hook forces beside its view shows that view.
  static let layoutBesideShows = Program(
    elements: [
      Element(kind: .view, place: .window(1)),
      Element(
        kind: .controller,
        hooks: [HookCode(.viewWillLayout, reads: [.tint], effects: [.writeAndRead(derived: 0)])]),
      Element(
        kind: .controller,
        hooks: [HookCode(.updateViewConstraints, reads: [.derived(0)], effects: [.showSelf])]),
      Element(kind: .view, hooks: [HookCode(.layoutSubviews, effects: [.layOut(2)])]),
    ],
    steps: [
      [
        .put(1, into: .element(0)), .override(.widget(0), .tint, 2), .move(2, into: .element(1)),
        .put(3, into: .element(1)), .openWindow(1),
      ]
    ])

  /// A layout hook forces the layout of what its view stands in: the view is not laid out inside of its own layout.
  static let layoutOfSuperview = Program(
    elements: [
      Element(kind: .view, place: .window(0)),
      Element(kind: .view, place: .element(0)),
      Element(
        kind: .controller, place: .element(1), hooks: [HookCode(.viewWillLayout, effects: [.layOut(4)])]),
      Element(kind: .box, place: .element(0)),
      Element(kind: .view, place: .element(0)),
    ],
    steps: [
      [
        .setVisible(3, false), .move(4, into: .element(3)), .move(1, into: .element(4)),
        .setNeeds(.viewDidLayout, 2),
      ]
    ])

  /// The same where the view above hides itself.
  static let layoutOfHidingSuperview = Program(
    elements: [
      Element(
        kind: .controller, place: .window(0),
        hooks: [HookCode(.draw, reads: [.tint], effects: [.write(derived: 0)])]),
      Element(kind: .view, place: .element(0), hooks: [HookCode(.layoutSubviews, effects: [.layOut(0)])]),
      Element(kind: .view, place: .element(0)),
      Element(
        kind: .view, place: .element(0),
        hooks: [
          HookCode(
            .layoutSubviews, reads: [.pick(Path(item: 0), .number(Path(item: 4)), .derived(0))], effects: [.showSelf])
        ]),
    ],
    steps: [
      [.write(item: 0, .flag, 3), .override(.controller(0), .tint, 2)],
      [.move(2, into: .element(3)), .put(1, into: .element(2)), .write(item: 0, .flag, 0)],
    ])

  /// Constraints that run while a layout has begun are part of it.
  static let constraintsInLayout = Program(
    elements: [
      Element(
        kind: .view, place: .window(0),
        hooks: [
          HookCode(
            .layoutSubviews, reads: [.number(Path(item: 0, steps: [.element(2)]))], effects: [.write(derived: 0)])
        ]),
      Element(
        kind: .controller, place: .element(0),
        hooks: [
          HookCode(.updateViewConstraints, reads: [.derived(0)]), HookCode(.viewWillLayout, effects: [.force(2)]),
        ]),
      Element(kind: .controller, hooks: [HookCode(.controllerProperties, effects: [.layOut(0)])]),
    ],
    steps: [[.write(item: 0, .number, 1)]])

  /// A hook that made a controller the first page of a tab view, and did not read which pages there are.
  static let pageGivenByHook = Program(
    elements: [
      Element(
        kind: .controller, place: .window(0), hooks: [HookCode(.contentUnavailable, effects: [.hand(1, to: 3)])]),
      Element(kind: .controller, place: .element(0)), Element(kind: .controller, place: .element(0)),
      Element(kind: .tabs, place: .element(0)),
    ],
    steps: [[.move(2, into: .element(3))]])

  /// What came into a label that stands in a hidden view goes back beside that label.
  static let backFromHiddenLabel = Program(
    elements: [
      Element(kind: .view, place: .window(0)), Element(kind: .label, place: .element(0)),
      Element(kind: .view, place: .element(0)), Element(kind: .view, place: .element(1)),
      Element(kind: .view, place: .element(0), hooks: [HookCode(.updateProperties, effects: [.showSelf])]),
    ],
    steps: [
      [.put(3, into: .element(4)), .setNeeds(.layoutSubviews, 4)],
      [.setVisible(3, false), .put(1, into: .element(3))],
      [.put(3, into: .element(2)), .setVisible(3, true)],
    ])

  static let all: [(name: String, program: Program)] = [
    ("overrideWithDefaultValue", overrideWithDefaultValue), ("hidesItselfInLayout", hidesItselfInLayout),
    ("showsItselfInLayout", showsItselfInLayout), ("layoutWritesText", layoutWritesText),
    ("stackAfterHiddenPage", stackAfterHiddenPage), ("writesForOtherWindow", writesForOtherWindow),
    ("hidesItselfInRevealer", hidesItselfInRevealer), ("opensWhileHidden", opensWhileHidden),
    ("pageBelowHiddenView", pageBelowHiddenView), ("forcedOutsideOfWindows", forcedOutsideOfWindows),
    ("forcedBelowChangedTraits", forcedBelowChangedTraits), ("layoutAfterConstraints", layoutAfterConstraints),
    ("movesBetweenWindows", movesBetweenWindows), ("hiddenBehindBarrier", hiddenBehindBarrier),
    ("showsInOtherWindow", showsInOtherWindow), ("forcedLayoutWrites", forcedLayoutWrites),
    ("hidesItselfWhenShownAgain", hidesItselfWhenShownAgain), ("pageHidesItselfInLayout", pageHidesItselfInLayout),
    ("backFromOtherWindow", backFromOtherWindow), ("shownOutOfSight", shownOutOfSight), ("becomesPage", becomesPage),
    ("paintedWhileWindowOpens", paintedWhileWindowOpens),
    ("takenOutByForcedLayout", takenOutByForcedLayout), ("forcedLayoutBehindBarrier", forcedLayoutBehindBarrier),
    ("levelAfterForcedLayout", levelAfterForcedLayout), ("answerBeforeForcedUpdate", answerBeforeForcedUpdate),
    ("answerInDetachedTree", answerInDetachedTree), ("layoutInForcedHook", layoutInForcedHook),
    ("shownBesideLayout", shownBesideLayout), ("layoutBesideShows", layoutBesideShows),
    ("layoutOfSuperview", layoutOfSuperview), ("layoutOfHidingSuperview", layoutOfHidingSuperview),
    ("constraintsInLayout", constraintsInLayout),
    ("pageGivenByHook", pageGivenByHook), ("backFromHiddenLabel", backFromHiddenLabel),
  ]
}
