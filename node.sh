#!/bin/sh
# Runs Node for every process of the product: `npm start`, its commands, services, containers, and what the tests start.
# Flags of V8 belong on the last line and nowhere else, because Node warns that those which are set after the start may
# crash a process or lose data. The one there lets the heap grow by half between two collections of all of it, where V8
# lets it double or more: docs/performance.md says what that saves, and what others would save and cost sign-ins.
root=${0%/*}
# glibc gives freed memory back to the system.
export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
# Modules are kept compiled. Without that each start would load the compiler of TypeScript.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$root/node_modules/.cache/compiled}"
PATH="$root/node_modules/.bin:$PATH" exec node --heap-growing-percent=50 "$@"
