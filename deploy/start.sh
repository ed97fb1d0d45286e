#!/bin/sh
# Entry of the image: puts this release's storefront into the volume once, then runs a tool (start, backup, restore …).
set -u
fail() {
  echo "$1" >&2
  exit 1
}
umask 077
data=${DATA_DIR:-/data}
[ "$data" = /data ] || fail "DATA_DIR must be /data in a container, not $data: mount the volume there."
[ -w /data ] || fail "DATA_DIR (/data) can't be written by this account: give the volume to it (chown -R $(id -u):$(id -g))."
if ! cmp -s bundle.json /data/site/bundle.json; then
  mkdir -p /data/site && rm -f /data/site/bundle.json && cp -R built/. /data/site/ && cp bundle.json /data/site/ ||
    fail "DATA_DIR (/data) takes no more files: the volume is full, or holds files of another account."
fi
mkdir -p /data/cache || fail "DATA_DIR (/data) takes no more files: the volume is full, or holds files of another account."
exec node tools/run.mjs "$@"
