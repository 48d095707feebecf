import CGtk
import Gtk
import Testing
import WidgetTesting

/// Windows that end with the window that they belong to, where the program still has one of them.
@Suite("Windows that end with their parent", .serialized) struct WindowParentTests {
  private func make(isShown: Bool) async throws -> (parent: Gtk.Window, child: Gtk.Window) {
    try TestDisplay.prepare()
    let (parent, child) = (Gtk.Window(title: "parent"), Gtk.Window(title: "child"))
    child.transientFor = parent
    child.endsWithParent = true
    if isShown {
      parent.present()
      child.present()
      try await settle()
    }
    return (parent, child)
  }

  @Test("the child ends with a parent that the program still has, and points to it no more", arguments: [false, true])
  func parentEnds(isShown: Bool) async throws {
    for _ in 1...2 {
      let child: Gtk.Window
      let watch: FinalizationWatch
      do {
        let (parent, made) = try await make(isShown: isShown)
        child = made
        parent.destroyWindow()
        try await settle()
        #expect(!child.isVisible)
        watch = FinalizationWatch(parent)
      }
      try await watch.expectFinalized()
      #expect(child.transientFor == nil && child.title == "child")
      // It is a window as any other.
      child.endsWithParent = false
      child.endsWithParent = true
      let other = Gtk.Window(title: "other")
      child.transientFor = other
      #expect(child.transientFor === other)
      child.destroyWindow()
      other.destroyWindow()
      #expect(other.title == "other")
    }
  }

  @Test("the parent outlives the child, in every order in which the program lets go of them", arguments: [false, true])
  func childEnds(isShown: Bool) async throws {
    for order in 0..<4 {
      let (parentWatch, childWatch): (FinalizationWatch, FinalizationWatch)
      do {
        let (first, second) = try await make(isShown: isShown)
        var (parent, child): (Gtk.Window?, Gtk.Window?) = (first, second)
        (parentWatch, childWatch) = (FinalizationWatch(first), FinalizationWatch(second))
        if order % 2 == 0 { child?.destroyWindow() } else { parent?.destroyWindow() }
        try await settle()
        if order % 2 == 0 { parent?.destroyWindow() } else { child?.destroyWindow() }
        if order < 2 { child = nil } else { parent = nil }
        try await settle()
        #expect((child ?? parent)?.title != nil)
      }
      try await parentWatch.expectFinalized()
      try await childWatch.expectFinalized()
    }
  }

  @Test(
    "a parent that only hides does not end it, and another one that it was given before does not", arguments: [1, 2])
  func stays(_ round: Int) async throws {
    let (parent, child) = try await make(isShown: true)
    parent.isVisible = false
    try await settle()
    #expect(child.transientFor === parent)
    let other = Gtk.Window(title: "other")
    other.present()
    child.transientFor = other
    parent.destroyWindow()
    try await settle()
    #expect(child.isVisible)
    other.destroyWindow()
    try await settle()
    #expect(!child.isVisible)
    child.destroyWindow()
  }
}
