# Runs a command with a display, a session bus and home folders of its own, so that it neither needs nor touches the user's.

sandbox=

make_sandbox() {
  sandbox=$(mktemp -d "${TMPDIR:-/tmp}/tracked-demo.XXXXXX")
  trap 'rm -rf "$sandbox"' EXIT
  mkdir -m 700 "$sandbox"/{home,data,config,cache,state,run}
  mkdir "$sandbox/config/gtk-4.0"
  # What a desktop's settings service would say.
  printf '%s\n' "[Settings]" "gtk-font-name=Cantarell 11" "gtk-icon-theme-name=Adwaita" "gtk-theme-name=Default" \
    >"$sandbox/config/gtk-4.0/settings.ini"
}

run_headless() {
  env -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS -u GTK_THEME -u GTK_DEBUG -u GDK_SCALE -u GDK_DPI_SCALE \
    HOME="$sandbox/home" XDG_DATA_HOME="$sandbox/data" XDG_CONFIG_HOME="$sandbox/config" XDG_CACHE_HOME="$sandbox/cache" \
    XDG_STATE_HOME="$sandbox/state" XDG_RUNTIME_DIR="$sandbox/run" LC_ALL=C.UTF-8 \
    GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1 \
    dbus-run-session -- xvfb-run -a -s "-screen 0 1280x1024x24" "$@"
}
