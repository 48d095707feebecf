import Foundation
import Gtk
import GtkTracking

/// Connects the program's scene with its delegate, and reports changes of the windows to it.
final class SceneConnection {
  let scene = WindowScene(session: SceneSession())
  private unowned let application: Application
  private var connections: [SignalConnection] = []
  private var windowConnections: [ObjectIdentifier: [SignalConnection]] = [:]
  private var isWaiting = false

  private let options: Scene.ConnectionOptions

  /// - Parameter addresses: the addresses of the first start.
  init(_ application: Application, _ addresses: [String]) {
    self.application = application
    options = Scene.ConnectionOptions(addresses)
    connections = [
      application.onWindowAdded { [weak self] in if let window = $0 { self?.watch(window) } },
      application.onWindowRemoved { [weak self] in if let window = $0 { self?.leave(window) } },
    ]
    (application as Gtk.Application).windows.forEach(watch)
  }

  isolated deinit {
    for connection in connections + windowConnections.values.joined() { connection.disconnect() }
  }

  /// The application has launched.
  func begin() {
    if let delegate = application.delegate {
      scene.session.configuration = delegate.application(
        application, configurationForConnecting: scene.session, options: options)
      scene.delegate = delegateClass(beside: delegate)?.init()
    }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    post(Scene.willConnectNotification)
    update()
  }

  /// Whether the delegate has read the first addresses where UIKit gives them.
  var hasReadAddresses: Bool { options.given.isRead }

  /// A start was given addresses.
  func open(_ addresses: [String]) {
    scene.delegate?.scene(scene, openURLContexts: Set(addresses.map { OpenURLContext(url: $0) }))
  }

  /// The application ends; its windows are gone.
  func end() {
    change(to: .background)
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(Scene.didDisconnectNotification)
  }

  private func delegateClass(beside delegate: any ApplicationDelegate) -> (any SceneDelegate.Type)? {
    if let named = scene.session.configuration.delegateClass {
      if let found = named as? any SceneDelegate.Type { return found }
      UpdateRecorder.warn("\(named) is not a SceneDelegate; the scene has no delegate.")
      return nil
    }
    // What Xcode's template writes into the property list.
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let name = "SceneDelegate"
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? any SceneDelegate.Type
  }

  private func watch(_ window: Gtk.Window) {
    windowConnections[ObjectIdentifier(window)] = [
      window.onMap { [weak self] in self?.updateSoon() }, window.onUnmap { [weak self] in self?.updateSoon() },
      window.onNotifyIsActive { [weak self] in self?.updateSoon() },
    ]
  }

  private func leave(_ window: Gtk.Window) {
    for connection in windowConnections.removeValue(forKey: ObjectIdentifier(window)) ?? [] { connection.disconnect() }
    updateSoon()
  }

  /// When the keyboard goes from one window to another, none has it for a moment.
  private func updateSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      isWaiting = false
      if scene.activationState != .unattached { update() }
    }
  }

  private func update() { change(to: Scene.ActivationState(of: (application as Gtk.Application).windows)) }

  private func change(to new: Scene.ActivationState) {
    let old = scene.activationState
    guard new != old else { return }
    scene.activationState = new
    let wasShown = old == .foregroundActive || old == .foregroundInactive
    if old == .foregroundActive { willResignActive() }
    if new == .background {
      if wasShown { didEnterBackground() }
    } else if !wasShown {
      willEnterForeground()
    }
    if new == .foregroundActive { didBecomeActive() }
  }

  // A scene's delegate is told about the scene, or the application's where there is none; notifications go to everybody.

  private func didBecomeActive() {
    scene.delegate?.sceneDidBecomeActive(scene)
    delegateWithoutScene?.applicationDidBecomeActive(application)
    post(Scene.didActivateNotification, Application.didBecomeActiveNotification)
  }

  private func willResignActive() {
    scene.delegate?.sceneWillResignActive(scene)
    delegateWithoutScene?.applicationWillResignActive(application)
    post(Scene.willDeactivateNotification, Application.willResignActiveNotification)
  }

  private func willEnterForeground() {
    scene.delegate?.sceneWillEnterForeground(scene)
    delegateWithoutScene?.applicationWillEnterForeground(application)
    post(Scene.willEnterForegroundNotification, Application.willEnterForegroundNotification)
  }

  private func didEnterBackground() {
    scene.delegate?.sceneDidEnterBackground(scene)
    delegateWithoutScene?.applicationDidEnterBackground(application)
    post(Scene.didEnterBackgroundNotification, Application.didEnterBackgroundNotification)
  }

  private var delegateWithoutScene: (any ApplicationDelegate)? { scene.delegate == nil ? application.delegate : nil }

  private func post(_ name: Notification.Name, _ applicationName: Notification.Name? = nil) {
    NotificationCenter.default.post(name: name, object: scene)
    if let applicationName { NotificationCenter.default.post(name: applicationName, object: application) }
  }
}
