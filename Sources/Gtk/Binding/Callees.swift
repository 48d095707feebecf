import CGtk

// The closures that generated members give to C.

/// A closure as C keeps it.
private final class Callee<Function> {
  let function: Function

  init(_ function: Function) { self.function = function }
}

/// A closure for C to keep, until it calls `releaseCallee`.
package func keptCallee<Function>(_ function: Function) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Callee(function)).toOpaque()
}

/// A closure for C during a call.
package func lendCallee<Function, Answer>(_ function: Function, _ body: (UnsafeMutableRawPointer) -> Answer) -> Answer {
  let callee = Callee(function)
  return withExtendedLifetime(callee) { body(Unmanaged.passUnretained(callee).toOpaque()) }
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
