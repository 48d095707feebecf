# Reads the leak sanitizer's reports and prints the leaks that are ours, or may be; fails if there are any.
#
# A stack is read from the allocation up, to where GLib's main loop, a thread or a library's start called: what was allocated there by
# other people's code that none of ours had called is theirs. A stack that ends before is not cleared of suspicion.
#
# awk -v ours=FOLDER -f scripts/support/leaks-of-ours.awk REPORT...
BEGIN { RS = ""; FS = "\n" }
/^(Direct|Indirect) leak of/ {
  verdict = "unclear"
  for (i = 2; i <= NF && verdict == "unclear"; i++) {
    if (index($i, ours "/") || index($i, "<compiler-generated>")) verdict = "ours"
    else if ($i ~ / in (g_main_context_dispatch|g_main_context_iteration|g_application_run|asan_thread_start|_dl_init)( |\()/) verdict = "others"
  }
  count[verdict]++
  if (verdict != "others") print $0 "\n"
}
END {
  printf "%d leaks of other people's code, %d of ours, %d of which the stack does not tell.\n", count["others"], count["ours"], count["unclear"]
  exit count["ours"] + count["unclear"] > 0
}
