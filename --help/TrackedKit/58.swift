import TrackedKit
private let (scrollView, form) = (ScrollView(), View())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Scrolling/ScrollView.swift", line: 11)
scrollView.addSubview(form)
LayoutConstraint.activate([
  form.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
  form.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
  form.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
  form.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
  form.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
])
#sourceLocation()
}
