import GtkTesting
import Testing

@testable import TrackedKit

/// Animations that are added to layers, and changes of layers that animate by themselves.
@MainActor @Suite(.serialized) struct LayerAnimationTests {
  private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("\(anim.value(forKey: "name") as? String ?? "stop") \(flag)")
    }
  }

  private func shown(_ layer: Layer) async throws -> (View, TestWindow) {
    let view = View()
    view.layer.addSublayer(layer)
    let window = try await TestWindow(view, width: 100, height: 100)
    TestDisplay.animations = .on
    return (view, window)
  }

  private func end(_ window: TestWindow) {
    TestDisplay.animations = .off
    window.close()
  }

  @Test func aBasicAnimationMovesWhatIsSeenAlone() async throws {
    let ring = CAShapeLayer()
    ring.path = BezierPath(ovalIn: Rect(x: 0, y: 0, width: 80, height: 80)).cgPath
    ring.strokeEnd = 0.25
    let (_, window) = try await shown(ring)
    defer { end(window) }
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.15
    animation.delegate = listener
    animation.setValue("grow", forKey: "name")
    ring.add(animation, forKey: "grow")
    #expect(ring.animationKeys() == ["grow"])
    var seen: [Double] = []
    try await wait {
      if let shape = ring.presentation.shape { seen.append(shape.strokeEnd) }
      return listener.events.count == 2
    }
    #expect(listener.events == ["start", "grow true"])
    #expect(seen.contains { $0 > 0.3 && $0 < 1 })
    #expect(ring.strokeEnd == 0.25 && ring.presentation.shape?.strokeEnd == 0.25, "it goes back")
    #expect(ring.animationKeys() == nil)
  }

  @Test func oneThatStaysForwards() async throws {
    let layer = CALayer()
    let (_, window) = try await shown(layer)
    defer { end(window) }
    let listener = Listener()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.5
    fade.duration = 0.05
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    try await wait { listener.events.count == 2 }
    try await settle()
    #expect(layer.opacity == 1 && layer.presentation()?.opacity == 0.5)
    layer.removeAllAnimations()
    #expect(layer.presentation()?.opacity == 1)
    #expect(listener.events.count == 2, "told once")
  }

  @Test func whereAnimationsAreOffItIsAtItsEnd() async throws {
    let layer = CALayer()
    let (_, window) = try await shown(layer)
    defer { end(window) }
    TestDisplay.animations = .off
    let listener = Listener()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.5
    fade.duration = 10
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    try await wait { listener.events == ["start", "stop true"] }
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func oneThatIsTakenAway() async throws {
    let (view, window) = try await shown(CALayer())
    defer { end(window) }
    let listener = Listener()
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = 2 * Double.pi
    turn.duration = 0.5
    turn.repeatCount = .infinity
    turn.delegate = listener
    view.layer.add(turn, forKey: "turn")
    try await wait { view.layer.presentation.transform != .identity }
    view.layer.removeAnimation(forKey: "turn")
    #expect(listener.events == ["start", "stop false"])
    #expect(view.layer.presentation.transform == .identity)
    // Nothing asks for frames any more.
    try await settle()
  }

  @Test func oneThatIsAddedBeforeTheViewIsSeenBeginsThen() async throws {
    try TestDisplay.prepare()
    TestDisplay.animations = .on
    let view = View()
    let listener = Listener()
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1
    pulse.toValue = 2
    pulse.duration = 0.05
    pulse.autoreverses = true
    pulse.delegate = listener
    view.layer.add(pulse, forKey: nil)
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { end(window) }
    try await wait { listener.events == ["start", "stop true"] }
  }

  @Test func keyframesGroupsAndPaths() async throws {
    let layer = CALayer()
    layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let (_, window) = try await shown(layer)
    defer { end(window) }
    let steps = CAKeyframeAnimation(keyPath: "position.x")
    steps.values = [0, 40, 10]
    steps.keyTimes = [0, 0.5, 1]
    steps.isAdditive = true
    let path = CAKeyframeAnimation(keyPath: "position")
    path.path = BezierPath(rect: Rect(x: 0, y: 0, width: 10, height: 10)).cgPath
    var properties = layer.presentation
    steps.duration = 1
    #expect(steps.show(at: 0.25, in: &properties))
    #expect(properties.position.x == 25, "added to its own 5")
    path.duration = 1
    path.begin(in: layer)
    _ = path.show(at: 0.5, in: &properties)
    #expect(abs(properties.position.x - 10) < 0.01 && abs(properties.position.y - 10) < 0.01)
    let group = CAAnimationGroup()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.beginTime = 0.5
    group.animations = [fade]
    group.duration = 1
    fade.duration = 0.5
    _ = group.show(at: 0.75, in: &properties)
    #expect(properties.opacity == 0.5)
    #expect(!group.show(at: 1, in: &properties))
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.damping = 5
    #expect(spring.settlingDuration > 0.5)
  }

  @Test func changesAnimateByThemselves() async throws {
    let ring = CAShapeLayer()
    ring.strokeEnd = 0
    let (view, window) = try await shown(ring)
    defer { end(window) }
    var ended = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.1)
    CATransaction.setCompletionBlock { ended += 1 }
    ring.strokeEnd = 1
    ring.opacity = 0.5
    CATransaction.commit()
    #expect(ring.strokeEnd == 1 && ring.presentation.shape?.strokeEnd == 0)
    var seen: Set<Double> = []
    try await wait {
      seen.insert(ring.presentation.shape?.strokeEnd ?? 0)
      return ended == 1
    }
    #expect(seen.contains { $0 > 0 && $0 < 1 } && ring.presentation.shape?.strokeEnd == 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = 0.5
    CATransaction.commit()
    #expect(ring.presentation.shape?.strokeEnd == 0.5)
    view.layer.cornerRadius = 9
    #expect(view.layer.presentation.cornerRadius == 9, "a view's own layer changes at once")
    View.performWithoutAnimation { ring.strokeEnd = 0.2 }
    #expect(ring.presentation.shape?.strokeEnd == 0.2)
  }

  @Test func aCompletionWithoutAnimations() async throws {
    var ended = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended += 1 }
    CATransaction.commit()
    #expect(ended == 0, "not inside of the call")
    try await wait { ended == 1 }
  }

  @Test func theTimeOfALayerStands() async throws {
    let layer = CALayer()
    let (_, window) = try await shown(layer)
    defer { end(window) }
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 6
    turn.duration = 100
    layer.add(turn, forKey: "turn")
    try await wait { layer.presentation.rotation > 0 }
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(abs(layer.convertTime(CACurrentMediaTime(), from: nil) - paused) < 1e-6)
    let angle = layer.presentation.rotation
    var frames = 0
    view(of: layer)?.addTickCallback { _ in
      frames += 1
      return frames > 3 ? .finish : .again
    }
    try await wait { frames > 3 }
    #expect(abs(layer.presentation.rotation - angle) < 0.01)
    layer.removeAllAnimations()
  }

  private func view(of layer: Layer) -> Widget? { layer.host }

  @Test func transformsOfThreeDimensions() {
    #expect(CATransform3DMakeScale(2, 3, 1) == AffineTransform(scaleX: 2, y: 3))
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 0, 1)
    #expect(abs(turn.a - 0.5) < 1e-9 && abs(turn.b - AffineTransform(rotationAngle: .pi / 3).b) < 1e-9)
    #expect(abs(CATransform3DMakeRotation(.pi / 3, 0, 1, 0).a - 0.5) < 1e-9, "half as wide, seen from far away")
  }
}
