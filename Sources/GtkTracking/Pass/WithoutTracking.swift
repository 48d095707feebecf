/// Runs `body` inside a hook without making what it reads, properties and traits, dependencies of the hook.
///
/// Use it for a value whose later changes do not matter to the hook: an initial value, a log line. Outside of hooks it just runs `body`.
///
/// ```swift
/// label.updateProperties { label in
///   label.text = model.title
///   withoutTracking { log("shown with \(model.debugState)") }
/// }
/// ```
public func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
  try PassContext.untracked(body)
}
