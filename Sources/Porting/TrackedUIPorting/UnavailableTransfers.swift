// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import Foundation
public import TrackedUI

// What goes from program to program, or to other devices.

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
  @available(*, unavailable, message: "there is no Handoff: store what is to be restored with @SceneStorage")
  public func userActivity(_ activityType: String, isActive: Bool = true, _ update: (Any) -> Void) -> some View { self }
  @available(*, unavailable, message: "there is no Handoff: programs are started with what to show as arguments")
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (_UserActivity) -> Void)
    -> some View
  { self }
  @available(
    *, unavailable,
    message:
      "give the view .focusable() and .onKeyPress(characters:) with Control and C, and set Pasteboard.general.string"
  )
  public func copyable<Item>(_ payload: @autoclosure @escaping () -> [Item]) -> some View { self }
  @available(
    *, unavailable,
    message:
      "give the view .focusable() and .onKeyPress(characters:) with Control and C, and set Pasteboard.general.string"
  )
  public func onCopyCommand(perform payloadAction: (() -> [Any])?) -> some View { self }
  @available(
    *, unavailable,
    message: "use a PasteButton, or .onKeyPress(characters:) with Control and V and Pasteboard.general.string"
  )
  public func pasteDestination<Item>(for payloadType: Item.Type, action: @escaping ([Item]) -> Void) -> some View {
    self
  }
  @available(
    *, unavailable,
    message: "use a PasteButton, or .onKeyPress(characters:) with Control and V and Pasteboard.general.string"
  )
  public func onPasteCommand(of types: [UTType], perform action: @escaping ([ItemProvider]) -> Void) -> some View {
    self
  }
  @available(*, unavailable, message: "use the environment's openURL, which has the desktop's viewer show the file")
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  @available(*, unavailable, message: "use fileExporter, and remove the file with FileManager")
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  @available(*, unavailable, message: "the chooser has no place for a sentence: say it before it is shown")
  public func fileDialogMessage(_ message: LocalizedStringKey?) -> some View { self }
  @available(*, unavailable, message: "the desktop names the buttons of its choosers: leave it out")
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey?) -> some View { self }
}

/// Chooses photographs.
public struct PhotosPicker<Label: View>: View {
  /// Which photographs can be chosen.
  public nonisolated enum Filter: Sendable {
    /// A kind.
    case images, videos, livePhotos
  }

  @available(*, unavailable, message: "use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]")
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: Filter? = nil, @ViewBuilder label: () -> Label
  ) {}

  @available(*, unavailable, message: "use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]")
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: Filter? = nil,
    @ViewBuilder label: () -> Label
  ) {}

  @available(*, unavailable, message: "use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]")
  public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: Filter? = nil)
  where Label == Text {}

  public var body: some View { EmptyView() }
}

/// A photograph that was chosen. None ever is: `PhotosPicker` says what to write.
public nonisolated struct PhotosPickerItem: Hashable, Sendable {
  private init() {}
  @available(*, unavailable, message: "read the file that fileImporter gives: Data(contentsOf: url)")
  public func loadTransferable<Value>(type: Value.Type) async throws -> Value? { nil }
}
