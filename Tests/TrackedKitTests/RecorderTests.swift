import GtkTesting
import Testing

@Observable private final class Counter {
  var hits = 0
  var title = "Hits"
}

@Observable private final class Account {
  struct User { var name = "Ada", points = 0 }
  var user = User()
  var tick = 0
  var limits = [1, 2]
}

private final class CounterViewController: ViewController {
  let counter: Counter
  let label = Label()
  let button = Button(configuration: .filled())

  init(_ counter: Counter) {
    self.counter = counter
    super.init()
    button.configuration?.title = "Add"
    button.addAction(Action { [counter] _ in counter.hits += 1 }, for: .primaryActionTriggered)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = Box(.vertical, spacing: 6)
    column.append(label)
    column.append(button)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.title) \(counter.hits)"
  }
}

/// What a recorder says of controllers, cells and what is presented.
@MainActor @Suite(.serialized) struct RecorderTests {
  private let counter = Counter()

  /// A chain without the time at its end.
  private func chains(_ record: UpdateRecord, _ hook: HookKind) -> [String] {
    record.runs.filter { $0.hook == hook && $0.isProgramsOwn }.map { run in
      let text = record.chain(to: run).description
      return String(text[..<(text.lastIndex(of: ",") ?? text.endIndex)])
    }
  }

