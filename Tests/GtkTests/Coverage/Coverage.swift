import CGtk
import GtkTesting
import Testing

/// What is checked of one wrapper, described in scripts/support/wrappers: every property, every signal, its end.
@MainActor protocol ClassCoverage {
  /// The GObject class.
  var typeName: String { get }
  /// An object of it.
  func makeObject() -> Gtk.Object
  /// Sets and reads each property.
  func checkProperties() throws
  /// Connects to each signal, and disconnects.
  func checkSignals(of object: Gtk.Object)
  /// The properties that are listed or excused.
  var knownProperties: [KnownProperty] { get }
}

/// A property that a description knows: its name, and, where Swift leaves it out, why.
struct KnownProperty {
  let name: String
  var excuse: String?
}

/// The laws of one wrapper's properties, and its signals.
@MainActor final class Coverage<Wrapper: Gtk.Object>: ClassCoverage {
  let typeName: String
  private let make: () -> Wrapper
  private var laws: [(known: KnownProperty, check: (Wrapper) throws -> Void)] = []
  private var signals: [(Wrapper) -> SignalConnection] = []

  init(_ typeName: String, make: @escaping () -> Wrapper, _ describe: (Coverage) -> Void) {
    self.typeName = typeName
    self.make = make
    describe(self)
  }

  func makeObject() -> Gtk.Object { make() }

  func checkProperties() throws {
    for law in laws {
      let object = make()
      // The settings are those of the whole process, and the tests have some of their own.
      var value = GValue()
      let settings = object as? DisplaySettings
      // GTK 4.8 tells this one to scrolled windows that are gone, too.
      if settings != nil, law.known.name == "gtk-overlay-scrolling" { continue }
      if let settings { g_object_get_property(settings.native(), law.known.name, &value) }
      try besideLeaksOfGtk(typeName, law.known.name) { try law.check(object) }
      (object as? Gtk.Window)?.destroyWindow()
      guard let settings else { continue }
      gtk_settings_reset_property(settings.native(), law.known.name)
      g_object_set_property(settings.native(), law.known.name, &value)
      g_value_unset(&value)
    }
  }

  func checkSignals(of object: Gtk.Object) {
    guard let wrapper = object as? Wrapper else { return }
    for (index, connect) in signals.enumerated() {
      let connection = connect(wrapper)
      #expect(connection.isConnected, "signal \(index) of \(typeName)")
      connection.disconnect()
      #expect(!connection.isConnected, "signal \(index) of \(typeName)")
      // The one that stays must not keep the object.
      _ = connect(wrapper)
    }
  }

  var knownProperties: [KnownProperty] { laws.map(\.known) }
}

// What descriptions say.
extension Coverage {
  private func law(_ name: String, _ check: @escaping (Wrapper) throws -> Void) {
    laws.append((KnownProperty(name: name), check))
  }

  /// A property that is set and read: what is set is read, by GObject as well; the program's own handlers hear nothing; an
  /// equal value is not set again.
  func set<Value: ValueRepresentable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Wrapper, Value>, samples: [Value] = []
  ) {
    law(name) { object in
      let values = samples.isEmpty ? Samples.values(of: Value.self, for: name, of: object) : samples
      #expect(!values.isEmpty, "\(object.typeName).\(name): there is nothing to set")
      var (heard, emitted) = (0, 0)
      let (own, every) = (object.notify(name, delivery: .userChanges), object.notify(name))
      let connections = [own { heard += 1 }, every { emitted += 1 }]
      for value in values {
        object[keyPath: path] = value
        #expect(object[keyPath: path] == value, "\(object.typeName).\(name): what was set is not what is read")
        let read: Value = object.property(name)
        #expect(read == value, "\(object.typeName).\(name): GObject has another value")
        emitted = 0
        object[keyPath: path] = value
        #expect(emitted == 0, "\(object.typeName).\(name): an equal value was set again")
      }
      Self.setExtremes(name, path, of: object)
      #expect(heard == 0, "\(object.typeName).\(name): a handler of the user's heard a set")
      connections.forEach { $0.disconnect() }
    }
  }

  /// A number that GTK cannot have becomes the nearest that it can, and a text what it can show: no setter ends the program, or has GTK say that it is wrong.
  private static func setExtremes<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Wrapper, Value>, of object: Wrapper
  ) {
    for number in [Int.max, .min, 1 << 32, -1] {
      if let path = path as? ReferenceWritableKeyPath<Wrapper, Int> { object[keyPath: path] = number }
      if let path = path as? ReferenceWritableKeyPath<Wrapper, Int?> { object[keyPath: path] = number }
    }
    for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 2, 1e-300] {
      if let path = path as? ReferenceWritableKeyPath<Wrapper, Double> { object[keyPath: path] = number }
      if let path = path as? ReferenceWritableKeyPath<Wrapper, Double?> { object[keyPath: path] = number }
    }
    for text in ["", "a\0b", "\0", "<b>&", "%d %s", "/"] {
      if let path = path as? ReferenceWritableKeyPath<Wrapper, String> { object[keyPath: path] = text }
      if let path = path as? ReferenceWritableKeyPath<Wrapper, String?> { object[keyPath: path] = text }
    }
  }

  /// A property that is set and read, of a type that GObject has in another way.
  @_disfavoredOverload
  func set<Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Wrapper, Value>, samples: [Value]
  ) {
    law(name) { object in
      var heard = 0
      let own = object.notify(name, delivery: .userChanges)
      let connection = own { heard += 1 }
      for value in samples {
        object[keyPath: path] = value
        #expect(object[keyPath: path] == value, "\(object.typeName).\(name): what was set is not what is read")
      }
      #expect(heard == 0, "\(object.typeName).\(name): a handler of the user's heard a set")
      connection.disconnect()
    }
  }

  /// A property that is read: as GObject reads it.
  func shown<Value: ValueRepresentable & Equatable>(_ name: String, _ path: KeyPath<Wrapper, Value>) {
    law(name) { object in
      let read: Value = object.property(name)
      #expect(read == object[keyPath: path], "\(object.typeName).\(name): GObject has another value")
    }
  }

  /// A property that is read, of a type that GObject has in another way.
  @_disfavoredOverload
  func shown<Value>(_ name: String, _ path: KeyPath<Wrapper, Value>) {
    law(name) { object in _ = object[keyPath: path] }
  }

  /// A property that Swift leaves out, with the reason.
  func excuse(_ name: String, _ reason: String) { laws.append((KnownProperty(name: name, excuse: reason), { _ in })) }

  /// A signal, by what connects to it.
  func signal(_ connect: @escaping (Wrapper) -> SignalConnection) { signals.append(connect) }
}

/// The wrappers that are described; see `all`.
enum Wrappers {}
