/// Which classes are a program's own.
enum ProgramClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = !String(reflecting: type).hasPrefix("TrackedKit.")
    known[key] = answer
    return answer
  }
}
