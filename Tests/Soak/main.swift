import DeclarativePrograms
import RandomPrograms

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--declarative" { DeclarativeSoak.main(arguments.dropFirst()) } else { Soak.main() }
