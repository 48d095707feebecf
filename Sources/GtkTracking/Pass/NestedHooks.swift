package import Gtk
import Tracking

/// Hooks of a tree that is below one widget without widgets of its own for each: the bodies of declarative views.
///
/// They are hooks like all others; the widget's node runs them, in the order of their own tree, when its turn comes in the
/// window's pass. However many there are, only those that are due are looked at.
package final class NestedHooks {
  fileprivate unowned let node: WidgetNode
  private var drain: Hook!
  private var readers: [ObjectIdentifier: WeakHook] = [:]
  private struct WeakHook { weak var hook: Hook? }
  private var traitHandlers: [() -> Void] = []
  private var due: [NestedHook] = []
  /// Numbers the runs of what is due.
  fileprivate private(set) var turn = 0

  /// - Parameter run: runs what is due, parents before children.
  package init(of widget: Widget, run: @escaping () -> Void) {
    node = WidgetNode.of(widget)
    drain = node.addHook(.body) { [unowned self] in
      turn += 1
      run()
      guard let left = due.first(where: \.isDue) else { return }
      drain.invalidate(left.cause)
      tellIfUnseen()
    }
    drain.gathersOthers = true
    node.nestedHooks = self
  }

  /// Whether the widget is part of a window that is shown, or about to be.
  package var isSeen: Bool { node.widget.map { node.host?.isSeen($0) == true } ?? false }

  /// The traits at the widget.
  package var traits: TraitCollection {
    let traits = node.traits.collection ?? node.resolvedTraits()
    return PassContext.hook == nil ? traits : traits.read(from: node.traitSource(ofController: false))
  }

  /// Sees to a run of what is due, in the window's next pass.
  package func schedule(because cause: UpdateCause = .manual) {
    drain.invalidate(cause)
    tellIfUnseen()
  }

  /// Called when something is due while the widget is not seen, and no pass runs it; nil for nothing that wants to know.
  package var onDueUnseen: (() -> Void)?

  private func tellIfUnseen() {
    if let onDueUnseen, !isSeen { onDueUnseen() }
  }

  /// Runs what is due now, whether or not the widget is in a window.
  package func runIfNeeded() {
    if drain.isDue { drain.run() }
  }

  /// Does something when the hooks of the pass's round that runs have all had their turn; at once where none runs.
  package func afterRound(_ action: @escaping () -> Void) {
    if node.host?.round.afterHooks(action) != true { action() }
  }

  /// Whether a run is due.
  package var isDue: Bool { drain.isDue }

  /// Whether something is marked that has not run in this turn.
  package var hasDue: Bool { due.contains(where: \.isDueInTurn) }

  /// What has been marked since the last call. What has run in this turn already is left to the next one, whatever marks it again.
  package func takeDue() -> [NestedHook] {
    let marked = due
    due = []
    guard !marked.allSatisfy(\.isDueInTurn) else { return marked }
    var now: [NestedHook] = []
    for hook in marked {
      if hook.isDueInTurn {
        now.append(hook)
      } else if hook.isDue {
        due.append(hook)
      } else {
        hook.unlist()
      }
    }
    return now
  }

  /// Calls `handler` after the traits at the widget have changed.
  package func onTraitChange(_ handler: @escaping () -> Void) { traitHandlers.append(handler) }

  fileprivate func wasMarked(_ hook: NestedHook) {
    due.append(hook)
    // While what is due runs, the end of that sees to what is left.
    guard !drain.isRunning else { return }
    drain.invalidate(hook.cause)
    tellIfUnseen()
  }

  // MARK: Without a hook

  /// What was read without a hook, and the one that runs takes over.
  fileprivate static var handedOver: NestedReads?
  /// Stands for the hook of what runs without.
  private lazy var standIn = Hook(.body, of: node, belongsToController: false) {}

  /// Whether what reads nothing needs no hook: unless somebody wants to know of every run.
  package static var runsWithoutHooks: Bool {
    Tracker.collectsReads && !UpdateRecorder.isOn
  }

  /// Runs what a hook would run.
  ///
  /// - Returns: what it read, for a hook to take over at once; nil for nothing.
  package func runWithoutHook(_ body: () -> Void) -> NestedReads? {
    var reads: Tracker.Reads?
    PassContext.run(standIn) { reads = Tracker.reads(in: body) }
    let traits = standIn.takeTraitReads()
    return reads == nil && traits.isEmpty ? nil : NestedReads(reads: reads, traits: traits)
  }

  /// A run that counts against the limit of the pass (C-061).
  fileprivate func noteRun(of hook: Hook) {
    guard let host = node.host, host.round.isRunning else { return }
    if hook.passRuns.count(in: host.round.serial) == UpdatePass.repeatLimit { drain.standsFor = hook }
  }

  func hookReadTraits(_ hook: Hook) { readers[ObjectIdentifier(hook)] = WeakHook(hook: hook) }

  /// The traits at the widget may have changed.
  func invalidateIfTraitsDiffer() {
    for (key, reader) in readers {
      guard let hook = reader.hook, !hook.traitReads.isEmpty else {
        readers[key] = nil
        continue
      }
      hook.invalidateIfTraitsDiffer()
    }
    PassContext.untracked { traitHandlers.forEach { $0() } }
  }
}

