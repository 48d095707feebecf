import GtkTesting
import TrackedKit

/// One window, which GTK alone holds, with everything that calls the program, and the one callback in it that ends something.
final class World {
  static var current: World!

  /// The callback that acts; nil while the callbacks are listed.
  private let armed: String?
  private let act: Act?
  /// The first stimulus that may cause the act.
  private let firstStep: Int
  /// By name, the stimuli that called: the first of all, and the first after the window was shown.
  private(set) var calls: [(name: String, step: Int)] = []
  private var known: Set<String> = []
  private(set) var hasActed = false
  /// Whether the window was shown by then: one that is closed before it is shown is not closed by that.
  private(set) var hasActedInShownWindow = false
  private(set) var isActing = false
  /// Whether a key is being pressed.
  fileprivate var isPressing = false
  /// Whether the act opened a loop in which the key went up again. GTK's controllers keep the widget whose event they handle when they handle
  /// another one meanwhile, also in a program without us (GTK 4.8 and 4.18): often the window.
  private(set) var hasLoopedInKey = false
  var step = 0

  weak var window: Window?
  weak var holder: HolderController?
  weak var stack: NavigationController?
  weak var page: PageController?
  /// What the scene shows, for acts of callbacks that name no view and no controller.
  weak var stage: ViewController?
  weak var table: TableView?
  /// A collection of the same rows, which has a data source of the program's.
  weak var collection: CollectionView?
  /// Ends what only this scene has: recognizers, items, animations.
  var endOwn: () -> Void = {}
  var dataSource: CollectionViewDiffableDataSource<Int, Int>?
  let rows = Rows()
  let model = Model()
  /// The only references to some objects.
  var kept: [AnyObject] = []
  var delegates: [AnyObject] = []

  init(armed: String? = nil, act: Act? = nil, firstStep: Int = 0) {
    (self.armed, self.act, self.firstStep) = (armed, act, firstStep)
    World.current = self
  }

  /// What ends with the window.
  var shown: [WeaklyHeld] {
    let objects: [(String, AnyObject?)] = [
      ("window", window), ("root", holder), ("stack", stack), ("page", stage), ("table", table),
      ("collection", collection),
    ]
    return objects.map { WeaklyHeld(name: $0, object: $1) }
  }

  /// What the scene shows, as the scene knows it.
  func stage<Controller: ViewController>(_ type: Controller.Type) -> Controller? { stage as? Controller }

  func show(_ numbers: [Int]) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  /// A callback is called, by or for a view or a controller.
  func called(_ name: String, _ view: View? = nil, _ controller: ViewController? = nil) {
    guard armed != nil else {
      if known.insert("\(name) \(step > 0)").inserted { calls.append((name, step)) }
      return
    }
    guard let act, name == armed, step >= firstStep, !isActing, !hasActed || act.isIdempotent else { return }
    hasActed = true
    if window?.isRealized == true { hasActedInShownWindow = true }
    isActing = true
    if isPressing, act == .nestedLoop || act == .closeInNestedLoop { hasLoopedInKey = true }
    act.perform(in: self, view, controller)
    isActing = false
  }
}

/// An object that must not outlive its window.
struct WeaklyHeld {
  let name: String
  weak var object: AnyObject?
}

/// Presses a key, as the test kit does, and notes that.
func press(_ key: Key, _ modifiers: Modifiers = [], in widget: Widget) async throws {
  World.current?.isPressing = true
  defer { World.current?.isPressing = false }
  try await GtkTesting.press(key, modifiers, in: widget)
}

/// Presses the key of a name.
func press(_ name: String, _ modifiers: Modifiers = [], in widget: Widget) async throws {
  guard let key = Key(name: name) else { fatalError("no key: \(name)") }
  try await press(key, modifiers, in: widget)
}

/// Notes a call in the world there is.
func called(_ name: String, _ view: View? = nil, _ controller: ViewController? = nil) {
  World.current?.called(name, view, controller)
}

@Observable final class Model {
  var count = 0
}

/// The rows of the table.
final class Rows {
  var numbers = Array(0..<40)
}

/// A controller without anything of its own.
final class PlainController: ViewController {
  init(_ text: String) {
    super.init()
    title = text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(TrackedKit.Label(title ?? ""))
  }
}
