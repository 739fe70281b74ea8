# One shape for every process: docker build --build-arg PACKAGE=@seyir/comments -t seyir-comments .
# BASE is any image with Node 24.5 or later on its path; nothing else of it is used, no shell either.
ARG BUILDER=node:24-bookworm-slim
ARG BASE=node:24-bookworm-slim

FROM ${BUILDER} AS build
ENV CI=true
WORKDIR /src
# What is downloaded depends on the lock file alone, which was vetted (age, build scripts) where it was made. A proxy's
# certificate may be handed in as the secret `ca`.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml scripts/images/pnpm.sh ./
COPY patches patches
RUN --mount=type=cache,target=/store --mount=type=secret,id=ca sh pnpm.sh fetch
COPY . .
RUN --mount=type=cache,target=/store --mount=type=secret,id=ca \
  sh pnpm.sh install --frozen-lockfile --offline \
  && PATH=/src/node_modules/.bin:$PATH tsc -b \
  && cd web && PATH=/src/node_modules/.bin:$PATH node node_modules/vite/bin/vite.js build --app
# Whoever runs it has a name, which PostgreSQL inside the one process asks for, and a folder for files.
RUN mkdir /empty && echo 'seyir:x:10001:10001::/:/nonexistent' >> /etc/passwd && echo 'seyir:x:10001:' >> /etc/group

FROM build AS package
ARG PACKAGE
RUN --mount=type=cache,target=/store --mount=type=secret,id=ca sh scripts/images/deploy.sh "$PACKAGE"
# What Node compiles it keeps for the same user, so that a start takes less from those who answer beside it. Without
# settings this one loads what it needs and ends.
ENV NODE_COMPILE_CACHE=/out/.compiled NODE_COMPILE_CACHE_PORTABLE=1
USER 10001:10001
RUN cd /out && timeout 60 node --enable-source-maps --max-semi-space-size=16 start.mjs >/dev/null 2>&1 || test -n "$(ls -A .compiled)"

FROM ${BASE}
COPY --from=build /etc/passwd /etc/group /etc/
COPY --from=build --chown=10001:10001 /empty /data
COPY --from=package /out /app
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/.compiled NODE_COMPILE_CACHE_PORTABLE=1
USER 10001:10001
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=16", "start.mjs"]
