/// A warm print: colours give way to one tone.
nonisolated enum PictureFilter {
  /// - Parameters:
  ///   - pixels: blue, green, red and opacity, a byte each.
  ///   - intensity: from 0, no change, to 1, one tone.
  static func apply(to pixels: [UInt8], intensity: Double) -> [UInt8] {
    let part = Int(min(max(intensity, 0), 1) * 256)
    var result = pixels
    result.withUnsafeMutableBufferPointer { pixels in
      for index in stride(from: 0, to: pixels.count - 3, by: 4) {
        let (blue, green, red) = (Int(pixels[index]), Int(pixels[index + 1]), Int(pixels[index + 2]))
        let gray = (red * 77 + green * 151 + blue * 28) >> 8
        pixels[index] = mix(blue, min(255, gray * 200 >> 8), part)
        pixels[index + 1] = mix(green, min(255, gray * 240 >> 8), part)
        pixels[index + 2] = mix(red, min(255, gray * 276 >> 8), part)
      }
    }
    return result
  }

  private static func mix(_ from: Int, _ to: Int, _ part: Int) -> UInt8 { UInt8(from + ((to - from) * part >> 8)) }
}
