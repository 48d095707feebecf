import TrackedKit

/// What the presentation page and what it presents share.
@Observable final class PresentationModel {
  /// The height of the custom detent, in logical pixels.
  var sheetHeight = 280.0
  var name = "Nobody"
  var lastChoice = "Nothing yet"
  var unreadCount = 2
}
