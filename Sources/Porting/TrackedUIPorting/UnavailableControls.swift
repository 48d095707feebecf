// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// Controls, menus and lists, where the theme or the desktop decides.

/// What a menu does when something is chosen.
public nonisolated enum MenuActionDismissBehavior: Sendable {
  /// A way.
  case automatic, enabled, disabled
}

/// Whether a button that is held goes on.
public nonisolated enum ButtonRepeatBehavior: Sendable {
  /// A way.
  case automatic, enabled, disabled
}

/// How grave a question is.
public nonisolated enum DialogSeverity: Sendable {
  /// A degree.
  case automatic, standard, critical
}

extension View {
  @available(
    *, unavailable, message: "a menu closes when something is chosen: keep choices that stay open in a popover"
  )
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  @available(*, unavailable, message: "a button does its action once at each press: use a Stepper for what repeats")
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  @available(*, unavailable, message: "give the button's label a frame(maxWidth: .infinity)")
  public func buttonSizing(_ sizing: _NoChoice) -> some View { self }
  @available(*, unavailable, message: "use .pickerStyle(.segmented) for choices side by side")
  public func horizontalRadioGroupLayout() -> some View { self }
  @available(*, unavailable, message: "alerts look alike: say in the message how grave it is")
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  @available(*, unavailable, message: "alerts have no picture: leave it out")
  public func dialogIcon(_ icon: Image?) -> some View { self }
  @available(*, unavailable, message: "the keyboard goes by the order of views: leave it out")
  public func focusSection() -> some View { self }
  @available(*, unavailable, message: "read the modifiers of a KeyPress in onKeyPress")
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }
  @available(*, unavailable, message: "give the symbol a frame(width:) in a LabelStyle of your own")
  public func labelReservedIconWidth(_ value: Double) -> some View { self }
  @available(*, unavailable, message: "the system has no widgets: leave it out, or use redacted(reason:)")
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
  @available(*, unavailable, message: "give every other row a listRowBackground(_:)")
  public func alternatingRowBackgrounds(_ behavior: _NoChoice = .enabled) -> some View { self }
  @available(*, unavailable, message: "use listRowInsets(_:) for the rows of the section")
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
  @available(*, unavailable, message: "the theme shows where the pointer is: leave it out, or use onHover(perform:)")
  public func listRowHoverEffect(_ effect: _NoChoice?) -> some View { self }
  @available(*, unavailable, message: "the theme shows where the pointer is: leave it out")
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
