// A test of a program imports GtkTesting alone, besides what it tests.
@_exported import TrackedKit
