extension Laws {
  /// What others keep: a thread that loads the theme.
  static var lasting: Set<String> { ["GtkIconTheme"] }

  /// What GTK itself keeps for each object.
  static var growing: Set<String> { [] }
}
