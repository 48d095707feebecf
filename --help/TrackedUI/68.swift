import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Composition/ContainerValues.swift", line: 4)
extension ContainerValues { @Entry var isPinned = false }
#sourceLocation()

