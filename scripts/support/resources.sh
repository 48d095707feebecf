# Compiles what the app reads at run time, so that it runs from the build folder without being installed.

compile_resources() {
  mkdir -p "$out/schemas" "$out/resources"
  glib-compile-schemas --strict --targetdir="$out/schemas" "$root/data"
  glib-compile-resources --sourcedir="$root/Resources" --target="$out/resources/tracked-demo.gresource" \
    "$root/Resources/tracked-demo.gresource.xml"
  compile_translations
  use_resources
}

# Has the app find them.
use_resources() {
  export GSETTINGS_SCHEMA_DIR=$out/schemas
  export TRACKED_DEMO_RESOURCES=$out/resources
  export TRACKED_DEMO_LOCALE=$out/locale
}

compile_translations() {
  local catalogue language folder
  for catalogue in "$root"/po/*/*.po; do
    language=$(basename "$catalogue" .po)
    folder=$out/locale/$language/LC_MESSAGES
    mkdir -p "$folder"
    msgfmt --output-file="$folder/$(basename "$(dirname "$catalogue")").mo" "$catalogue"
  done
}
