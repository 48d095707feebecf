@_exported import TrackedKit
