import GtkTesting
import Testing
import TrackedUI

@testable import Recipes

/// The recipes of the declarative layer, driven in real windows.
@MainActor @Suite(.serialized) struct DeclarativeRecipeTests {
  @Test func hostedView() async throws {
    let volume = Volume()
    let window = try await TestWindow(VolumeViewController(volume))
    defer { window.close() }
    volume.level = 0.75
    try await settle()
    #expect(window.find(TrackedKit.Label.self, .text("Controller: 75 %")) != nil)
    #expect(try window.require(ProgressBar.self).fraction == 0.75)
    try await press(.left, in: window.require(Scale.self))
    #expect(volume.level < 0.75)
  }

  @Test func form() async throws {
    let settings = ProfileSettings()
    let window = try await TestWindow(HostingController(rootView: ProfileForm().environment(settings)))
    defer { window.close() }
    let entry = try window.require(Entry.self)
    entry.text = ""
    try await type("Grace", into: entry)
    #expect(settings.name == "Grace" && window.find(Gtk.Label.self, .text("Grace")) != nil)
    try await click(window.require(Gtk.Switch.self))
    #expect(settings.isPublic)
  }

  @Test func list() async throws {
    let trips = Trips()
    let window = try await TestWindow(HostingController(rootView: TripList(trips: trips)))
    defer { window.close() }
    try await type("Bern", into: window.require(Entry.self))
    try await click(window.require(Gtk.Button.self, .text("Add")))
    try await settle()
    #expect(trips.all.map(\.place) == ["Rome", "Oslo", "Bern"])
    try await click(window.require(Gtk.Label.self, .text("Oslo")))
    try await settle()
    try await click(window.require(Gtk.Switch.self))
    #expect(trips.all[1].isDone)
  }

  @Test func app() async throws {
    let clicks = Clicks()
    let window = try await TestWindow(HostingController(rootView: ClicksView(clicks: clicks)))
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .text("Click")))
    #expect(clicks.count == 1 && window.find(Gtk.Label.self, .text("1")) != nil)
    try await click(window.require(Gtk.Button.self, .text("What is this?")))
    #expect(window.find(TrackedKit.Label.self, .text("It counts clicks.")) != nil)
  }
}
