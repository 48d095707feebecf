/// A value that a window keeps, under a name: each window has its own, and has it again when the program runs the next time.
///
/// ```swift
/// @SceneStorage("selectedTab") private var tab = "inbox"
/// ```
/// A window of a `WindowGroup` is known by its place among the windows of the group; what a window has kept is gone when it is closed while
/// others stay. Outside of an `App`, all windows are one.
@MainActor @preconcurrency @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var cell: StoredCell?

  init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
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

private struct SceneNameKey: EnvironmentKey { static let defaultValue: String? = nil }

extension EnvironmentValues {
  /// What tells the window from others of the program.
  var sceneName: String? {
    get { self[SceneNameKey.self] }
    set { self[SceneNameKey.self] = newValue }
  }
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

extension SceneStorage where Value == Bool {
  /// Yes or no.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .bool) }
}

extension SceneStorage where Value == Int {
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .int) }
}

extension SceneStorage where Value == Double {
  /// A number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .double) }
}

extension SceneStorage where Value == String {
  /// A text.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .string) }
}

extension SceneStorage where Value == URL {
  /// An address.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .url) }
}

extension SceneStorage where Value == Data {
  /// Bytes.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .data) }
}

extension SceneStorage where Value == Date {
  /// A moment.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .date) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a text stands for.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawString) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .rawInt) }
}

extension SceneStorage where Value == Bool? {
  /// Yes, no, or neither.
  public init(_ key: String) { self.init(key, nil, StoredForm<Bool>.bool.optional) }
}

extension SceneStorage where Value == Int? {
  /// A whole number, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Int>.int.optional) }
}

extension SceneStorage where Value == Double? {
  /// A number, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Double>.double.optional) }
}

extension SceneStorage where Value == String? {
  /// A text, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<String>.string.optional) }
}

extension SceneStorage where Value == URL? {
  /// An address, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<URL>.url.optional) }
}

extension SceneStorage where Value == Data? {
  /// Bytes, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Data>.data.optional) }
}

extension SceneStorage where Value == Date? {
  /// A moment, or none.
  public init(_ key: String) { self.init(key, nil, StoredForm<Date>.date.optional) }
}

extension SceneStorage {
  /// A value that a text stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, StoredForm<Raw>.rawString.optional)
  }
}

extension SceneStorage {
  /// A value that a number stands for, or none.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, StoredForm<Raw>.rawInt.optional)
  }
}
