public import CGtk

/// A GTK enumeration: a number with names, so that a value from a newer GTK passes through unchanged.
public nonisolated protocol NativeEnumeration: ValueRepresentable, NativeNumber, RawRepresentable, Hashable, Sendable
where RawValue == UInt32 {
  /// A value by GTK's number.
  init(rawValue: UInt32)
}

/// A set of GTK's flags; those of a newer GTK pass through unchanged.
public nonisolated protocol NativeFlags: ValueRepresentable, NativeNumber, OptionSet, Hashable, Sendable
where RawValue == UInt32 {}

/// Gives a structure its number, and the C enumeration that it stands for, `native`, both ways.
@attached(member, names: named(rawValue), named(init), named(native))
macro Counterpart<Native>(of type: Native.Type) = #externalMacro(module: "TrackedMacros", type: "CounterpartMacro")

/// Gives a structure its raw value, and the initialiser that takes one.
@attached(member, names: named(rawValue), named(init))
package macro RawRepresented<RawValue>(by type: RawValue.Type) =
  #externalMacro(module: "TrackedMacros", type: "RawRepresentedMacro")

/// A type that travels through a `GValue` as a number.
public nonisolated protocol NativeNumber {
  /// A value by GTK's number.
  init(rawValue: UInt32)

  /// GTK's number.
  var rawValue: UInt32 { get }
}

extension NativeNumber {
  /// Reads an enumeration, flags, or any integer.
  @MainActor public init(value: UnsafePointer<GValue>) {
    self.init(rawValue: UInt32(truncatingIfNeeded: Int(value: value)))
  }

  /// Stores a number, which GObject transforms to the property's own type.
  @MainActor public func store(in value: UnsafeMutablePointer<GValue>) { Int(rawValue).store(in: value) }
}

extension NativeNumber where Self: ValueRepresentable {
  /// Whether it is an integer, an enumeration or flags.
  @MainActor public static func canRead(_ type: GType) -> Bool { ValueKind(type) == .whole }
}

extension Int {
  /// A number for which GTK uses -1 as "none".
  nonisolated static func natural(_ value: Int32) -> Int? { value < 0 ? nil : Int(value) }

  /// A position for which GTK uses its invalid position as "none".
  nonisolated static func natural(_ value: UInt32) -> Int? {
    value == GTK_INVALID_LIST_POSITION ? nil : Int(value)
  }
}
