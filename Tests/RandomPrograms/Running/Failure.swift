/// What went wrong, in which step.
package struct Failure: Equatable, CustomStringConvertible {
  package let kind: Kind
  package let hook: HookCode.Kind?
  package let step: Int
  package let details: String

  package enum Kind: String {
    case ranWithoutReason
    case ranOutOfSight
    case ranOutsideOfForcedPart
    case ranAfterRelease
    case didNotRun
    case oldOutput
    case oldTraits
    case wrongVisibility
    case wrongText
    case wrongPlace
    case wrongPicture
    case wrongTree
    case stalePaint
    case stillPending
    case warning
    case notFreed
  }

  /// Whether both are the same defect, as far as one can tell.
  package func resembles(_ other: Failure) -> Bool { kind == other.kind && hook == other.hook }

  package var description: String {
    "step \(step): \(kind.rawValue)\(hook.map { " \($0)" } ?? ""): \(details)"
  }
}