/// What something has read that ran without a hook.
package struct NestedReads {
  fileprivate let reads: Tracker.Reads?
  fileprivate let traits: [TraitRead]

  fileprivate init(reads: Tracker.Reads?, traits: [TraitRead]) {
    self.reads = reads
    self.traits = traits
  }

  /// Nothing.
  package init() { self.init(reads: nil, traits: []) }

  /// As if the hook that runs had read it.
  fileprivate func add() {
    if let reads { Tracker.addReads(reads) }
    for read in traits { PassContext.hook?.recordTraitRead(read) }
  }
}

/// One hook of a tree of `NestedHooks`. There is one for each view that reads something: it is all one object.
package final class NestedHook: Hook {
  private unowned let group: NestedHooks
  /// Whose hook it is; nil once that has stopped it, which it does before it goes.
  private unowned(safe) var nestedOwner: AnyObject?
  private let name: String
  private var isListed = false
  private var lastTurn = 0
  /// Whether a run is due that it has not had in the turn of its group.
  package var isDueInTurn: Bool { isDue && lastTurn != group.turn }

  /// A hook that has not run yet, and runs first when its owner asks for it.
  ///
  /// - Parameters:
  ///   - owner: whose hook it is; not retained. It calls `stop()` before it goes.
  ///   - name: what the inspector calls the owner.
  package init(in group: NestedHooks, owner: AnyObject, name: String, body: @escaping () -> Void) {
    self.group = group
    self.name = name
    nestedOwner = owner
    super.init(.body, of: group.node, belongsToController: false, body: body)
    #if DEBUG
      onOwnWrite = { [unowned self] path in
        guard let path, !hasToldOfOwnWrite, UpdateRecorder.isProgramsOwn(self) else { return }
        hasToldOfOwnWrite = true
        UpdateRecorder.advise(
          "\(UpdateRecorder.name(of: self)) writes \(UpdateCause.property(path)), which it reads. A body only describes, and "
            + "runs whenever somebody wants to know; write in an action, in onAppear or in onChange.")
      }
    #endif
  }

  override var ownerName: String? { name }

  /// Whether a program wrote what runs.
  fileprivate var isProgramsOwn: Bool { (nestedOwner as? any NestedHookOwner)?.isProgramsOwn == true }

  /// Whose hook it is; nil once it was stopped.
  package override var owner: AnyObject? { nestedOwner }

  override func perform() {
    guard let reads = NestedHooks.handedOver else { return super.perform() }
    NestedHooks.handedOver = nil
    reads.add()
  }

  override func requestRun() {
    guard !isListed else { return }
    isListed = true
    group.wasMarked(self)
  }

  override func requestRunAgain() { requestRun() }

  /// Runs it now.
  package override func run(because cause: UpdateCause) {
    isListed = false
    lastTurn = group.turn
    group.noteRun(of: self)
    super.run(because: cause)
    if !traitReads.isEmpty { group.hookReadTraits(self) }
  }

  /// Takes over what was read for its owner just now, as its first run.
  package func run(takingOver reads: NestedReads) {
    NestedHooks.handedOver = reads
    run(because: .firstRun)
    NestedHooks.handedOver = nil
  }

  /// Forgets what it read, and its owner: nothing is told any more.
  package func stop() {
    stopTracking()
    nestedOwner = nil
  }

  /// Its owner has seen to it.
  package func unlist() { isListed = false }
}

/// Whose hooks are in a tree of `NestedHooks`.
package protocol NestedHookOwner: AnyObject {
  /// Whether a program wrote what its hooks run.
  var isProgramsOwn: Bool { get }
}

extension UpdateRecorder {
  /// Whether a program wrote what a hook runs: advice names nothing else.
  static func isProgramsOwn(_ hook: Hook) -> Bool {
    if let hook = hook as? NestedHook { return hook.isProgramsOwn }
    let node = hook.node as? WidgetNode
    if hook.kind == .configurationUpdateHandler || node?.updateHandler === hook { return true }
    guard hook.kind != .controlContent, let owner = writtenOwner(of: hook) else { return false }
    return ProgramTypes.contains(type(of: owner))
  }
}

/// Which types a program declares, and not one of the framework's modules.
package enum ProgramTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a program declares a type.
  package static func contains(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let name = String(reflecting: type)
    let answer = !["GtkTracking.", "TrackedKit.", "TrackedUI.", "Gtk."].contains { name.hasPrefix($0) }
    known[key] = answer
    return answer
  }
}

extension PassContext {
  /// Whether the hook that runs at this moment is one that a program wrote.
  package static var isInProgramsHook: Bool { hook.map(UpdateRecorder.isProgramsOwn) ?? false }

  /// Runs `body` outside of any hook: what it reads belongs to nobody.
  package static func outside<Result>(_ body: () throws -> Result) rethrows -> Result { try untracked(body) }

  /// Whether a view's body, or what it makes, is evaluated at this moment.
  package static var isInBody: Bool { hook?.kind == .body }
}
