public import Foundation
import Gtk

// What the program and its scene post to `NotificationCenter.default`.

extension Application {
  /// The delegate was called about the launch. The object is the application.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("didFinishLaunching")
  /// A window got the keyboard. Its object is the application, as of those below.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  /// No window has the keyboard any more.
  public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
  /// A window is shown, where none was.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  /// No window is shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  /// The program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name("willTerminate")
}

extension Scene {
  /// The scene is there. Its object is the scene, as of those below.
  public nonisolated static let willConnectNotification = Notification.Name("sceneWillConnect")
  /// The program is about to end.
  public nonisolated static let didDisconnectNotification = Notification.Name("sceneDidDisconnect")
  /// A window has the keyboard.
  public nonisolated static let didActivateNotification = Notification.Name("sceneDidActivate")
  /// No window has the keyboard any more.
  public nonisolated static let willDeactivateNotification = Notification.Name("sceneWillDeactivate")
  /// A window is shown, where none was.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("sceneWillEnterForeground")
  /// No window is shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("sceneDidEnterBackground")
}

// A keyboard on the screen lies beside the window or is the desktop's own: none ever covers content, so that nothing posts these.
extension Responder {
  /// A keyboard is about to cover a part of the content, which none does on a desktop.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("keyboardWillShow")
  }
  /// A keyboard covers a part of the content, which none does on a desktop.
  public nonisolated static var keyboardDidShowNotification: Notification.Name { Notification.Name("keyboardDidShow") }
  /// A keyboard is about to uncover the content, which none covers on a desktop.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("keyboardWillHide")
  }
  /// A keyboard has uncovered the content, which none covers on a desktop.
  public nonisolated static var keyboardDidHideNotification: Notification.Name { Notification.Name("keyboardDidHide") }
  /// A keyboard is about to cover another part of the content, which none does on a desktop.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("keyboardWillChangeFrame")
  }
  /// Under which a `Rect` says where a keyboard comes from.
  public nonisolated static var keyboardFrameBeginUserInfoKey: String { "keyboardFrameBegin" }
  /// Under which a `Rect` says where a keyboard goes to.
  public nonisolated static var keyboardFrameEndUserInfoKey: String { "keyboardFrameEnd" }
  /// Under which a `Double` says how many seconds a keyboard takes.
  public nonisolated static var keyboardAnimationDurationUserInfoKey: String { "keyboardAnimationDuration" }
  /// Under which a number says how a keyboard moves.
  public nonisolated static var keyboardAnimationCurveUserInfoKey: String { "keyboardAnimationCurve" }
}
