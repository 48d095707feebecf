import Gtk

/// What every view may override to answer keys, commands and touches.
@MainActor open class RespondingView: ArrangedView {
  /// Who answers what this view does not: the controller whose view it is, or what it stands in.
  open var next: (any Responder)? { ResponderChain.next(of: self) }

  /// Whether it may have the keyboard. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give the keyboard up. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether it, and no view inside, has the keyboard.
  open var isFirstResponder: Bool { (self as Widget).window.flatMap { ResponderChain.firstResponder(in: $0) } === self }

  /// Asks for the keyboard. Call `super`.
  ///
  /// - Returns: whether it has it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { ResponderChain.makeFirst(self) }

  /// Gives the keyboard up: nobody has it then. Call `super`.
  ///
  /// - Returns: whether it does not have it now.
  @discardableResult
  open func resignFirstResponder() -> Bool { ResponderChain.resign(self) }

  /// What remembers how to undo; the nearest along the responder chain unless overridden.
  open var undoManager: UndoManager? { ResponderChain.undoManager(of: self) }

  /// Keys that the view answers; none unless overridden.
  open var keyCommands: [KeyCommand]? { nil }

  /// Whether the view can do something now; whether it has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain.hasMethod(self, action, sender: sender)
  }

  // MARK: Editing

  /// Control and C, or who calls it, ask the view to put what is selected on the clipboard. The default hands it along the responder chain; an
  /// override that does it does not call `super`.
  open func copy(_ sender: Any?) { EditAction.copy.passOn(from: self) }

  /// The same for Control and X.
  open func cut(_ sender: Any?) { EditAction.cut.passOn(from: self) }

  /// The same for Control and V.
  open func paste(_ sender: Any?) { EditAction.paste.passOn(from: self) }

  /// The same for Control and A.
  open func selectAll(_ sender: Any?) { EditAction.selectAll.passOn(from: self) }

  /// The same for the key Delete.
  open func delete(_ sender: Any?) { EditAction.delete.passOn(from: self) }

  // MARK: Touches

  /// A finger, or the pointer's first button, has come down here, or in a view inside that does nothing with it. Outside of tracking. The
  /// default hands it along the responder chain; an override that takes it does not call `super`. What a control, a row or a gesture
  /// takes does not come here.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { passOnBegan(touches, event) }

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { passOnMoved(touches, event) }

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { passOnEnded(touches, event) }

  /// Something else has taken the finger, such as a gesture that was recognised in the view.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { passOnCancelled(touches, event) }

  // MARK: Keys

  /// A key has gone down that no text, command or menu answers. Told to the first responder, outside of tracking. The default hands it along the
  /// responder chain; an override that takes it does not call `super`. A key that repeats itself is told once.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesBegan(presses, event) }

  /// No keyboard tells how hard a key is pressed: not called.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesChanged(presses, event) }

  /// The key was let go.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesEnded(presses, event) }

  /// The window has lost the keyboard while the key was held.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesCancelled(presses, event)
  }
}
