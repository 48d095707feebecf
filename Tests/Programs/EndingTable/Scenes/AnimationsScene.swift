import GtkTesting
import TrackedKit

/// Animations of layers and views, links to frames, and scrolling and zooming that moves.
final class AnimationsController: ViewController, CAAnimationDelegate, ScrollViewDelegate {
  let box = View()
  let scroll = ScrollView()
  let content = View(frame: Rect(x: 0, y: 0, width: 300, height: 900))
  let pages = ScrollView()
  var link: CADisplayLink?
  var updateLink: UpdateLink?
  var animator: ViewPropertyAnimator?

  init(_ world: World) {
    super.init()
    world.endOwn = { [weak self] in
      guard let self else { return }
      box.layer.removeAllAnimations()
      animator?.stopAnimation(true)
      animator = nil
      link?.invalidate()
      link = nil
      updateLink?.isEnabled = false
      updateLink = nil
      scroll.delegate = nil
      scroll.setContentOffset(.zero, animated: false)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for scroll in [scroll, pages] { scroll.delegate = self }
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
    pages.isPagingEnabled = true
    pages.contentSize = Size(width: 5000, height: 100)
    let stack = StackView(arrangedSubviews: [box, scroll, pages])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  func animationDidStart(_ anim: CAAnimation) { called("CAAnimationDelegate.animationDidStart", box) }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { called("CAAnimationDelegate.finished", box) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    called("ScrollViewDelegate.scrollViewDidEndScrollingAnimation", scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    called("ScrollViewDelegate.scrollViewWillBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) { called("ScrollViewDelegate.withVelocity", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    called("ScrollViewDelegate.willDecelerate", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    called("ScrollViewDelegate.scrollViewWillBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    called("ScrollViewDelegate.scrollViewDidEndDecelerating", scrollView)
  }
  func viewForZooming(in scrollView: ScrollView) -> View? {
    called("ScrollViewDelegate.viewForZooming", scrollView)
    return scrollView === scroll ? content : nil
  }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    called("ScrollViewDelegate.with", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) { called("ScrollViewDelegate.scrollViewDidZoom", scrollView) }
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
    called("ScrollViewDelegate.with end", scrollView)
  }

  func frame() { called("display link", box) }
}

extension Scene {
  private static func page(_ world: World) -> AnimationsController? { world.stage(AnimationsController.self) }

  /// Does it while things move.
  private static func moving(_ act: () async throws -> Void) async rethrows {
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try await act()
    await Table.rest()
  }

  static let animationStimuli: [Stimulus] = [
    { world in
      await moving {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 0.03)
        animation.delegate = page(world)
        page(world)?.box.layer.add(animation, forKey: "fade")
      }
    },
    { world in
      await moving {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 5)
        animation.delegate = page(world)
        page(world)?.box.layer.add(animation, forKey: "fade")
        MainLoop.whenIdle { page(world)?.box.layer.removeAnimation(forKey: "fade") }
      }
    },
    { world in
      guard let box = page(world)?.box else { return }
      await moving {
        CATransaction.begin()
        CATransaction.setCompletionBlock { called("transaction completion", box) }
        CATransaction.setAnimationDuration(0.03)
        box.layer.opacity = 0.4
        CATransaction.commit()
      }
    },
    { world in
      guard let page = page(world) else { return }
      await moving {
        let animator = ViewPropertyAnimator(duration: 0.03, curve: .linear) {
          called("animator animations", page.box)
          page.box.alpha = 0.7
        }
        animator.addCompletion { _ in called("animator completion", page.box) }
        page.animator = animator
        animator.startAnimation()
      }
    },
    { world in
      guard let box = page(world)?.box else { return }
      await moving {
        View.animateKeyframes(withDuration: 0.04, delay: 0) {
          View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            called("keyframe", box)
            box.alpha = 0.2
          }
        } completion: { _ in
          called("keyframes completion", box)
        }
      }
    },
    { world in
      guard let box = page(world)?.box else { return }
      await moving {
        View.transition(with: box, duration: 0.03, options: .transitionCrossDissolve) {
          called("transition animations", box)
          box.backgroundColor = .red
        } completion: { _ in
          called("transition completion", box)
        }
      }
    },
    { world in
      guard let page = page(world) else { return }
      page.link = CADisplayLink(target: page, selector: AnimationsController.frame)
      page.link?.add(to: .main, forMode: .default)
      try? await wait(for: "a frame") { page.box.tag == 1 || world.hasActed || page.link?.timestamp ?? 1 > 0 }
      page.link?.invalidate()
      page.link = nil
    },
    { world in
      guard let page = page(world) else { return }
      let link = UpdateLink(view: page.box)
      link.addAction { [box = page.box] _, _ in called("update link", box) }
      page.updateLink = link
      link.isEnabled = true
      page.box.setNeedsDisplay()
    },
    { $0.stage(AnimationsController.self)?.updateLink?.isEnabled = false },
    { world in await moving { page(world)?.scroll.setContentOffset(Point(x: 0, y: 200), animated: true) } },
    { page($0)?.scroll.zoomScale = 2 },
    { world in await moving { page(world)?.scroll.setZoomScale(1, animated: true) } },
    { world in if let scroll = page(world)?.scroll { try await GtkTesting.scroll(scroll, steps: 2) } },
    { world in
      await moving {
        if let pages = page(world)?.pages { _ = try? await GtkTesting.scroll(pages, steps: 1) }
        try? await wait(for: "the page") { page(world)?.pages.isDecelerating != true }
      }
    },
    { $0.window?.close() },
  ]
}
