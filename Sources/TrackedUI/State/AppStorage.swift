/// A value that the program keeps from one run to the next, under a name: everybody who reads the name sees a change at once.
///
/// ```swift
/// @AppStorage("fontSize") private var fontSize = 14.0
/// ```
/// It stands in a file below the person's `XDG_CONFIG_HOME`, written when a value changes. A value of another type than the one that
/// is there counts as none.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: DynamicProperty, _StoredProperty {
  private let cell: StoredCell
  private let initial: Value
  private let form: _StoredForm<Value>

  /// Asked for by the other initialisers.
  public init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>) {
    cell = StoredValues.shared.cell(key)
    self.initial = initial
    self.form = form
  }

  /// The value now.
  public var wrappedValue: Value {
    get { cell.value.flatMap(form.read) ?? initial }
    nonmutating set { cell.value = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension AppStorage: ComparedInput {
  func isSameInput(as other: Self) -> Bool { cell === other.cell }
}
