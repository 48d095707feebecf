import Gtk

extension ControlGroup {
  /// Controls that belong together; the label is read where the group stands in a menu.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content)
  }

  /// Controls that belong together.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// Controls that belong together.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension View {
  /// What can be chosen with the second button of the pointer on the view. As on a Mac, a menu shows no preview.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// Does something when the view is pressed for some seconds, and hears of the pointer that presses it.
  ///
  /// - Parameters:
  ///   - minimumDuration: between half and twice as long as the desktop says, in seconds.
  ///   - maximumDistance: how far the pointer may move, in logical pixels: as far as GTK says.
  ///   - onPressingChanged: called with true when the view is pressed, and with false when it is let go or has been pressed long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: @escaping (Bool) -> Void
  ) -> some View {
    modifier(PressingModifier(duration: minimumDuration, action: action, pressing: onPressingChanged))
  }

  /// Does something when the view is pressed for some seconds, and hears of the pointer that presses it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(PressingModifier(duration: minimumDuration, action: action, pressing: pressing ?? { _ in }))
  }

  /// Does something when somebody presses Delete inside the view.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// The size of the texts inside that holds in place of the person's.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The sizes of texts that the views inside can do with: another one of the person's counts as the nearest of them.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let fitting = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = fitting.min(), let most = fitting.max() else { return }
      size = min(max(size, least), most)
    }
  }
}

private struct PressingModifier: ControllerModifier {
  let duration: Double
  let action: () -> Void
  let pressing: (Bool) -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    var isPressed = false
    func tell(_ pressed: Bool) {
      guard pressed != isPressed else { return }
      isPressed = pressed
      current()?.pressing(pressed)
    }
    // Ends however the pointer is let go, also where somebody else has taken the press.
    let drag = GestureDrag()
    drag.onDragBegin { _, _ in tell(true) }
    drag.onDragEnd { _, _ in tell(false) }
    let press = GestureLongPress()
    press.setDuration(duration, of: widget)
    press.onPressed { _, _ in
      tell(false)
      current()?.action()
    }
    return [drag, press]
  }
}

/// What can be done with the elements of a list by its user.
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Actions by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// They can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Views for the elements of a collection that a binding holds, which the user of a list can move and delete.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Data == BoundCollection<Elements>, ID == Elements.Element.ID,
    Elements.Index == Int
  {
    var rows = ForEach(data, content: content)
    if editActions.contains(.delete) { rows = rows.onDelete { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) {
      rows = rows.onMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    self = rows
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element of a collection that a binding holds, which its user can move and delete.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row>,
    Elements.Index == Int
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// A list with a row for each element of a collection that a binding holds, which its user can select, move and delete.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row>,
    Elements.Index == Int
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
