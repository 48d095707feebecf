/// A value that a window keeps, under a name: each window has its own, and has it again when the program runs the next time.
///
/// ```swift
/// @SceneStorage("selectedTab") private var tab = "inbox"
/// ```
/// A window of a `WindowGroup` is known by its place among the windows of the group; what a window has kept is gone when it is closed while
/// others stay. Outside of an `App`, all windows are one.
@MainActor @preconcurrency @propertyWrapper public struct SceneStorage<Value>: DynamicProperty, _StoredProperty {
  private let key: String
  private let initial: Value
  private let form: _StoredForm<Value>
  private var cell: StoredCell?

  /// Asked for by the other initialisers.
  public init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// The value now.
  public var wrappedValue: Value {
    get { cell?.value.flatMap(form.read) ?? initial }
    nonmutating set {
      guard let cell else {
        return Advice.once("scenestorage-unhosted-\(key)") {
          "@SceneStorage(\"\(key)\") is set before its view is in a window; nothing keeps the value."
        }
      }
      cell.value = form.write(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  /// Connects it with what its window keeps.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let storage = property.assumingMemoryBound(to: SceneStorage.self)
    let scene = EnvironmentValues(of: slot.node).sceneName ?? "main"
    storage.pointee.cell = StoredValues.shared.cell(SceneNames.prefix(of: scene) + storage.pointee.key)
  }
}

extension SceneStorage: ComparedInput {
  func isSameInput(as other: Self) -> Bool { key == other.key }
}

extension EnvironmentValues {
  /// What tells the window from others of the program.
  @Entry var sceneName: String?
}

/// Gives the program's windows names, the same ones in each run.
final class SceneNames {
  private var taken: Set<String> = []

  /// What the keys of a window's values begin with.
  static func prefix(of scene: String) -> String { "scene.\(scene)." }

  /// The first name of a group that no window has.
  func take(in group: String) -> String {
    var number = 0
    while taken.contains("\(group)-\(number)") { number += 1 }
    taken.insert("\(group)-\(number)")
    return "\(group)-\(number)"
  }

  /// The window is closed: the last one is there again in the next run, others are gone.
  func giveUp(_ name: String) {
    taken.remove(name)
    if !taken.isEmpty { StoredValues.shared.removeAll(withPrefix: Self.prefix(of: name)) }
  }
}
