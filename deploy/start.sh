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
  if [ -e /data/site/bundle.json ]; then
    # The start shares scripts and styles of the release before with all nodes (src/server/pages/shared-files.ts).
    rm -rf /data/site/bundle.json /data/site/former && mkdir -p /data/site/former/admin &&
      mv /data/site/assets /data/site/former/ && mv /data/site/admin/assets /data/site/former/admin/
  fi
  mkdir -p /data/site && cp -R built/. /data/site/ && cp bundle.json /data/site/ ||
    fail "DATA_DIR (/data) takes no more files: the volume is full, or holds files of another account."
fi
mkdir -p /data/cache || fail "DATA_DIR (/data) takes no more files: the volume is full, or holds files of another account."
exec node tools/run.mjs "$@"
