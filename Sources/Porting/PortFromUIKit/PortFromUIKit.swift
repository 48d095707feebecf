import Foundation
import PackagePlugin

/// Ports the sources in a target's folder `UIKit` with `from-uikit` whenever they change.
@main
struct PortFromUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "from-uikit").url
    let folder = target.directoryURL.appending(path: "UIKit")
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return sources.filter { $0.pathExtension == "swift" }.map { source in
      let ported = context.pluginWorkDirectoryURL.appending(path: source.lastPathComponent)
      return .buildCommand(
        displayName: "Port \(source.lastPathComponent)", executable: tool, arguments: [source.path, ported.path],
        inputFiles: [source], outputFiles: [ported])
    }
  }
}
