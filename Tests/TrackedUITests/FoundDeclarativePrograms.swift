import DeclarativePrograms

/// Programs that failed once, as small as they could be made.
enum FoundDeclarativePrograms {
  private typealias Element = DeclarativePrograms.Element

  /// A `ForEach` of a binding's elements follows the collection.
  static let boundEntries = Program(
    elements: [Element(.boundEntries, [1]), Element(.toggle(.flag(.p)))], steps: [[.insertEntry(0)]])

  /// The row of a binding's element goes with the element.
  static let boundEntryGone = Program(
    elements: [Element(.boundEntries, [1]), Element(.text(.bound))], steps: [[.removeEntry(1)], [.removeEntry(0)]])

  /// Nodes that make others later keep nothing above them.
  static let nodesGo = Program(
    elements: [Element(.when(.number(.a)), [1]), Element(.each(.left), [2]), Element(.text(.element))], steps: [])

  /// A list asks its model while it goes.
  static let listGoes = Program(
    elements: [Element(.when(.number(.a)), [1]), Element(.list(.left), [2]), Element(.text(.element))],
    steps: [[.number(.a, 2)], [.number(.a, 1)]])

  /// The same binding of two closures is the same input.
  static let sameComputedBinding = Program(
    elements: [Element(.boundEntries, [1]), Element(.lazy(.right), [2]), Element(.text(.constant(1)))],
    steps: [[.move(.right, 5, 0)]])

  /// Another root view and a change that it reads: one evaluation.
  static let rootWithChange = Program(
    elements: [Element(.choice(.nested), [1, 2]), Element(.text(.constant(1))), Element(.text(.constant(1)))],
    steps: [[.nested(4), .root(3)]])

  /// A row that comes reads the traits that it is going to have.
  static let traitsOfNewRow = Program(
    elements: [
      Element(.list(.left), [1]), Element(.choice(.theme), [2, 3]), Element(.text(.constant(1))),
      Element(.text(.constant(1))),
    ],
    steps: [[.theme(1)], [.insert(.left, 3)]])

  /// A row stays in sight while another one goes.
  static let rowGoes = Program(
    elements: [Element(.list(.left), [1]), Element(.appearance(nil), [2]), Element(.text(.constant(1)))],
    steps: [[.remove(.left, 2)]])

  /// Two parts of a list change at once.
  static let twoPartsChange = Program(
    elements: [
      Element(.list(.left), [1, 2]), Element(.text(.element)), Element(.each(.right), [3]), Element(.text(.element)),
    ],
    steps: [
      [.insert(.left, 0), .insert(.right, 1)], [.remove(.left, 0), .insert(.right, 0), .insert(.right, 0)],
      [.insert(.left, 1), .remove(.right, 0), .remove(.right, 0)],
    ])

  /// A lazy stack that nothing scrolls shows everything, however high its first views are.
  static let lazyBehindHighViews = Program(
    elements: [
      Element(.lazy(.left), [1, 2]), Element(.text(.constant(1))), Element(.each(.left), [3]),
      Element(.list(.right), [4]), Element(.text(.constant(1))),
    ], steps: [])

  /// The same for one that comes later.
  static let lazyBehindHighViewsLater = Program(
    elements: [
      Element(.when(.count(.left)), [1]), Element(.lazy(.left), [2, 4]), Element(.each(.left), [3]),
      Element(.text(.constant(1))), Element(.list(.right), [5]), Element(.text(.constant(1))),
    ], steps: [[.insert(.left, 3)]])

  /// What the rows of a list write when a value changes is seen at once by what reads it in all of them.
  static let rowsWriteTogether = Program(
    elements: [
      Element(.list(.left), [1]), Element(.column, [2, 3]), Element(.text(.sum(.first))),
      Element(.change(.number(.b), .first), [4]), Element(.text(.constant(1))),
    ], steps: [[.number(.b, 1)]])

  /// A row reads of the environment what a view around it reads, too, and passes on.
  static let environmentAroundRow = Program(
    elements: [
      Element(.level(.nested), [1]), Element(.group, [2]), Element(.passing(.level), [3]), Element(.lazy(.right), [4]),
      Element(.text(.level)),
    ], steps: [[.nested(1)]])

  /// A value of the environment that is made of another one.
  static let environmentOfEnvironment = Program(
    elements: [
      Element(.theme(.number(.b)), [1]), Element(.level(.theme), [2]), Element(.list(.left), [3, 4]),
      Element(.text(.constant(1))), Element(.passing(.level), [5]), Element(.each(.left), [6]),
      Element(.change(.theme, nil), [7]), Element(.text(.constant(2))),
    ], steps: [[.number(.b, 3)]])

  /// Rows of lists go, one of them with its list: what they write is one change.
  static let rowsGoTogether = Program(
    elements: [
      Element(.each(.left), [1]), Element(.appearance(.first), [2]), Element(.list(.left), [3]),
      Element(.column, [4, 6, 7]), Element(.appearance(.first), [5]), Element(.field), Element(.text(.constant(1))),
      Element(.text(.sum(.first))),
    ], steps: [[.remove(.left, 3)]])

  static let all = [
    ("rowsGoTogether", rowsGoTogether),
    ("rowsWriteTogether", rowsWriteTogether), ("environmentAroundRow", environmentAroundRow),
    ("environmentOfEnvironment", environmentOfEnvironment),
    ("lazyBehindHighViews", lazyBehindHighViews), ("lazyBehindHighViewsLater", lazyBehindHighViewsLater),
    ("boundEntries", boundEntries), ("boundEntryGone", boundEntryGone), ("nodesGo", nodesGo), ("listGoes", listGoes),
    ("sameComputedBinding", sameComputedBinding), ("rootWithChange", rootWithChange),
    ("traitsOfNewRow", traitsOfNewRow), ("rowGoes", rowGoes), ("twoPartsChange", twoPartsChange),
  ]
}
