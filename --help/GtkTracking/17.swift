import GtkTracking

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Traits/TraitCollection+Mutations.swift", line: 6)
let dark = TraitCollection { $0.userInterfaceStyle = .dark }
let compact = dark.modifyingTraits { $0.horizontalSizeClass = .compact }
#sourceLocation()
}
