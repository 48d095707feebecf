import CGtk
import GtkTesting
import Testing

@Suite("Every wrapper", .serialized)
struct CoverageTests {
  @Test(
    "sets and reads every property as GObject does, silent to the program's handlers", arguments: Wrappers.typeNames)
  func properties(_ typeName: String) throws {
    let wrapper = Wrappers.named(typeName)
    // Told of another input method, a text of GTK 4.8's asks where the pointer is.
    if wrapper.knownProperties.contains(where: { $0.name == "im-module" }),
      gdk_display_get_default_seat(gdk_display_get_default()) == nil
    {
      try Test.cancel("this display has no pointer")
    }
    try wrapper.checkProperties()
  }

  @Test(
    "connects and disconnects every signal, and ends although handlers are connected", arguments: Wrappers.typeNames)
  func signals(_ typeName: String) async throws {
    let wrapper = Wrappers.named(typeName)
    let watch = {
      let object = wrapper.makeObject()
      #expect(cgtk_is_a(object.raw, g_type_from_name(wrapper.typeName)) != 0)
      wrapper.checkSignals(of: object)
      (object as? Gtk.Window)?.destroyWindow()
      return FinalizationWatch(object)
    }()
    if Wrappers.lasting.contains(wrapper.typeName) { return }
    try await watch.expectFinalized()
  }

  @Test("has, or excuses for a reason, every property of GTK 4.8's class", arguments: Wrappers.typeNames)
  func completeness(_ typeName: String) {
    let wrapper = Wrappers.named(typeName)
    // Registers the class.
    _ = wrapper.makeObject()
    let known = wrapper.knownProperties
    for property in Wrappers.ownProperties(of: wrapper.typeName) {
      let name = String(cString: property.pointee.name)
      let entry = known.first { $0.name == name || ($0.name.hasPrefix("*") && name.hasSuffix($0.name.dropFirst())) }
      // A newer GTK has properties that the floor has not.
      guard let entry else {
        if gtk_get_minor_version() == 8 { Issue.record("\(wrapper.typeName).\(name) is neither listed nor excused") }
        continue
      }
      guard let excuse = entry.excuse else { continue }
      #expect(
        ["covered by", "deprecated", "construct-only", "GTK-internal", "in GtkComplete"].contains {
          excuse.hasPrefix($0)
        },
        "\(wrapper.typeName).\(name): '\(excuse)' is no reason")
      if excuse.hasPrefix("construct-only:") {
        let flags = property.pointee.flags.rawValue
        #expect(
          flags & G_PARAM_CONSTRUCT_ONLY.rawValue != 0 || Wrappers.setOnlyWhenMade.contains(name),
          "\(wrapper.typeName).\(name) can be set later")
      }
    }
    for entry in known where !entry.name.hasPrefix("*") {
      #expect(Wrappers.hasProperty(entry.name, wrapper.typeName), "\(wrapper.typeName) has no property '\(entry.name)'")
    }
  }
}

extension Wrappers {
  static func named(_ typeName: String) -> any ClassCoverage { all.first { $0.typeName == typeName }! }

  /// What others keep: GLib the application as the process's own, the display its settings, a notebook and a list their parts.
  static var lasting: Set<String> { ["GtkApplication", "GtkSettings", "GtkNotebookPage", "GtkTreeListRow"] }

  /// What GTK sets when an object is made, though GObject would let it be set later.
  static var setOnlyWhenMade: Set<String> { ["accessible-role", "parameter-type", "state-type"] }

  /// The properties that a class has and the next described class above it has not.
  static func ownProperties(of typeName: String) -> [UnsafeMutablePointer<GParamSpec>] {
    let described = Set(all.map(\.typeName))
    let type = g_type_from_name(typeName)
    guard let objectClass = g_type_class_ref(type) else { return [] }
    defer { g_type_class_unref(objectClass) }
    var above = g_type_parent(type)
    while above != 0, !described.contains(String(cString: g_type_name(above))) { above = g_type_parent(above) }
    let aboveClass = above == 0 ? nil : g_type_class_ref(above)?.assumingMemoryBound(to: GObjectClass.self)
    var count: guint = 0
    guard let list = g_object_class_list_properties(objectClass.assumingMemoryBound(to: GObjectClass.self), &count)
    else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0] }.filter {
      aboveClass == nil || g_object_class_find_property(aboveClass, $0.pointee.name) == nil
    }
  }

  static func hasProperty(_ name: String, _ typeName: String) -> Bool {
    guard let objectClass = g_type_class_ref(g_type_from_name(typeName)) else { return false }
    defer { g_type_class_unref(objectClass) }
    return g_object_class_find_property(objectClass.assumingMemoryBound(to: GObjectClass.self), name) != nil
  }
}
