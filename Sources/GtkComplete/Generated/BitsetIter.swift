// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBitsetIter`.
@MainActor public final class BitsetIter: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_bitset_iter_get_type() }
  /// `gtk_bitset_iter_get_value`.
  public var value: Int { Int(gtk_bitset_iter_get_value(native())) }
  /// `gtk_bitset_iter_is_valid`.
  public var isValid: Bool { gtk_bitset_iter_is_valid(native()) != 0 }
  /// `gtk_bitset_iter_next`.
  public func next() -> Int? {
    var valueOut = UInt32()
    guard gtk_bitset_iter_next(native(), &valueOut) != 0 else { return nil }
    return Int(valueOut)
  }
  /// `gtk_bitset_iter_previous`.
  public func previous() -> Int? {
    var valueOut = UInt32()
    guard gtk_bitset_iter_previous(native(), &valueOut) != 0 else { return nil }
    return Int(valueOut)
  }
  /// `gtk_bitset_iter_init_at`.
  public static func `init`(_ set: Bitset, at target: Int) -> (iter: BitsetIter, value: Int)? {
    var iterOut = GtkBitsetIter()
    var valueOut = UInt32()
    let walked = Bitset.take(gtk_bitset_copy(set.native()))!
    guard gtk_bitset_iter_init_at(&iterOut, walked.native(), UInt32(clamping: target), &valueOut) != 0 else { return nil }
    return (BitsetIter.copy(&iterOut)!.keeping(walked), Int(valueOut))
  }
  /// `gtk_bitset_iter_init_first`.
  public static func initFirst(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var iterOut = GtkBitsetIter()
    var valueOut = UInt32()
    let walked = Bitset.take(gtk_bitset_copy(set.native()))!
    guard gtk_bitset_iter_init_first(&iterOut, walked.native(), &valueOut) != 0 else { return nil }
    return (BitsetIter.copy(&iterOut)!.keeping(walked), Int(valueOut))
  }
  /// `gtk_bitset_iter_init_last`.
  public static func initLast(_ set: Bitset) -> (iter: BitsetIter, value: Int)? {
    var iterOut = GtkBitsetIter()
    var valueOut = UInt32()
    let walked = Bitset.take(gtk_bitset_copy(set.native()))!
    guard gtk_bitset_iter_init_last(&iterOut, walked.native(), &valueOut) != 0 else { return nil }
    return (BitsetIter.copy(&iterOut)!.keeping(walked), Int(valueOut))
  }
}
