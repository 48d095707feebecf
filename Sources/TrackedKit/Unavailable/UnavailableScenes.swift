// Scenes, which a desktop has none of: an application has windows.

/// A part of an application that is shown by itself.
@available(
  *, unavailable,
  message: "make a Window in the application's activation and show it with makeKeyAndVisible(); there are no scenes"
)
public enum Scene {}

/// A scene that may come back.
@available(
  *, unavailable,
  message: "make a Window in the application's activation and show it with makeKeyAndVisible(); there are no scenes"
)
public enum SceneSession {}

/// How a scene is made.
@available(
  *, unavailable,
  message: "make a Window in the application's activation and show it with makeKeyAndVisible(); there are no scenes"
)
public enum SceneConfiguration {}
