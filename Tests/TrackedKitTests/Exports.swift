// The tests import GtkTesting besides, and speak of the kit's names.
@_exported import TrackedKit
