public import Gtk

/// Shows how far something has come.
@MainActor open class ProgressView: View, ProgressBarProtocol {
  override var standardPriorities: ContentPriorities { .hugging(.vertical) }

  override func isSizeless(_ orientation: Orientation) -> Bool { orientation == .horizontal }

  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .progressBar }

  /// The place of a progress view.
  public nonisolated enum Style: Sendable {
    /// Among other content.
    case `default`
    /// At the edge of a bar.
    case bar
  }

  /// At 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    valign = .center
    showColors()
  }

  /// At 0.
  public convenience init(progressViewStyle: Style) {
    self.init()
    setCSSClass("osd", .when(progressViewStyle == .bar))
  }

  /// The colour of the done part; nil for the tint.
  @AlwaysObserved open var progressTintColor: Color? {
    didSet { if progressTintColor != oldValue { showColors() } }
  }
  /// The colour of the remaining part; nil for the theme's.
  @AlwaysObserved open var trackTintColor: Color? {
    didSet { if trackTintColor != oldValue { showColors() } }
  }

  private func showColors() {
    followControlColors { [unowned self] traits in
      ControlColors(
        fill: (progressTintColor ?? traits.ownTint)?.rgba(with: traits), track: trackTintColor?.rgba(with: traits))
    }
  }

  /// From 0 to 1; other values become the nearer end. The change is immediate, also inside of `View.animate`.
  open var progress: Float {
    get {
      let target = attachment(ProgressTarget.self)
      return Float(target.flatMap { Animator.isRunning(progressKey, of: self) ? $0.value : nil } ?? fraction)
    }
    set {
      Animator.stop(progressKey, of: self)
      fraction = min(max(Double(newValue), 0), 1)
    }
  }

  /// Sets the progress, on the way there from where it is with `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard animated else { return self.progress = progress }
    let end = min(max(Double(progress), 0), 1)
    attach(ProgressTarget(end))
    View.animate(options: [.curveLinear]) {
      Animator.set(progressKey, of: self, from: fraction, to: end) { [weak self] in self?.fraction = $0 }
    }
  }

  private var progressKey: AnimationKey { AnimationKey(self, "progress") }
}

/// Where a progress goes to while it is animated.
private final class ProgressTarget {
  let value: Double

  init(_ value: Double) { self.value = value }
}
