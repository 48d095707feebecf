import Observation

/// A private observable that every tracked run reads, so that a signal reaches its registration without a real change.
@MainActor
final class Beacon: Observable {
  private let registrar = ObservationRegistrar()
  private var light: Void { () }
  private static let path = \Beacon.light

  func noteAccess() {
    registrar.access(self, keyPath: Self.path)
  }

  func signal() {
    registrar.withMutation(of: self, keyPath: Self.path) {}
  }
}
