public import Foundation
import Gtk

/// How much of what is behind a sheet can be used.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable { case none, all, upThrough(PresentationDetent) }
  let kind: Kind
  /// Nothing.
  public static let automatic = PresentationBackgroundInteraction(kind: .none)
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(kind: .none)
  /// Everything.
  public static let enabled = PresentationBackgroundInteraction(kind: .all)
  /// Everything, as long as the sheet is not higher.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What scrolling in a sheet does first.
public nonisolated enum PresentationContentInteraction: Sendable {
  /// What scrolls, scrolls: a sheet is moved by its grip.
  case automatic, resizes, scrolls
}

/// What something presented becomes where there is less room.
public nonisolated enum PresentationAdaptation: Sendable {
  /// What it is: on a desktop there is room.
  case automatic, none, popover, sheet, fullScreenCover
}

extension View {
  /// The heights at which the sheet that this view is in can stand, and the one at which it stands.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { modifier(SheetModifier(detents: detents, selection: selection)) }

  /// The radius of the upper corners of the sheet that this view is in, in logical pixels; nil for the usual one.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetModifier(cornerRadius: .some(cornerRadius)))
  }

  /// What is behind the content of the sheet that this view is in.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// What is behind the content of the sheet that this view is in.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content) }

  /// Whether what is behind the sheet that this view is in can be used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    modifier(SheetModifier(interaction: interaction))
  }

  /// What scrolling in the sheet does first: what scrolls, scrolls, and a sheet is moved by its grip.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// What something presented becomes where there is less room: as on a Mac, it stays what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// What something presented becomes where there is less room: as on a Mac, it stays what it is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
}
