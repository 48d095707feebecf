import CGtk

/// The Swift side of a GObject: each GObject has exactly one wrapper, for as long as either side needs it.
///
/// The wrapper owns the GObject through a toggle reference. While GTK (a parent, a list model, a pending idle) holds a
/// reference of its own, the wrapper is kept alive too, so that stored properties of a Swift subclass survive and `===`
/// holds whenever the object comes back from C. When GTK lets go, only Swift's references count; when those are gone as
/// well, both are freed together.
///
/// Main actor only. Dropping the last Swift reference on another thread is safe: the release is carried over.
///
/// To wrap a class that this module lacks, import `CGtk`, subclass the nearest wrapper, call `init(owning:)` with what the C
/// constructor returned, and pass `native()` to C functions:
///
/// ```swift
/// import CGtk
///
/// final class MediaControls: Widget {
///   init() { super.init(owning: gtk_media_controls_new(nil)) }
///   var stream: Object? {
///     get { Object.wrap(gtk_media_controls_get_media_stream(native()), as: Object.self) }
///     set { gtk_media_controls_set_media_stream(native(), newValue?.native()) }
///   }
/// }
/// ```
///
/// Where C returns a pointer whose type Swift does not know, an `OpaquePointer`, write `UnsafeMutableRawPointer(…)` around the call.
///
/// A string or array passed to a C function is gone when the call returns. A function that keeps the pointer, or returns
/// one into what it was given, is not called with it: take the function's copying form (`g_quark_from_string`, never one
/// with `static` in its name that takes a string), a C constant in `CGtk`, or memory that lives as long as C needs it.
@MainActor open class Object {
  /// The GObject itself, borrowed: valid while this wrapper is.
  public let raw: UnsafeMutableRawPointer

  /// Values that layers above attach: few, and each of a different class.
  private var attached: [(type: ObjectIdentifier, value: AnyObject)] = []

  /// The value that `attach(_:)` attached for a class; freed with the wrapper.
  package final func attachment<Value: AnyObject>(_ type: Value.Type) -> Value? {
    for entry in attached where entry.type == ObjectIdentifier(type) { return unsafeDowncast(entry.value, to: type) }
    return nil
  }

  /// The value that is attached for a class; a new one, attached from now on, if there is none.
  package final func attachment<Value: AnyObject>(orNew make: @autoclosure () -> Value) -> Value {
    if let known = attachment(Value.self) { return known }
    let new = make()
    attach(new)
    return new
  }

  /// Attaches a value to an object, replacing one of the same class.
  package final func attach<Value: AnyObject>(_ value: Value) {
    let entry = (type: ObjectIdentifier(Value.self), value: value as AnyObject)
    if let index = attached.firstIndex(where: { $0.type == entry.type }) {
      attached[index] = entry
    } else {
      attached.append(entry)
    }
  }

  /// Releases the attached value of a class.
  package final func detach<Value: AnyObject>(_ type: Value.Type) {
    attached.removeAll { $0.type == ObjectIdentifier(type) }
  }

  /// How many of this wrapper's setters are applying a value; see `withoutEcho(_:)`.
  @exclusivity(unchecked) private var applyingDepth: Int32 = 0
  /// How many reports the handlers of the user's changes have received; see `RestartedEmission`.
  final var tellings: UInt32 = 0

  /// Adopts a GObject that has no wrapper yet.
  ///
  /// - Parameter pointer: the result of a C constructor: a floating reference, which is sunk, or a full one, which is
  ///   taken over. A window's belongs to GTK until the window is destroyed: it stays there, and the wrapper takes one of its own. For a
  ///   pointer that another object owns use `wrap(_:)`.
  public init(owning pointer: UnsafeMutableRawPointer) {
    raw = pointer
    if g_object_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    } else if Self.isOwnedByGtk(pointer) {
      g_object_ref(pointer)
    }
    if let earlier = Self.existingWrapper(of: pointer) {
      precondition(
        earlier.isStandIn,
        "a \(String(cString: cgtk_type_name_of(pointer))) was wrapped twice; use wrap(_:) for pointers GTK hands out")
      earlier.stepBack()
    }
    g_object_set_qdata(native(), Self.wrapperQuark, Unmanaged.passUnretained(self).toOpaque())
    // The retain stands for "GTK holds it"; the unref below toggles it off at once unless GTK really does.
    _ = Unmanaged.passRetained(self)
    g_object_add_toggle_ref(native(), Self.toggled, nil)
    ProgramCalls.isAdopting = true
    g_object_unref(pointer)
    ProgramCalls.isAdopting = false
  }

  /// Whether GTK keeps the reference that a constructor returned: that of a window, for the list of windows.
  fileprivate static func isOwnedByGtk(_ pointer: UnsafeMutableRawPointer) -> Bool {
    cgtk_is_a(pointer, gtk_window_get_type()) != 0
  }

  isolated deinit {
    guard !hasSteppedBack else { return g_object_unref(raw) }
    g_object_set_qdata(native(), Self.wrapperQuark, nil)
    g_object_remove_toggle_ref(native(), Self.toggled, nil)
  }

  /// Whether the object may have been wrapped while it was being made, in the setter of one of its properties: its maker wraps it
  /// as the right class.
  private var isStandIn = false
  private var hasSteppedBack = false

  /// Leaves the object to the wrapper that is being made, and is only a reference to it from now on.
  private func stepBack() {
    hasSteppedBack = true
    g_object_ref(raw)
    g_object_remove_toggle_ref(native(), Self.toggled, nil)
    // What stands for "GTK holds it": the maker's reference does.
    Unmanaged.passUnretained(self).release()
  }

  /// The GObject as the pointer type a C function asks for. Unchecked: the function must fit this object's class.
  public final func native<Instance>() -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: Instance.self)
  }

  /// The GObject as the opaque pointer a C function asks for.
  public final func native() -> OpaquePointer { OpaquePointer(raw) }

  /// The name of the GObject's own class, for messages.
  public final var typeName: String { String(cString: cgtk_type_name_of(raw)) }

  /// Runs `body` while handlers for the user's changes stay silent, as UIKit sends no action for a programmatic set.
  ///
  /// GTK emits `notify::active`, `value-changed`, `onChanged` for every set; a setter of this binding applies its value
  /// inside this function so that reflecting a model never writes it back (C-201, C-202).
  public final func withoutEcho<Result>(_ body: () throws -> Result) rethrows -> Result {
    ProgramChanges.note(self)
    applyingDepth += 1
    defer { applyingDepth -= 1 }
    guard let adjustment = RestartedEmission.tellingAdjustment(of: self) else { return try TreeWork.change(body) }
    let before = gtk_adjustment_get_value(adjustment)
    defer {
      let value = gtk_adjustment_get_value(adjustment)
      if value != before { RestartedEmission.expect(value, of: self) }
    }
    return try body()
  }

  /// The widget, where it is one of the classes that call Swift.
  var asCustomWidget: CustomWidget? { nil }

  /// Whether a setter of this wrapper is applying a value.
  package final var isApplying: Bool { applyingDepth > 0 }
}