  @Test("C-220 from a click to a controller's label, twice, and why")
  func controller() async throws {
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    for _ in 1...2 {
      let record = try await recording { try await click(controller.button) }
      let runs = record.runs(of: controller, .updateProperties)
      #expect(runs.count == 1, "\(record)")
      #expect(
        chains(record, .updateProperties) == [
          "click on Button “Add” → Counter.hits → CounterViewController.updateProperties → Label.label"
        ], "\(record)")
      #expect(record.why(controller, .updateProperties)?.steps.count == 3)
      #expect(runs.first?.path.first == "Window", "\(runs)")
    }
  }

  @Test("C-220 the first run of what is presented goes back to the click that presents it")
  func presentation() async throws {
    let controller = CounterViewController(counter)
    let presented = CounterViewController(counter)
    controller.button.addAction(
      Action { [weak controller] _ in controller?.present(presented, animated: false) }, for: .primaryActionTriggered)
    let window = try await TestWindow(controller)
    defer { window.close() }
    let record = try await recording { try await click(controller.button) }
    let run = try #require(record.runs(of: presented, .updateProperties).first, "\(record)")
    #expect(record.chain(to: run).description.hasPrefix("click on Button “Add” → "), "\(record)")
  }

  @Test("C-220 a cell's handler runs for the property that it read")
  func cells() async throws {
    let collection = CollectionView.makeList()
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { [counter] cell, _, _ in
      cell.configurationUpdateHandler = { cell, _ in
        var content = ListContentConfiguration.cell()
        content.text = "\(counter.hits)"
        cell.contentConfiguration = content
      }
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    let window = try TestWindow(width: 300, height: 200)
    defer { window.close() }
    window.window.child = collection
    try await window.show()
    for value in 1...2 {
      let record = try await recording { MainLoop.whenIdle { [counter] in counter.hits = value } }
      let found = chains(record, .configurationUpdateHandler)
      #expect(
        found.count == 1
          && found[0].hasPrefix("idle work → Counter.hits → CollectionViewListCell.configurationUpdateHandler"),
        "\(record)")
    }
  }

  @Test("C-220 what a write in an animation makes due goes back to the write")
  func animation() async throws {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let controller = CounterViewController(counter)
    let window = try await TestWindow(controller)
    defer { window.close() }
    let record = try await recording {
      View.animate(withDuration: 0.05) { [counter] in
        counter.hits = 5
        controller.updatePropertiesIfNeeded()
      }
    }
    let found = chains(record, .updateProperties)
    #expect(
      found.first?.hasSuffix("Counter.hits → CounterViewController.updateProperties → Label.label") == true, "\(record)"
    )
  }

  // MARK: Answers

  private final class AccountViewController: ViewController {
    let account: Account
    let label = Label()
    let read: (Account) -> String

    init(_ account: Account, _ read: @escaping (Account) -> String) {
      (self.account, self.read) = (account, read)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func updateProperties() {
      super.updateProperties()
      label.text = read(account)
    }
  }

  private func answers(
    _ read: @escaping (Account) -> String, _ write: (Account) -> Void
  ) async throws -> [UpdateRecord.Answer.Question] {
    let account = Account()
    let controller = AccountViewController(account, read)
    let window = try await TestWindow(controller)
    defer { window.close() }
    let record = try await recording {
      controller.setNeedsUpdateProperties()
      try await settle()
      for _ in 1...6 {
        write(account)
        try await settle()
      }
    }
    let report = try #require(record.report(of: ObjectIdentifier(controller), .updateProperties))
    #expect(report.reads.allSatisfy { $0.hasPrefix("Account.") } && !report.reads.isEmpty, "\(report.reads)")
    let answers = record.answers(for: report)
    #expect(answers.map(\.question) == UpdateRecord.Answer.Question.allCases)
    #expect(answers.allSatisfy { $0.isYes != $0.evidence.isEmpty && $0.isYes != $0.advice.isEmpty })
    return answers.filter(\.isYes).map(\.question)
  }

  @Test("the questions about a hook that runs too often: each fault has its answer, and an honest hook has none")
  func questions() async throws {
    #expect(try await answers({ "\($0.user.name)" }, { $0.user.points += 1 }).contains(.readsWholeStruct))
    #expect(try await answers({ "\($0.user.name)" }, { $0.user = .init() }).contains(.equalValues))
    let more = try await answers(
      { account in
        _ = account.tick
        return account.limits.description
      }, { $0.tick += 1 })
    #expect(more.contains(.readsMoreThanItShows))
    #expect(try await answers({ "\($0.tick) of \($0.limits)" }, { $0.tick += 1 }).contains(.fastAndSlow))
    #expect(try await answers({ "\($0.limits)" }, { $0.limits.append(1) }).isEmpty)
  }

  @Test("problems name a hook that feeds another one, and what to change")
  func feeding() async throws {
    let account = Account()
    let reader = AccountViewController(account) { "\($0.limits)" }
    let writer = AccountViewController(account) { account in
      account.limits = [account.tick]
      return "\(account.tick)"
    }
    let parent = ViewController()
    for child in [reader, writer] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = try await TestWindow(parent)
    defer { window.close() }
    let record = try await recording {
      for value in 1...3 {
        account.tick = value
        try await settle()
      }
    }
    let problem = try #require(record.problems.first { if case .feeds = $0.kind { true } else { false } }, "\(record)")
    #expect(
      problem.title == "AccountViewController.updateProperties makes AccountViewController.updateProperties run again")
    #expect(problem.evidence.contains("Account.limits 3 times"), "\(problem.evidence)")
    let property = try #require(record.properties.first { $0.name == "Account.limits" })
    #expect(property.writers == ["AccountViewController.updateProperties": 3] && property.writes.count == 3)
  }

  @Test(
    "a trace has every field that the Trace Event Format asks for, slices that nest, and arrows from slice to slice")
  func trace() async throws {
    let controller = CounterViewController(counter)
    counter.title = "“Hits” \\ \"quoted\"\n"
    let window = try await TestWindow(controller)
    defer { window.close() }
    let record = try await recording(.all) {
      for _ in 1...2 {
        try await click(controller.button)
        try await settle()
      }
      window.window.setDefaultSize(width: 420, height: 310)
      controller.view.setNeedsLayout()
      await Task { counter.hits += 1 }.value
    }
    let trace = try Trace(record.traceJSON())
    trace.check()
    #expect(
      trace.slices.count { $0.name.hasPrefix("frame") } == record.frames.count { $0.microseconds != nil })
    #expect(trace.slices.count { $0.name == "CounterViewController.updateProperties" } == 3)
    #expect(trace.arrows == record.runs.count, "\(record)")
    #expect(trace.json.contains("1 → 2") && trace.json.contains("2 → 3"), "\(trace.json)")
  }
}

