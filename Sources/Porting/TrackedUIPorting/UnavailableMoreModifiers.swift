public import Foundation
public import TrackedUI

// Modifiers of SwiftUI's that do nothing on a desktop, or that GTK 4.8 cannot do.

/// What a person does, as another device tells.
@MainActor public struct _UserActivity {
  /// An address.
  public var webpageURL: URL? { nil }
  /// What kind it is.
  public var activityType: String { "" }
  /// What is said besides.
  public var userInfo: [AnyHashable: Any]? { nil }
}

extension View {
  /// Not here.
  @available(*, unavailable, message: "there is no Handoff: programs are started with what to show as arguments")
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (_UserActivity) -> Void)
    -> some View
  { self }
  /// Not here.
  @available(*, unavailable, message: "tabs stay as the program has them: leave it out")
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "windows stand for no files: name the file with navigationTitle(_:)")
  public func navigationDocument(_ url: URL) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "a toolbar is below the title of the window: leave it out")
  public func presentedWindowToolbarStyle(_ style: _NoChoice) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use .pickerStyle(.segmented) for choices side by side")
  public func horizontalRadioGroupLayout() -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "the chooser has no place for a sentence: say it before it is shown")
  public func fileDialogMessage(_ message: LocalizedStringKey?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "the desktop names the buttons of its choosers: leave it out")
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "give every other row a listRowBackground(_:)")
  public func alternatingRowBackgrounds(_ behavior: _NoChoice = .enabled) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use searchable(text:), and mark what is found in the text")
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "the desktop closes windows: ask in a sheet with interactiveDismissDisabled(_:)")
  public func windowDismissBehavior(_ behavior: _NoChoice) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "the search field is always above the view: leave it out")
  public func searchToolbarBehavior(_ behavior: _NoChoice) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use transition(_:): glass does not flow from shape to shape")
  public func glassEffectTransition(_ transition: _NoChoice) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "the theme draws the edges of what scrolls: leave it out")
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "materials look alike in all windows: leave it out")
  public func materialActiveAppearance(_ appearance: _NoChoice) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "give the symbol a frame(width:) in a LabelStyle of your own")
  public func labelReservedIconWidth(_ value: Double) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use listRowInsets(_:) for the rows of the section")
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use lineSpacing(_:)")
  public func lineHeight(_ lineHeight: _NoChoice?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "give symbolEffect(_:isActive:) false in its place")
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "symbols have one colour each: use foregroundStyle(_:) with a gradient")
  public func symbolColorRenderingMode(_ mode: _NoChoice?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "Pango knows scripts by their letters: leave it out")
  public func typesettingLanguage(_ language: Any, isEnabled: Bool = true) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "a desktop makes all of a window larger: leave it out")
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "a desktop makes all of a window larger: leave it out")
  public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
  /// Not here.
  @available(*, unavailable, message: "use the environment's openURL, which has the desktop's viewer show the file")
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use fileExporter, and remove the file with FileManager")
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Not here.
  @available(
    *, unavailable,
    message: "use a PasteButton, or .onKeyPress(characters:) with Control and V and Pasteboard.general.string"
  )
  public func onPasteCommand(of types: [UTType], perform action: @escaping ([ItemProvider]) -> Void) -> some View {
    self
  }
  /// Not here.
  @available(*, unavailable, message: "the theme shows where the pointer is: leave it out, or use onHover(perform:)")
  public func listRowHoverEffect(_ effect: _NoChoice?) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "the theme shows where the pointer is: leave it out")
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Not here.
  @available(
    *, unavailable, message: "assistive technology scrolls with the keyboard: use accessibilityAction(named:_:)"
  )
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "use accessibilityAdjustableAction(_:), or accessibilityAction(named:_:)")
  public func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "there are no widgets of the system's: leave it out, or use redacted(reason:)")
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
  /// Not here.
  @available(*, unavailable, message: "give the button's label a frame(maxWidth: .infinity)")
  public func buttonSizing(_ sizing: _NoChoice) -> some View { self }
  /// Not here.
  @available(
    *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
  )
  public func layerEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> some View { self }
  /// Not here.
  @available(
    *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Not here.
  @available(
    *, unavailable, message: "there is no Metal: use brightness(_:), colorMultiply(_:), blur(radius:), or a Canvas"
  )
  public func distortionEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> some View { self }
}
