import DeclarativePrograms
import RandomPrograms
import TypingPrograms

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "--declarative": DeclarativeSoak.main(arguments.dropFirst())
case "--typing": TypingSoak.main(arguments.dropFirst())
case "--presentations": PresentationSoak.main(arguments.dropFirst())
case "--lists": ListSoak.main(arguments.dropFirst())
default: Soak.main()
}
