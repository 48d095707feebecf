/// A method or closure that the update pass calls and whose reads it tracks.
///
/// The list is closed: what runs elsewhere (`viewDidLoad`, initialisers, actions, timers) is never tracked (C-016).
@MainActor public enum HookKind: String, Sendable, CaseIterable {
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
  /// The closure a cell or button was given.
  case configurationUpdateHandler
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
  /// `View.draw(_:)`.
  case draw
  /// `View.updateLayer()`.
  case updateLayer

  /// The step of the update pass in which the hook runs.
  public var phase: UpdatePhase {
    switch self {
    case .updateConstraints, .updateViewConstraints: .constraints
    case .updateProperties, .updateContentUnavailableConfiguration, .updateConfiguration,
      .configurationUpdateHandler:
      .properties
    case .viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .layout, .viewWillLayout, .viewDidLayout:
      .layout
    case .draw, .updateLayer: .display
    }
  }

  /// Whether another hook of the layout calls the method, unless an older level's rules make it a hook of its own.
  var isPartOfLayout: Bool {
    switch self {
    case .layout, .viewWillLayout, .viewDidLayout: true
    default: false
    }
  }

  /// Where a hook stands around the `layoutSubviews()` of its view.
  enum PlaceInLayout { case before, itself, after }

  /// Where the hook stands around the `layoutSubviews()` of its view; nil for a hook of another phase.
  var placeInLayout: PlaceInLayout? {
    switch self {
    case .viewWillLayoutSubviews, .containerViewWillLayoutSubviews: .before
    case .layoutSubviews: .itself
    case .viewDidLayoutSubviews, .containerViewDidLayoutSubviews: .after
    default: nil
    }
  }
}

/// A step of the update pass; the order of the cases is the order of the steps.
@MainActor public enum UpdatePhase: Int, Sendable, CaseIterable, Comparable {
  /// Trait collections are brought up to date, top-down.
  case traits
  /// Constraint hooks run, bottom-up.
  case constraints
  /// Property and configuration hooks run, top-down.
  case properties
  /// GTK allocates; layout hooks run, top-down.
  case layout
  /// GTK draws; drawing hooks run.
  case display

  /// Whether one step comes before another.
  public static func < (left: UpdatePhase, right: UpdatePhase) -> Bool { left.rawValue < right.rawValue }
}

/// Why a hook runs.
@MainActor public enum UpdateCause: CustomStringConvertible {
  /// It never ran before.
  case firstRun
  /// An observable property it read was changed; nil where the key path is not known.
  case property(AnyKeyPath?)
  /// A trait it read has another value.
  case trait(String)
  /// `setNeeds…` was called, or what it configures was replaced.
  case manual
  /// The state of the cell or button changed.
  case state
  /// GTK asked for it: a new size, or a new picture.
  case system

  /// The cause in one or two words.
  public var description: String {
    switch self {
    case .firstRun: "first run"
    case .property(let path): path.map { "property \(Self.name(of: $0))" } ?? "property"
    case .trait(let name): "trait \(name)"
    case .manual: "manual"
    case .state: "state"
    case .system: "system"
    }
  }

  /// The last component of a key path: `\Settings.badgeCount` gives `badgeCount`, or `of Settings` where Swift
  /// finds no name for the property, as for computed ones in most programs on Linux.
  private static func name(of path: AnyKeyPath) -> String {
    let text = String(describing: path)
    if text.contains("<") { return "of \(type(of: path).rootType)" }
    return text.split(separator: ".").last.map(String.init) ?? text
  }
}
