import Glibc
import TrackedKit

// The counterpart of PlainC, on TrackedKit: each mode is one file and prints its numbers on one line.
do { try Gtk.initialize() } catch {
  print(error)
  exit(1)
}
let arguments = CommandLine.arguments.dropFirst()
let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
switch arguments.first {
case "start": measureStart()
case "update": measureUpdates()
case "alone": measureObservationAlone()
case "others": measureUpdatesAmongOthers(count)
case "writes": measureWritesInOneTurn()
case "wide": measureWide(count)
case "recorded-wide":
  let recording = UpdateRecorder.record()
  measureWide(count)
  recording.end()
case "views": measureViews(count)
case "chain": measureChain(count)
case "constant": measureConstant(count)
case "list": measureList(count)
case "list-model": measureListModel(count)
case "edits": measureListEdits(count)
case "idle": measureIdle()
case "thread": measureOtherThread()
case "growth": measureGrowth()
default:
  print(
    """
    usage: TrackedProbe start|update|alone|others COUNT|writes|wide COUNT|recorded-wide COUNT|views COUNT|chain COUNT|constant COUNT
                        |list ROWS|list-model ROWS|edits ROWS|idle|thread|growth
    """)
  exit(64)
}
