# Runs the named parts of a test run one after the other, times them, and sums up at the end.

stage_lines=()
stage_failures=0
# The exit status of the last stage.
stage_status=0

# Always succeeds itself, so that it can be called without a condition around it: inside one, `set -e` is ignored in the stage.
stage() { # stage NAME COMMAND...
  local name=$1 started=$SECONDS
  shift
  say "" "== $name"
  set +e
  (
    set -e
    "$@"
  )
  stage_status=$?
  set -e

  local outcome=passed
  if ((stage_status)); then
    outcome=FAILED
    stage_failures=$((stage_failures + 1))
  fi
  stage_lines+=("$(printf '%-7s %5d s  %s' "$outcome" $((SECONDS - started)) "$name")")
  say "-- $name: $outcome after $((SECONDS - started)) s"
}

skip_stage() { stage_lines+=("$(printf '%-7s %7s  %s (%s)' skipped "" "$1" "$2")"); }

sum_up() {
  say "" "Summary"
  printf '  %s\n' "${stage_lines[@]}"
  if ((stage_failures)); then
    say "FAILED: $stage_failures of ${#stage_lines[@]} stages."
    return 1
  fi
  say "Everything passed in $SECONDS s."
}
