// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkBitset`.
@MainActor public final class Bitset: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_bitset_get_type() }
  /// `gtk_bitset_new_empty`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(gtk_bitset_new_empty())) }
  /// `gtk_bitset_new_range`.
  public convenience init(start: Int, nItems: Int) { self.init(taking: UnsafeMutableRawPointer(gtk_bitset_new_range(UInt32(clamping: start), UInt32(clamping: nItems)))) }
  /// `gtk_bitset_add`.
  @discardableResult public func add(_ value: Int) -> Bool { gtk_bitset_add(native(), UInt32(clamping: value)) != 0 }
  /// `gtk_bitset_add_range`.
  public func addRange(start: Int, nItems: Int) { gtk_bitset_add_range(native(), UInt32(clamping: start), UInt32(clamping: nItems)) }
  /// `gtk_bitset_add_range_closed`.
  public func addRangeClosed(first: Int, last: Int) { gtk_bitset_add_range_closed(native(), UInt32(clamping: first), UInt32(clamping: last)) }
  /// `gtk_bitset_add_rectangle`.
  public func addRectangle(start: Int, width: Int, height: Int, stride: Int) { gtk_bitset_add_rectangle(native(), UInt32(clamping: start), UInt32(clamping: width), UInt32(clamping: height), UInt32(clamping: stride)) }
  /// `gtk_bitset_contains`.
  @discardableResult public func contains(_ value: Int) -> Bool { gtk_bitset_contains(native(), UInt32(clamping: value)) != 0 }
  /// `gtk_bitset_copy`.
  public func copy() -> Bitset { Bitset.take(gtk_bitset_copy(native()))! }
  /// `gtk_bitset_difference`.
  public func difference(_ other: Bitset) { gtk_bitset_difference(native(), other.native()) }
  /// `gtk_bitset_equals`.
  @discardableResult public func equals(_ other: Bitset) -> Bool { gtk_bitset_equals(native(), other.native()) != 0 }
  /// `gtk_bitset_get_maximum`.
  public var maximum: Int { Int(gtk_bitset_get_maximum(native())) }
  /// `gtk_bitset_get_minimum`.
  public var minimum: Int { Int(gtk_bitset_get_minimum(native())) }
  /// `gtk_bitset_get_nth`.
  public func nth(_ nth: Int) -> Int { Int(gtk_bitset_get_nth(native(), UInt32(clamping: nth))) }
  /// `gtk_bitset_get_size`.
  public var size: Int { Int(clamping: gtk_bitset_get_size(native())) }
  /// `gtk_bitset_get_size_in_range`.
  public func size(inRange first: Int, last: Int) -> Int { Int(clamping: gtk_bitset_get_size_in_range(native(), UInt32(clamping: first), UInt32(clamping: last))) }
  /// `gtk_bitset_intersect`.
  public func intersect(_ other: Bitset) { gtk_bitset_intersect(native(), other.native()) }
  /// `gtk_bitset_is_empty`.
  public var isEmpty: Bool { gtk_bitset_is_empty(native()) != 0 }
  /// `gtk_bitset_remove`.
  @discardableResult public func remove(_ value: Int) -> Bool { gtk_bitset_remove(native(), UInt32(clamping: value)) != 0 }
  /// `gtk_bitset_remove_all`.
  public func removeAll() { gtk_bitset_remove_all(native()) }
  /// `gtk_bitset_remove_range`.
  public func removeRange(start: Int, nItems: Int) { gtk_bitset_remove_range(native(), UInt32(clamping: start), UInt32(clamping: nItems)) }
  /// `gtk_bitset_remove_range_closed`.
  public func removeRangeClosed(first: Int, last: Int) { gtk_bitset_remove_range_closed(native(), UInt32(clamping: first), UInt32(clamping: last)) }
  /// `gtk_bitset_remove_rectangle`.
  public func removeRectangle(start: Int, width: Int, height: Int, stride: Int) { gtk_bitset_remove_rectangle(native(), UInt32(clamping: start), UInt32(clamping: width), UInt32(clamping: height), UInt32(clamping: stride)) }
  /// `gtk_bitset_shift_left`.
  public func shiftLeft(_ amount: Int) { gtk_bitset_shift_left(native(), UInt32(clamping: amount)) }
  /// `gtk_bitset_shift_right`.
  public func shiftRight(_ amount: Int) { gtk_bitset_shift_right(native(), UInt32(clamping: amount)) }
  /// `gtk_bitset_splice`.
  public func splice(position: Int, removed: Int, added: Int) { gtk_bitset_splice(native(), UInt32(clamping: position), UInt32(clamping: removed), UInt32(clamping: added)) }
  /// `gtk_bitset_subtract`.
  public func subtract(_ other: Bitset) { gtk_bitset_subtract(native(), other.native()) }
  /// `gtk_bitset_union`.
  public func union(_ other: Bitset) { gtk_bitset_union(native(), other.native()) }
}
