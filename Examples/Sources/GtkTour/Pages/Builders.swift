import GtkComplete

/// What GTK's designers save.
private let description = """
  <interface>
    <object class="GtkBox" id="box">
      <property name="orientation">vertical</property>
      <property name="spacing">12</property>
      <child>
        <object class="GtkLabel">
          <property name="label">Made of a text by GtkBuilder</property>
          <attributes><attribute name="weight" value="bold"/></attributes>
        </object>
      </child>
      <child><object class="GtkScale" id="volume">
        <property name="draw-value">true</property>
        <property name="adjustment">
          <object class="GtkAdjustment"><property name="upper">11</property><property name="value">5</property></object>
        </property>
      </object></child>
      <child><object class="GtkButton" id="reset"><property name="label">Reset</property></object></child>
    </object>
  </interface>
  """

/// Widgets that a description makes, found by their names.
func builderPage() -> Widget {
  let builder = Builder(string: description)
  guard let box = builder.object("box") as? Box, let volume = builder.object("volume") as? Scale,
    let reset = builder.object("reset") as? Button
  else { return Label("The description has other names.") }
  reset.onClicked { volume.value = 5 }
  return box
}
