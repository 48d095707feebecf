import CGtk

// What generated members of classes newer than GTK 4.8 use, see scripts/support/binding/newer.py.

/// Stands for an object, as the owner of members that its class has got later.
@MainActor package protocol NewerMembers {
  associatedtype Owner: Object
  var owner: Owner { get }
}

extension NewerMembers {
  package func native<Native>() -> UnsafeMutablePointer<Native> { owner.native() }
  package func native() -> OpaquePointer { owner.native() }
  package func withoutEcho(_ body: () -> Void) { owner.withoutEcho(body) }
  package func setProperty<Value: ValueRepresentable>(_ name: String, to newValue: Value) {
    owner.setProperty(name, to: newValue)
  }
  package func notify(_ property: String, delivery: SignalDelivery = .everyChange) -> Signal<> {
    owner.notify(property, delivery: delivery)
  }
}

extension AsyncCall {
  /// A question to the user, which ends with the window that it is asked over; nil where they declined, and where that has ended.
  package static func choice<Answer>(
    over parent: Window?, _ begin: Begin, finish: @escaping Finish<Answer?>
  ) async throws(GLibError) -> Answer? {
    var watch: SignalConnection?
    var hasEnded = false
    // GTK 4.18 ends its window once more when it has answered.
    var dialogs: [Window] = []
    defer { withExtendedLifetime(dialogs) { watch?.disconnect() } }
    do throws(GLibError) {
      return try await run(
        { cancellable, done, data in
          watch = parent?.onUnrealize { [weak parent] in
            hasEnded = true
            let all = nativeObjects(of: gtk_window_list_toplevels(), as: Window.self, freeing: .list)
            dialogs = all.filter { $0.transientFor === parent }
            g_cancellable_cancel(cancellable)
          }
          begin(cancellable, done, data)
        }, finish: finish)
    } catch {
      if error.isDismissal || hasEnded && error.isCancellation { return nil }
      throw error
    }
  }
}

/// Passes a file by its path, or by its address where it has none; null for none.
package func lendFile<Answer>(_ name: String?, _ body: (OpaquePointer?) -> Answer) -> Answer {
  let file = name.flatMap { g_file_new_for_commandline_arg($0.withoutNUL) }
  defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
  return body(file)
}

/// The path of a file that C keeps, or its address where it has none.
package func nativeFileName(copying file: OpaquePointer?) -> String? {
  file.map { nativeText(taking: g_file_get_path($0) ?? g_file_get_uri($0)) }
}

/// The path of a file that C hands over, or its address where it has none.
package func nativeFileName(taking file: OpaquePointer?) -> String? {
  defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
  return nativeFileName(copying: file)
}

/// The same of the files of a list that C hands over.
package func nativeFileNames(taking list: OpaquePointer?) -> [String] {
  guard let list else { return [] }
  defer { g_object_unref(UnsafeMutableRawPointer(list)) }
  return (0..<g_list_model_get_n_items(list)).compactMap {
    nativeFileName(taking: OpaquePointer(g_list_model_get_item(list, $0)))
  }
}

/// The items of a list that C keeps.
package func nativeItems<Item: Object>(copying list: OpaquePointer?, as type: Item.Type) -> [Item] {
  guard let list else { return [] }
  return (0..<g_list_model_get_n_items(list)).compactMap { taken(g_list_model_get_item(list, $0), as: type) }
}

/// Passes objects of one class as a list; null for none.
package func lendItems<Answer>(_ items: [Object], _ body: (OpaquePointer?) -> Answer) -> Answer {
  guard let first = items.first else { return body(nil) }
  let list = g_list_store_new(cgtk_type_of(first.raw))
  defer { if let list { g_object_unref(UnsafeMutableRawPointer(list)) } }
  for item in items { g_list_store_append(list, item.raw) }
  return body(list)
}

/// A colour that C hands over.
package func nativeColor(taking color: UnsafeMutablePointer<GdkRGBA>?) -> RGBA? {
  defer { gdk_rgba_free(color) }
  return color?.pointee.value
}
