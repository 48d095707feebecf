import CGtk

// The closures that generated members give to C.

private class Callback {
  /// The list whose rows it is called for.
  fileprivate final weak var list: Widget?

  init(_ list: Widget?) { self.list = list }
}

/// A closure as C keeps it.
private final class Callee<Function>: Callback {
  let function: Function

  init(_ function: Function, rowsOf list: Widget?) {
    self.function = function
    super.init(list)
  }
}

/// A closure for C to keep, until it calls `releaseCallee`.
package func keptCallee<Function>(_ function: Function, rowsOf list: Widget? = nil) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Callee(function, rowsOf: list)).toOpaque()
}

/// A closure for C during a call.
package func lendCallee<Function, Answer>(
  _ function: Function, rowsOf list: Widget? = nil, _ body: (UnsafeMutableRawPointer) -> Answer
) -> Answer {
  let callee = Callee(function, rowsOf: list)
  return withExtendedLifetime(callee) { body(Unmanaged.passUnretained(callee).toOpaque()) }
}

/// Runs `body`, which calls the program for a list that is going over its rows.
package func duringRows<Answer>(_ data: UnsafeMutableRawPointer?, _ body: () -> Answer) -> Answer {
  let callback = Unmanaged<Callback>.fromOpaque(data!).takeUnretainedValue()
  guard let list = callback.list else { return ProgramCalls.during(body) }
  return TreeWork.duringRows(of: list.widgetPointer, body)
}

/// Runs `body`, which calls the program for a list of items that is being read.
package func duringItems<Answer>(_ body: () -> Answer) -> Answer { RowWork.answering(body) }

/// Runs `body`, which calls the program for a widget that is being measured or drawn.
package func duringLayout<Answer>(_ body: () -> Answer) -> Answer {
  TreeWork.beginLayout()
  defer { TreeWork.endLayout() }
  return body()
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
