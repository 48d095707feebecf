import CGtk
import Gtk

/// A picture of a widget could not be made.
public nonisolated struct PictureError: Error, CustomStringConvertible {
  /// The widget and the reason.
  public let description: String
}

/// What a widget showed when it was last painted, as a picture, without a screen grab; a window comes with its
/// background, any other widget without that of its parents. `settle()` first.
///
/// - Throws: `PictureError` when the widget is not shown in a window, is empty, or draws nothing.
@MainActor public func picture(of widget: Widget) throws(PictureError) -> Texture {
  let subject = describe(widget)
  guard widget.isMapped else {
    throw PictureError(description: "\(subject) is not shown; put it into a TestWindow first")
  }
  guard widget.width > 0, widget.height > 0 else {
    throw PictureError(description: "\(subject) has the size \(widget.width)x\(widget.height)")
  }
  guard let texture = widget.renderTexture() else { throw PictureError(description: "\(subject) draws nothing") }
  return texture
}

/// The bytes of a PNG file of what `picture(of:)` gives.
///
/// - Throws: `PictureError`, as `picture(of:)` does.
@MainActor public func png(of widget: Widget) throws -> [UInt8] {
  let texture = try picture(of: widget)
  guard let bytes = gdk_texture_save_to_png_bytes(texture.native()) else {
    throw PictureError(description: "\(describe(widget)) cannot be written as PNG")
  }
  defer { g_bytes_unref(bytes) }
  var count: gsize = 0
  let data = g_bytes_get_data(bytes, &count)
  return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
}

/// Writes a PNG file of what `picture(of:)` gives.
///
/// - Throws: `PictureError`, or `TextureError` when the file cannot be written.
@MainActor public func savePNG(of widget: Widget, to path: String) throws {
  try picture(of: widget).savePNG(to: path)
}

extension Texture {
  /// One pixel: red, green, blue and opacity, from 0 to 255, not premultiplied.
  public nonisolated struct Pixel: Equatable, Sendable, CustomStringConvertible {
    /// The share of red.
    public let red: UInt8
    /// The share of green.
    public let green: UInt8
    /// The share of blue.
    public let blue: UInt8
    /// The opacity.
    public let alpha: UInt8

    /// A pixel by its shares.
    public nonisolated init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// As CSS writes it, with the opacity last.
    public nonisolated var description: String {
      "#"
        + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The pixels from top left to bottom right.
  public func pixels() -> [Pixel] {
    let bytes = downloaded.bytes
    return stride(from: 0, to: bytes.count, by: 4).map { Pixel(bytes, at: $0) }
  }

  /// The pixel at a place, counted from the top left.
  ///
  /// - Precondition: the position is in the picture.
  public func pixel(x: Int, y: Int) -> Pixel {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is not in \(width)x\(height)")
    return Pixel(downloaded.bytes, at: (y * width + x) * 4)
  }

  /// What the texture holds, which never changes: taken from it once.
  private var downloaded: DownloadedBytes { attachment(orNew: DownloadedBytes(premultipliedBGRA())) }
}

private final class DownloadedBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension Texture.Pixel {
  /// The pixel whose four bytes, blue, green, red and opacity, premultiplied, begin at a place.
  fileprivate init(_ bytes: [UInt8], at index: Int) {
    let alpha = Int(bytes[index + 3])
    func straight(_ value: UInt8) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
    }
    self.init(
      red: straight(bytes[index + 2]), green: straight(bytes[index + 1]), blue: straight(bytes[index]),
      alpha: bytes[index + 3])
  }
}
