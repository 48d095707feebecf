/// Stands where UIKit has archives: it exists so that `required init?(coder: Coder)` of a class can be written. There are none.
public final class Coder {
  private init() {}
}
