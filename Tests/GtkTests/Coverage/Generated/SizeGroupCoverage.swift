// Made by scripts/generate-wrappers of scripts/support/wrappers/SizeGroup.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let sizeGroupLaws = Coverage<SizeGroup>(
    "GtkSizeGroup", make: { SizeGroup() }
  ) {
    $0.set("mode", \.mode)
    $0.signal { $0.onNotifyMode {} }
  }
}
