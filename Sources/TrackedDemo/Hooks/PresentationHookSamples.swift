import TrackedKit

// essential:begin
/// What presents something has two hooks around the layout of its container.
final class StarPresentation: PresentationController {
  private let width: HookInput
  private let stars: HookInput
  private let caption: Label
  private var share = 1.0

  init(_ samples: PresentationSamplesController, from presenter: ViewController) {
    width = samples.width
    stars = samples.stars
    caption = samples.caption
    super.init(presentedViewController: samples, presenting: presenter)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    share = 0.75 + Double(width.value) / 20
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    caption.text = "\(stars.stars) \(Int(frameOfPresentedViewInContainerView.width)) px"
  }

  override var frameOfPresentedViewInContainerView: Rect {
    let bounds = super.frameOfPresentedViewInContainerView
    let least = Double(presentedViewController.view.measured(.horizontal).minimum)
    let size = (width: max((bounds.width * share).rounded(), least), height: min(260, bounds.height))
    return Rect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
// essential:end

/// What is presented: a sample for each of the two hooks.
final class PresentationSamplesController: ViewController {
  let width: HookInput
  let stars: HookInput
  let caption = Label()

  init(_ model: HookModel) {
    width = model.input("containerViewWillLayoutSubviews()")
    stars = model.input("containerViewDidLayoutSubviews()")
    super.init()
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 14
    view.layer.borderWidth = 1
    view.layer.borderColor = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    let done = Button(word: "Done")
    done.halign = .end
    done.onClicked(self) { me in me.dismiss(animated: true) }
    // A text of another length must ask for no other size.
    caption.widthChars = 13
    caption.maxWidthChars = 13
    let column = Box(.vertical, spacing: 12)
    column.margins = PageLayout.cardMargins
    column.append(
      PageLayout.makeSection(
        "Presentations",
        [
          sample("containerViewWillLayoutSubviews()", .containerViewWillLayoutSubviews, nil, width),
          sample("containerViewDidLayoutSubviews()", .containerViewDidLayoutSubviews, caption, stars),
        ].map { $0.makeRow() }))
    column.append(done)
    view.addSubview(column)
  }

  private func sample(_ name: String, _ hook: HookKind, _ widget: Widget?, _ input: HookInput) -> HookSample {
    guard let presentation = presentationController else { preconditionFailure("\(name) exists while presented") }
    return HookSample(
      owner: "presentation", name: name, widget: widget, input: input, counter: RunCounter(of: presentation, hook),
      request: "setNeedsLayout()"
    ) { [weak presentation] in presentation?.setNeedsLayout() }
  }
}

extension PresentationSamplesController: ViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { StarPresentation(self, from: source) }
}
