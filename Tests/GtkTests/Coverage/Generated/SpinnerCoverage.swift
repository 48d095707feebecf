// Made by scripts/generate-wrappers of scripts/support/wrappers/Spinner.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let spinnerLaws = Coverage<Spinner>(
    "GtkSpinner", make: { Spinner() }
  ) {
    $0.set("spinning", \.isSpinning)
    $0.signal { $0.onNotifySpinning {} }
  }
}
