/// A function with an object. If it is a method of that very object (`save` for `self.save`), it is held without the
/// object, so that a control and its owner do not keep each other alive.
///
/// A function value is a code address and its captures. A method reference captures only its object, and the
/// compiler then puts the object itself in place of the captures. Only if that is so, compared by identity, the function is
/// taken apart; any other function is held as it is.
///
/// `Holder` is a struct around one function of a definite type: a function as a generic value would have a layer put around it.
struct BoundMethod<Holder> {
  private struct Words {
    var code: UnsafeRawPointer
    var captures: UnsafeRawPointer?
  }

  private enum Form {
    case whole(Holder)
    case method(code: UnsafeRawPointer)
  }

  private let form: Form

  init(_ holder: Holder, of target: AnyObject?) {
    precondition(MemoryLayout<Holder>.size == MemoryLayout<Words>.size)
    let words = withUnsafePointer(to: holder) {
      $0.withMemoryRebound(to: Words.self, capacity: 1) { $0.pointee }
    }
    if let target, let captures = words.captures, captures == Self.address(of: target) {
      form = .method(code: words.code)
    } else {
      form = .whole(holder)
    }
  }

  /// The function, for its object while that lives.
  func holder(of target: AnyObject) -> Holder {
    switch form {
    case .whole(let holder): return holder
    case .method(let code):
      let words = Words(code: code, captures: Self.address(of: target))
      return withUnsafePointer(to: words) {
        // Copying the function out retains its captures, the object.
        $0.withMemoryRebound(to: Holder.self, capacity: 1) { $0.pointee }
      }
    }
  }

  private static func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }
}

/// A method without a parameter.
struct PlainMethod {
  let call: @MainActor () -> Void
}

/// A method that takes the control.
struct SenderMethod<Sender: AnyObject> {
  let call: @MainActor (Sender) -> Void
}

/// A method that takes anything.
struct AnySenderMethod {
  let call: @MainActor (Any) -> Void
}
