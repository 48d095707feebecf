/// The type of a GTK function's name that differs in Swift: it can be called with any arguments, so that the
/// compiler gets as far as saying which name to write.
@dynamicCallable
public nonisolated struct RenamedFunction {
  /// Never called: the names of this type are unavailable.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> RenamedFunction {
    neverCalled()
  }

  /// The same where a result is used.
  @_disfavoredOverload
  public func dynamicallyCall<Result>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Result {
    neverCalled()
  }
}

/// The accessors of a variable that is unavailable, and declared for its message alone.
@attached(accessor)
package macro NeverCalled() = #externalMacro(module: "TrackedMacros", type: "NeverCalledMacro")

/// The body of what is unavailable.
package nonisolated func neverCalled() -> Never { fatalError("unavailable names cannot be used") }
