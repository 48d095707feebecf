import CGtk

// The closures that generated members give to C.

private class Callback {
  /// The widget that it is called for.
  fileprivate final weak var widget: Widget?

  init(_ widget: Widget?) { self.widget = widget }
}

/// A closure as C keeps it.
private final class Callee<Function>: Callback {
  let function: Function

  init(_ function: Function, of widget: Widget?) {
    self.function = function
    super.init(widget)
  }
}

/// A closure for C to keep, until it calls `releaseCallee`.
package func keptCallee<Function>(_ function: Function, of widget: Widget? = nil) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Callee(function, of: widget)).toOpaque()
}

/// A closure for C during a call.
package func lendCallee<Function, Answer>(
  _ function: Function, of widget: Widget? = nil, _ body: (UnsafeMutableRawPointer) -> Answer
) -> Answer {
  let callee = Callee(function, of: widget)
  return withExtendedLifetime(callee) { body(Unmanaged.passUnretained(callee).toOpaque()) }
}

/// Runs `body`, which calls the program for a list that is going over its rows.
package func duringRows<Answer>(_ data: UnsafeMutableRawPointer?, _ body: () -> Answer) -> Answer {
  let callback = Unmanaged<Callback>.fromOpaque(data!).takeUnretainedValue()
  guard let list = callback.widget else { return ProgramCalls.during(body) }
  return TreeWork.duringRows(of: list.widgetPointer, body)
}

/// Runs `body`, which calls the program in the middle of work on a widget, or on some that are not known: what it removes and closes waits.
package func duringCall<Answer>(_ data: UnsafeMutableRawPointer?, _ body: () -> Answer) -> Answer {
  guard let widget = Unmanaged<Callback>.fromOpaque(data!).takeUnretainedValue().widget else {
    return TreeWork.duringPick(body)
  }
  return TreeWork.during(.signal, of: widget.widgetPointer, body)
}

/// Runs `change`, which makes rows of lists come or go: at once, or when GTK has finished with those that it is working on.
package func changeItems(_ change: @escaping () -> Void) { RowWork.whenDone(change) }

/// Runs `body`, which calls the program for a list of items that is being read.
package func duringItems<Answer>(_ body: () -> Answer) -> Answer { RowWork.answering(body) }

/// Runs `body`, which calls the program for a widget that is being measured or drawn.
package func duringLayout<Answer>(_ body: () -> Answer) -> Answer {
  TreeWork.beginLayout(nil)
  defer { TreeWork.endLayout() }
  // It may be what a bubble shows that opens at that moment.
  return TreeWork.duringPick(body)
}

/// The closure that C calls. It is held during the call: C may drop it meanwhile.
package func callee<Function>(_ data: UnsafeMutableRawPointer?, as type: Function.Type) -> Function {
  Unmanaged<Callee<Function>>.fromOpaque(data!).takeUnretainedValue().function
}

/// The closure that C calls once.
package func takenCallee<Function>(_ data: UnsafeMutableRawPointer?, as type: Function.Type) -> Function {
  Unmanaged<Callee<Function>>.fromOpaque(data!).takeRetainedValue().function
}

/// Releases a closure that C kept.
package let releaseCallee: GDestroyNotify = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
