import Gtk

// Looks of bars and segments, which follow the desktop's theme.

/// The look of a tab bar.
@available(*, unavailable, message: "bars follow the desktop's theme: leave their appearances out")
public enum TabBarAppearance {}

/// The look of a toolbar.
@available(*, unavailable, message: "bars follow the desktop's theme: leave their appearances out")
public enum ToolbarAppearance {}

/// The look of a bar button.
@available(*, unavailable, message: "bars follow the desktop's theme: leave their appearances out")
public enum BarButtonItemAppearance {}

extension SegmentedControl {
  /// The look of titles.
  @available(
    *, unavailable, message: "titles follow the desktop's theme; selectedSegmentTintColor colours the chosen one"
  )
  public final func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: Control.State) {}
}
