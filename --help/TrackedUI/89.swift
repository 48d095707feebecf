import FoundationEssentials
import TrackedUI
private struct StatisticsView: View { var body: some View { Text("Statistics") } }


private struct Program: App {
var body: some Scene {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Hosting/WindowScene.swift", line: 5)
Window("Statistics", id: "stats") { StatisticsView() }
#sourceLocation()
}}