/// A trace, and what the Trace Event Format asks of it.
@MainActor private struct Trace {
  struct Slice {
    let name: String
    let lane: Int
    let range: ClosedRange<Int>
  }

  let json: String
  let events: [[String: Any]]

  init(_ json: String) throws {
    self.json = json
    let whole = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Set(whole.keys) == ["displayTimeUnit", "traceEvents"] && whole["displayTimeUnit"] as? String == "ms")
    events = try #require(whole["traceEvents"] as? [[String: Any]])
  }

  private func events(_ phase: String) -> [[String: Any]] { events.filter { $0["ph"] as? String == phase } }

  var slices: [Slice] {
    events("X").compactMap { event in
      guard let name = event["name"] as? String, let lane = event["tid"] as? Int, let start = event["ts"] as? Int,
        let duration = event["dur"] as? Int, duration >= 0
      else { return nil }
      return Slice(name: name, lane: lane, range: start...start + duration)
    }
  }

  var arrows: Int { events("s").count }

  func check() {
    checkFields()
    #expect(slices.count == events("X").count, "a duration is negative")
    checkNesting()
    checkArrows()
  }

  /// Every field that a phase has to have, of its type, and none besides.
  private func checkFields() {
    let fields: [String: Set<String>] = [
      "M": ["ph", "name", "pid", "args"], "X": ["ph", "name", "ts", "dur", "pid", "tid", "args"],
      "s": ["ph", "name", "cat", "id", "ts", "pid", "tid"], "f": ["ph", "name", "cat", "id", "ts", "pid", "tid", "bp"],
    ]
    var lanes: [Int: String] = [:]
    for event in events {
      let phase = event["ph"] as? String ?? ""
      var expected = fields[phase] ?? []
      if event["name"] as? String == "thread_name" {
        expected.insert("tid")
        lanes[event["tid"] as? Int ?? 0] = (event["args"] as? [String: Any])?["name"] as? String
      }
      #expect(Set(event.keys) == expected, "\(event)")
      for (field, value) in event {
        switch field {
        case "ts", "dur", "pid", "tid", "id": #expect((value as? Int).map { $0 >= 0 } == true, "\(field) of \(event)")
        case "args": #expect(value is [String: Any], "\(event)")
        default: #expect((value as? String)?.isEmpty == false, "\(field) of \(event)")
        }
      }
    }
    #expect(Set(lanes.values) == ["frames", "events", "hooks", "layout", "drawing"])
    #expect(slices.allSatisfy { lanes[$0.lane] != nil })
  }

  /// Two slices of a lane lie apart, or one in the other.
  private func checkNesting() {
    for (_, slices) in Dictionary(grouping: slices, by: \.lane) {
      for (index, one) in slices.enumerated() {
        for other in slices[(index + 1)...] where one.range.overlaps(other.range) {
          let touches = one.range.upperBound == other.range.lowerBound || other.range.upperBound == one.range.lowerBound
          let isNested =
            one.range.clamped(to: other.range) == one.range || other.range.clamped(to: one.range) == other.range
          #expect(isNested || touches, "\(one) and \(other)")
        }
      }
    }
  }

  /// Each arrow has one beginning and one end, in this order in time, and each lies in a slice of its lane.
  private func checkArrows() {
    let (starts, ends) = (events("s"), events("f"))
    let ids = starts.compactMap { $0["id"] as? Int }
    #expect(Set(ids).count == ids.count && ids == ends.compactMap { $0["id"] as? Int })
    for (start, end) in zip(starts, ends) {
      guard let from = start["ts"] as? Int, let to = end["ts"] as? Int else { continue }
      #expect(from <= to && start["cat"] as? String == end["cat"] as? String, "\(start) \(end)")
      for (event, time) in [(start, from), (end, to)] {
        #expect(slices.contains { $0.lane == event["tid"] as? Int && $0.range.contains(time) }, "\(event) in no slice")
      }
      #expect(end["bp"] as? String == "e")
    }
  }
}