// Identity: from a GObject back to its one wrapper.
extension Object {
  nonisolated fileprivate static let wrapperQuark = g_quark_from_string("swift-wrapper")

  /// The wrapper that `pointer` has already, if any.
  package static func existingWrapper(of pointer: UnsafeMutableRawPointer) -> Object? {
    guard let wrapper = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark) else {
      return nil
    }
    return Unmanaged<Object>.fromOpaque(wrapper).takeUnretainedValue()
  }

  /// The one wrapper of a GObject that another object owns: the existing one, or a new one of the nearest known class.
  public static func wrap(_ pointer: UnsafeMutableRawPointer) -> Object {
    if let wrapper = existingWrapper(of: pointer) { return wrapper }
    let isFloating = g_object_is_floating(pointer) != 0
    let hasOneReference = pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1
    if isFloating || !isOwnedByGtk(pointer) { g_object_ref(pointer) }
    let wrapper = WrapperRegistry.makeWrapper(owning: pointer)
    wrapper.isStandIn = hasOneReference
    // What made it and has not placed it yet, as GTK 4.18 its rows while they are bound, still has this reference to place.
    if isFloating { g_object_force_floating(pointer.assumingMemoryBound(to: GObject.self)) }
    return wrapper
  }

  /// The one wrapper of a GObject, as a class the caller expects; nil for a null pointer or another class.
  public static func wrap<Wrapper: Object>(_ pointer: UnsafeMutableRawPointer?, as type: Wrapper.Type) -> Wrapper? {
    guard let pointer else { return nil }
    return wrap(pointer) as? Wrapper
  }

  /// The one wrapper of a GObject given as an opaque pointer.
  public static func wrap<Wrapper: Object>(_ pointer: OpaquePointer?, as type: Wrapper.Type) -> Wrapper? {
    guard let pointer else { return nil }
    return wrap(UnsafeMutableRawPointer(pointer)) as? Wrapper
  }

  /// Called by GLib when the toggle reference becomes the last one, or stops being the last one.
  private static let toggled: GToggleNotify = { _, object, isLast in
    guard let object else { return }
    let pointer = UnsafeMutableRawPointer(object)
    if !isMainThread {
      // Another thread touched the count (one of GIO's workers): settle on the main thread by what holds then.
      ToggleMailbox.post(pointer, isLast: isLast != 0)
      return
    }
    settleToggle(pointer, isLast: isLast != 0)
  }

  /// Balances the retain that represents "GTK holds it". Main thread only: the last release ends the wrapper.
  fileprivate static func settleToggle(_ pointer: UnsafeMutableRawPointer, isLast: Bool) {
    guard let wrapper = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark) else { return }
    let unmanaged = Unmanaged<Object>.fromOpaque(wrapper)
    if isLast { ProgramCalls.release(unmanaged) } else { _ = unmanaged.retain() }
  }
}

/// Carries a toggle seen on another thread to the main context, holding the object meanwhile.
private enum ToggleMailbox {
  nonisolated static func post(_ pointer: UnsafeMutableRawPointer, isLast: Bool) {
    // A retain can be added from any thread; a release may free the wrapper and has to wait for the main thread.
    guard let wrapper = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), Object.wrapperQuark) else {
      return
    }
    if !isLast {
      _ = Unmanaged<Object>.fromOpaque(wrapper).retain()
      return
    }
    let release: GSourceFunc = { data in
      Unmanaged<Object>.fromOpaque(data!).release()
      return 0
    }
    g_main_context_invoke_full(nil, G_PRIORITY_DEFAULT, release, wrapper, nil)
  }
}

/// The thread that loaded this module's first wrapper or initialised GTK: the process's main thread.
nonisolated private let mainThread = g_thread_self().map { UInt(bitPattern: $0) }

/// Whether the caller runs on the thread that GTK was initialised on.
nonisolated package var isMainThread: Bool { g_thread_self().map { UInt(bitPattern: $0) } == mainThread }

/// Compared by identity: two references are equal when they refer to the same GObject.
extension Object: @MainActor Hashable {
  /// Whether both are the same object.
  public static func == (left: Object, right: Object) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}
