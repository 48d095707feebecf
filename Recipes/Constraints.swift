// How do you lay out views with constraints? How do constraints follow a model?
//
// Make the constraints from anchors once, and change their constants in `updateConstraints()`, which is tracked. Layout
// follows in the same frame, animated inside an animation block.

import TrackedKit

@Observable final class PanelModel {
  /// In logical pixels.
  var sidebarWidth = 120.0
}

final class PanelView: View {
  private let model: PanelModel
  let sidebar = View()
  let content = View()
  private lazy var sidebarWidth = sidebar.widthAnchor.constraint(equalToConstant: model.sidebarWidth)

  init(_ model: PanelModel) {
    self.model = model
    super.init()
    addSubview(sidebar)
    addSubview(content)
    LayoutConstraint.activate([
      sidebar.leadingAnchor.constraint(equalTo: leadingAnchor), sidebar.topAnchor.constraint(equalTo: topAnchor),
      sidebar.bottomAnchor.constraint(equalTo: bottomAnchor), sidebarWidth,
      content.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor, constant: 12),
      content.trailingAnchor.constraint(equalTo: trailingAnchor), content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  override func updateConstraints() {
    super.updateConstraints()
    sidebarWidth.constant = model.sidebarWidth
  }
}
