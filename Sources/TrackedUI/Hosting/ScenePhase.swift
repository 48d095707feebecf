/// Whether the program's window is in use.
public nonisolated enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// It is not shown. A window that is minimised cannot be told from one without the keyboard: it is inactive.
  case background
  /// It is shown, and another one has the keyboard.
  case inactive
  /// It has the keyboard.
  case active

  /// The one that is less in use.
  nonisolated public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.rawValue < right.rawValue }
}

private struct ScenePhaseKey: TraitBridgedEnvironmentKey {
  static let defaultValue = ScenePhase.background
  static func read(from traitCollection: TraitCollection) -> ScenePhase {
    traitCollection.activeAppearance == .active ? .active : .inactive
  }
  static func write(to mutableTraits: inout any MutableTraits, value: ScenePhase) {
    mutableTraits.activeAppearance = value == .active ? .active : .inactive
  }
}

extension EnvironmentValues {
  /// Whether the view's window is in use, the trait `activeAppearance`; in an `App`, whether any of its windows is.
  public var scenePhase: ScenePhase {
    node.island.isProgram ? ProgramPhase.shared.phase : self[ScenePhaseKey.self]
  }
}
