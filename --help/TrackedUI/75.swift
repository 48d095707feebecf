import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Drawing/GeometryEffect.swift", line: 7)
private struct Shake: GeometryEffect {
  var animatableData: Double
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 2), y: 0))
  }
}
#sourceLocation()

