import TrackedKit

/// The lines of a page's own source that make its point. They come from the very file that was compiled, so what a page
/// shows cannot differ from what it does.
///
/// Lines between `// essential:begin` and `// essential:end` are shown. A name behind the first, such as
/// `// essential:begin ping-pong, wrong`, makes them a part that can be asked for by itself.
enum EssentialSource {
  private static let begin = "// essential:begin"
  private static let end = "// essential:end"

  /// Marked lines that follow each other.
  private struct Part {
    let name: String
    var lines: [Substring] = []

    /// The lines without the indentation they share.
    var text: String {
      let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
    }
  }

  /// The marked parts of a source file.
  ///
  /// - Throws: `ResourceError` if the file is not in the bundle, `DemoError` if nothing in it is marked.
  static func text(of file: String) throws -> String {
    let parts = try parts(of: file)
    guard !parts.isEmpty else { throw DemoError("\(file) marks no lines with '\(begin)'.") }
    return parts.map(\.text).joined(separator: "\n\n")
  }

  /// What is marked with one name in a source file.
  ///
  /// - Throws: `ResourceError` if the file is not in the bundle, `DemoError` if nothing in it has that name.
  static func text(of file: String, part name: String) throws -> String {
    let parts = try parts(of: file).filter { $0.name == name }
    guard !parts.isEmpty else { throw DemoError("\(file) marks no lines with '\(begin) \(name)'.") }
    return parts.map(\.text).joined(separator: "\n")
  }

  private static func parts(of file: String) throws -> [Part] {
    let data = try Resources.data(at: "\(DemoResources.prefix)/sources/\(file)")
    var parts: [Part] = []
    var isInside = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if content.hasPrefix(begin) {
        isInside = true
        parts.append(Part(name: String(content.dropFirst(begin.count).drop { $0 == " " })))
      } else if content.hasPrefix(end) {
        isInside = false
      } else if isInside {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts
  }

  /// A section that shows the marked parts of a file, or the reason why it cannot.
  static func makeSection(_ file: String, title: String = "The code that does it") -> Widget {
    let code: String
    do { code = try text(of: file) } catch { code = "\(error)" }
    let view = SourceView(code, of: String(file.prefix { $0 != "." }))
    view.margins = PageLayout.rowMargins
    let scroller = ScrolledWindow()
    scroller.direction = .leftToRight
    scroller.addCSSClass("source-panel")
    scroller.setPolicy(horizontal: .automatic, vertical: .never)
    scroller.child = view
    return PageLayout.makeSection(title, trailing: makeCopyButton(code, named: file), [scroller])
  }

  /// A button that copies code.
  static func makeCopyButton(_ code: String, named name: String) -> Widget {
    let button = Button(iconName: "edit-copy-symbolic")
    button.hasFrame = false
    button.valign = .center
    button.followLanguage { [unowned button] in
      button.tooltip = String(localized: "Copy")
      button.setAccessibleLabel(String(localized: "Copy \(name)"))
    }
    button.onClicked(button) { button in
      Pasteboard.general.string = code
      button.traitCollection.appModel?.notices.offer(String(localized: "Copied"))
    }
    return button
  }
}
