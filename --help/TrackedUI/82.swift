import FoundationEssentials
import TrackedUI

private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Gestures/Gesture.swift", line: 230)
@GestureState private var offset = CGSize.zero

#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Gestures/Gesture.swift", line: 230)

Circle().offset(offset).gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
#sourceLocation()
}
}
