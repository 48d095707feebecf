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

  /// Its signals, by their names.
  var signalNames: [String] { get }

  /// Has a handler of the signal at an index end something, on a stage of its own; returns what is wrong.
  func end(_ ending: Ending, inSignal index: Int) -> [String]
}

/// The laws of one class.
@MainActor final class Law<Wrapper: GtkComplete.Object>: ClassLaw {
  let typeName: String
  private let make: () -> Wrapper
  private var properties: [(Wrapper) -> Void] = []
  private var answers: [(Wrapper) -> Void] = []
  private var signals: [(name: String, connect: (Wrapper, @escaping () -> Void) -> SignalConnection)] = []
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
    endWithPopover()
    return faults
  }

  func run() -> FinalizationWatch {
    for property in properties { end(of: make(), after: property) }
    end(of: make()) { object in answers.forEach { $0(object) } }
    let object = make()
    for signal in signals {
      let connection = signal.connect(object) {}
      if !connection.isConnected { fault("::\(signal.name) does not connect") }
      connection.disconnect()
      if connection.isConnected { fault("::\(signal.name) does not disconnect") }
      // One that stays must not keep the object.
      _ = signal.connect(object) {}
    }
    let watch = FinalizationWatch(object)
    (object as? Window)?.destroyWindow()
    return watch
  }

  var signalNames: [String] { signals.map(\.name) }

  func end(_ ending: Ending, inSignal index: Int) -> [String] {
    let signal = signals[index]
    let stage = Stage(make())
    _ = (stage.object as? Wrapper).map { object in signal.connect(object) { [unowned stage] in stage.perform(ending) } }
    return stage.emit(signal.name)
  }

  /// A popover that a program has made belong to it ends with it.
  private func endWithPopover() {
    weak var ended: Popover?
    if let widget = make() as? Widget {
      let popover = Popover()
      popover.setParent(widget)
      ended = popover
      (widget as? Window)?.destroyWindow()
    }
    settle()
    if ended != nil { fault("keeps a popover") }
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

  /// A signal, by its name and what connects to it.
  func signal(_ name: String, _ connect: @escaping (Wrapper, @escaping () -> Void) -> SignalConnection) {
    signals.append((name, connect))
  }
}
