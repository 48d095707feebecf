import FoundationEssentials
import TrackedKit

/// Saves what a window shows, with all that was written up to now, as a PNG.
enum WindowPicture {
  /// The folder for pictures of the person at the screen.
  static var folder: String {
    FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first?.path
      ?? FileManager.default.homeDirectoryForCurrentUser.path
  }

  /// Saves a picture of the window's next frame under a name that no file has yet, and gives its path.
  ///
  /// - Throws: what the folder or the file refuses; `DemoError` if the window is not shown.
  static func save(_ window: Window, name: String, to folder: String = folder) async throws -> String {
    await nextFrame(of: window)
    guard let texture = window.renderTexture() else { throw DemoError("The window is not shown.") }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var path = "\(folder)/\(name).png"
    var number = 2
    while FileManager.default.fileExists(atPath: path) {
      path = "\(folder)/\(name) \(number).png"
      number += 1
    }
    try texture.savePNG(to: path)
    return path
  }

  /// Returns when everything that was written is painted.
  private static func nextFrame(of window: Window) async {
    guard window.isMapped, let clock = window.frameClock else { return }
    var connection: SignalConnection?
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Void, Never>? = continuation
      connection = clock.onAfterPaint {
        waiting?.resume()
        waiting = nil
      }
      window.queueDraw()
    }
    connection?.disconnect()
  }
}
