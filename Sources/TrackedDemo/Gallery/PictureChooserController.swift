import FoundationEssentials
import TrackedKit

/// The pictures by name, one of them ticked, and the filter: on a sheet above the gallery, with the same selection.
final class PictureChooserController: ViewController {
  private let gallery: GalleryModel
  private let list = ListBox()
  private let scale = Scale(range: 0...1, step: 0.05)

  init(_ gallery: GalleryModel) {
    self.gallery = gallery
    super.init()
    title = "Picture"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Done") { [weak self] in self?.dismiss(animated: true) }
    ]
    list.selectionMode = .none
    list.addCSSClass("article-list")
    for name in gallery.names { list.append(makeRow(name), accessibleLabel: name.capitalized) }
    list.rowActivated.connect(self) { me, row in
      guard let row, let index = me.gallery.names.indices.first(where: { me.list.row(at: $0) === row }) else { return }
      me.gallery.select(me.gallery.names[index])
    }
    scale.drawsValue = false
    scale.setSizeRequest(width: 180)
    scale.valueChanged.connect(self) { me in me.gallery.setFilterIntensity(me.scale.value) }
    let column = Box(.vertical, spacing: 18)
    column.margins = PageLayout.contentMargins
    column.append(PageLayout.makeSection(nil, [PageLayout.makeRow("Filter", control: scale)]))
    column.append(PageLayout.makeSection(nil, [list]))
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = column
    view.addSubview(scroller)
  }

  override func updateProperties() {
    super.updateProperties()
    scale.value = gallery.selection.filterIntensity
  }

  private func makeRow(_ name: String) -> Widget {
    let tick = Gtk.Image(iconName: "object-select-symbolic")
    tick.addCSSClass("accent")
    tick.updateProperties { [gallery] tick in tick.alpha = gallery.selection.selectedImage == name ? 1 : 0 }
    return PageLayout.makeRow(name.capitalized, control: tick)
  }
}
