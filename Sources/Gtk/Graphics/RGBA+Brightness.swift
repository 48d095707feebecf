// Hue, saturation and brightness.
nonisolated extension RGBA {
  /// A colour by hue, which goes round from red to red, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    // How strong a component is whose place on the circle is some sectors away.
    func component(_ place: Double) -> Double {
      let distance = (place + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, from 0 to 1; a grey has hue 0.
  public var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sector =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
  }
}
