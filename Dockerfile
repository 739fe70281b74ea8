# One Dockerfile for all processes: docker build --build-arg PACKAGE=@seyir/comments -t seyir-comments .
# BASE is any image with Node 24.5 or later on its PATH; nothing else of it is used, not even a shell.
ARG BUILDER=node:24-bookworm-slim
ARG BASE=node:24-bookworm-slim

FROM ${BUILDER} AS build
ENV CI=true
WORKDIR /src
# The downloads depend only on the lock file, which was verified (age, build scripts) when it was created. The secret
# `ca` may contain a proxy's certificate.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml scripts/images/pnpm.sh ./
COPY patches patches
RUN --mount=type=cache,target=/store --mount=type=secret,id=ca sh pnpm.sh fetch
COPY . .
RUN --mount=type=cache,target=/store --mount=type=secret,id=ca \
  sh pnpm.sh install --frozen-lockfile --offline \
  && PATH=/src/node_modules/.bin:$PATH tsc -b \
  && cd web && PATH=/src/node_modules/.bin:$PATH node node_modules/vite/bin/vite.js build --app
# A user with a name, which the embedded PostgreSQL needs, and a folder for its files.
RUN mkdir /empty && echo 'seyir:x:10001:10001::/:/nonexistent' >> /etc/passwd && echo 'seyir:x:10001:' >> /etc/group

FROM build AS package
ARG PACKAGE
RUN --mount=type=cache,target=/store --mount=type=secret,id=ca sh scripts/images/deploy.sh "$PACKAGE"
# Stores Node's compile cache for the same user, which shortens a start. Without settings the process loads its
# modules and exits.
ENV NODE_COMPILE_CACHE=/out/.compiled NODE_COMPILE_CACHE_PORTABLE=1
USER 10001:10001
RUN cd /out && timeout 60 node --expose-gc --max-semi-space-size=16 start.mjs >/dev/null 2>&1 || test -n "$(ls -A .compiled)"

FROM ${BASE}
COPY --from=build /etc/passwd /etc/group /etc/
COPY --from=build --chown=10001:10001 /empty /data
COPY --from=build --chown=10001:10001 /empty /uploads
COPY --from=package /out /app
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/app/.compiled NODE_COMPILE_CACHE_PORTABLE=1
USER 10001:10001
ENTRYPOINT ["node", "--expose-gc", "--max-semi-space-size=16", "start.mjs"]
