import TrackedKit
private var background = BackgroundConfiguration.clear()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Values/ConfigurationColorTransformer.swift", line: 4)
background.backgroundColorTransformer = ConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
#sourceLocation()
}
