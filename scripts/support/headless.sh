# Runs a command with a display, a session bus and home folders of its own, so that it neither needs nor touches the user's.

sandbox=
# x11: Xvfb; sway: both take events from tests; wayland: weston, which takes none.
display_server=x11

# Whether sway can run: root is refused, and starts it as another user.
can_run_sway() { ((EUID != 0)) || { has runuser && id nobody; } >/dev/null 2>&1; }

make_sandbox() {
  sandbox=$(mktemp -d "${TMPDIR:-/tmp}/tracked-demo.XXXXXX")
  trap 'rm -rf "$sandbox"' EXIT
  mkdir -m 700 "$sandbox"/{home,data,config,cache,state,run}
  mkdir "$sandbox/config/gtk-4.0"
  # What a desktop's settings service would say.
  printf '%s\n' "[Settings]" "gtk-font-name=Cantarell 11" "gtk-icon-theme-name=Adwaita" "gtk-theme-name=Default" \
    >"$sandbox/config/gtk-4.0/settings.ini"
}

# An environment that holds nothing of the user's desktop.
in_sandbox() {
  env -u WAYLAND_DISPLAY -u DISPLAY -u DBUS_SESSION_BUS_ADDRESS -u GTK_THEME -u GTK_DEBUG -u GDK_SCALE -u GDK_DPI_SCALE \
    HOME="$sandbox/home" XDG_DATA_HOME="$sandbox/data" XDG_CONFIG_HOME="$sandbox/config" XDG_CACHE_HOME="$sandbox/cache" \
    XDG_STATE_HOME="$sandbox/state" XDG_RUNTIME_DIR="$sandbox/run" LC_ALL=C.UTF-8 \
    GSK_RENDERER=cairo GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1 "$@"
}

run_headless() {
  case $display_server in
    x11) run_under_x11 "$@" ;;
    sway) run_under_sway "$@" ;;
    *) run_under_weston "$@" ;;
  esac
}

# The server finds a free display itself: what xvfb-run finds, another one that starts at the same time may take.
run_under_x11() {
  local display='' status=0 folder=$sandbox/x11 cookie
  mkdir "$folder"
  mkfifo "$folder/display"
  cookie=$(mcookie)
  # Whichever display it is: a server goes by the cookie alone.
  xauth -q -f "$folder/server" add :0 . "$cookie" 2>"$folder/log"
  # It ends with this shell, however that ends.
  setpriv --pdeathsig TERM Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -auth "$folder/server" \
    3>"$folder/display" >"$folder/log" 2>&1 &
  local server=$!
  if ! read -r display <"$folder/display"; then
    cat "$folder/log" >&2
    die "Xvfb did not start; see above."
  fi
  xauth -q -f "$folder/client" add ":$display" . "$cookie" 2>"$folder/log"
  in_sandbox GDK_BACKEND=x11 DISPLAY=":$display" XAUTHORITY="$folder/client" dbus-run-session -- "$@" || status=$?
  kill "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  rm -r "$folder"
  return "$status"
}

# Runs a command with sway, which shows nothing and has the pointer and the keyboard that tests make. Tests count on where windows are.
run_under_sway() {
  local shell status=0 tries socket='' folder=$sandbox/sway become=()
  mkdir -m 700 "$folder"
  printf '%s\n' "output HEADLESS-1 resolution 1280x1024 position 0 0" "xwayland disable" "focus_follows_mouse no" \
    "focus_on_window_activation focus" "default_border none" "default_floating_border none" "floating_minimum_size 1 x 1" \
    'for_window [app_id=".*"] floating enable, border none, move absolute position 0 0' >"$folder/config"
  if ((EUID == 0)); then
    become=(runuser -u nobody --)
    chmod 711 "$sandbox"
    chown -R nobody "$folder"
  fi
  # What runs in the background is a shell around sway: killed, it would leave sway running.
  # shellcheck disable=SC2016
  in_sandbox ${become[@]+"${become[@]}"} env HOME="$folder" XDG_RUNTIME_DIR="$folder" SWAYSOCK="$folder/control" \
    WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman \
    sh -c 'echo $$ >"$0" && exec "$@"' "$folder/pid" sway --config "$folder/config" >"$sandbox/sway.log" 2>&1 &
  shell=$!
  for ((tries = 100; tries > 0; tries--)); do
    socket=$(compgen -G "$folder/wayland-[0-9]" | head -n 1 || true)
    if [[ $socket && -S $folder/control ]] || ! kill -0 "$shell" 2>/dev/null; then break; fi
    sleep 0.1
  done
  if [[ ! $socket ]]; then
    cat "$sandbox/sway.log" >&2
    kill "$(<"$folder/pid")" 2>/dev/null || true
    die "sway did not start; see above."
  fi
  in_sandbox GDK_BACKEND=wayland WAYLAND_DISPLAY="$socket" SWAYSOCK="$folder/control" GTK_TESTING_DELIVERY=events \
    dbus-run-session -- "$@" || status=$?
  kill "$(<"$folder/pid")" 2>/dev/null || true
  wait "$shell" || true
  return "$status"
}

# Runs a command with weston, which shows nothing and has neither a pointer nor a keyboard.
run_under_weston() {
  local shell status=0 tries
  # What runs in the background is a shell around weston: killed, it would leave weston running.
  # shellcheck disable=SC2016
  in_sandbox sh -c 'echo $$ >"$0" && exec "$@"' "$sandbox/weston.pid" \
    weston --backend=headless-backend.so --socket=tracked-demo --width=1280 --height=1024 --idle-time=0 \
    >"$sandbox/weston.log" 2>&1 &
  shell=$!
  for ((tries = 100; tries > 0; tries--)); do
    if [[ -S $sandbox/run/tracked-demo ]] || ! kill -0 "$shell" 2>/dev/null; then break; fi
    sleep 0.1
  done
  if [[ ! -S $sandbox/run/tracked-demo ]]; then
    cat "$sandbox/weston.log" >&2
    kill "$(<"$sandbox/weston.pid")" 2>/dev/null || true
    die "weston did not start; see above."
  fi
  in_sandbox GDK_BACKEND=wayland WAYLAND_DISPLAY=tracked-demo dbus-run-session -- "$@" || status=$?
  kill "$(<"$sandbox/weston.pid")" 2>/dev/null || true
  wait "$shell" || true
  return "$status"
}
