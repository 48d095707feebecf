// Checks the laws of every generated class, each named before it is checked, so that the last line names the one that ended the process.
//
//     CompleteLaws [--times N] [CLASS…]
//
// Or has handlers of signals end something, each cell named before it is played; `none` shows what GTK does of such an emission by itself:
//
//     CompleteLaws --cells
//     CompleteLaws --endings CLASS::SIGNAL/ENDING…

import CGtk
import Glibc
import GtkComplete
import WidgetTesting

var arguments = Array(CommandLine.arguments.dropFirst())
var times = 0
if let option = arguments.firstIndex(of: "--times") {
  times = Int(arguments[option + 1])!
  arguments.removeSubrange(option...(option + 1))
}
do { try TestDisplay.prepare() } catch { fatalError("\(error)") }

/// Lets what waits for the main loop happen.
func settle() { while g_main_context_iteration(nil, 0) != 0 {} }

/// The private memory of the process, in KiB.
func memory() -> Int {
  var contents: UnsafeMutablePointer<CChar>?
  guard g_file_get_contents("/proc/self/statm", &contents, nil, nil) != 0, let contents else { return 0 }
  defer { g_free(contents) }
  let pages = String(cString: contents).split(separator: " ").prefix(3).map { Int($0)! }
  return (pages[1] - pages[2]) * 4
}

var faults = 0
if arguments.first == "--cells" {
  for law in Laws.all {
    let names = law.signalNames.map { "\(law.typeName)::\($0)" }
    for name in names where !name.contains("::notify::") && !Laws.unemitted.contains(name) {
      for ending in Ending.allCases where ending != .none { print("\(name)/\(ending.rawValue)") }
    }
  }
  exit(0)
}
if arguments.first == "--endings" {
  for cell in arguments.dropFirst() {
    print(cell)
    fflush(nil)
    let parts = cell.split(separator: "/").map(String.init)
    guard let law = Laws.all.first(where: { parts[0].hasPrefix("\($0.typeName)::") }),
      let ending = Ending(rawValue: parts[1]),
      let index = law.signalNames.firstIndex(of: String(parts[0].dropFirst(law.typeName.count + 2)))
    else { fatalError("no cell: \(cell)") }
    for fault in law.end(ending, inSignal: index) { print("FAULT \(cell) \(fault)") }
  }
  print("All are played.")
  exit(0)
}
for law in Laws.all where arguments.isEmpty || arguments.contains(law.typeName) {
  print(law.typeName)
  fflush(nil)
  for fault in law.check() {
    print("FAULT", fault)
    faults += 1
  }
  settle()
  let watch = law.run()
  settle()
  if !watch.isFinalized, !Laws.lasting.contains(law.typeName) {
    print("FAULT \(law.typeName) does not end")
    faults += 1
  }
  guard times > 0 else { continue }
  func again(_ count: Int) {
    for _ in 0..<count { _ = law.run() }
    settle()
  }
  again(times / 4)
  let before = memory()
  again(times)
  let growth = memory() - before
  print("  \(growth) KiB more after \(times) times")
  if growth > times / 4, !Laws.growing.contains(law.typeName) {
    print("FAULT \(law.typeName) grows by \(growth) KiB")
    faults += 1
  }
}
print(faults == 0 ? "All laws hold." : "\(faults) faults.")
exit(faults == 0 ? 0 : 1)
