import Foundation
public import TrackedUI

// Names of SwiftUI's that do nothing on a desktop, or that GTK 4.8 cannot do: a source that uses them is told what to write.

/// What views are mixed by.
public nonisolated enum BlendMode: Sendable {
  /// A way to mix.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How a page comes.
public nonisolated enum NavigationTransitionStyle {
  /// As is usual.
  case automatic
  /// Out of a view.
  case zoom(sourceID: any Hashable, in: Namespace.ID)
}

/// When a tab bar becomes small.
public nonisolated enum TabBarMinimizeBehavior: Sendable {
  /// A time.
  case automatic, onScrollDown, onScrollUp, never
}

/// How the edge of what scrolls looks.
public nonisolated enum ScrollEdgeEffectStyle: Sendable {
  /// A look.
  case automatic, soft, hard
}

/// What a service may write.
public nonisolated enum WritingToolsBehavior: Sendable {
  /// An extent.
  case automatic, limited, complete, disabled
}

/// How bright pictures may be.
public nonisolated enum DynamicRange: Sendable {
  /// A range.
  case standard, constrainedHigh, high
}

extension View {
  /// Not here.
  @available(*, unavailable, message: "draw both in a Canvas: GTK mixes no widget with what is behind it")
  public func blendMode(_ mode: BlendMode) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use tracking(_:): Pango's letters do not move closer by themselves")
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "pages come as GTK has them come: leave it out, or use matchedGeometryEffect(id:in:) within one page"
  )
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "pages come as GTK has them come: leave it out")
  public func navigationTransition(_ style: NavigationTransitionStyle) -> some View { self }

  /// Not here.
  @available(
    *, unavailable, message: "there is no voice control to hear them: accessibilityLabel(_:) is what is read out"
  )
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "AT-SPI has no rotors: assistive technology goes by roles and headings")
  public func accessibilityRotor<Content>(_ label: String, entries: () -> Content) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "AT-SPI reads texts as they are")
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "a desktop has no gestures at the edges of its screen that a window could defer: leave it out"
  )
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "nothing of the system's lies over a window: leave it out")
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "there is no Handoff: store what is to be restored with @SceneStorage")
  public func userActivity(_ activityType: String, isActive: Bool = true, _ update: (Any) -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "a tab bar stays as it is: leave it out")
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "nothing lies over the content that it could go on below: leave it out")
  public func backgroundExtensionEffect() -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "GTK draws the edges of what scrolls: leave it out")
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "there is no service to write with: leave it out")
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "GTK 4.8 shows standard dynamic range alone: leave it out")
  public func allowedDynamicRange(_ range: DynamicRange?) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "draw the text in a Canvas")
  public func textRenderer<Renderer>(_ renderer: Renderer) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message:
      "give the view .focusable() and .onKeyPress(characters:) with Control and C, and set Pasteboard.general.string"
  )
  public func copyable<Item>(_ payload: @autoclosure @escaping () -> [Item]) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message:
      "give the view .focusable() and .onKeyPress(characters:) with Control and C, and set Pasteboard.general.string"
  )
  public func onCopyCommand(perform payloadAction: (() -> [Any])?) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "use a PasteButton, or .onKeyPress(characters:) with Control and V and Pasteboard.general.string"
  )
  public func pasteDestination<Item>(for payloadType: Item.Type, action: @escaping ([Item]) -> Void) -> some View {
    self
  }

  /// Not here.
  @available(*, unavailable, message: "read the modifiers of a KeyPress in onKeyPress")
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "assistive technology goes by the order of views: change that")
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "the keyboard goes by the order of views: leave it out")
  public func focusSection() -> some View { self }

  /// Not here.
  @available(
    *, unavailable, message: "a menu closes when something is chosen: keep choices that stay open in a popover"
  )
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "a button does its action once at each press: use a Stepper for what repeats")
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "give the inner view a shape with radii of its own")
  public func containerShape<S: Shape>(_ shape: S) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "glass does not flow from shape to shape: leave it out")
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "glass does not flow from shape to shape: leave it out")
  public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "alerts look alike: say in the message how grave it is")
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "alerts have no picture: leave it out")
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use scrollContentBackground(.hidden) for an editor without a ground")
  public func textEditorStyle(_ style: TextEditorStyleName) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "windows are opened by openWindow(id:)")
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use the scene's windowResizability(_:)")
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}

/// What a menu does when something is chosen.
public nonisolated enum MenuActionDismissBehavior: Sendable {
  /// A way.
  case automatic, enabled, disabled
}

/// Whether a button that is held goes on.
public nonisolated enum ButtonRepeatBehavior: Sendable {
  /// A way.
  case automatic, enabled, disabled
}

/// How grave a question is.
public nonisolated enum DialogSeverity: Sendable {
  /// A degree.
  case automatic, standard, critical
}

/// How an editor looks.
public nonisolated enum TextEditorStyleName: Sendable {
  /// A look.
  case automatic, plain, roundedBorder
}

/// What can be done with a window.
public nonisolated enum WindowInteractionBehavior: Sendable {
  /// A way.
  case automatic, enabled, disabled
}

/// Chooses photographs.
public struct PhotosPicker<Label: View>: View {
  /// Which photographs can be chosen.
  public nonisolated enum Filter: Sendable {
    /// A kind.
    case images, videos, livePhotos
  }

  /// Not here.
  @available(*, unavailable, message: "use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]")
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: Filter? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Not here.
  @available(*, unavailable, message: "use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]")
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: Filter? = nil,
    @ViewBuilder label: () -> Label
  ) {}

  /// Not here.
  @available(*, unavailable, message: "use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]")
  public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: Filter? = nil)
  where Label == Text {}

  /// Not here.
  public var body: some View { EmptyView() }
}

/// A photograph that was chosen. None ever is: `PhotosPicker` says what to write.
public nonisolated struct PhotosPickerItem: Hashable, Sendable {
  private init() {}
  /// Not here.
  @available(*, unavailable, message: "read the file that fileImporter gives: Data(contentsOf: url)")
  public func loadTransferable<Value>(type: Value.Type) async throws -> Value? { nil }
}
