import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Animation/Transaction.swift", line: 6)
struct IsUndoneKey: TransactionKey { static let defaultValue = false }
extension Transaction {
  var isUndone: Bool {
    get { self[IsUndoneKey.self] }
    set { self[IsUndoneKey.self] = newValue }
  }
}
#sourceLocation()

