import CGtk
import GtkComplete
import WidgetTesting

/// What is checked of one generated class: every property, every signal, its end.
@MainActor protocol ClassLaw {
  /// The GObject class.
  var typeName: String { get }

  /// Makes one, reads and sets each property, connects and disconnects each signal; returns what is wrong.
  func check() -> [String]

  /// The same once more, for counting memory, and what tells its end.
  func run() -> FinalizationWatch
}

/// The laws of one class.
@MainActor final class Law<Wrapper: GtkComplete.Object>: ClassLaw {
  let typeName: String
  private let make: () -> Wrapper
  private var properties: [(Wrapper) -> Void] = []
  private var answers: [(Wrapper) -> Void] = []
  private var signals: [(Wrapper) -> SignalConnection] = []
  private var faults: [String] = []

  init(_ typeName: String, make: @escaping () -> Wrapper, _ describe: (Law) -> Void) {
    self.typeName = typeName
    self.make = make
    describe(self)
  }

  func check() -> [String] {
    faults = []
    if !isRight(make()) { fault("is another class") }
    _ = run()
    return faults
  }

  func run() -> FinalizationWatch {
    for property in properties { end(of: make(), after: property) }
    end(of: make()) { object in answers.forEach { $0(object) } }
    let object = make()
    for (index, connect) in signals.enumerated() {
      let connection = connect(object)
      if !connection.isConnected { fault("signal \(index) does not connect") }
      connection.disconnect()
      if connection.isConnected { fault("signal \(index) does not disconnect") }
      // One that stays must not keep the object.
      _ = connect(object)
    }
    let watch = FinalizationWatch(object)
    (object as? Window)?.destroyWindow()
    return watch
  }

  private func end(of object: Wrapper, after use: (Wrapper) -> Void) {
    use(object)
    (object as? Window)?.destroyWindow()
  }

  private func isRight(_ object: Wrapper) -> Bool {
    defer { (object as? Window)?.destroyWindow() }
    return cgtk_is_a(object.raw, g_type_from_name(typeName)) != 0 && GtkComplete.Object.wrap(object.raw) === object
  }

  private func fault(_ text: String) { faults.append("\(typeName) \(text)") }
}

// What the generated table says.
extension Law {
  /// A property that is read.
  func read<Value>(_ name: String, _ path: KeyPath<Wrapper, Value>) { properties.append { _ = $0[keyPath: path] } }

  /// What a function without parameters answers: that it does, of an object that was just made.
  func answer<Value>(_ path: KeyPath<Wrapper, Value>) { answers.append { _ = $0[keyPath: path] } }

  /// A property that is set and read: what is set is read, by GObject as well; an equal value is not set again; the program's handlers hear nothing.
  func set<Value: ValueRepresentable & Equatable>(_ name: String, _ path: ReferenceWritableKeyPath<Wrapper, Value>) {
    properties.append { [unowned self] object in
      var (heard, emitted) = (0, 0)
      let connections = [
        object.notify(name, delivery: .userChanges) { heard += 1 }, object.notify(name) { emitted += 1 },
      ]
      for value in Samples.values(of: Value.self, for: name, of: object) {
        object[keyPath: path] = value
        if object[keyPath: path] != value { fault(".\(name): \(value) was set, \(object[keyPath: path]) is read") }
        let known: Value = object.property(name)
        if known != value { fault(".\(name): \(value) was set, GObject has \(known)") }
        emitted = 0
        object[keyPath: path] = value
        if emitted > 0 { fault(".\(name): an equal value was set again") }
      }
      Self.setExtremes(path, of: object)
      if heard > 0 { fault(".\(name): a handler of the user's heard a set") }
      connections.forEach { $0.disconnect() }
    }
  }

  /// A number that GTK cannot have becomes the nearest that it can, and a text what it can show: GTK has nothing to complain of.
  private static func setExtremes<Value>(_ path: ReferenceWritableKeyPath<Wrapper, Value>, of object: Wrapper) {
    for number in [Int.max, .min, 1 << 32, -1] {
      if let path = path as? ReferenceWritableKeyPath<Wrapper, Int> { object[keyPath: path] = number }
    }
    for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 2, 1e-300] {
      if let path = path as? ReferenceWritableKeyPath<Wrapper, Double> { object[keyPath: path] = number }
    }
    for text in ["", "a\0b", "\0", "<b>&", "%d %s", "/"] {
      if let path = path as? ReferenceWritableKeyPath<Wrapper, String> { object[keyPath: path] = text }
      if let path = path as? ReferenceWritableKeyPath<Wrapper, String?> { object[keyPath: path] = text }
    }
  }

  /// A signal, by what connects to it.
  func signal(_ connect: @escaping (Wrapper) -> SignalConnection) { signals.append(connect) }
}
