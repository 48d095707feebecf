/// What is known of one hook of one element: what its last run read and gave, and whether it has a reason to run.
final class HookRecord {
  let code: HookCode
  /// Where the hook belongs to.
  let element: Int
  /// The other layout hooks of its view, and itself: they run together.
  var group: [HookRecord] = []

  /// Something happened that the hook has to run for, when its turn comes.
  var hasToRun = true
  /// Something happened that the hook may run for.
  var mayRun = false
  /// What the last run read, and what the present one has read so far.
  var seen = Reads()
  var current = Reads()
  var isRunning = false
  /// The layout that the hook is part of has begun: hooks that have not run yet will.
  var isInLayout = false
  var output: Int?
  var runs = 0
  /// For drawing: the size, and the trait that colours depend on.
  var size = (width: 0, height: 0)
  var tint = 0

  init(_ code: HookCode, of element: Int) {
    self.code = code
    self.element = element
  }

  var kind: HookCode.Kind { code.kind }

  /// A property was written by somebody else.
  func noteWrite(of property: PropertySet) {
    if isRunning {
      if current.properties.contains(property) {
        hasToRun = true
      } else if seen.properties.contains(property) {
        mayRun = true
      }
    } else if seen.properties.contains(property) {
      demandRun()
    }
  }

  /// The hook has to run, and with it the hooks it runs together with.
  func demandRun() {
    hasToRun = true
    guard kind.isLayout else { return }
    let isInProgress = isInLayout || group.contains(where: \.isRunning)
    for other in group where other !== self {
      if isInProgress { other.mayRun = true } else { other.hasToRun = true }
    }
  }
}
