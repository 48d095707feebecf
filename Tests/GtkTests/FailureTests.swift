import CGtk
import GtkTesting
import Testing

@Suite("What is missing or broken", .serialized)
struct FailureTests {
  @Test("a settings schema that is not installed is an error that says what to do")
  func missingSchema() {
    let error = #expect(throws: SettingsError.self) { try Settings.open("io.github.trackedkit.Missing") }
    #expect(error?.description.contains("'io.github.trackedkit.Missing' is not installed") == true)
  }

  @Test("a schema folder that does not exist is the same error")
  func missingSchemaFolder() {
    #expect(throws: SettingsError.self) {
      try Settings.open("io.github.trackedkit.Missing", schemaFolder: "/nonexistent")
    }
  }

  @Test("settings keep what is set, and tell of it once")
  func settings() throws {
    // GTK's own: installed wherever GTK is.
    let settings = try Settings.open("org.gtk.gtk4.Settings.FileChooser")
    defer { settings.reset("show-hidden") }
    var heard = 0
    settings.onChanged("show-hidden") { heard += 1 }
    let other = !settings.bool("show-hidden")
    #expect(settings.set(other, for: "show-hidden"))
    #expect(settings.bool("show-hidden") == other)
    #expect(heard == 1)
    settings.set(other, for: "show-hidden")
    #expect(heard == 1)
  }

  @Test("a resource bundle that is missing or broken is an error with its name")
  func missingBundle() throws {
    let error = #expect(throws: ResourceError.self) { try Resources.register(bundle: "/nonexistent/file.gresource") }
    #expect(error?.description.contains("/nonexistent/file.gresource") == true)
    #expect(throws: ResourceError.self) { try Resources.register(bundle: "/dev/null") }
  }

  @Test("a resource that no bundle has is an error with its path")
  func missingResource() {
    let error = #expect(throws: ResourceError.self) { try Resources.data(at: "/io/github/trackedkit/missing") }
    #expect(error?.description.contains("/io/github/trackedkit/missing") == true)
    #expect(Resources.names(in: "/io/github/trackedkit/missing/").isEmpty)
  }

  @Test("resources that are there are read, and listed")
  func resources() throws {
    #expect(Resources.names(in: "/org/gtk/libgtk/theme/").contains("Default/"))
    #expect(try !Resources.data(at: "/org/gtk/libgtk/theme/Default/gtk.css").isEmpty)
  }

  @Test("CSS that does not parse is an error with its line, and what was in force stays")
  func brokenCSS() async throws {
    let label = Label("styled")
    label.addCSSClass("failure-test")
    try Style.set(".failure-test { min-width: 200px; }", for: "failure test")
    defer { Style.remove("failure test") }
    let test = try await TestWindow(label)
    #expect(label.measured(.horizontal).minimum == 200)
    let error = #expect(throws: StyleError.self) {
      try Style.set(".failure-test {\n  min-width: 300px;\n  no-such-property: 1;\n}", for: "failure test")
    }
    #expect(error?.description.hasPrefix("CSS, line 3:") == true)
    #expect(label.measured(.horizontal).minimum == 200)
    try Style.set(".failure-test { min-width: 300px; }", for: "failure test")
    try await settle()
    #expect(label.measured(.horizontal).minimum == 300)
    withExtendedLifetime(test) {}
  }

  @Test("a picture file that is missing or no picture is an error with its name")
  func brokenPicture() async {
    let error = #expect(throws: TextureError.self) { try Texture.load(path: "/nonexistent.png") }
    #expect(error?.description.contains("/nonexistent.png") == true)
    #expect(throws: TextureError.self) { try Texture.load(path: "/dev/null") }
    #expect(throws: TextureError.self) { try Texture.load(bytes: [1, 2, 3]) }
    #expect(throws: TextureError.self) { try Texture.load(bytes: []) }
    await #expect(throws: TextureError.self) { try await Texture.decode(bytes: [1, 2, 3]) }
  }

  @Test("a picture that cannot be written is an error with its name")
  func unwritablePicture() {
    let texture = Texture.make(width: 1, height: 1, rgba: [255, 0, 0, 255])
    let error = #expect(throws: TextureError.self) { try texture.savePNG(to: "/nonexistent/picture.png") }
    #expect(error?.description.contains("/nonexistent/picture.png") == true)
  }

  @Test("pixels come back as they were given")
  func pixels() {
    let texture = Texture.make(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 128])
    #expect(texture.width == 2 && texture.height == 1)
    #expect(texture.pixel(x: 0, y: 0) == Texture.Pixel(red: 255, green: 0, blue: 0))
    #expect(texture.pixel(x: 1, y: 0) == Texture.Pixel(red: 0, green: 0, blue: 255, alpha: 128))
  }
}
