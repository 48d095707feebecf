import Gtk
import Observation

/// Which of a view's controls has the keyboard: read to know it, set to give it to another.
///
/// ```swift
/// @FocusState private var isNaming: Bool
/// TextField("Name", text: $name).focused($isNaming)
/// ```
@MainActor @preconcurrency @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var storage: FocusStorage<Value>?

  /// No control has the keyboard.
  public init() where Value == Bool { initial = false }

  /// No control has the keyboard.
  public init<Wrapped: Hashable>() where Value == Wrapped? { initial = nil }

  /// Which control has the keyboard.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.wish(for: newValue) }
  }

  /// For `focused(_:)`.
  public var projectedValue: FocusState.Binding { Binding(storage: storage, none: initial) }

  /// A way to the value, for `focused(_:)`, and for views inside, which declare it as `@FocusState.Binding var isNaming: Bool`.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    let storage: FocusStorage<Value>?
    let none: Value

    /// Which control has the keyboard.
    public var wrappedValue: Value {
      get { storage?.value ?? none }
      nonmutating set { storage?.wish(for: newValue) }
    }

    /// For `focused(_:)`.
    public var projectedValue: Binding { self }
  }

  /// Connects it with the value that the node keeps.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    let state = property.assumingMemoryBound(to: FocusState.self)
    let kept =
      slot.storage.map { unsafeDowncast($0, to: FocusStorage<Value>.self) }
      ?? FocusStorage(state.pointee.initial, slot.name, "")
    slot.storage = kept
    state.pointee.storage = kept
  }
}

extension FocusState: IgnoredInput {}

/// The value, and whether the keyboard has yet to follow it.
final class FocusStorage<Value: Hashable>: StateStorage<Value> {
  /// Whether the program has said who is to have the keyboard, and it has not been given yet: until then it says nothing that GTK gives it to
  /// the first field of a window that opens.
  private var isWish = false

  func wish(for value: Value) {
    let old = PassContext.untracked { self.value }
    isWish = isWish || old != value
    self.value = value
  }

  func follow(_ new: Value) { if !isWish { value = new } }

  func wasShown() { isWish = false }
}

/// Connects a control's keyboard focus with a value.
private struct FocusModifier<Value: Hashable>: NodeModifier {
  let storage: FocusStorage<Value>?
  let value: Value
  let none: Value

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    FocusNode(view, inputs)
  }
}

private final class FocusNode<Content: View, Value: Hashable>: EffectNode<Content, FocusModifier<Value>> {
  private var stay: KeyboardStay?
  private weak var widget: Widget?

  override init(_ view: ModifiedContent<Content, FocusModifier<Value>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "focused") { [unowned self] in
      _ = modifier.storage?.value
      island.afterUpdate { [weak self] in self?.show() }
    }
  }

  override func begin() {
    connect()
    hook.run(because: .firstRun)
  }

  override func end() {
    stay?.cancel()
    stay = nil
  }

  private func connect() {
    guard stay == nil, let widget = focusTarget else { return }
    self.widget = widget
    stay = KeyboardStay(in: widget) { [weak self] in
      if let self { modifier.storage?.follow(modifier.value) }
    } ended: { [weak self] in
      if let self, let storage = modifier.storage, storage.value == modifier.value { storage.follow(modifier.none) }
    }
  }

  private func show() {
    guard !isRemoved, isActive, let widget, let storage = modifier.storage else { return }
    let wanted = PassContext.untracked { storage.value }
    storage.wasShown()
    if wanted == modifier.value {
      if !widget.hasFocus, !widget.grabFocus() { widget.focusFirstChild() }
      // GTK scrolls to what is laid out already.
      if widget.width == 0 { ScrolledWindow.bringIntoSight(widget) }
    } else if wanted == modifier.none, widget.hasFocus || widget.window?.focus?.isDescendant(of: widget) == true {
      widget.window?.focus = nil
    }
  }
}

extension _Node {
  /// The first widget that can have the keyboard, or has one inside that can; else the first one.
  fileprivate var focusTarget: Widget? {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var widgets: [Widget] = []
    items.first?.appendWidgets(to: &widgets)
    func canFocus(_ widget: Widget) -> Bool { widget.isFocusable || widget.children.contains(where: canFocus) }
    guard let widget = widgets.first(where: canFocus) ?? widgets.last else { return nil }
    // What scrolls a text can have the keyboard itself, and would take it from the text.
    return (widget as? ScrolledWindow)?.child as? Gtk.TextView ?? widget
  }
}

extension View {
  /// Lets the keyboard's focus of the view and a value follow each other.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(storage: condition.storage, value: true, none: false))
  }

  /// Lets the keyboard's focus of the view and a value that names it follow each other.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
    modifier(FocusModifier<Value?>(storage: binding.storage, value: value, none: nil))
  }
}
