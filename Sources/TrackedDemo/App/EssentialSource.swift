import Gtk

/// The lines of a page's own source that make its point. They come from the very file that was compiled, so what a page
/// shows cannot differ from what it does.
enum EssentialSource {
  private static let begin = "// essential:begin"
  private static let end = "// essential:end"

  /// The marked parts of a source file, without the indentation they share.
  ///
  /// - Throws: `ResourceError` if the file is not in the bundle, `DemoError` if nothing in it is marked.
  static func text(of file: String) throws -> String {
    let data = try Resources.data(at: "\(DemoResources.prefix)/sources/\(file)")
    var parts: [[Substring]] = []
    var isInside = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.drop(while: { $0 == " " }) {
      case begin[...]:
        isInside = true
        parts.append([])
      case end[...]: isInside = false
      default: if isInside { parts[parts.count - 1].append(line) }
      }
    }
    guard !parts.isEmpty else { throw DemoError("\(file) marks no lines with '\(begin)'.") }
    return parts.map(unindented).joined(separator: "\n\n")
  }

  private static func unindented(_ lines: [Substring]) -> String {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }

  /// A section that shows the marked parts of a file, or the reason why it cannot.
  static func makeSection(_ file: String, title: String = "The code that does it") -> Widget {
    let label = Label()
    do { label.text = try text(of: file) } catch { label.text = "\(error)" }
    label.isSelectable = true
    label.xalign = 0
    label.addCSSClass("source")
    label.margins = .symmetric(horizontal: 15, vertical: 12)
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .automatic, vertical: .never)
    scroller.child = label
    return PageLayout.makeSection(title, [scroller])
  }
}
