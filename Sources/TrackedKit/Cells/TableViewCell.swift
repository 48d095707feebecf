/// A row of a list: GTK's lists and grids have one kind of cell. UIKit's name for it in a table.
public typealias TableViewCell = CollectionViewCell

/// A cell above or below the items (`CollectionView.headerView`, `footerView`). UIKit's name for it in a table.
public typealias TableViewHeaderFooterView = CollectionViewCell
