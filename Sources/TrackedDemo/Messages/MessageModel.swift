import TrackedKit

/// A message with a status, and how many there are.
@Observable final class MessageModel {
  var showStatus = true
  private(set) var statusText = "Sending…"
  var count = 3

  private static let statuses = ["Sending…", "Delivered", "Read"]

  func nextStatus() {
    let index = Self.statuses.firstIndex(of: statusText) ?? 0
    statusText = Self.statuses[(index + 1) % Self.statuses.count]
  }
}
