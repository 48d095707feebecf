/// A method or closure that the update pass calls and whose reads it tracks.
///
/// Everything else is never tracked: `viewDidLoad`, initialisers, actions, timers (C-016).
public nonisolated enum HookKind: String, Sendable, CaseIterable {
  /// `View.updateConstraints()`.
  case updateConstraints
  /// `ViewController.updateViewConstraints()`.
  case updateViewConstraints
  /// `updateProperties()` of a view or controller, or an update handler of any widget.
  case updateProperties
  /// `updateContentUnavailableConfiguration(using:)` of a controller.
  case updateContentUnavailableConfiguration
  /// `updateConfiguration(using:)` of a cell or button.
  case updateConfiguration
  /// The `configurationUpdateHandler` of a cell or button.
  case configurationUpdateHandler
  /// What a control updates by itself: the value it is bound to, its action's title, a colour that depends on traits.
  case controlContent
  /// `ViewController.viewWillLayoutSubviews()`.
  case viewWillLayoutSubviews
  /// `View.layoutSubviews()`.
  case layoutSubviews
  /// `ViewController.viewDidLayoutSubviews()`.
  case viewDidLayoutSubviews
  /// `View.layout()`: part of `layoutSubviews`, a hook of its own at level 18.
  case layout
  /// `ViewController.viewWillLayout()`: part of `viewWillLayoutSubviews`, a hook of its own at level 18.
  case viewWillLayout
  /// `ViewController.viewDidLayout()`: part of `viewDidLayoutSubviews`, a hook of its own at level 18.
  case viewDidLayout
  /// `PresentationController.containerViewWillLayoutSubviews()`.
  case containerViewWillLayoutSubviews
  /// `PresentationController.containerViewDidLayoutSubviews()`.
  case containerViewDidLayoutSubviews
  /// A custom GTK widget's layout in `trackLayout(_:)`.
  case allocate
  /// A custom GTK widget's drawing in `trackDrawing(_:)`.
  case snapshot
  /// `View.draw(_:)`.
  case draw
  /// `View.updateLayer()`.
  case updateLayer
  /// The `body` of a declarative view, or the update of one of its widgets.
  case body

  /// The step of the update pass in which the hook runs.
  public var phase: UpdatePhase {
    switch self {
    case .updateConstraints, .updateViewConstraints: .constraints
    case .updateProperties, .updateContentUnavailableConfiguration, .updateConfiguration,
      .configurationUpdateHandler, .controlContent, .body:
      .properties
    case .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .layout, .viewWillLayout, .viewDidLayout, .allocate:
      .layout
    case .draw, .updateLayer, .snapshot: .display
    }
  }

  /// Whether another hook of the layout calls the method, unless an older level's rules make it a hook of its own.
  package var isPartOfLayout: Bool {
    switch self {
    case .layout, .viewWillLayout, .viewDidLayout: true
    default: false
    }
  }

  /// Whether it is a part of the layout that the controller has, and not the view.
  var isOfControllersLayout: Bool { self == .viewWillLayout || self == .viewDidLayout }

  /// Where a hook is around the `layoutSubviews()` of its view.
  package enum PlaceInLayout { case before, itself, after }

  /// Where the hook is around the `layoutSubviews()` of its view; nil for a hook of another phase.
  package var placeInLayout: PlaceInLayout? {
    switch self {
    case .viewWillLayoutSubviews, .containerViewWillLayoutSubviews: .before
    case .layoutSubviews: .itself
    case .viewDidLayoutSubviews, .containerViewDidLayoutSubviews: .after
    default: nil
    }
  }
}
