import Gtk

/// How thick the track of a slider is, and how far from its ends it keeps.
struct SliderTrack: Hashable {
  /// As the theme has it, in logical pixels.
  static let usualHeight = 4.0
  /// The arguments for an override.
  static let trial = Rect(x: 0, y: 0, width: 200, height: 30)

  private let height: Int
  private let start: Int
  private let end: Int

  init(_ track: Rect, within bounds: Rect) {
    height = max(1, Int(pixels: track.height.rounded()))
    start = max(0, Int(pixels: (track.minX - bounds.minX).rounded()))
    end = max(0, Int(pixels: (bounds.maxX - track.maxX).rounded()))
  }

  func apply(to slider: Slider) {
    let isUsual = height == Int(Self.usualHeight) && start == 0 && end == 0
    Self.looks.give(isUsual ? nil : self, to: slider)
  }

  private static let looks = SharedLooks<SliderTrack>(sheet: "slider-tracks") { track, name in
    // The line around it, one pixel wide, is the theme's, and so are the 20 pixels of the knob, whatever it lies on.
    let overhang = -(22 - track.height) / 2
    return """
      scale.horizontal.\(name) > trough {
        min-height: \(max(0, track.height - 2))px; border-radius: \(track.height)px;
        margin-left: \(track.start)px; margin-right: \(track.end)px;
      }
      scale.horizontal.\(name) > trough > highlight { border-radius: \(track.height)px; }
      scale.horizontal.\(name) > trough > slider {
        margin-top: \(overhang)px; margin-bottom: \(overhang)px;
      }
      """
  }
}
