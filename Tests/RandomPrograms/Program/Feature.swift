/// What programs may contain beside views, model changes and moves.
package enum Feature: String, CaseIterable {
  case controllers
  case widgetHandlers
  case buttons
  /// Revealers and stacks.
  case closedContainers
  /// Widgets put somewhere else without being taken out first.
  case directMoves
  case traits
  case secondWindow
  case requests
  case forcedUpdates
  /// Hooks that show and hide their own view or another.
  case hidingHooks
  /// The same in layout hooks.
  case hidingLayout
  /// Property and constraint hooks that write what other hooks read.
  case writingHooks
  /// Layout hooks that do.
  case writingLayout
  /// Drawings that do.
  case writingDrawings
  /// Hooks that force other hooks.
  case forcingHooks
  /// Hooks that force the layout of views.
  case layingOutHooks
  /// Layout hooks that do both.
  case forcingLayout
  /// Hooks that add and remove views.
  case keepingHooks
  /// Hooks that move views.
  case handingHooks
  /// Overrides with a trait's default value.
  case defaultOverrides
  /// Hooks that write what hooks of the other window read.
  case writesAcrossWindows
  /// Hooks that hide what is in closed containers.
  case hidingInClosed
  /// Hooks that give other views a trait.
  case traitHooks
  /// Handlers of traits that set traits.
  case traitHandlers

  /// Views that stand in the second window and move between both.
  case movesBetweenWindows
}
