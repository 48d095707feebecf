import TrackedKit

/// How the animations ended, for the page to show.
@Observable final class AnimationEnds {
  var finished = 0
  var interrupted = 0
}

/// The old way and the new way to animate what hooks do.
final class AnimationViewController: ViewController {
  private let validation: ValidationModel
  private let confirmation: ConfirmationView
  private let panel: ExpandingPanel
  private let ball: BallView
  private let filling: FillingBar
  private var animator: ViewPropertyAnimator?
  private let ends = AnimationEnds()
  private let endsLabel = Label()
  private let motionLabel = Label()
  private let slowSwitch = Switch()

  init(_ validation: ValidationModel) {
    self.validation = validation
    confirmation = ConfirmationView(validation)
    panel = ExpandingPanel(validation)
    ball = BallView(validation)
    filling = FillingBar(validation)
    super.init()
    title = String(localized: "Animation")
  }

  // essential:begin
  /// The change is made in the next update pass, after the block: nothing moves.
  private func toggleWithoutFlushing() {
    View.animate(withDuration: duration) { [validation] in validation.isValid.toggle() }
  }

  /// The old way: the block has to know which view depends on the model.
  private func toggleTheOldWay() {
    View.animate(withDuration: duration) { [validation, confirmation] in
      validation.isValid.toggle()
      confirmation.layoutIfNeeded()
    }
  }

  /// The new way: the block changes the model, and whatever hooks change because of it is animated.
  private func toggleWithFlushing() {
    View.animate(withDuration: duration, options: .flushUpdates) { [validation] in validation.isValid.toggle() }
  }

  /// Layout is animated as well: both views move to their new places.
  private func togglePanel() {
    View.animate(withDuration: duration, options: .flushUpdates) { [validation] in validation.isExpanded.toggle() }
  }

  /// A part of a block that does not move.
  private func togglePanelAtOnce() {
    View.animate(withDuration: duration, options: .flushUpdates) { [validation] in
      View.performWithoutAnimation { validation.isExpanded.toggle() }
    }
  }

  /// An animation as an object, which can be stopped on the way, and finished.
  private func startAnimator() {
    guard animator?.state != .active else { return }
    let animator = ViewPropertyAnimator(duration: 2, curve: .easeInOut) { [validation] in
      validation.progress = validation.progress == 0 ? 1 : 0
    }
    animator.flushUpdates = true
    animator.startAnimation()
    self.animator = animator
  }

  /// Pressed on the way, the ball turns where it is.
  private func moveBall() {
    View.animate(springDuration: duration * 2, bounce: 0.5, options: .flushUpdates) { [validation] in
      validation.position = validation.position == 0 ? 1 : 0
    } completion: { [ends] isFinished in
      if isFinished { ends.finished += 1 } else { ends.interrupted += 1 }
    }
  }
  // essential:end

  private var duration: Double { slowSwitch.isOn ? 2 : View.defaultAnimationDuration }

  override func updateProperties() {
    super.updateProperties()
    endsLabel.text = "\(ends.finished) finished, \(ends.interrupted) interrupted"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showMotion()
  }

  /// The desktop's wish is no observable model: it reports its changes by a signal.
  private func showMotion() {
    motionLabel.text =
      View.areAnimationsEnabled
      ? "Motion is allowed." : "The desktop, or this app, asks for reduced motion: changes appear at once."
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    motionLabel.numberOfLines = 0
    motionLabel.addCSSClass("dim-label")
    motionLabel.margins = PageLayout.rowMargins
    DisplaySettings.shared.onNotifyEnableAnimations.includingProgrammatic(self) { me in me.showMotion() }
    view.addSubview(
      PageLayout.makePage(
        title: "Animation", summary: "Change the model in an animation block; hooks do the rest.",
        source: "AnimationViewController.swift",
        [
          PageLayout.makeSection(
            "Validation",
            [
              framed(confirmation),
              row("Flush updates", "The new way", "Validate") { $0.toggleWithFlushing() },
              row("layoutIfNeeded()", "The old way, in the same block", "Validate the Old Way") {
                $0.toggleTheOldWay()
              },
              row("Neither", "The hook runs after the block: no motion", "Validate Unflushed") {
                $0.toggleWithoutFlushing()
              },
            ]),
          PageLayout.makeSection(
            "Layout",
            [
              framed(panel), row("Expand", "The box follows the bar", "Expand the panel") { $0.togglePanel() },
              row("Expand at once", "performWithoutAnimation in the block", "Expand the panel at once", "Apply") {
                $0.togglePanelAtOnce()
              },
            ]),
          PageLayout.makeSection(
            "Spring",
            [
              framed(ball), row("Move the ball", "Press again on the way", "Move the ball") { $0.moveBall() },
              PageLayout.makeRow("Ends", control: endsLabel),
            ]),
          PageLayout.makeSection("Animator", [framed(filling), makeAnimatorButtons()]),
          PageLayout.makeSection(
            "Runs and motion",
            [
              PageLayout.makeCountRow(
                "Confirmation: updateProperties()", "Once per change, however long the animation",
                RunCounter(of: confirmation, .updateProperties)),
              PageLayout.makeCountRow(
                "Panel: layoutSubviews()", "Once per change", RunCounter(of: panel, .layoutSubviews)),
              PageLayout.makeRow("Slow motion", "Two seconds per change", control: slowSwitch), motionLabel,
            ]),
        ]))
  }

  private func makeAnimatorButtons() -> Widget {
    let buttons = Box(.horizontal, spacing: 9)
    buttons.isHomogeneous = true
    buttons.margins = PageLayout.rowMargins
    let actions: [(String, (AnimationViewController) -> Void)] = [
      ("Start", { $0.startAnimator() }), ("Stop", { $0.animator?.stopAnimation(false) }),
      ("Finish", { $0.animator?.finishAnimation(at: .end) }),
    ]
    for (title, action) in actions {
      let button = Button(title)
      button.onClicked(self, action)
      buttons.append(button)
    }
    return buttons
  }

  private func framed(_ content: View) -> Widget {
    content.margins = PageLayout.contentMargins
    return content
  }

  private func row(
    _ title: String, _ subtitle: String, _ name: String, _ label: String = "Animate",
    _ action: @escaping (AnimationViewController) -> Void
  ) -> Widget {
    let button = Button(label)
    button.onClicked(self, action)
    let row = PageLayout.makeRow(title, subtitle, control: button)
    button.setAccessibleLabel(name)
    return row
  }
}
