import CGtk

/// Which tags are in a table. GTK reports each tag that is added or removed, but can look up a tag without a name only by walking all of them.
@MainActor final class KnownTags {
  private let table: Object
  private var pointers: Set<UnsafeMutableRawPointer> = []

  init(of table: Object) {
    self.table = table
    gtk_text_tag_table_foreach(
      table.native(),
      { tag, data in
        Unmanaged<KnownTags>.fromOpaque(data!).takeUnretainedValue().pointers.insert(UnsafeMutableRawPointer(tag!))
      }, Unmanaged.passUnretained(self).toOpaque())
    _ = SignalConnection(table, "tag-added", .everyChange) { [weak self] arguments, _ in
      if let tag = g_value_get_object(arguments) { self?.pointers.insert(tag) }
    }
    _ = SignalConnection(table, "tag-removed", .everyChange) { [weak self] arguments, _ in
      if let tag = g_value_get_object(arguments) { self?.pointers.remove(tag) }
    }
  }

  func contains(_ tag: TextTag) -> Bool { pointers.contains(tag.raw) }
}
