import Glibc
import TrackedKit

do {
  try initialize()
} catch {
  print(error)
  exit(1)
}

// Fonts, theme and libraries are loaded by a window before.
open(ViewController()).close()
let wanted = CommandLine.arguments.dropFirst().first
for measured in viewCases + arrangementCases + declarativeCases where wanted.map(measured.name.contains) ?? true {
  measured.measure()
}
