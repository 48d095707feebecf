// Made by scripts/generate-wrappers of scripts/support/wrappers/TextBuffer.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let textBufferLaws = Coverage<TextBuffer>(
    "GtkTextBuffer", make: { TextBuffer() }
  ) {
    $0.set("text", \.text)
    $0.shown("has-selection", \.hasSelection)
    $0.shown("cursor-position", \.cursorPosition)
    $0.shown("can-undo", \.canUndo)
    $0.shown("can-redo", \.canRedo)
    $0.set("enable-undo", \.enablesUndo)
    $0.excuse("tag-table", "construct-only: covered by `addTag` and `removeTag`")
    $0.signal { $0.onChanged {} }
    $0.signal { $0.onModifiedChanged {} }
    $0.signal { $0.onUndo {} }
    $0.signal { $0.onRedo {} }
    $0.signal { $0.onBeginUserAction {} }
    $0.signal { $0.onEndUserAction {} }
    $0.signal { $0.onNotifyText {} }
    $0.signal { $0.onNotifyHasSelection {} }
    $0.signal { $0.onNotifyCursorPosition {} }
    $0.signal { $0.onNotifyCanUndo {} }
    $0.signal { $0.onNotifyCanRedo {} }
    $0.signal { $0.onNotifyEnableUndo {} }
  }
}

extension Wrappers {
  static let textTagLaws = Coverage<TextTag>(
    "GtkTextTag", make: { TextTag() }
  ) {
    $0.shown("name", \.name)
    $0.set(
      "background-rgba", \.background, samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set(
      "foreground-rgba", \.foreground, samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("font", \.font, samples: ["Sans 12", "Serif Bold 20"])
    $0.set("family", \.family)
    $0.set("style", \.fontStyle)
    $0.set("variant", \.fontVariant)
    $0.set("weight", \.weight, samples: [700, 300])
    $0.set("stretch", \.stretch)
    $0.set("size-points", \.pointSize, samples: [12, 20])
    $0.set("scale", \.scale, samples: [2, 0.5])
    $0.set("pixels-above-lines", \.pixelsAboveLines)
    $0.set("pixels-below-lines", \.pixelsBelowLines)
    $0.set("pixels-inside-wrap", \.pixelsInsideWrap)
    $0.set("line-height", \.lineHeight, samples: [1.5, 2])
    $0.set("editable", \.isEditable)
    $0.set("wrap-mode", \.wrapMode)
    $0.set("justification", \.justification)
    $0.set("direction", \.direction, samples: [.rightToLeft, .leftToRight, nil])
    $0.set("left-margin", \.leftMargin)
    $0.set("right-margin", \.rightMargin)
    $0.set("indent", \.indent)
    $0.set("strikethrough", \.isStruckThrough)
    $0.set(
      "strikethrough-rgba", \.strikethroughColor,
      samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("underline", \.underline)
    $0.set(
      "underline-rgba", \.underlineColor, samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("overline", \.overline)
    $0.set(
      "overline-rgba", \.overlineColor, samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("rise", \.rise, samples: [1024, -1024])
    $0.set("background-full-height", \.fillsLineHeight)
    $0.set("language", \.language, samples: ["de", "fr"])
    $0.set("tabs", \.tabStops, samples: [TabStops([40, 80]), TabStops()])
    $0.set("invisible", \.isInvisible)
    $0.set(
      "paragraph-background-rgba", \.paragraphBackground,
      samples: [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 1, blue: 0)])
    $0.set("fallback", \.allowsFallback)
    $0.set("letter-spacing", \.letterSpacing, samples: [1024, 2048])
    $0.set("font-features", \.fontFeatures)
    $0.set("allow-breaks", \.allowsBreaks)
    $0.set("show-spaces", \.showsSpaces)
    $0.set("insert-hyphens", \.insertsHyphens)
    $0.set("text-transform", \.textTransform)
    $0.set("word", \.isWord)
    $0.set("sentence", \.isSentence)
    $0.set("accumulative-margin", \.addsMargins)
    $0.excuse("background", "covered by `background`, a colour: the same as text")
    $0.excuse("foreground", "covered by `foreground`, a colour: the same as text")
    $0.excuse("paragraph-background", "covered by `paragraphBackground`, a colour: the same as text")
    $0.excuse("font-desc", "covered by `font`: the same as a structure of C's")
    $0.excuse("size", "covered by `pointSize`: the same in Pango's units")
    $0.excuse("*-set", "covered by `resets`: a property of a tag is in force once it was set")
    $0.signal { $0.onNotifyName {} }
  }
}
