/// The application's delegate, for a program that is declarative: made with the program, before its first window.
///
/// ```swift
/// @main struct Notes: App {
///   @ApplicationDelegateAdaptor private var delegate: AppDelegate
///   var body: some Scene { WindowGroup { NotesView() } }
/// }
/// ```
///
/// It is told about the launch, windows that come and go, and the end, as `ApplicationDelegate` says. Where no application runs, as in a
/// test that makes the program itself, it is made and told nothing.
@propertyWrapper @MainActor public struct ApplicationDelegateAdaptor<Delegate: ApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Makes a delegate of a class and gives it to the application.
  public init(_ type: Delegate.Type = Delegate.self) {
    wrappedValue = Delegate()
    TrackedKit.Application.shared?.delegate = wrappedValue
  }
}
