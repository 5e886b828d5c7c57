# The product for production: the built site, the server with the packages that it imports, and Node.
#   docker build -t museum .          (no Docker: scripts/build-container.sh)
# BUILD_BASE has Node >= 20 and npm, BASE glibc and libstdc++; nothing is run in BASE, so it needs no
# shell. A registry of your own: --secret id=npmrc,src=$HOME/.npmrc, which leaves no trace.
ARG BUILD_BASE=node:24-bookworm-slim
ARG BASE=debian:bookworm-slim

FROM ${BUILD_BASE} AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/art/package.json packages/art/
COPY packages/shared/package.json packages/shared/
COPY prisma/package.json prisma/
COPY testing/package.json testing/
ENV PATH=/app/node_modules/.bin:$PATH

FROM manifests AS build
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npx -y pnpm@12 install --frozen-lockfile --ignore-scripts
COPY . .
RUN node scripts/cut-pdf-fonts.ts && node scripts/prepare.ts

# Only what the server imports; `pnpm deploy` would put our own sources into node_modules, where Node
# runs no TypeScript. Then: one Node instead of one for each system, Prisma's compiler for PostgreSQL
# instead of those for ten databases, no source maps.
FROM manifests AS production
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npx -y pnpm@12 install --frozen-lockfile --ignore-scripts --prod --filter-prod museum... \
    && cp "$(node -p process.execPath)" /usr/local/bin/node \
    && rm -r node_modules/node-* node_modules/.bin node_modules/.pnpm/node-*@* \
    && find node_modules/.pnpm -name '*.map' -delete \
    && find node_modules/.pnpm/@prisma+client@* -name 'query_compiler_*' \
       ! -name '*_small_bg.postgresql.*' -delete
COPY packages/shared/src packages/shared/src
COPY prisma prisma
COPY scripts scripts
COPY apps/api/src apps/api/src
COPY --from=build /app/apps/api/src/generated apps/api/src/generated
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/web/dist-server apps/web/dist-server
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled
RUN mkdir -p "$NODE_COMPILE_CACHE" /empty && chown 10001:10001 "$NODE_COMPILE_CACHE" /empty
# By the user who runs the server: Node keeps what it has compiled apart for each.
USER 10001:10001
RUN node scripts/compile-server.ts

FROM ${BASE}
WORKDIR /app
COPY --from=production /usr/local/bin/node /usr/local/bin/node
COPY --from=production /app /app
# Volumes take their owner from here.
COPY --from=production --chown=10001:10001 /empty /data
COPY --from=production --chown=10001:10001 /empty /backups
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled \
    MALLOC_TRIM_THRESHOLD_=262144
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Whether the process lives; whether it can work is asked by the proxy (/health/ready).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/ask-health.js"]
# As scripts/start.js does, with its variable above. Node is the first process: SIGTERM reaches it.
CMD ["node", "--conditions=bundled", "--max-old-space-size=512", "--max-semi-space-size=2", "scripts/serve.ts"]
