import CGtk
import GtkTesting
import Testing

/// What a program says that uses the binding in a wrong way; each case is a process of its own.
@Suite("Wrong use", .serialized)
struct WrongUseTests {
  @Test(
    "a signal's arguments, a property and a thread that are not GTK's end the process with what to do",
    arguments: [
      (
        "too-many-arguments",
        "the signal 'clicked' of GtkButton has no arguments, but the handler takes (String, Int)"
      ),
      (
        "argument-type",
        "the signal 'row-activated' of GtkListBox has the arguments (Object?, or the wrapper of its class), but"
      ),
      ("argument-of-another-type", "the handler takes (Int): use at most these arguments, with these types"),
      ("no-such-signal", "GtkButton has no signal 'pressed-hard': write '"),
      ("no-answer", "the signal 'clicked' of GtkButton expects no answer: write Signal instead of EventSignal"),
      (
        "no-such-property",
        "GtkButton has no property 'lable': write 'label', or another one that its documentation has"
      ),
      ("property-type", "the property 'label' of GtkButton is a gchararray and was read as Int: read it as String"),
      (
        "fraction-as-whole",
        "the property 'fraction' of GtkProgressBar is a gdouble and was read as Int: read it as Double"
      ),
      ("set-type", "the property 'label' of GtkButton is a gchararray and was set to a Bool: set it to String"),
      ("set-object", "was set to a GSimpleAction: set it to the wrapper of a GtkWidget"),
      ("set-unknown", "GtkButton has no property 'lable': write 'label'"),
      ("signal-misspelt", "GtkButton has no signal 'cliked': write 'clicked'"),
      ("set-what-is-read", "the property 'parent' of GtkButton can only be read: GtkButton itself sets it"),
      ("into-itself", "cannot be added to a GtkBox that is itself or is inside it: take that out of it first"),
      ("application-id", "'notes' is no application ID: write words with dots between them, such as org.example.Notes"),
      ("other-thread", "the signal 'notify' of GtkButton was emitted on a thread that is not the main thread"),
    ])
  func sentence(_ name: String, _ sentence: String) throws {
    let end = try run(name)
    #expect(!end.isSuccess)
    #expect(end.errors.contains(sentence), "\(end.errors)")
    #expect(!end.output.contains("went on") && !end.output.contains("handled"), "\(end.output)")
  }

  private func run(_ argument: String) throws -> (isSuccess: Bool, output: String, errors: String) {
    let tests = g_file_read_link("/proc/self/exe", nil)
    let folder = g_path_get_dirname(tests)
    defer {
      g_free(tests)
      g_free(folder)
    }
    let program = String(cString: try #require(folder)) + "/WrongUse"
    var arguments: [UnsafeMutablePointer<CChar>?] = [g_strdup(program), g_strdup(argument), nil]
    // A backtrace of the end on purpose would take seconds.
    let environment = g_environ_setenv(g_get_environ(), "SWIFT_BACKTRACE", "enable=no", 1)
    defer {
      arguments.forEach { g_free($0) }
      g_strfreev(environment)
    }
    var (output, errors): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
    var status: gint = 0
    let hasRun =
      g_spawn_sync(nil, &arguments, environment, GSpawnFlags(0), nil, nil, &output, &errors, &status, nil) != 0
    defer {
      g_free(output)
      g_free(errors)
    }
    try #require(hasRun)
    return (
      g_spawn_check_wait_status(status, nil) != 0, output.map { String(cString: $0) } ?? "",
      errors.map { String(cString: $0) } ?? ""
    )
  }
}
