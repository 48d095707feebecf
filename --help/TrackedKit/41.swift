import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Foundation/AlwaysObserved.swift", line: 5)
extension Label {
  convenience init(title: String) {
    self.init()
    numberOfLines = 0  // has to be seen
  }
}
#sourceLocation()

