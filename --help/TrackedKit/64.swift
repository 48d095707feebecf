import TrackedKit
private var configuration = Button.Configuration.filled()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Values/TitleAttributes.swift", line: 94)
configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { attributes in
  var attributes = attributes
  attributes.font = .preferredFont(forTextStyle: .headline)
  return attributes
}
#sourceLocation()
}
