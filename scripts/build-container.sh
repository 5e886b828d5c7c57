#!/usr/bin/env bash
# Builds the image "museum": with Docker where it answers and reaches the images below it, otherwise
# with podman (buildah) on a Debian of its own, and hands it to a Docker that answers. The second way
# needs root and
#   apt-get install --no-install-recommends podman crun debootstrap
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if docker pull --quiet node:24-bookworm-slim > /dev/null 2>&1; then
  exec docker build --tag museum .
fi

folder="${CONTAINER_DIR:-/var/tmp/museum-container}"
mkdir -p "$folder"
# The cgroups of some virtual machines, old and new at once, are more than crun understands.
if [ -z "${MUSEUM_UNSHARED:-}" ] && mountpoint -q /sys/fs/cgroup/unified; then
  MUSEUM_UNSHARED=1 exec unshare --mount sh -c 'umount /sys/fs/cgroup/unified; exec "$0"' "$PWD/scripts/build-container.sh"
fi
engine() { podman --root "$folder/store" --runroot "$folder/run" --cgroup-manager cgroupfs --events-backend file "$@"; }

if [ ! -d "$folder/base" ]; then
  debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/unfinished"
  rm -rf "$folder"/unfinished/var/cache/apt/* "$folder"/unfinished/var/lib/apt/lists/*
  mv "$folder/unfinished" "$folder/base"
fi

# What `node:24-bookworm-slim` has: npm of this machine, Node of this project, and this machine's trust.
tools="$(mktemp -d)"
trap 'rm -r "$tools"' EXIT
mkdir -p "$tools/usr/local/bin" "$tools/usr/local/lib/node_modules" "$tools/etc/ssl/certs"
cp -a "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$tools/usr/local/lib/node_modules/npm"
cp -L node_modules/node-linux-*/bin/node "$tools/usr/local/bin/node"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$tools/usr/local/bin/npx"
cp -L /etc/ssl/certs/ca-certificates.crt "$tools/etc/ssl/certs/"

engine image exists localhost/base || tar -C "$folder/base" -c . | engine import - localhost/base
engine build --isolation chroot --tag localhost/build-base --file - "$tools" <<'EOF'
FROM localhost/base
COPY . /
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
EOF
engine build --isolation chroot --network host --format docker \
  --build-arg BASE=localhost/base --build-arg BUILD_BASE=localhost/build-base --tag localhost/museum .
engine images localhost/museum
if docker info > /dev/null 2>&1; then
  engine save localhost/museum | docker load
  docker tag localhost/museum museum
fi
