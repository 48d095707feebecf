/// Compared by identity, as UIKit's are.
extension ViewController: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool { left === right }
  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
