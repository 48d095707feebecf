extension Program {
  /// The program as Swift source, to be read and pasted into a regression test.
  package var source: String {
    var lines = ["Program(", "  elements: ["]
    lines += elements.enumerated().map { "    /* \($0.offset) */ \($0.element.source)," }
    lines += ["  ],", "  steps: ["]
    lines += steps.map { "    [\($0.map { ".\(short($0))" }.joined(separator: ", "))]," }
    return (lines + ["  ])"]).joined(separator: "\n")
  }
}

extension Element {
  fileprivate var source: String {
    guard kind != .absent else { return ".absent" }
    let hooks = hooks.map { "\n        \($0.source)" }.joined(separator: ",")
    let place = place.map { ", place: .\(short($0))" } ?? ""
    let answer = answersLevel ? ", answersLevel: true" : ""
    return "Element(kind: .\(kind)\(place)\(hooks.isEmpty ? "" : ", hooks: [\(hooks)]")\(answer))"
  }
}

extension HookCode {
  fileprivate var source: String {
    let reads = reads.map { ".\(short($0))" }.joined(separator: ", ")
    let effects = effects.map { ".\(short($0))" }.joined(separator: ", ")
    return "HookCode(.\(kind)" + (reads.isEmpty ? "" : ", reads: [\(reads)]")
      + (effects.isEmpty ? "" : ", effects: [\(effects)]") + ")"
  }
}

/// What Swift prints of a value, with the names of types left out where Swift finds them itself.
private func short(_ value: some Any) -> String {
  var text = String(describing: value)
  text.replace(#/RandomPrograms\.Path\(item: (\d+), steps: \[\]\)/#) { "Path(item: \($0.output.1))" }
  text.replace(#/RandomPrograms\.([A-Z]\w*)\(/#) { "\($0.output.1)(" }
  text.replace(#/RandomPrograms\.(?:[A-Z]\w*\.)*([a-z]\w*)/#) { ".\($0.output.1)" }
  text.replace(#/Optional\((-?\d+)\)/#) { "\($0.output.1)" }
  return text
}
