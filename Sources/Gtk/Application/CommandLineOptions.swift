import CGtk

extension Application {
  /// An option of the command line.
  public struct Option {
    let name: String
    let summary: String
    let argument: String?

    /// An option without a value: `--name`.
    public static func flag(_ name: String, _ summary: String) -> Option {
      Option(name: name, summary: summary, argument: nil)
    }

    /// An option with a value: `--name=VALUE`; `argument` names the value in `--help`.
    public static func value(_ name: String, argument: String, _ summary: String) -> Option {
      Option(name: name, summary: summary, argument: argument)
    }
  }

  /// The options that the command line has.
  public struct OptionValues {
    fileprivate let flags: Set<String>
    fileprivate let values: [String: String]

    /// Whether the option is there.
    public func contains(_ name: String) -> Bool { flags.contains(name) || values[name] != nil }

    /// The value of an option.
    public subscript(name: String) -> String? { values[name] }
  }

  /// Declares the command line's options; `--help` lists them, and an unknown one ends the start with a message.
  ///
  /// - Parameter handler: called in this process before `activate`; an exit code ends the start, nil continues it.
  public func setOptions(_ options: [Option], handler: @escaping (OptionValues) -> Int32?) {
    for option in options {
      let type = option.argument == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_STRING
      g_application_add_main_option(native(), option.name, 0, GOptionFlags(0), type, option.summary, option.argument)
    }
    _ = SignalConnection(self, "handle-local-options", .everyChange) { arguments, result in
      let dictionary = g_value_get_boxed(arguments)?.assumingMemoryBound(to: GVariantDict.self)
      var flags: Set<String> = []
      var values: [String: String] = [:]
      for option in options {
        guard let value = g_variant_dict_lookup_value(dictionary, option.name, nil) else { continue }
        if option.argument == nil {
          flags.insert(option.name)
        } else {
          values[option.name] = String(cString: g_variant_get_string(value, nil))
        }
        g_variant_unref(value)
      }
      let code = handler(OptionValues(flags: flags, values: values))
      if let result { g_value_set_int(result, code ?? -1) }
    }
  }
}
