import GtkTesting
import Testing

@testable import TrackedKit

/// Constraints on one view's size alone, which belong to that view wherever it stands.
@MainActor @Suite(.serialized) struct OwnSizeConstraintTests {
  @Test("A size asked for before a view has a place counts where constraints place it")
  func beforeTheViewHasAPlace() async throws {
    let (field, box, label, line) = (TextField(), View(), Label(), View())
    label.text = "X"
    field.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let height = box.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    let stack = StackView(arrangedSubviews: [field, box, line, label])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 200, height: 400)
    defer { window.close() }
    try await settle()
    #expect(field.frame == Rect(x: 0, y: 0, width: 200, height: 60))
    #expect(box.frame == Rect(x: 0, y: 60, width: 200, height: 50))
    #expect(label.frame.height > 280, "it takes what is left")
    height.constant = 80
    try await settle()
    #expect(box.frame.height == 80 && label.frame.height > 250)
    height.isActive = false
    label.heightAnchor.constraint(equalToConstant: 30).isActive = true
    try await settle()
    #expect(label.frame.height == 30 && box.frame.height > 300)
  }

  @Test("A view takes the size that it asks for along when it is moved", arguments: [true, false])
  func movingTakesTheSizeAlong(_ isRemovedBefore: Bool) async throws {
    let (root, first, second, moved) = (View(), View(), View(), View())
    first.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    second.frame = Rect(x: 100, y: 0, width: 100, height: 100)
    [first, second].forEach(root.addSubview)
    first.addSubview(moved)
    let sizes = [
      moved.widthAnchor.constraint(equalTo: moved.heightAnchor, multiplier: 2),
      moved.heightAnchor.constraint(equalToConstant: 20),
    ]
    let place = moved.topAnchor.constraint(equalTo: first.topAnchor, constant: 5)
    LayoutConstraint.activate(sizes + [place])
    let window = try await TestWindow(root, width: 200, height: 100)
    defer { window.close() }
    try await settle()
    #expect(moved.frame == Rect(x: 0, y: 5, width: 40, height: 20))
    if isRemovedBefore { moved.removeFromSuperview() }
    second.addSubview(moved)
    #expect(!place.isActive && sizes.map(\.isActive) == [true, true], "what places it ends, what it asks for does not")
    moved.bottomAnchor.constraint(equalTo: second.bottomAnchor).isActive = true
    try await settle()
    #expect(moved.frame == Rect(x: 0, y: 80, width: 40, height: 20))
    sizes[1].constant = 30
    try await settle()
    #expect(moved.frame == Rect(x: 0, y: 70, width: 60, height: 30))
    LayoutConstraint.deactivate(sizes)
    try await settle()
    #expect(moved.frame.size == .zero && sizes.map(\.isActive) == [false, false])
  }

  @Test("A view outlives the one it stood in, and keeps its size")
  func outliving() async throws {
    let kept = Label()
    var sizes: [LayoutConstraint] = []
    do {
      let view = View()
      view.addSubview(kept)
      sizes = [kept.widthAnchor.constraint(equalToConstant: 90), kept.heightAnchor.constraint(equalToConstant: 70)]
      LayoutConstraint.activate(sizes)
    }
    kept.removeFromSuperview()
    #expect(sizes.map(\.isActive) == [true, true])
    let box = Gtk.Box(.horizontal)
    box.append(kept)
    kept.halign = .start
    kept.valign = .start
    let window = try await TestWindow(box, width: 200, height: 200)
    defer { window.close() }
    try await settle()
    #expect(kept.bounds.size == Size(width: 90, height: 70), "also in a container of GTK's")
  }
}
