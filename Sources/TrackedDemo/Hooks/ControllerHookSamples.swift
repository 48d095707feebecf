import TrackedKit

/// A controller whose one hook reads one number.
class HookSampleController: ViewController {
  let input: HookInput
  let label = Label()

  init(_ input: HookInput) {
    self.input = input
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.setSizeRequest(width: 60, height: 22)
    view.addSubview(label)
  }

  /// A constraint for the label's distance from the leading edge, with the others it needs; active.
  func labelIndent() -> LayoutConstraint {
    label.text = "★"
    let indent = label.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    LayoutConstraint.activate([
      indent, label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return indent
  }
}

// essential:begin
/// What a controller's view shows.
final class ControllerPropertiesSample: HookSampleController {
  override func updateProperties() {
    super.updateProperties()
    label.text = input.stars
  }
}

/// Before the view's layout: the place for content at level 18.
final class WillLayoutSample: HookSampleController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    label.text = input.stars
  }
}

/// After the view's layout: what follows from its size.
final class DidLayoutSample: HookSampleController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.text = "\(input.stars) in \(view.width) px"
  }
}

/// The same by AppKit's name.
final class WillLayoutByAppKitsNameSample: HookSampleController {
  override func viewWillLayout() {
    super.viewWillLayout()
    label.text = input.stars
  }
}

/// The same by AppKit's name.
final class DidLayoutByAppKitsNameSample: HookSampleController {
  override func viewDidLayout() {
    super.viewDidLayout()
    label.text = "\(input.stars) in \(view.width) px"
  }
}

/// A controller's constraints.
final class ViewConstraintsSample: HookSampleController {
  private lazy var indent = labelIndent()

  override func updateViewConstraints() {
    super.updateViewConstraints()
    indent.constant = Double(input.value) * 16
  }
}

/// What replaces content that is not there.
final class PlaceholderSample: HookSampleController {
  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    var placeholder = ContentUnavailableConfiguration.empty()
    placeholder.secondaryText = "Nothing here: \(input.value)"
    contentUnavailableConfiguration = input.value.isMultiple(of: 2) ? placeholder : nil
  }
}
// essential:end
