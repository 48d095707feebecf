import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Macros/Macros.swift", line: 4)
extension EnvironmentValues {
  @Entry var accent: Color = .blue
}
#sourceLocation()

