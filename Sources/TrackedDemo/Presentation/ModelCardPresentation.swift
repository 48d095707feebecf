import TrackedKit

// essential:begin
/// Presents in the middle of the window, as high as the model says. Its two hooks are tracked: the first gives the card its
/// place, the second tells what it became.
final class ModelCardPresentation: PresentationController {
  private let model: PresentationModel
  private let caption = Label()
  private var height = 0.0

  init(presenting controller: ViewController, from presenter: ViewController?, _ model: PresentationModel) {
    self.model = model
    super.init(presentedViewController: controller, presenting: presenter)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    height = model.sheetHeight
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    let place = frameOfPresentedViewInContainerView
    caption.text = "\(Int(place.width)) × \(Int(place.height)) px, for \(model.name.isEmpty ? "nobody" : model.name)"
  }

  override var frameOfPresentedViewInContainerView: Rect {
    let bounds = super.frameOfPresentedViewInContainerView
    let size = (width: min(bounds.width - 48, 420), height: min(height, bounds.height - 96))
    return Rect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
  // essential:end

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.backgroundColor = .systemBackground
    presentedView?.layer.cornerRadius = 14
    presentedView?.layer.masksToBounds = true
    caption.addCSSClass("on-colour")
    caption.halign = .center
    caption.valign = .end
    // A text of another length must ask for no other size.
    caption.widthChars = 30
    caption.maxWidthChars = 30
    caption.margins = PageLayout.cardMargins
    let shade = View()
    shade.backgroundColor = Color.black.withAlphaComponent(0.55)
    shade.addSubview(caption)
    if let presentedView { containerView?.insertSubview(shade, belowSubview: presentedView) }
  }
}
