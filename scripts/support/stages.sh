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

# Runs a function once for each argument, as many at a time as there are processors, or `at_once`, and prints what each printed when it
# has ended.
in_parallel() { # in_parallel FUNCTION ARGUMENT...
  local function=$1 argument folder begun=0 ended=0 status=0 most=${at_once:-$(nproc)}
  shift
  folder=$(mktemp -d "$out/parallel.XXXXXX")
  for argument; do
    if ((begun - ended >= most)); then
      wait -n || status=1
      ended=$((ended + 1))
    fi
    begun=$((begun + 1))
    (
      # In no condition, where `set -e` would be ignored in the function.
      set +e
      (
        set -e
        "$function" "$argument"
      ) >"$folder/$begun" 2>&1
      outcome=$?
      flock 9
      cat "$folder/$begun"
      exit "$outcome"
    ) 9>"$folder/lock" &
  done
  for (( ; ended < begun; ended++)); do wait -n || status=1; done
  rm -rf "$folder"
  return "$status"
}

sum_up() {
  say "" "Summary"
  printf '  %s\n' "${stage_lines[@]}"
  if ((stage_failures)); then
    if [[ -s ${failures:-} ]]; then cat "$failures"; fi
    say "FAILED: $stage_failures of ${#stage_lines[@]} stages."
    return 1
  fi
  say "Everything passed in $SECONDS s."
}
