import Gtk
import Observation
import Tracking

/// A value of a program's body whose changes do something.
@MainActor public struct _SceneChange {
  let value: Any
  let actsInitially: Bool
  /// Whether another value is the same.
  let isSame: (Any) -> Bool
  /// Called with the value before.
  let action: (Any) -> Void

  init<Value: Equatable>(_ value: Value, actsInitially: Bool, _ action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.actsInitially = actsInitially
    isSame = { $0 as? Value == value }
    self.action = { before in if let before = before as? Value { action(before, value) } }
  }
}

extension Scene {
  /// Does something after a value that the program's body reads has changed.
  ///
  /// - Parameters:
  ///   - initial: whether to do it also at the start.
  ///   - action: gets the value before and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    changed { $0.changes.append(_SceneChange(value, actsInitially: initial, action)) }
  }

  /// Does something after a value that the program's body reads has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Does something with the new value, as SwiftUI had it before it gave the old one, too.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene { onChange(of: value) { _, new in action(new) } }
}

/// Evaluates a program's body, and evaluates it again when something that it has read has changed.
final class ProgramScenes {
  private let make: () -> any Scene
  private var tracker: Tracker!
  private var changes: [_SceneChange] = []
  private var isDue = false
  private let properties = SceneProperties()
  /// What the scenes set for their windows.
  let environments = SceneEnvironments()
  /// What the body gave last.
  private(set) var current = _SceneParts()

  init(_ make: @escaping () -> any Scene) {
    self.make = make
    tracker = Tracker { [weak self] _ in self?.makeDue() }
    evaluate()
    for change in changes where change.actsInitially { withoutTracking { change.action(change.value) } }
  }

  private func evaluate() {
    // What the body makes is the program's, and none of what runs just now.
    current = tracker.track { properties.evaluating { make()._parts } }
    environments.take(current)
    let before = changes
    changes = current.changes
    for (old, new) in zip(before, changes) where !new.isSame(old.value) {
      withoutTracking { new.action(old.value) }
    }
  }

  private func makeDue() {
    guard !isDue else { return }
    isDue = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      isDue = false
      evaluate()
    }
  }
}

/// Whether the program's windows are in use, observable like a model.
@Observable final class ProgramPhase {
  static let shared = ProgramPhase()
  private(set) var phase = ScenePhase.background
  @ObservationIgnored private var windows: [WatchedWindow] = []

  private struct WatchedWindow {
    weak var window: Gtk.Window?
    let connections: [SignalConnection]
  }

  /// A window belongs to the program from now on.
  func watch(_ window: Gtk.Window) {
    windows.removeAll { $0.window == nil }
    let update = { [weak self] in
      guard let self else { return }
      MainLoop.whenIdle { self.update() }
    }
    windows.append(
      WatchedWindow(
        window: window,
        connections: [
          window.onNotifyIsActive.includingProgrammatic { update() }, window.onMap { update() },
          window.onUnmap { update() },
        ]))
  }

  private func update() {
    let now: ScenePhase =
      switch TrackedKit.Scene.ActivationState(of: windows.compactMap(\.window)) {
      case .foregroundActive: .active
      case .foregroundInactive: .inactive
      case .background, .unattached: .background
      }
    if now != phase { phase = now }
  }
}
