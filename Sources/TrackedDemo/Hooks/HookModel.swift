import TrackedKit

/// A number from 1 to 5 that the hook of one sample reads.
@Observable final class HookInput {
  private(set) var value = 2

  var stars: String { String(repeating: "★", count: value) + String(repeating: "☆", count: 5 - value) }

  func next() { value = value % 5 + 1 }
}

/// What the page of hooks changes.
final class HookModel {
  /// One of its own for each hook: a change runs that hook alone.
  private var inputs: [String: HookInput] = [:]

  /// The number that the sample called `name` reads.
  func input(_ name: String) -> HookInput {
    if let input = inputs[name] { return input }
    let input = HookInput()
    inputs[name] = input
    return input
  }
}
