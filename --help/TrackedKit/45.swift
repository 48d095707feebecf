import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Gestures/GestureRecognizer.swift", line: 11)
private final class PressRecognizer: GestureRecognizer {
  override func touchesBegan(_ touches: Set<Touch>, with event: Event) { state = .began }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .ended }
}
#sourceLocation()

