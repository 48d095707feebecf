import Foundation
import TrackedUI

import struct TrackedUI.IndexSet

struct Block: Identifiable, Equatable {
  let id: String
  var color: Color
}

struct BlockDropDelegate: DropDelegate {
  let item: Block
  @Binding var items: [Block]
  @Binding var dragged: Block?

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != item, let from = items.firstIndex(of: dragged), let to = items.firstIndex(of: item)
    else { return }
    withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

struct B11DragDropView: View {
  @State private var blocks = [
    Block(id: "a", color: .red), Block(id: "b", color: .green), Block(id: "c", color: .blue),
  ]
  @State private var dragged: Block?
  @State private var note = ""
  @State private var isTargeted = false
  @State private var isImporting = false
  @State private var isExporting = false

  var body: some View {
    VStack {
      HStack {
        ForEach(blocks) { block in
          RoundedRectangle(cornerRadius: 8).fill(block.color).frame(width: 60, height: 60)
            .opacity(dragged == block ? 0.4 : 1)
            .onDrag {
              dragged = block
              return ItemProvider(object: block.id as String)
            } preview: {
              Circle().fill(block.color).frame(width: 40)
            }
            .onDrop(of: [.text], delegate: BlockDropDelegate(item: block, items: $blocks, dragged: $dragged))
        }
      }
      Text(note.isEmpty ? "Drop text here" : note)
        .padding(40)
        .background(isTargeted ? .green : .gray)
        .onDrop(of: [UTType.plainText], isTargeted: $isTargeted) { providers in
          _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
            Task { @MainActor in note = text ?? "" }
          }
          return true
        }
      PasteButton(payloadType: String.self) { strings in note = strings.first ?? "" }
      Button("Import") { isImporting = true }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [.plainText, .json], allowsMultipleSelection: true
        ) { result in
          switch result {
          case .success(let urls): note = urls.map(\.lastPathComponent).joined(separator: ", ")
          case .failure(let error): note = error.localizedDescription
          }
        }
      Button("Export") { isExporting = true }
        .fileExporter(
          isPresented: $isExporting, document: TextFile(text: note), contentType: .plainText,
          defaultFilename: "Note.txt"
        ) { _ in }
    }
  }
}

struct TextFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
