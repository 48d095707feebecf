import TrackedKit

/// What hooks read in the tests.
@Observable final class Model {
  var a = 0
  var b = 0
  var text = "old"
  var isOn = false
}

/// What ran, in order: `view.updateProperties`, `controller.viewDidLoad`, `paint`.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func clear() { entries = [] }

  /// How often an entry occurs.
  func count(_ entry: String) -> Int { entries.count { $0 == entry } }

  /// Who ran the hook, in order.
  func names(_ hook: HookKind) -> [String] {
    entries.filter { $0.hasSuffix(".\(hook.rawValue)") }.map { String($0.dropLast(hook.rawValue.count + 1)) }
  }

  /// The place of the first such entry; `Int.max` if there is none.
  func place(_ entry: String) -> Int { entries.firstIndex(of: entry) ?? .max }

  /// Notes when a window starts a frame and when it paints.
  func noteFrames(of window: Window) {
    window.frameClock?.onBeforePaint { [weak self] in self?.note("frame") }
    window.frameClock?.onPaint { [weak self] in self?.note("paint") }
  }
}

/// A view that notes every hook that runs, and then does what the test says.
final class RecordingView: View {
  let log: Log
  private var actions: [HookKind: (RecordingView) -> Void] = [:]
  private let label: String

  init(_ name: String = "view", _ log: Log = Log(), properties: @escaping (RecordingView) -> Void = { _ in }) {
    label = name
    self.log = log
    super.init()
    on(.updateProperties, properties)
  }

  /// Says what a hook does from now on; does not ask for a run.
  func on(_ hook: HookKind, _ action: @escaping (RecordingView) -> Void) { actions[hook] = action }

  /// How often a hook ran since the log was cleared.
  func runs(_ hook: HookKind = .updateProperties) -> Int { log.count("\(label).\(hook.rawValue)") }

  private func run(_ hook: HookKind) {
    log.note("\(label).\(hook.rawValue)")
    actions[hook]?(self)
  }

  override func updateConstraints() {
    super.updateConstraints()
    run(.updateConstraints)
  }

  override func updateProperties() {
    super.updateProperties()
    run(.updateProperties)
  }

  override func layoutSubviews() {
    // Placing a child lays it out at once, so the run is noted before.
    log.note("\(label).layoutSubviews")
    super.layoutSubviews()
    actions[.layoutSubviews]?(self)
  }

  override func draw(_ canvas: Snapshot) {
    super.draw(canvas)
    run(.draw)
  }
}

/// A controller that notes every method that runs, and then, in a hook, does what the test says.
final class RecordingViewController: ViewController {
  let log: Log
  private var actions: [HookKind: (RecordingViewController) -> Void] = [:]
  private let label: String
  private let makeView: () -> View
  /// What `viewWillAppear(_:)` does.
  var onWillAppear: (RecordingViewController) -> Void = { _ in }

  init(
    _ name: String = "controller", _ log: Log = Log(), view: @autoclosure @escaping () -> View = View(),
    properties: @escaping (RecordingViewController) -> Void = { _ in }
  ) {
    label = name
    self.log = log
    makeView = view
    super.init()
    on(.updateProperties, properties)
  }

  /// Says what a hook does from now on; does not ask for a run.
  func on(_ hook: HookKind, _ action: @escaping (RecordingViewController) -> Void) { actions[hook] = action }

  /// How often a hook ran since the log was cleared.
  func runs(_ hook: HookKind = .updateProperties) -> Int { log.count("\(label).\(hook.rawValue)") }

  private func run(_ hook: HookKind) {
    log.note("\(label).\(hook.rawValue)")
    actions[hook]?(self)
  }

  override func loadView() {
    log.note("\(label).loadView")
    view = makeView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(label).viewDidLoad")
  }

  override func updateViewConstraints() {
    super.updateViewConstraints()
    run(.updateViewConstraints)
  }

  override func updateProperties() {
    super.updateProperties()
    run(.updateProperties)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    run(.viewDidLayoutSubviews)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(label).viewWillAppear")
    onWillAppear(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(label).viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(label).viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(label).viewDidDisappear")
  }
}

/// A number handed down the hierarchy, 0 where nobody set one.
struct LevelTrait: TraitDefinition {
  static let defaultValue = 0
}

extension TraitCollection {
  var level: Int { self[LevelTrait.self] }
}

extension MutableTraits {
  var level: Int {
    get { self[LevelTrait.self] }
    set { self[LevelTrait.self] = newValue }
  }
}
