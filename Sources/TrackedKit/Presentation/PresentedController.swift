/// How a controller is presented, which every controller may set or override.
@MainActor open class PresentedController: TouchedController {
  /// What this controller presents, and how it is presented itself.
  final lazy var presentation = PresentationState()

  /// How this controller is presented; a sheet unless said otherwise. Set it before presenting.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { presentation.style }
    set {
      precondition(presentation.presenting == nil, "set modalPresentationStyle before presenting \(type(of: self))")
      presentation.style = newValue
      presentation.controller = nil
    }
  }

  /// Whether this controller's view is what is covered by what it, or a controller in it, presents with the style `.currentContext` or
  /// `.overCurrentContext`. Other presentations cover the window, and a search what is searched, whatever this says.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }

  /// Makes the presentation controller where `modalPresentationStyle` is `.custom`, and says in every style what moves the view in and
  /// out. Held weakly. Set it before presenting.
  open var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { presentation.transitioningDelegate }
    set { presentation.transitioningDelegate = newValue }
  }

  /// Whether Escape and clicks beside it leave it, and what it is in, where it is.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }
}
